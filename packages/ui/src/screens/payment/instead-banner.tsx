import { useTranslation } from 'react-i18next';
import { type PaymentView, sumText, symbolOf } from '../../patterns/payment-panel/payment-panel.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** What was requested while the shown payment was already open: one is open at a time (SPEC 5). */
export type InsteadView = InsteadChosen | InsteadPlans;

interface ChosenPlan extends Pick<PaymentView, 'subscriptionTier' | 'paymentMethod'> {
  readonly wanted: 'choice';
  /** Its price, a decimal string; null while unknown. */
  readonly amount: string | null;
}
/** `held`: the open one cannot be dropped now. `beginning`: it is dropped, and the requested one starts. */
type InsteadChosen = ChosenPlan &
  (
    | { readonly status: 'offered' | 'dropping' | 'held' | 'beginning' }
    | { readonly status: 'failed'; readonly message: string }
  );
/** The plans were opened: nothing was chosen yet. */
interface InsteadPlans {
  readonly wanted: 'plans';
  readonly status: 'offered' | 'dropping' | 'held';
}

export interface InsteadBannerProps {
  instead: InsteadView;
  payment: PaymentView;
  /** Drops the open one, unless it already is, and continues with the request. */
  onGoOn: () => void;
}

function usePayment({ subscriptionTier, paymentMethod }: PaymentView) {
  const { t } = useTranslation('premium');
  return { plan: t(`plan.${subscriptionTier}`), coin: symbolOf(paymentMethod) };
}

function Open({ status, text, label, onGoOn }: { status: string; text: string; label: string; onGoOn: () => void }) {
  const canGoOn = status === 'offered' || status === 'dropping';
  return (
    <Banner
      tone="info"
      className="mu:mb-4"
      action={
        canGoOn && (
          <Button size="sm" isPending={status === 'dropping'} onPress={onGoOn}>
            {label}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}

function Chosen({ instead, payment, onGoOn }: InsteadBannerProps & { instead: InsteadChosen }) {
  const { t } = useTranslation(['payments', 'premium']);
  const { paymentMethod, amount } = instead;
  const names = {
    ...usePayment(payment),
    chosenPlan: t(`premium:plan.${instead.subscriptionTier}`),
    chosenCoin: symbolOf(paymentMethod),
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
  const text = t(`instead.${instead.status === 'dropping' ? 'offered' : instead.status}`, names);
  const price = amount === null ? '' : t('instead.price', { amount: sumText(amount, paymentMethod) });
  return <Open status={instead.status} text={`${text} ${price}`} label={t('instead.go')} onGoOn={onGoOn} />;
}

/** Says that an open payment blocks the request, and offers to drop it. */
export function InsteadBanner({ instead, payment, onGoOn }: InsteadBannerProps) {
  const { t } = useTranslation('payments');
  const names = usePayment(payment);
  if (instead.wanted === 'choice') return <Chosen instead={instead} payment={payment} onGoOn={onGoOn} />;
  const text = t(instead.status === 'held' ? 'instead.plansHeld' : 'instead.plans', names);
  return <Open status={instead.status} text={text} label={t('instead.goPlans')} onGoOn={onGoOn} />;
}
