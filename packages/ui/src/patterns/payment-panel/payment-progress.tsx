import { useTranslation } from 'react-i18next';
import { PaymentState } from '../../blocks/payment-panel/payment-state.tsx';
import { Diamonds } from './diamonds.tsx';
import type { PaymentView } from './payment.types.ts';
import { isPartSeen, sumText } from './payment.words.ts';

/** How near the two diamonds are to each other. */
const NEAR = { seen: 0.55, confirming: 0.8, reorged: 0.3 } as const;

/** The transfer is on the network: its progress, and that there is nothing to do. It breathes, so that it never looks stuck. */
export function PaymentProgress({ payment, phase }: { payment: PaymentView; phase: keyof typeof NEAR }) {
  const { t } = useTranslation('payments');
  const isSeen = phase === 'seen';
  return (
    <PaymentState
      phase={phase === 'reorged' ? 'confirming' : phase}
      picture={<Diamonds share={NEAR[phase]} isBroken={phase === 'reorged'} />}
      amount={isSeen ? sumText(payment.seenAmount, payment.paymentMethod) : undefined}
      texts={{
        title: t(`${phase}.title`),
        text: isSeen && isPartSeen(payment) ? t('seen.part') : t(`${phase}.text`),
      }}
    />
  );
}
