import type { components } from '@mutuals/api-client/schema';
import type { Db } from '../database/schema.ts';
import { type Realtime, RealtimeUnavailable } from '../integrations/realtime/realtime.ts';
import { Problem } from '../problem.ts';
import { findRecentConversationIds } from '../repositories/conversations.ts';
import { findProfilesOf } from '../repositories/profiles.ts';
import type { MessagingService } from './messaging.ts';
import type { Caller } from './users.ts';

export interface RealtimeAccessService {
  /** A token for the caller's own channels, `conversationId` among them (D4). */
  issueToken(caller: Caller, conversationId: string | null): Promise<components['schemas']['RealtimeToken']>;
}

/** Conversations that a token names without being asked. */
const RECENT_CONVERSATIONS = 50;

interface Dependencies {
  db: Db;
  realtime: Realtime;
  messaging: MessagingService;
}

export function createRealtimeAccessService({ db, realtime, messaging }: Dependencies): RealtimeAccessService {
  return {
    async issueToken(caller, conversationId) {
      if (conversationId !== null) await messaging.requireThread(caller, conversationId, null);
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
