import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentPanel as KitPanel } from '../../blocks/payment-panel/payment-panel.tsx';
import { WalletChooser } from '../../blocks/payment-panel/wallet-chooser.tsx';
import { join } from '../../lib/cx.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PaySlip } from './pay-slip.tsx';
import { PaymentClaim } from './payment-claim.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import type {
  ClaimState,
  DropState,
  OtherCoin,
  PaymentNetwork,
  PaymentPhase,
  PaymentView,
  WalletState,
} from './payment.types.ts';
import { isClosed, isDropped, transferHref } from './payment.words.ts';

export { PaymentStatusBadge, type PaymentStatusBadgeProps } from './payment-status-badge.tsx';
export type {
  ClaimState,
  DropState,
  OtherCoin,
  PaymentNetwork,
  PaymentPhase,
  PaymentTransfer,
  PaymentView,
  PaymentWallet,
  WalletState,
} from './payment.types.ts';
export { amountText, coinText, shortHash, sumText, symbolOf, transferHref } from './payment.words.ts';
export { type WalletLink, walletLinks } from '../../blocks/payment-panel/wallet-links.ts';

/** The result of the last status check. */
export type CheckState = 'idle' | 'checking' | 'nothing' | 'failed';

export interface PaymentPanelProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'>, RefAttributes<HTMLElement> {
  payment: PaymentView;
  phase: PaymentPhase;
  network: PaymentNetwork;
  /** How long there is to pay, and the full window, in milliseconds by the server's clock (D19). */
  leftMs: number;
  totalMs: number;
  /** The confirmation arrived while the person watched: its animation plays once. */
  isLive?: boolean;
  check?: CheckState;
  /** The wallet's state, or why it did not send. */
  wallet?: WalletState;
  /** The state of the request for a period. */
  claim?: ClaimState;
  /** Whether it can be dropped, and the result. */
  drop?: DropState;
  onCheck: () => void;
  onOpenWallet: () => void;
  onChooseWallet: (walletId: string) => void;
  /** Choose none, or stop waiting for it. */
  onCancelWallet: () => void;
  /** The person looked into the wallet: it did not send. Asks for confirmation. */
  onNotSent: () => void;
  onClaimPeriod: () => void;
  onClaimRefund: () => void;
  /** Drop it before it is paid; asks for confirmation. */
  onDrop: () => void;
  /** The same plan in other coins: offered while nothing was received. */
  others?: readonly OtherCoin[];
  /** Links to start a new payment for the same plan, write a ticket, see the plan. */
  hrefs: { readonly newPayment: string; readonly support: string; readonly plan: string };
  /** The heading level of its title in its page. */
  headingLevel?: 1 | 2;
}

const isPaying = (phase: PaymentPhase): phase is 'awaiting' | 'underpaid' | 'wrongAsset' =>
  phase === 'awaiting' || phase === 'underpaid' || phase === 'wrongAsset';
const isWithTheNetwork = (phase: PaymentPhase): phase is 'seen' | 'confirming' | 'reorged' =>
  phase === 'seen' || phase === 'confirming' || phase === 'reorged';
const isPaid = (phase: PaymentPhase): boolean => phase === 'confirmed' || phase === 'overpaid';

function Check({ check, onCheck }: { check: CheckState; onCheck: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Button isPending={check === 'checking'} onPress={onCheck} className="mu:@max-md:w-full">
        {t('panel.check')}
      </Button>
      <output
        className={join('mu:min-w-0 mu:text-sm', check === 'failed' ? 'mu:text-danger-text' : 'mu:text-text-muted')}
      >
        {(check === 'nothing' || check === 'failed') && t(`check.${check}`)}
      </output>
    </>
  );
}

function Transfer({ href }: { href: string | null }) {
  const { t } = useTranslation('payments');
  if (href === null) return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="mu:inline-flex mu:items-center mu:gap-1.5 mu:self-center mu:text-sm"
    >
      {t('panel.explorer')}
      <ExternalLinkIcon aria-hidden="true" className="mu:size-3.5" />
      <span className="mu:sr-only">{t('panel.opens')}</span>
    </Link>
  );
}

/** The actions at the end: see the plan, pay again, or ask the team about what arrived. */
function Next({ payment, phase, hrefs }: Pick<PaymentPanelProps, 'payment' | 'phase' | 'hrefs'>) {
  const { t } = useTranslation('payments');
  const help = (
    <LinkButton href={hrefs.support} className="mu:@max-md:w-full">
      {t('panel.support')}
    </LinkButton>
  );
  if (isPaid(phase))
    return (
      <>
        <LinkButton variant="primary" href={hrefs.plan} className="mu:@max-md:w-full">
          {t('panel.continue')}
        </LinkButton>
        {phase === 'overpaid' && help}
      </>
    );
  const isUnsettled = phase === 'unsettled';
  // The one gold action is then the request for the money.
  const look = { variant: isUnsettled ? 'secondary' : 'primary', className: 'mu:@max-md:w-full' } as const;
  const anew = isDropped(payment) ? (
    // Somebody who dropped it wants another plan or coin.
    <LinkButton {...look} href={hrefs.plan}>
      {t('dropped.again')}
    </LinkButton>
  ) : isClosed(payment) ? (
    <LinkButton {...look} href={hrefs.newPayment}>
      {t('panel.newPayment')}
    </LinkButton>
  ) : (
    // Until then a new payment would be the same one: one is open at a time (SPEC 5).
    <Button {...look} isPending>
      {t('panel.newPayment')}
    </Button>
  );
  return (
    <>
      {isUnsettled && help}
      {anew}
      {!isUnsettled && help}
    </>
  );
}

