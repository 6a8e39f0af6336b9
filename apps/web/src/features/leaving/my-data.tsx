import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { DataExport } from '@mutuals/ui/patterns/data-export';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';

/** While a file is made it is looked for this often. */
const MAKING_MS = 5000;
/** The address of a file is good for ten minutes at least. */
const READY_MS = 5 * 60_000;

/** "My data": asks for the file, waits for it, downloads it. */
export function MyData() {
  const { api } = useServices();
  const textOf = useProblemText();
  const client = useQueryClient();
  const query = queryOf(api, 'getExport');
  const state = queryView(
    useQuery({
      ...query,
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'making' ? MAKING_MS : data?.state === 'ready' ? READY_MS : false,
    }),
  );
  const request = useMutation({
    ...mutationOf(api, 'requestExport'),
    onSuccess: (data) => client.setQueryData(query.queryKey, data),
  });
  return (
    <DataExport
      view={state.status === 'ready' ? { status: 'ready', data: state.data } : withMessage(state, textOf)}
      isAsking={request.isPending}
      error={request.error === null ? undefined : textOf(request.error)}
      onAsk={() => request.mutate({})}
      onRetry={retryOf(state)}
    />
  );
}
