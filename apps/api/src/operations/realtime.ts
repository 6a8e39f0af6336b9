import type { Operations } from '../http/operation.ts';
import type { RealtimeAccessService } from '../services/realtime-access.ts';

export function realtimeOperations(realtimeAccess: RealtimeAccessService): Pick<Operations, 'getRealtimeToken'> {
  return {
    getRealtimeToken: ({ caller, query }) => realtimeAccess.issueToken(caller, query.conversationId ?? null),
  };
}
