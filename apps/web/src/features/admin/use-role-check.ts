import { ApiProblem } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const isForbidden = (error: unknown): boolean => error instanceof ApiProblem && error.problem?.code === 'forbidden';

/** Reads the signed-in person again when the server refuses a read: their role may have been revoked meanwhile (D50). */
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
