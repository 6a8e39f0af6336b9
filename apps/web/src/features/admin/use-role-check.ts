import { ApiProblem } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const isForbidden = (error: unknown): boolean => error instanceof ApiProblem && error.problem?.code === 'forbidden';

/** Reads who is signed in again when the server refuses what their role let them read: it may have been taken away while they work (D50). */
export function useRoleCheck(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isForbidden(event.action.error))
          void client.invalidateQueries({ queryKey: operationKey('getMe') });
      }),
    [client],
  );
}
