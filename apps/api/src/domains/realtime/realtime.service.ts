import type { components } from '@mutuals/api-client/schema';
import { type Clock, DAY_MS } from '../../clock.ts';
import { hasRole } from '../../contract.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { type Realtime, RealtimeUnavailable } from '../../integrations/realtime/realtime.ts';
import { Problem } from '../../problem.ts';
import { findOpenConversationIds } from '../messaging/messaging.public.ts';
import { findRecentPaymentIds } from '../payments/payments.public.ts';
import { findActingIds } from '../profiles/profiles.public.ts';
import type { MessagingService } from '../messaging/messaging.service.ts';
import { holdSignIn, requireSignedIn } from '../users/users.public.ts';
import { findRecentTicketIds } from '../tickets/tickets.public.ts';
import type { TicketsService } from '../tickets/tickets.service.ts';
import type { Caller } from '../../caller.ts';

export interface RealtimeService {
  /** A token for the caller's own channels: the default ones, and those of `asked` that are theirs (D4). Throws `signed_out` if that came first. */
  getRealtimeToken(caller: Caller, asked: AskedChannels): Promise<components['schemas']['RealtimeToken']>;
}

export interface AskedChannels {
  conversationId: string | null;
  ticketId: string | null;
}

/** Conversations that every token includes. */
const RECENT_CONVERSATIONS = 50;
/** Own tickets that every token includes. */
const RECENT_TICKETS = 20;
/** Own recent payments that every token includes. */
const RECENT_PAYMENTS = 20;
const PAYMENTS_MS = 7 * DAY_MS;

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  messaging: MessagingService;
  tickets: TicketsService;
}

export function createRealtimeService({ db, clock, realtime, messaging, tickets }: Dependencies): RealtimeService {
  return {
    async getRealtimeToken(caller, { conversationId, ticketId }) {
      if (conversationId !== null) await messaging.requireConversation(caller, conversationId, null);
      if (ticketId !== null) await tickets.requireTicket(caller, ticketId);
      const since = new Date(clock.now().getTime() - PAYMENTS_MS);
      const [profiles, recent, asked, payments, recentTickets] = await Promise.all([
        findActingIds(db, caller.userId),
        findOpenConversationIds(db, caller.userId, { limit: RECENT_CONVERSATIONS }),
        conversationId === null ? [] : findOpenConversationIds(db, caller.userId, { limit: 1, conversationId }),
        findRecentPaymentIds(db, caller.userId, since, RECENT_PAYMENTS),
        findRecentTicketIds(db, caller.userId, RECENT_TICKETS),
      ]);
      // One in which nothing can be said any more is read without a channel, whatever closed it.
      const conversations = new Set([...asked, ...recent]);
      const ownTickets = new Set(ticketId === null ? recentTickets : [ticketId, ...recentTickets]);
      const channels = [
        `user:${caller.userId}`,
        ...profiles.map((id) => `user:${id}`),
        ...payments.map((id) => `payment:${id}`),
        ...[...conversations].map((id) => `conversation:${id}`),
        ...[...ownTickets].map((id) => `ticket:${id}`),
        ...(hasRole(caller.role, 'support') ? ['tickets'] : []),
        ...(hasRole(caller.role, 'admin') ? ['reports'] : []),
      ];
      try {
        // "Sign out everywhere" ends the tokens of before it: this one is, or there is none.
        const { token, expiresAt } = await inTransaction(db, async (trx) => {
          requireSignedIn(await holdSignIn(trx, caller.userId), caller);
          return realtime.issueToken({ clientId: caller.userId, channels });
        });
        return { token, expiresAt: expiresAt.toISOString(), clientId: caller.userId, channels };
      } catch (error) {
        throw error instanceof RealtimeUnavailable ? new Problem('service_unavailable', { cause: error }) : error;
      }
    },
  };
}
