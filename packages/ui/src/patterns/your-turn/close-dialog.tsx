import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import type { Partner } from '../conversation-list/partner.ts';

export interface CloseDialogProps {
  /** The conversation's partner; null closes the dialog. */
  partner: Partner | null;
  /** The own profile, as the partner will read it. */
  ownName: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before closing a conversation kindly, with the words that the partner will read (D63). */
export function CloseDialog({ partner, ownName, onConfirm, onCancel }: CloseDialogProps) {
  const { t } = useTranslation('turn');
  return (
    <AlertDialog
      isOpen={partner !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t('close.title')}
      confirmLabel={t('close.action')}
      cancelLabel={t('close.cancel')}
      onConfirm={onConfirm}
    >
      {partner?.isDeleted === false ? t('close.text', { name: partner.name, own: ownName }) : t('close.textUnnamed')}
    </AlertDialog>
  );
}
