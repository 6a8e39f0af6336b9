import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../primitives/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../primitives/link/link-button.tsx';
import { HelpHrefContext } from './help.ts';

interface LoadFailedProps extends Omit<EmptyStateProps, 'drawing' | 'action'> {
  /** Without it another try cannot help. */
  onRetry?: (() => void) | undefined;
  /** Of the answer that said no, for whoever asks the team about it. */
  requestId?: string | undefined;
}

/** Stands where something could not be loaded: offers another try and, where the team can be asked, help. */
export function LoadFailed({ onRetry, requestId, ...props }: LoadFailedProps) {
  const { t } = useTranslation('common');
  const helpHref = use(HelpHrefContext);
  return (
    <EmptyState
      {...props}
      drawing="missing"
      action={
        (onRetry || helpHref) && (
          <>
            {onRetry && (
              <Button variant="primary" onPress={onRetry}>
                {t('tryAgain')}
              </Button>
            )}
            {helpHref && <LinkButton href={helpHref(requestId)}>{t('getHelp')}</LinkButton>}
          </>
        )
      }
    />
  );
}
