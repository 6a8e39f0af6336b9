import { useTranslation } from 'react-i18next';
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
    <div className="mu:flex mu:flex-col mu:items-center mu:gap-5 mu:py-4 mu:text-center">
      <div className="mu:animate-breathe">
        <Diamonds share={NEAR[phase]} isBroken={phase === 'reorged'} />
      </div>
      <div className="mu:flex mu:max-w-md mu:flex-col mu:gap-2 mu:*:text-balance">
        <p className="mu:display mu:text-xl">{t(`${phase}.title`)}</p>
        {isSeen && (
          <p translate="no" className="mu:font-mono mu:text-lg mu:figures">
            {sumText(payment.seenAmount, payment.paymentMethod)}
          </p>
        )}
        <p className="mu:text-text-muted">{isSeen && isPartSeen(payment) ? t('seen.part') : t(`${phase}.text`)}</p>
      </div>
    </div>
  );
}
