import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import type { DropState } from './payment.types.ts';

/** Drops a payment before it is paid, after a confirmation (D15). */
export function DropPayment({ drop, onDrop }: { drop: DropState; onDrop: () => void }) {
  const { t } = useTranslation('payments');
  const [isAsking, setAsking] = useState(false);
  if (drop.status === 'notOffered') return null;
  return (
    <>
      <Button
        variant="quiet"
        isPending={drop.status === 'sending'}
        onPress={() => setAsking(true)}
        className="mu:@max-md:w-full"
      >
        {t('drop.action')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('drop.title')}
        confirmLabel={t('drop.confirm')}
        cancelLabel={t('drop.keep')}
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
      >
        {t('drop.text')}
      </AlertDialog>
    </>
  );
}
