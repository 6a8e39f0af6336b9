import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../blocks/payment-panel/ask-first.tsx';
import type { DropState } from './payment.types.ts';

/** Drops a payment before it is paid, after a confirmation (D15). */
export function DropPayment({ drop, onDrop }: { drop: DropState; onDrop: () => void }) {
  const { t } = useTranslation('payments');
  if (drop.status === 'notOffered') return null;
  return (
    <AskFirst
      variant="quiet"
      isPending={drop.status === 'sending'}
      className="mu:@max-md:w-full"
      label={t('drop.action')}
      question={{
        title: t('drop.title'),
        children: t('drop.text'),
        confirmLabel: t('drop.confirm'),
        cancelLabel: t('drop.keep'),
      }}
      onConfirm={onDrop}
    />
  );
}
