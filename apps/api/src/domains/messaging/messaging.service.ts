import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import { type Clock, DAY_MS, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { isOnGifHost } from '../../integrations/gifs/gif-hosts.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addJobs, addLoneJob, newJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import * as conversations from './conversations.repository.ts';
import type { ConversationRow, MemberRow, OwnConversation } from './conversations.repository.ts';
import { type GuardsService, Refused } from './guards.service.ts';
import * as messages from './messages.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { withdrawSeen } from '../deliveries/telling.service.ts';
import * as profileRows from '../profiles/profiles.public.ts';
import type { ActingProfile } from '../profiles/profiles.public.ts';
import { findIsBlocked } from '../pairs/pairs.public.ts';
import { messagingJobs } from './messaging.jobs.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toConversation, toMessage, toReadReceipt } from './messaging.view.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { requireUnmuted } from '../users/users.public.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Caller } from '../../caller.ts';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type Conversation = Schemas['Conversation'];
export type MessageInput = Schemas['MessageInput'];
export type ReadReceipt = Schemas['ReadReceipt'];

export interface ConversationListRequest extends PartRequest {
  profileId: string;
  conversationId: string | null;
}

/** At most one of `before` and `after`, which are sequence numbers. */
export interface MessagePageRequest {
  profileId: string | null;
  limit: number;
  before: number | null;
  after: number | null;
}

export interface MessagingService {
  /** A profile's conversations: first those where it is its turn, each group by the last message. */
  listConversations(caller: Caller, request: ConversationListRequest): Promise<Listed<Conversation>>;
  /** The conversation of a match. Throws `not_matched` if there is none (D33). */
  createConversation(caller: Caller, input: Schemas['ConversationInput']): Promise<Conversation>;
  /** A page of a conversation, ascending. */
  listMessages(
    caller: Caller,
    conversationId: string,
    request: MessagePageRequest,
  ): Promise<{ data: Message[]; hasMore: boolean }>;
  /**
   * Sends a message. A repeated client id returns the stored message; without a client id it is always new (D25). What
   * a guard refuses is not stored, and only counted (D66, D69).
   */
  sendMessage(caller: Caller, profileId: string, input: MessageInput): Promise<{ isNew: boolean; message: Message }>;
  /**
   * Marks everything up to `upToSeq` as read, by default up to now; notifies the partner and the reader's other
   * devices.
   */
  markConversationRead(
    caller: Caller,
    conversationId: string,
    request: { profileId: string; upToSeq: number | null },
  ): Promise<ReadReceipt>;
  /**
   * Closes a conversation kindly for both sides; the partner is notified. Closing a closed one changes nothing. The
   * profile that closed it opens it again with its next message (decision 044).
   */
  closeConversation(caller: Caller, conversationId: string, profileId: string): Promise<Conversation>;
  /**
   * Closes the conversation of a match that an own profile ended: nothing of it is deleted, and both devices reload it. The
   * profiles must be locked.
   */
  endConversation(trx: Trx, conversationId: string, profileId: string): Promise<void>;
  /**
   * The conversations that wait longest for an own profile, and whether they come before its deck: once a day (UTC),
   * from 8 of them on (D63).
   */
  getYourTurn(caller: Caller, profileId: string): Promise<Schemas['YourTurn']>;
  /** Lets an own profile go on to its deck for today. */
  passYourTurn(caller: Caller, profileId: string): Promise<void>;
  /** Counts answers that a week has not brought in the habits of their profiles. */
  countUnanswered(): Promise<void>;
  /** Makes the devices of a member reload a conversation that was closed. */
  publishClosing(closing: JobPayload<typeof messagingJobs.publishClosing>): Promise<void>;
  /** Publishes a message to all devices of both sides. */
  publishMessage(message: JobPayload<typeof messagingJobs.publishMessage>): Promise<void>;
  /** Publishes how far somebody has read, to the partner and the reader's other devices. */
  publishReadReceipt(reading: JobPayload<typeof messagingJobs.publishReadReceipt>): Promise<void>;
  /**
   * Throws `conversation_not_found` or `not_a_participant` unless the caller takes part, as `profileId` or as any own
   * profile.
   */
  requireConversation(
    caller: Caller,
    conversationId: string,
    profileId: string | null,
    db?: Db,
  ): Promise<OwnConversation>;
}

/** After this an answer counts as late without having come: the longest step of a habit. */
const UNANSWERED_MS = 7 * DAY_MS;
const UNANSWERED_MOST = 500;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Prefixes of the addresses of GIFs. */
  gifPrefixes: readonly string[];
  realtime: Realtime;
  profiles: ProfilesService;
  addresses: PictureAddresses;
  guards: GuardsService;
  notifications: Pick<NotificationsService, 'messageSent' | 'messagesRead' | 'conversationClosed'>;
}

