import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../primitives/empty-state/empty-state.tsx';

/** Stands where something could not be loaded. Without `onRetry` another try cannot help. */
export function LoadFailed({
  onRetry,
  ...props
}: Omit<EmptyStateProps, 'drawing' | 'action'> & { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      {...props}
      drawing="missing"
      action={
        onRetry && (
          <Button variant="primary" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  );
}
