import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Fetches again what says what is proven: the proofs, and the profiles that show them. */
export function useRefreshProofs(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: tagKey('Proofs') }),
        client.invalidateQueries({ queryKey: tagKey('Profiles') }),
      ]),
    [client],
  );
}
