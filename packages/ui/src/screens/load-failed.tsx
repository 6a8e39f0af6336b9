import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../lib/focus-outward.ts';
import { GetHelp } from '../patterns/get-help/get-help.tsx';
import { Button } from '../primitives/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../primitives/empty-state/empty-state.tsx';

interface LoadFailedProps extends Omit<EmptyStateProps, 'drawing' | 'action' | 'ref'> {
  /** Without it a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** The failed answer's reference, for the team. */
  requestId?: string | undefined;
  /** Another action, after the retry: a LinkButton or Button. */
  elsewhere?: ReactNode;
}

/** Replaces content that failed to load: offers a retry and, if the team can be asked, help. */
export function LoadFailed({ onRetry, requestId, elsewhere, ...props }: LoadFailedProps) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      {...props}
      ref={focusOutward}
      drawing="missing"
      action={
        <>
          {onRetry && (
            <Button variant="primary" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {elsewhere}
          <GetHelp requestId={requestId} />
        </>
      }
    />
  );
}
