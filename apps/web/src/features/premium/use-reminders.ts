import { queryOf } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';

/** Whether the end of the plan is told before (D13). It shows at once what was pressed, and what the server has again when that refuses. */
export function useReminders() {
  const { api } = useServices();
  const client = useQueryClient();
  const showProblem = useProblemToast();
  const { mutate, isPending, variables } = useMutation({
    // One after the other, so that the last press is the last word.
    scope: { id: 'reminders' },
    mutationFn: (isReminded: boolean) => (isReminded ? api.resumeSubscription() : api.cancelSubscription()),
    onSuccess: (plan) => client.setQueryData(queryOf(api, 'getMySubscription').queryKey, plan),
    onError: showProblem,
  });
  return {
    /** What was pressed and not answered yet; null where nothing is. */
    isWanted: isPending ? variables : null,
    change: (isReminded: boolean) => mutate(isReminded),
  };
}
