import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentView } from '../../patterns/payment-panel/payment-panel.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PaymentSteps } from './payment-steps.tsx';

export { PaymentSteps } from './payment-steps.tsx';

export interface PaymentMethodView {
  readonly method: PaymentView['paymentMethod'];
  readonly symbol: string;
  readonly isAvailable: boolean;
  /** Why it is off (D18, D45). */
  readonly reason: string | null;
}

export type ChoosePaymentView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly networkName: string; readonly methods: readonly PaymentMethodView[] };

export interface ChoosePaymentScreenProps {
  view: ChoosePaymentView;
  tier: PaymentView['subscriptionTier'];
  isStarting?: boolean;
  /** Why the payment was not begun. */
  error?: string | undefined;
  onStart: (method: PaymentMethodView['method']) => void;
  onRetry: () => void;
  backHref: string;
}

function Methods({
  view,
  isStarting,
  error,
  onStart,
}: { view: Extract<ChoosePaymentView, { status: 'ready' }> } & Pick<
  ChoosePaymentScreenProps,
  'isStarting' | 'error' | 'onStart'
>) {
  const { t } = useTranslation('payments');
  const open = view.methods.filter(({ isAvailable }) => isAvailable);
  const [chosen, setChosen] = useState(open[0]?.method);
  const method = open.find((of) => of.method === chosen)?.method ?? open[0]?.method;
  const reasonOf = (reason: string | null): string =>
    reason === 'no_longer_issued' || reason === 'price_unavailable' ? t(`choose.${reason}`) : t('choose.off');
  // Said once for all coins.
  const isClosed = view.methods.some(({ reason }) => reason === 'payments_unavailable');
  return (
    <div className="mu:flex mu:flex-col mu:gap-6">
      <RadioCards
        label={t('choose.label')}
        hideLabel
        description={t('choose.exact')}
        value={method ?? null}
        onChange={(value) => setChosen(open.find((of) => of.method === value)?.method)}
      >
        {view.methods.map((of) => (
          <RadioCard key={of.method} value={of.method} title={of.symbol} isDisabled={!of.isAvailable}>
            {of.isAvailable ? t(`choose.${of.method}`) : reasonOf(of.reason)}
          </RadioCard>
        ))}
      </RadioCards>
      {isClosed && <Banner tone="warning">{t('choose.payments_unavailable')}</Banner>}
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <Button
        variant="primary"
        size="lg"
        isPending={isStarting ?? false}
        isDisabled={method === undefined}
        onPress={() => method && onStart(method)}
        className="mu:max-sm:w-full mu:sm:self-start"
      >
        {t('choose.go')}
      </Button>
    </div>
  );
}

/** In which coin a plan is paid (SPEC 2, /payment?tier&price). The price in the address is never believed (D9). */
export function ChoosePaymentScreen({ view, tier, onRetry, backHref, ...props }: ChoosePaymentScreenProps) {
  const { t } = useTranslation(['payments', 'premium']);
  const plan = t(`premium:plan.${tier}`);
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('choose.title')}
        lead={view.status === 'ready' ? t('choose.lead', { plan, network: view.networkName }) : plan}
        back={<Link href={backHref}>{t('checkout.toPlans')}</Link>}
        className="mu:mb-6"
      />
      <PaymentSteps current="select" className="mu:mb-8" />
      {view.status === 'loading' && (
        <div className="mu:grid mu:min-h-64 mu:place-items-center">
          <ProgressCircle label={t('choose.loading')} isIndeterminate />
        </div>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('choose.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && <Methods view={view} {...props} />}
    </div>
  );
}
