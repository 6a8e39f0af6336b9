import type { components } from '@mutuals/api-client/schema';
import type { Db } from '../../database/schema.ts';
import { type Realtime, RealtimeUnavailable } from '../../integrations/realtime/realtime.ts';
import { Problem } from '../../problem.ts';
import { findRecentConversationIds } from '../messaging/conversations.repository.ts';
import { findProfilesOf } from '../profiles/profiles.repository.ts';
import type { MessagingService } from '../messaging/messaging.service.ts';
import type { Caller } from '../users/users.service.ts';

export interface RealtimeService {
  /** A token for the caller's own channels, `conversationId` among them (D4). */
  getRealtimeToken(caller: Caller, conversationId: string | null): Promise<components['schemas']['RealtimeToken']>;
}

/** Conversations that a token names without being asked. */
const RECENT_CONVERSATIONS = 50;

interface Dependencies {
  db: Db;
  realtime: Realtime;
  messaging: MessagingService;
}

export function createRealtimeService({ db, realtime, messaging }: Dependencies): RealtimeService {
  return {
    async getRealtimeToken(caller, conversationId) {
      if (conversationId !== null) await messaging.requireConversation(caller, conversationId, null);
      const [profiles, recent] = await Promise.all([
        findProfilesOf(db, caller.userId),
        findRecentConversationIds(db, caller.userId, RECENT_CONVERSATIONS),
      ]);
      const conversations = new Set(conversationId === null ? recent : [conversationId, ...recent]);
      const channels = [
        `user:${caller.userId}`,
        ...profiles.map(({ id }) => `user:${id}`),
        ...[...conversations].map((id) => `conversation:${id}`),
      ];
      try {
        const { token, expiresAt } = await realtime.issueToken({ clientId: caller.userId, channels });
        return { token, expiresAt: expiresAt.toISOString(), clientId: caller.userId, channels };
      } catch (error) {
        throw error instanceof RealtimeUnavailable ? new Problem('service_unavailable', { cause: error }) : error;
      }
    },
  };
}
