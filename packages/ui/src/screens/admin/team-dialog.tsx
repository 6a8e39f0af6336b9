import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

interface TeamDialogProps {
  title: string;
  view: { readonly status: 'loading' | 'ready' } | { readonly status: 'error'; readonly message: string };
  loadingLabel: string;
  errorTitle: string;
  onClose: () => void;
  onRetry: () => void;
  /** The data, once loaded. */
  children: ReactNode;
}

/** One item of a team's list, opened over it: loading, failed, or loaded. */
export function TeamDialog({ title, view, loadingLabel, errorTitle, onClose, onRetry, children }: TeamDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={title}
      closeLabel={t('close')}
    >
      {view.status === 'loading' && (
        <Loading label={loadingLabel} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-32 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-24 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={errorTitle} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && children}
    </Dialog>
  );
}
