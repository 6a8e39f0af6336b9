import { useTranslation } from 'react-i18next';
import { type PaymentView, symbolOf } from '../../patterns/payment-panel/payment-panel.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** What was chosen while the payment that is shown was open already: one is open at a time (SPEC 5). */
export type InsteadView = Pick<PaymentView, 'subscriptionTier' | 'paymentMethod'> &
  /** `held`: the open one cannot be dropped now. `beginning`: it is dropped, and what was chosen begins. */
  (
    | { readonly status: 'offered' | 'dropping' | 'held' | 'beginning' }
    | { readonly status: 'failed'; readonly message: string }
  );

export interface InsteadBannerProps {
  instead: InsteadView;
  payment: PaymentView;
  /** Drop the open one, unless it is dropped already, and begin what was chosen. */
  onGoOn: () => void;
}

/** Says that an open payment took the place of what was chosen, and offers to drop it. */
export function InsteadBanner({ instead, payment, onGoOn }: InsteadBannerProps) {
  const { t } = useTranslation(['payments', 'premium']);
  const names = {
    plan: t(`premium:plan.${payment.subscriptionTier}`),
    coin: symbolOf(payment.paymentMethod),
    chosenPlan: t(`premium:plan.${instead.subscriptionTier}`),
    chosenCoin: symbolOf(instead.paymentMethod),
  };
  if (instead.status === 'failed')
    return (
      <Banner
        tone="danger"
        className="mu:mb-4"
        title={t('instead.failed', names)}
        action={
          <Button size="sm" onPress={onGoOn}>
            {t('instead.again')}
          </Button>
        }
      >
        {instead.message}
      </Banner>
    );
  const canGoOn = instead.status === 'offered' || instead.status === 'dropping';
  return (
    <Banner
      tone="info"
      className="mu:mb-4"
      action={
        canGoOn && (
          <Button size="sm" isPending={instead.status === 'dropping'} onPress={onGoOn}>
            {t('instead.go')}
          </Button>
        )
      }
    >
      {t(`instead.${canGoOn ? 'offered' : instead.status}`, names)}
    </Banner>
  );
}