/** Screen reader announcements of the payment's phases. */
function usePhaseWords(payment: PaymentView, phase: PaymentPhase): string {
  const { t } = useTranslation('payments');
  if (phase === 'awaiting') return '';
  if (phase === 'expired' && isDropped(payment)) return t('dropped.title');
  return t(`${phase === 'overpaid' ? 'confirmed' : phase}.title`);
}

/**
 * One payment in cryptocurrency, from what to send and where, through its confirmations, to its end (SPEC 2, D15). It says one thing at a time: while
 * something is due, exactly what; once it has arrived, that nothing is left to do; at the end, the result, and for money that bought nothing, the
 * choice of what happens to it. Money that arrived is always visible.
 */
export function PaymentPanel({
  payment,
  phase,
  network,
  leftMs,
  totalMs,
  isLive = false,
  check = 'idle',
  wallet = { status: 'idle' },
  claim = { status: 'idle' },
  drop = { status: 'notOffered' },
  onCheck,
  onOpenWallet,
  onChooseWallet,
  onCancelWallet,
  onNotSent,
  onClaimPeriod,
  onClaimRefund,
  onDrop,
  others = [],
  hrefs,
  headingLevel = 2,
  ...props
}: PaymentPanelProps) {
  const { t } = useTranslation(['payments', 'premium', 'common']);
  const plan = t(`premium:plan.${payment.subscriptionTier}`);
  const stage = isPaying(phase) ? 'slip' : isWithTheNetwork(phase) ? 'network' : 'end';
  // The countdown may reach zero before the server closes it.
  const isOver = stage === 'end' && !isPaid(phase) && payment.status !== 'failed';
  const asking = <Check check={check} onCheck={onCheck} />;
  const transfer = <Transfer href={transferHref(network, payment.transactionSignature ?? payment.seenTransaction)} />;
  return (
    <>
      <KitPanel
        {...props}
        title={t('panel.title', { plan })}
        badge={<PaymentStatusBadge status={isOver ? 'expired' : payment.status} detail={payment.detail} />}
        stage={stage}
        announcement={usePhaseWords(payment, phase)}
        headingLevel={headingLevel}
        data-phase={phase}
      >
        {network.isTestnet && !isPaid(phase) && (
          <Banner tone="info" title={t('test.title')}>
            {t('test.text', { network: network.networkName })}
          </Banner>
        )}
        {payment.isDelayed && (
          <Banner tone="warning" title={t('delayed.title')}>
            {t('delayed.text')}
          </Banner>
        )}
        {isPaying(phase) && (
          <PaySlip
            payment={payment}
            network={network}
            phase={phase}
            leftMs={leftMs}
            totalMs={totalMs}
            wallet={wallet}
            onOpenWallet={onOpenWallet}
            onCancelWallet={onCancelWallet}
            onNotSent={onNotSent}
            check={asking}
            drop={drop}
            onDrop={onDrop}
            others={others}
            supportHref={hrefs.support}
          />
        )}
        {isWithTheNetwork(phase) && (
          <>
            <PaymentProgress payment={payment} phase={phase} />
            <div className="mu:flex mu:flex-col mu:items-center mu:gap-4 mu:text-center">
              {asking}
              {transfer}
            </div>
          </>
        )}
        {!isPaying(phase) && !isWithTheNetwork(phase) && (
          <>
            <PaymentOutcome
              payment={payment}
              phase={phase}
              plan={plan}
              isLive={isLive}
              actions={<Next payment={payment} phase={phase} hrefs={hrefs} />}
            />
            {transfer}
            {payment.unsettled.length > 0 && (
              <PaymentClaim
                payment={payment}
                plan={plan}
                networkName={network.networkName}
                wallet={wallet}
                claim={claim}
                onClaimPeriod={onClaimPeriod}
                onClaimRefund={onClaimRefund}
                onCancelWallet={onCancelWallet}
              />
            )}
          </>
        )}
      </KitPanel>
      {wallet.status === 'choosing' && (
        <WalletChooser
          wallets={wallet.wallets}
          onChoose={onChooseWallet}
          onCancel={onCancelWallet}
          texts={{ title: t('chooser.title'), close: t('common:close') }}
        />
      )}
    </>
  );
}
