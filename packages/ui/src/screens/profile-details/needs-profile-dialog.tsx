import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';

export interface NeedsProfileDialogProps {
  isOpen: boolean;
  /** The owner of the page. */
  name: string;
  /** Continues to creating a profile; the intent is kept. */
  onCreate: () => void;
  onClose: () => void;
}

/** Says that acting needs a profile of one's own, and that the action waits for it. */
export function NeedsProfileDialog({ isOpen, name, onCreate, onClose }: NeedsProfileDialogProps) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('act.needsProfile')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('act.notNow')}</Button>
          <Button variant="primary" onPress={onCreate}>
            {t('act.createProfile')}
          </Button>
        </>
      }
    >
      <p className="mu:text-text-muted">{t('act.needsProfileText', { name })}</p>
    </Dialog>
  );
}
