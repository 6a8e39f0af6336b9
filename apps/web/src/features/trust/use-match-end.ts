import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../realtime/index.ts';

/** What follows when a match ended (D64): its lists and counts are fetched again, and the token names its conversation no more. */
export function useMatchEnd(): () => void {
  const client = useQueryClient();
  const { connection } = useRealtime();
  return () => {
    for (const tag of ['Matching', 'Messaging', 'Notifications'] as const)
      void client.invalidateQueries({ queryKey: tagKey(tag) });
    connection.send({ type: 'CAPABILITIES_CHANGED' });
  };
}
