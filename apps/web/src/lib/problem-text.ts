import { ApiProblem, failureMessageKey, problemMessageKey } from '@mutuals/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The words for a failed call (D30): its code's, else the server's, else "Failed to {action}". What never reached the server, or was no
 * call at all, counts as unreachable. The function stays the same while the language does.
 */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation(['common', 'errors']);
  return useCallback(
    (error) => {
      if (!(error instanceof ApiProblem) || error.kind === 'offline' || error.kind === 'timeout')
        return t('unreachable');
      const key = error.code === undefined ? undefined : problemMessageKey(error.code);
      return key === undefined ? (error.problem?.message ?? t(failureMessageKey(error.operation))) : t(key);
    },
    [t],
  );
}