export function createMessagingService({
  db,
  clock,
  gifPrefixes,
  realtime,
  profiles,
  addresses,
  guards,
  notifications,
}: Dependencies): MessagingService {
  async function requireConversation(
    caller: Caller,
    conversationId: string,
    profileId: string | null,
    connection: Db = db,
  ): Promise<OwnConversation> {
    if (profileId !== null) await profiles.requireOwn(caller, profileId, connection);
    const found = await ownConversationOf(
      connection,
      await conversations.findConversation(connection, caller.userId, conversationId),
      caller,
      profileId,
    );
    // Deleting the profile of a conversation leaves it (D39).
    if (profileId === null && (await profileRows.findProfile(connection, found.own.profile_id)) === undefined)
      throw new Problem('conversation_not_found');
    return found;
  }

  async function lockOwnConversation(
    trx: Db,
    caller: Caller,
    conversationId: string,
    profileId: string,
  ): Promise<OwnConversation> {
    await profiles.requireOwn(caller, profileId, trx);
    return ownConversationOf(
      trx,
      await conversations.lockConversation(trx, caller.userId, conversationId),
      caller,
      profileId,
    );
  }

  /** Why a profile may not write into a conversation. */
  async function refusal(trx: Db, caller: Caller, conversationId: string, profileId: string): Promise<Problem> {
    await profiles.requireOwn(caller, profileId, trx);
    const isThere = (await conversations.findConversation(trx, caller.userId, conversationId)) !== undefined;
    return new Problem(isThere ? 'not_a_participant' : 'conversation_not_found');
  }

  async function ownConversation(connection: Db, own: ActingProfile, conversationId: string): Promise<Conversation> {
    const only = { conversationId, limit: 1, offset: 0, after: null };
    const [conversation] = (await conversations.findConversationsOf(connection, own, only)).rows;
    if (conversation === undefined) throw new Error(`Conversation ${conversationId} is gone`);
    return toConversation(conversation, addresses);
  }

  /** Stores a message unless it is there already, and has both sides told. */
  async function store(
    caller: Caller,
    profileId: string,
    input: MessageInput & { clientId: string },
  ): Promise<{ isNew: boolean; message: Message; overruled: readonly string[] }> {
    const { conversationId, clientId } = input;
    return inTransaction(db, async (trx) => {
      const own = { id: profileId, userId: caller.userId };
      const newcomerUntil = await guards.newcomerUntil(trx, caller);
      const place = await conversations.lockForSending(trx, conversationId, own, newcomerUntil !== null);
      if (place === undefined) throw await refusal(trx, caller, conversationId, profileId);
      const { lastSeq, isEnded, partner } = place;
      const isOver = partner.isDeleted || isEnded;
      const [text, acknowledged] = input.type === 'text' ? [input.content, input.acknowledged ?? []] : ['', []];
      const overruled = isOver
        ? []
        : await guards.check(trx, { caller, newcomerUntil, conversationId, profileId, place, text, acknowledged });

      const row = isOver
        ? undefined
        : await messages.insertNext(trx, partner.profileId, {
            id: uuid(),
            conversation_id: conversationId,
            seq: lastSeq + 1,
            sender_profile_id: profileId,
            client_id: clientId,
            type: input.type,
            content: input.content,
            metadata:
              input.type === 'gif'
                ? JSON.stringify({ ...input.metadata, title: guards.harmlessTitle(input.metadata.title) })
                : null,
            created_at: clock.now(),
          });
      if (row === undefined) {
        const accepted = await messages.findByClientId(trx, profileId, clientId);
        if (accepted === undefined) throw await whyRefused(trx, own, conversationId);
        if (!isSame(accepted, input)) throw new Problem('client_id_reused');
        return { isNew: false, message: toMessage(accepted, partner.lastReadSeq), overruled: [] };
      }
      const message = { userId: partner.userId, receiverProfileId: partner.profileId, senderProfileId: profileId };
      await addJobs(trx, [
        newJob(messagingJobs.publishMessage, { conversationId, seq: row.seq }),
        await notifications.messageSent(trx, { ...message, conversationId }),
      ]);
      return { isNew: true, message: toMessage(row, partner.lastReadSeq), overruled };
    });
  }

  return {
    requireConversation,

    async listConversations(caller, { profileId, ...request }) {
      const own = { id: profileId, userId: caller.userId };
      const { rows, ...part } = await conversations.findConversationsOf(db, own, request);
      // The list is empty for another person's profile too.
      if (rows.length === 0) await profiles.requireOwn(caller, profileId);
      return { data: rows.map((row) => toConversation(row, addresses)), ...part };
    },

    async createConversation(caller, { targetProfileId, profileId = null }) {
      if (profileId !== null) await profiles.requireOwn(caller, profileId);
      const found = await conversations.findConversationWith(db, caller.userId, targetProfileId, profileId);
      if (found === undefined) {
        const isThere = (await profileRows.findSeenProfile(db, caller.userId, targetProfileId)) !== undefined;
        throw new Problem(isThere ? 'not_matched' : 'profile_not_found');
      }
      return ownConversation(db, { id: found.own_profile_id, userId: caller.userId }, found.id);
    },

    async closeConversation(caller, conversationId, profileId) {
      return inTransaction(db, async (trx) => {
        const { partner } = await lockOwnConversation(trx, caller, conversationId, profileId);
        if (await conversations.close(trx, conversationId, profileId, clock.now())) {
          const receiverProfileId = partner.profile_id;
          await notifications.conversationClosed(trx, {
            userId: partner.user_id,
            receiverProfileId,
            senderProfileId: profileId,
            conversationId,
          });
          await addJobs(
            trx,
            [profileId, receiverProfileId].map((id) =>
              newJob(messagingJobs.publishClosing, { conversationId, profileId: id }),
            ),
          );
        }
        return ownConversation(trx, { id: profileId, userId: caller.userId }, conversationId);
      });
    },

    async endConversation(trx, conversationId, profileId) {
      await conversations.end(trx, conversationId, profileId, clock.now());
      for (const { profile_id, user_id } of await conversations.findMembers(trx, [conversationId])) {
        await notifications.messagesRead(trx, user_id, conversationId);
        // The match may have been pushed as well.
        await withdrawSeen(trx, user_id);
        await addJob(trx, messagingJobs.publishClosing, { conversationId, profileId: profile_id });
      }
    },

    async listMessages(caller, conversationId, { profileId, limit, before, after }) {
      if (before !== null && after !== null) {
        throw new Problem('validation_failed', {
          errors: [{ path: 'query/after', code: 'not_allowed', message: 'Ask for before or after, not both.' }],
        });
      }
      const found = await requireConversation(caller, conversationId, profileId);
      // One more than requested, to know whether there are more in that direction.
      const wanted = limit + 1;
      const rows =
        after === null
          ? await messages.findNewest(db, conversationId, before, wanted)
          : await messages.findAfter(db, conversationId, after, wanted);
      const hasMore = rows.length === wanted;
      const shown = hasMore ? (after === null ? rows.slice(1) : rows.slice(0, -1)) : rows;
      return { data: shown.map((row) => toMessage(row, receiverOf(row, found).last_read_seq)), hasMore };
    },

    async sendMessage(caller, profileId, input) {
      if (!gifsOf(input).every((address) => isOnGifHost(address, gifPrefixes)))
        throw new Problem('picture_not_allowed');
      requireUnmuted(caller.user, clock.now());
      const message = { clientId: uuid(), ...input };
      try {
        const { overruled, ...sent } = await store(caller, profileId, message);
        if (overruled.length > 0) await guards.count('overruled', overruled);
        return sent;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // Sent before, and taken then: the answer is lost, or what guards look for has changed.
        const accepted = await messages.findByClientId(db, profileId, message.clientId);
        if (accepted !== undefined && isSame(accepted, input)) return { isNew: false, message: toMessage(accepted, 0) };
        await guards.count('refused', error.kinds);
        throw error;
      }
    },

    async markConversationRead(caller, conversationId, { profileId, upToSeq }) {
      return inTransaction(db, async (trx) => {
        const { conversation, own } = await lockOwnConversation(trx, caller, conversationId, profileId);
        const now = clock.now();
        const readSeq = Math.max(own.last_read_seq, Math.min(upToSeq ?? Infinity, conversation.last_seq));
        const isNews = own.last_read_seq < readSeq;
        if (isNews) {
          const unread = await conversations.markRead(trx, conversationId, profileId, readSeq, now);
          if (unread === 0) await notifications.messagesRead(trx, caller.userId, conversationId);
          await addJob(trx, messagingJobs.publishReadReceipt, { conversationId, readerProfileId: profileId });
        }
        const readAt = isNews ? now : (own.last_read_at ?? now);
        return toReadReceipt({ ...own, last_read_seq: readSeq }, readAt);
      });
    },

    async publishMessage({ conversationId, seq }) {
      const message = await messages.findWithReceiver(db, conversationId, seq);
      if (message === undefined) return;
      const { receiver_id: receiverProfileId, read_seq: readSeq } = message;
      const data = { conversationId, message: toMessage(message, readSeq) };
      await Promise.all([
        realtime.publish(`conversation:${conversationId}`, 'new-message', data),
        realtime.publish(`user:${receiverProfileId}`, 'new-message-notification', { ...data, receiverProfileId }),
        // For the sender's other devices, which need not have the conversation open.
        realtime.publish(`user:${message.sender_profile_id}`, 'new-message', data),
      ]);
    },

    async getYourTurn(caller, profileId) {
      await profiles.requireOwn(caller, profileId);
      const own = { id: profileId, userId: caller.userId };
      const [{ rows, total }, hasPassed] = await Promise.all([
        conversations.findLongestWaiting(db, own, limits.turnsBeforeDeck),
        conversations.hasPassed(db, profileId, utcDay(clock.now())),
      ]);
      return {
        isBeforeDeck: total >= limits.turnsBeforeDeck && !hasPassed,
        total,
        data: rows.map((row) => toConversation(row, addresses)),
      };
    },

    async passYourTurn(caller, profileId) {
      await profiles.requireOwn(caller, profileId);
      await conversations.pass(db, profileId, utcDay(clock.now()));
    },

    async countUnanswered() {
      const before = new Date(clock.now().getTime() - UNANSWERED_MS);
      const counted = await conversations.countUnanswered(db, before, UNANSWERED_MOST);
      if (counted === UNANSWERED_MOST) await addLoneJob(db, messagingJobs.countUnanswered, {});
    },

    publishClosing: ({ conversationId, profileId }) =>
      realtime.publish(`user:${profileId}`, 'conversation-closed', {
        conversationId,
        changedAt: clock.now().toISOString(),
      }),

    async publishReadReceipt({ conversationId, readerProfileId }) {
      const members = await conversations.findMembers(db, [conversationId]);
      const reader = members.find((member) => member.profile_id === readerProfileId);
      if (reader?.last_read_at == null) return;
      const receipt = toReadReceipt(reader, reader.last_read_at);
      const others = members.filter((member) => member !== reader);
      const areApart = await Promise.all(others.map((other) => findIsBlocked(db, reader.user_id, other.user_id)));
      await Promise.all([
        ...(areApart.includes(true) ? [] : [realtime.publish(`conversation:${conversationId}`, 'read', receipt)]),
        realtime.publish(`user:${readerProfileId}`, 'read', receipt),
      ]);
    },
  };
}

