import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';
import type { Partner } from '../conversation-list/partner.ts';

export interface CloseDialogProps {
  /** With whom the conversation is; null: nothing is asked, and the dialog is closed. */
  partner: Partner | null;
  /** The own profile, as the partner will read it. */
  ownName: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a conversation is closed kindly, with the words that the partner will read (D63). */
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
