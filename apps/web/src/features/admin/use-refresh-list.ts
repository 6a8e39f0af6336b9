import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';

/** Refreshes a list after a change by the team, and the audit log. */
export function useRefreshList(list: 'listUsers' | 'listAdminProfiles' | 'listPayments'): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: operationKey(list) });
    await client.invalidateQueries({ queryKey: operationKey('listAudit') });
  };
}
