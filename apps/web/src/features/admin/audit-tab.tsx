import type { ApiClient, CallInput } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type AuditEntry, type AuditFilters, AuditPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { csvOf } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useProblemToast, useToasts } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';

type Query = NonNullable<CallInput<'listAudit'>['query']>;

/** As many rows as a file takes: the filters choose which. */
const MOST_ROWS = 5000;
const ROWS_A_PART = 100;

const HEAD = ['createdAt', 'actor', 'actorPrivyId', 'action', 'subject', 'subjectName', 'before', 'after', 'reason'];
const lineOf = (entry: AuditEntry): string[] => [
  entry.createdAt,
  entry.actor.displayName,
  entry.actor.privyId,
  entry.action,
  entry.subject,
  entry.subjectName ?? '',
  entry.before ?? '',
  entry.after ?? '',
  entry.reason ?? '',
];

/** The rows of a file, part by part, and whether there are more. */
async function readAll(api: ApiClient, query: Query): Promise<{ entries: AuditEntry[]; isCut: boolean }> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<ApiClient['listAudit']>> = await api.listAudit({
      query: { ...query, limit: ROWS_A_PART, ...(cursor !== null && { cursor }) },
    });
    entries.push(...part.data);
    cursor = part.meta.nextCursor;
  } while (cursor !== null && entries.length < MOST_ROWS);
  return { entries, isCut: cursor !== null };
}

const hrefOf = ({ days, ...filters }: AuditFilters, page = 1): string =>
  adminRoutes.audit.href({ ...filters, ...days, page });

/** /admin/audit. */
export function AuditTab() {
  const { api } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const [{ page, from, to, ...rest }] = useQueryParams(adminRoutes.audit);
  const filters: AuditFilters = { ...rest, days: from !== '' && from <= to ? { from, to } : null };
  const query: Query = {
    sort: filters.sort,
    ...(filters.action !== 'all' && { action: filters.action }),
    ...(filters.search !== '' && { subject: filters.search }),
    ...filters.days,
  };
  const list = useQuery({
    ...queryOf(api, 'listAudit', { query: { ...query, page } }),
    placeholderData: keepPreviousData,
  });
  const exporting = useMutation({
    async mutationFn() {
      const { entries, isCut } = await readAll(api, query);
      saveFile('audit.csv', csvOf([HEAD, ...entries.map(lineOf)]));
      if (isCut)
        toasts.show({
          tone: 'warning',
          title: t('audit.cut', { rows: entries.length }),
          description: t('audit.cutText'),
        });
    },
    onError: useProblemToast(),
  });
  const listFilters = useListFilters(filters, (next) => hrefOf(next));

  return (
    <AuditPanel
      view={useAdminList<AuditEntry>(list)}
      {...listFilters}
      isExporting={exporting.isPending}
      onExport={() => exporting.mutate()}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf(filters, to)}
    />
  );
}
