import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The own profiles are fetched again each time the server says that the one acted as is gone: it was deleted elsewhere. `fault` is what said so. */
export function useRefetchProfiles(fault: object | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (fault) void client.invalidateQueries({ queryKey: operationKey('listMyProfiles') });
  }, [client, fault]);
}
