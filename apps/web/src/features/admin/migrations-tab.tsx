import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { MigrationsPanel } from '@mutuals/ui/screens/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useToasts } from '../session/index.ts';

/** How often a running migration is polled. */
const LOOK_MS = 1000;

/** /admin/migrations. */
export function MigrationsTab() {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const client = useQueryClient();
  const latest = queryOf(api, 'getLinkMigration');
  const query = useQuery({
    ...latest,
    refetchInterval: ({ state }) => (state.data?.data?.status === 'running' ? LOOK_MS : false),
  });
  const read = queryView(query);
  const view = withMessage(read, textOf);
  const run = view.status === 'ready' ? view.data.data : null;
  const onSuccess = async (answer: { data: typeof run }) => {
    client.setQueryData(latest.queryKey, answer);
    await client.invalidateQueries({ queryKey: operationKey('listAudit') });
  };
  const start = useMutation({
    mutationFn: ({ dryRun }: { dryRun: boolean }) => api.normalizeLinks({ query: { dryRun } }),
    onSuccess,
  });
  const stop = useMutation({ mutationFn: () => api.stopLinkMigration(), onSuccess });
  const failure = start.error ?? stop.error;

  // A run that was seen running and has ended says so once (SPEC 8).
  const wasRunning = useRef(false);
  const onStatus = useEffectEvent((status: string | undefined) => {
    const hasEnded = wasRunning.current && status === 'finished';
    wasRunning.current = status === 'running';
    if (!hasEnded || run === null) return;
    if (run.errorCount > 0)
      toasts.show({ tone: 'warning', title: t('migration.doneWithErrors', { count: run.errorCount }) });
    else
      toasts.show({
        tone: 'success',
        title: t(run.isDryRun ? 'migration.dryDone' : 'migration.done', { count: run.updatedCount }),
      });
  });
  useEffect(() => onStatus(run?.status), [run?.status]);

  return (
    <MigrationsPanel
      view={view.status === 'ready' ? { status: 'ready', run } : view}
      change={{ isPending: start.isPending || stop.isPending, error: failure ? textOf(failure) : undefined }}
      onRun={(how) => {
        stop.reset();
        start.mutate(how);
      }}
      onStop={() => {
        start.reset();
        stop.mutate();
      }}
      onRetry={retryOf(read)}
    />
  );
}
