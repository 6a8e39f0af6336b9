import { useTranslation } from 'react-i18next';
import { type Fault, useFaultText } from '../../lib/fault.ts';
import {
  type CheckState,
  type ClaimState,
  type DropState,
  PaymentPanel,
  type PaymentNetwork,
  type PaymentPanelProps,
  type PaymentPhase,
  type PaymentView,
  type WalletState,
} from '../../patterns/payment-panel/payment-panel.tsx';
import { PaymentReceipt } from '../../patterns/payment-receipt/payment-receipt.tsx';
import { PaymentStory } from '../../patterns/payment-story/payment-story.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { InsteadBanner, type InsteadView } from './instead-banner.tsx';

export type { InsteadView } from './instead-banner.tsx';

/** The page's content; the payment machine's view fits, with the payment's network. */
export type PaymentScreenView =
  | { readonly status: 'loading' | 'notFound' }
  | { readonly status: 'unavailable'; readonly fault: Fault }
  | {
      readonly status: 'ready';
      readonly payment: PaymentView;
      readonly phase: PaymentPhase;
      readonly isLive: boolean;
      readonly isLeaving: boolean;
      readonly check: CheckState;
      readonly wallet: WalletState;
      readonly claim: ClaimState;
      readonly drop: DropState;
    };

export interface PaymentScreenProps extends Pick<
  PaymentPanelProps,
  | 'leftMs'
  | 'totalMs'
  | 'onCheck'
  | 'onOpenWallet'
  | 'onChooseWallet'
  | 'onCancelWallet'
  | 'onNotSent'
  | 'onClaimPeriod'
  | 'onClaimRefund'
  | 'onDrop'
  | 'others'
> {
  view: PaymentScreenView;
  network: PaymentNetwork;
  hrefs: PaymentPanelProps['hrefs'] & { readonly payments: string };
  onRetry: () => void;
  /** Cancels the automatic redirect to the plan. */
  onStay: () => void;
  onPrint: () => void;
  /** The request that this open payment blocks; null if there is none. */
  instead?: InsteadView | null;
  onGoOn: () => void;
}

function Back({ href }: { href: string }) {
  const { t } = useTranslation('payments');
  return (
    <Link
      href={href}
      className="mu:mb-4 mu:inline-flex mu:items-center mu:gap-1.5 mu:self-start mu:text-sm mu:text-text-muted"
    >
      <ArrowLeftIcon aria-hidden="true" className="mu:size-4" />
      {t('page.back')}
    </Link>
  );
}

function Leaving({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <Banner
      tone="success"
      className="mu:mb-4"
      action={
        <Button size="sm" onPress={onStay}>
          {t('page.stay')}
        </Button>
      }
    >
      {t('page.leaving')}
    </Banner>
  );
}

/** One payment (SPEC 2, /payment/{id}): what to do now, and below it the full history; once it is paid, its receipt. */
export function PaymentScreen({
  view,
  network,
  hrefs,
  onRetry,
  onStay,
  onPrint,
  instead = null,
  onGoOn,
  ...panel
}: PaymentScreenProps) {
  const { t } = useTranslation('payments');
  const faultText = useFaultText();
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-col mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <Back href={hrefs.payments} />
      {view.status === 'loading' && (
        <div className="mu:grid mu:min-h-96 mu:place-items-center">
          <ProgressCircle label={t('page.loading')} isIndeterminate />
        </div>
      )}
      {view.status === 'notFound' && (
        <EmptyState
          drawing="missing"
          headingLevel={1}
          title={t('page.notFound')}
          action={<LinkButton href={hrefs.payments}>{t('page.back')}</LinkButton>}
        >
          {t('page.notFoundText')}
        </EmptyState>
      )}
      {view.status === 'unavailable' && (
        <LoadFailed headingLevel={1} title={t('page.error')} requestId={view.fault.requestId} onRetry={onRetry}>
          {faultText(view.fault)}
        </LoadFailed>
      )}
      {view.status === 'ready' && (
        <>
          {view.isLeaving && <Leaving onStay={onStay} />}
          {instead && <InsteadBanner instead={instead} payment={view.payment} onGoOn={onGoOn} />}
          <PaymentPanel
            {...panel}
            headingLevel={1}
            payment={view.payment}
            phase={view.phase}
            network={network}
            isLive={view.isLive}
            check={view.check}
            wallet={view.wallet}
            claim={view.claim}
            drop={view.drop}
            hrefs={hrefs}
          />
          <section className="mu:mt-8 mu:px-1">
            <h2 className="mu:mb-4 mu:font-semibold">{t('story.label')}</h2>
            <PaymentStory payment={view.payment} network={network} />
          </section>
          {view.payment.confirmedAt !== null && (
            <PaymentReceipt payment={view.payment} network={network} onPrint={onPrint} className="mu:mt-8" />
          )}
        </>
      )}
    </div>
  );
}