function receiverOf(message: MessageRow, { own, partner }: OwnConversation): MemberRow {
  return message.sender_profile_id === own.profile_id ? partner : own;
}

/** The addresses in a message that browsers load. */
const gifsOf = (input: MessageInput): readonly string[] =>
  input.type === 'text' ? [] : [input.content, ...(input.metadata.stillUrl === null ? [] : [input.metadata.stillUrl])];

function isSame(row: MessageRow, input: MessageInput): boolean {
  return row.conversation_id === input.conversationId && row.type === input.type && row.content === input.content;
}

async function ownConversationOf(
  connection: Db,
  conversation: ConversationRow | undefined,
  caller: Caller,
  profileId: string | null,
): Promise<OwnConversation> {
  if (conversation === undefined) throw new Problem('conversation_not_found');
  const members = await conversations.findMembers(connection, [conversation.id]);
  const own = members.find(
    (member) => member.user_id === caller.userId && (profileId === null || member.profile_id === profileId),
  );
  const partner = members.find((member) => member !== own);
  if (own === undefined || partner === undefined) throw new Problem('not_a_participant');
  return { conversation, own, partner };
}

/** Why a member's message was refused: read anew, because it may have happened while the conversation was waited for. */
async function whyRefused(trx: Db, own: ActingProfile, conversationId: string): Promise<Problem> {
  const place = await conversations.lockForSending(trx, conversationId, own, false);
  if (place === undefined) return new Problem('conversation_not_found');
  return new Problem(place.partner.isDeleted ? 'partner_deleted' : 'no_longer_matched');
}
