import type { Operations } from '../../http/operation.ts';
import type { RealtimeService } from './realtime.service.ts';

export function realtimeOperations(realtimeAccess: RealtimeService): Pick<Operations, 'getRealtimeToken'> {
  return {
    getRealtimeToken: ({ caller, query: { conversationId = null, ticketId = null } }) =>
      realtimeAccess.getRealtimeToken(caller, { conversationId, ticketId }),
  };
}
