import { useTranslation } from 'react-i18next';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { join } from '../../lib/cx.ts';
import { Diamonds } from './diamonds.tsx';
import type { PaymentView } from './payment.types.ts';

/** Up to this many confirmations are drawn one by one. */
const DRAWN = 24;

/** How many confirmations a transfer has of those that it needs. */
function Confirmations({ done, needed }: NonNullable<PaymentView['confirmations']>) {
  const { t } = useTranslation('payments');
  const words = t('panel.confirmations', { done: Math.min(done, needed), count: needed });
  return (
    <ProgressBar
      aria-label={words}
      maxValue={needed}
      value={done}
      valueLabel={words}
      className="mu:flex mu:flex-col mu:items-center mu:gap-2.5"
    >
      {needed <= DRAWN && (
        <div className="mu:flex mu:gap-1.5">
          {Array.from({ length: needed }, (_, index) => (
            <span
              key={index}
              className={join(
                'mu:size-2 mu:rotate-45 mu:forced-color-adjust-none',
                index < done ? 'mu:bg-accent' : 'mu:bg-fill-pressed',
              )}
            />
          ))}
        </div>
      )}
      <p className="mu:figures mu:text-sm mu:font-medium">{words}</p>
    </ProgressBar>
  );
}

/** The transfer is with the network: how far it is, and that there is nothing to do. */
export function PaymentProgress({ payment, phase }: { payment: PaymentView; phase: 'confirming' | 'reorged' }) {
  const { t } = useTranslation('payments');
  const { confirmations } = payment;
  const isCounted = phase === 'confirming' && confirmations !== null;
  return (
    <div className="mu:flex mu:flex-col mu:items-center mu:gap-5 mu:py-4 mu:text-center">
      <div className={isCounted ? '' : 'mu:animate-breathe'}>
        <Diamonds share={isCounted ? confirmations.done / confirmations.needed : 0.4} isBroken={phase === 'reorged'} />
      </div>
      {isCounted && <Confirmations {...confirmations} />}
      <div className="mu:max-w-md">
        <p className="mu:display mu:text-xl">{t(`${phase}.title`)}</p>
        <p className="mu:mt-2 mu:text-text-muted">{t(`${phase}.text`)}</p>
      </div>
    </div>
  );
}
