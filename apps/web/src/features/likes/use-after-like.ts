import type { LikeResult } from '@mutuals/api-client';
import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../realtime/index.ts';

/** What follows from a stored decision, wherever it was made: other lists are stale, and a match needs a token that names its conversation (D4). */
export function useAfterLike(): (answer: LikeResult | null) => void {
  const client = useQueryClient();
  const { connection } = useRealtime();
  return (answer) => {
    void client.invalidateQueries({ queryKey: tagKey('Matching') });
    if (answer?.isMatch !== true) return;
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    void client.invalidateQueries({ queryKey: tagKey('Messaging') });
  };
}
