import type { ApiClient, CallInput } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type AuditEntry, AuditPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';
import { auditHref, pageOf, readAudit } from './admin-address.ts';
import { csvOf } from './csv.ts';
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

/** All that fits, part by part. */
async function readAll(api: ApiClient, query: Query): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<ApiClient['listAudit']>> = await api.listAudit({
      query: { ...query, limit: ROWS_A_PART, ...(cursor !== null && { cursor }) },
    });
    entries.push(...part.data);
    cursor = part.meta.nextCursor;
  } while (cursor !== null && entries.length < MOST_ROWS);
  return entries;
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** /admin/audit. */
export function AuditTab() {
  const { api } = useServices();
  const [address] = useSearchParams();
  const asked = readAudit(address);
  const query: Query = {
    sort: asked.sort,
    ...(asked.action !== 'all' && { action: asked.action }),
    ...(asked.search !== '' && { subject: asked.search }),
    ...asked.days,
  };
  const list = useQuery({
    ...queryOf(api, 'listAudit', { query: { ...query, page: pageOf(address) } }),
    placeholderData: keepPreviousData,
  });
  const exporting = useMutation({
    mutationFn: async () => save(csvOf([HEAD, ...(await readAll(api, query)).map(lineOf)]), 'audit.csv'),
    onError: useProblemToast(),
  });
  const listFilters = useListFilters(asked, (filters) => auditHref(filters));

  return (
    <AuditPanel
      view={useAdminList<AuditEntry>(list)}
      {...listFilters}
      isExporting={exporting.isPending}
      onExport={() => exporting.mutate()}
      onRetry={() => void list.refetch()}
      pageHref={(page) => auditHref(asked, page)}
    />
  );
}
