import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';

/** Reads a list anew after the team changed something in it, and the log that tells of it. */
export function useRefreshList(list: 'listUsers' | 'listAdminProfiles' | 'listPayments'): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: operationKey(list) });
    await client.invalidateQueries({ queryKey: operationKey('listAudit') });
  };
}
