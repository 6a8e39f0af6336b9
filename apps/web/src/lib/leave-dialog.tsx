import { AlertDialog } from '@mutuals/ui/primitives/dialog';
import { useTranslation } from 'react-i18next';

/** Asks before what was typed is lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onStay()}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      tone="danger"
      onConfirm={onLeave}
    >
      {t('leave.text')}
    </AlertDialog>
  );
}
