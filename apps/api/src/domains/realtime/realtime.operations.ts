import type { Operations } from '../../http/operation.ts';
import type { RealtimeService } from './realtime.service.ts';

export function realtimeOperations(realtimeAccess: RealtimeService): Pick<Operations, 'getRealtimeToken'> {
  return {
    getRealtimeToken: ({ caller, query }) => realtimeAccess.getRealtimeToken(caller, query.conversationId ?? null),
  };
}
