import type { CallInput } from '@mutuals/api-client';
import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { HealthPanel } from '@mutuals/ui/screens/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';

type Choice = CallInput<'retryFailedJobs'>['body'];

/** How often it is looked at while it is open. */
const LOOK_MS = 10_000;

/** /admin/health. */
export function HealthTab() {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const { user } = useSession();
  const textOf = useProblemText();
  const client = useQueryClient();
  const query = useQuery({
    ...queryOf(api, 'getHealth'),
    refetchInterval: ({ state: { data } }) => data !== undefined && LOOK_MS,
  });
  const read = queryView(query);
  const view = withMessage(read, textOf);
  // Runs when it is asked for: it writes a file, publishes an event and asks the model.
  const checks = useQuery({ ...queryOf(api, 'getHealthChecks'), enabled: false, retry: false });
  const retry = useMutation({
    mutationFn: (body: Choice) => api.retryFailedJobs({ body }),
    onSuccess: ({ retried }) => toasts.show({ tone: 'success', title: t('health.done', { count: retried }) }),
    // What was refused shows what is there now.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: operationKey('getHealth') }),
        client.invalidateQueries({ queryKey: operationKey('listAudit') }),
      ]),
  });
  return (
    <HealthPanel
      view={view.status === 'ready' ? { status: 'ready', health: view.data } : view}
      change={{ isPending: retry.isPending, error: retry.error ? textOf(retry.error) : undefined }}
      onRetryJob={({ _id: jobId }) => retry.mutate({ jobId })}
      onRetryKind={({ kind }) => retry.mutate({ kind })}
      checks={
        user.role === 'owner'
          ? {
              found: checks.data ?? null,
              isChecking: checks.isFetching,
              error: checks.error && !checks.isFetching ? textOf(checks.error) : undefined,
              onCheck: () => void checks.refetch(),
            }
          : null
      }
      paymentsHref={adminRoutes.payments.href({ decision: 'waiting' })}
      onRetry={retryOf(read)}
    />
  );
}
