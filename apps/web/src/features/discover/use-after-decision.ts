import type { LikeResult } from '@mutuals/api-client';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../realtime/index.ts';

/** To be called with every stored decision: what was read of matching is read again, and after a match one hears and sees its conversation. */
export function useAfterDecision(): (answer: LikeResult | null) => void {
  const { connection } = useRealtime();
  const client = useQueryClient();
  return (answer) => {
    void client.invalidateQueries({ queryKey: tagKey('Matching') });
    void client.invalidateQueries({ queryKey: operationKey('getHome') });
    if (answer?.isMatch !== true) return;
    connection.send({ type: 'CAPABILITIES_CHANGED' });
    void client.invalidateQueries({ queryKey: tagKey('Messaging') });
  };
}
