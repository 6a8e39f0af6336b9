import { ApiProblem, failureMessageKey } from '@mutuals/api-client';
import { useFaultText } from '@mutuals/ui/fault';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from './fault.ts';

/**
 * The words for a failed call (D30): its code's, else the server's, else "Failed to {action}". What was no call at all counts as
 * unreachable. The function stays the same while the language does.
 */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['common', 'errors']);
  const textOf = useFaultText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiProblem)) return t('unreachable');
      const text = error.kind !== 'unreadable' && textOf(faultOf(error));
      const failed = failureMessageKey(error.operation);
      // A page that has just opened has no words yet for each call (scripts/prerender.ts).
      const isThere: boolean = i18n.exists(failed);
      return text || t(isThere ? failed : 'unreachable');
    },
    [t, i18n, textOf],
  );
}
