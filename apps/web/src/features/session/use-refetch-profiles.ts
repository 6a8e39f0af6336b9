import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The own profiles are fetched again once the server says that the one acted as is gone: it was deleted elsewhere. */
export function useRefetchProfiles(code: string | undefined): void {
  const client = useQueryClient();
  const isGone = code === 'acting_profile_not_found';
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: operationKey('listMyProfiles') });
  }, [client, isGone]);
}
