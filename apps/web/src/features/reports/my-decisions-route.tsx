import { mutationOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import { MyDecisionsScreen } from '@mutuals/ui/screens/my-decisions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';

/** As many as one answer has. */
const SHOWN = 100;

/** /settings/decisions: what the team decided on the person, and their appeals. */
export function Component() {
  const { api, clock } = useServices();
  const client = useQueryClient();
  const textOf = useProblemText();
  const now = useNow(clock);
  const list = queryView(useQuery(queryOf(api, 'listMyDecisions', { query: { limit: SHOWN } })));
  const appeal = useMutation({
    ...mutationOf(api, 'appealDecision'),
    onSettled: () => client.invalidateQueries({ queryKey: tagKey('Reports') }),
  });
  return (
    <MyDecisionsScreen
      view={list.status === 'ready' ? { status: 'ready', decisions: list.data.data, now } : withMessage(list, textOf)}
      sending={{
        id: appeal.isPending ? appeal.variables.path.id : null,
        error: appeal.isError ? textOf(appeal.error) : undefined,
      }}
      onAppeal={(id, message) => appeal.mutate({ path: { id }, body: { message } })}
      onRetry={retryOf(list)}
    />
  );
}
