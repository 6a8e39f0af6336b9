import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The own profiles are fetched again once the server says that the one acted as is gone: it was deleted elsewhere. */
export function useRefetchProfiles(isActingGone: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isActingGone) void client.invalidateQueries({ queryKey: operationKey('listMyProfiles') });
  }, [client, isActingGone]);
}
