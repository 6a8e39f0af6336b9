import { queryOf } from '@mutuals/api-client/queries';
import { Reach } from '@mutuals/ui/patterns/reach';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';
import { preferencesMutation, preferencesQuery } from './preferences.ts';

/** The time zone of this device. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "What reaches you": by which way and when (D71, D72). */
export function ReachSettings() {
  const { api } = useServices();
  const textOf = useProblemText();
  const preferences = queryView(useQuery(preferencesQuery(api)));
  const { data: mail } = useQuery(queryOf(api, 'getMailAddress'));
  const hasNoAddress = mail?.isAvailable === true && mail.address === null && mail.waiting === null;
  const update = useMutation({ ...preferencesMutation(api), onError: useProblemToast() });
  return (
    <Reach
      view={preferences.status === 'ready' ? preferences : withMessage(preferences, textOf)}
      zone={zone()}
      messagesHref={routes.messages.href()}
      addressHref={hasNoAddress ? `${routes.settings.href()}#mail` : undefined}
      onChange={(body) => update.mutate({ body })}
      onRetry={retryOf(preferences)}
    />
  );
}
