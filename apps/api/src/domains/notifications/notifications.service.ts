import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { components } from '@mutuals/api-client/schema';
import type { AppealOutcome, Db, DeliveryChannel, ProofKind, Tier, Trx } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addJobs, newJob, type NewJob } from '../../jobs/queue.ts';
import { Problem } from '../../problem.ts';
import * as notifications from './notifications.repository.ts';
import type { AnsweredLike, NewNotification, NotificationRow, Reader } from './notifications.repository.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { type Notification, toNotification } from './notifications.view.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { Telling } from '../deliveries/deliveries.public.ts';
import { tell, withdrawSeen } from '../deliveries/telling.service.ts';
import { kindOf } from '../preferences/preferences.public.ts';
import { tierAt, tierRules } from '../tiers/tiers.public.ts';
import { findUser } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';

/** An event for a person, with ids only: names are looked up when it is shown. */
export type NotificationEvent =
  | { type: 'new_like'; receiverProfileId: string; likerProfileId: string; isSuperLike: boolean }
  | { type: 'new_match'; receiverProfileId: string; matchedProfileId: string; conversationId: string }
  | { type: 'new_message'; receiverProfileId: string; senderProfileId: string; conversationId: string }
  | { type: 'super_like_returned'; receiverProfileId: string }
  | { type: 'conversation_closed'; receiverProfileId: string; senderProfileId: string; conversationId: string }
  | { type: 'profile_hidden'; receiverProfileId: string; reason: string }
  | { type: 'link_approved' | 'link_rejected'; receiverProfileId: string; linkUrl: string }
  | { type: 'payment_confirmed'; tier: Tier; paymentId: string }
  | { type: 'payment_refunded'; paymentId: string }
  | { type: 'subscription_upgraded'; tier: Tier }
  | { type: 'subscription_ending'; tier: Tier; daysLeft: number; endsAt: string }
  | { type: 'decision_made'; decisionId: string }
  | { type: 'report_decided'; reportId: string; outcome: 'acted' | 'dismissed' }
  | { type: 'appeal_answered'; decisionId: string; outcome: AppealOutcome }
  | {
      type: 'proof_changed';
      receiverProfileId: string;
      proofId: string;
      proofKind: ProofKind;
      proofSubject: string;
      proofChange: components['schemas']['ProofChange'];
    }
  | { type: 'seat_requested'; receiverProfileId: string; proofId: string }
  | { type: 'ticket_answered' | 'ticket_returned' | 'ticket_closed'; ticketId: string; ticketSubject: string };

interface SentMessage {
  userId: string;
  receiverProfileId: string;
  senderProfileId: string;
  conversationId: string;
}

interface TicketOf {
  ticketId: string;
  ticketSubject: string;
}

interface DecidedLink {
  /** The owner of the profile. */
  userId: string;
  profileId: string;
  linkId: string;
  linkUrl: string;
  decision: 'approve' | 'reject';
}

/** An event and its person. */
export interface UserEvent {
  userId: string;
  /** Their own doing, which they see as it happens: `notify` pushes and mails nothing at once of it. A digest names what stays unread (D72). */
  isOwnDoing?: boolean;
  event: NotificationEvent;
}

export interface NotificationsService {
  /**
   * Stores the notifications of one change in its transaction, and publishes each to its person's browsers after the
   * commit. They are never joined (D41).
   */
  notify(trx: Trx, events: readonly UserEvent[]): Promise<void>;
  /**
   * Stores the notification of a message, joined to an unread one of the conversation; returns the job that publishes
   * it.
   */
  messageSent(trx: Trx, message: SentMessage): Promise<NewJob>;
  /** Notifies a person that the partner closed a conversation, joined to an unread notification of an earlier closing of it. */
  conversationClosed(trx: Trx, closing: SentMessage): Promise<void>;
  /** Marks the notification of a conversation's messages as read. */
  messagesRead(trx: Trx, userId: string, conversationId: string): Promise<void>;
  /** Notifies a person of an answer, joined to an unread notification of the ticket. */
  ticketAnswered(trx: Trx, answer: TicketOf & { userId: string }): Promise<void>;
  /** Notifies team members that tickets are unassigned again. */
  ticketsReturned(trx: Trx, userIds: readonly string[], tickets: readonly TicketOf[]): Promise<void>;
  /** Notifies a person that the team closed their ticket. */
  ticketClosed(trx: Trx, closed: TicketOf & { userId: string }): Promise<void>;
  /** Deletes the notification of a ticket's closing, because it is open again. */
  ticketReopened(trx: Trx, userId: string, ticketId: string): Promise<void>;
  /** Marks the notifications of a ticket's answers and closing as read. */
  ticketSeen(trx: Trx, userId: string, ticketId: string): Promise<void>;
  /** Notifies the owner of a project that somebody asks for a seat in it, joined to an unread notification of the project's. */
  seatRequested(trx: Trx, seat: { userId: string; projectId: string; proofId: string }): Promise<void>;
  /** Notifies the owner of a profile of the team's decision on its link. */
  linkDecided(trx: Trx, link: DecidedLink): Promise<void>;
  /** Deletes the notification of a decision on a link, because it is under review again. */
  linkDecisionUndone(trx: Trx, link: Pick<DecidedLink, 'userId' | 'linkId'>): Promise<void>;
  /**
   * Reveals the sender in the notification of a like that was answered (D1). The match's own event makes browsers
   * reload.
   */
  answerLike(trx: Trx, like: AnsweredLike): Promise<void>;
  listNotifications(caller: Caller, request: NotificationListRequest): Promise<NotificationList>;
  /** Throws `notification_not_found`, also for another person's. */
  markNotificationRead(caller: Caller, id: string): Promise<Notification>;
  /** Marks all current notifications as read. */
  markAllRead(caller: Caller): Promise<void>;
  /** Throws `notification_not_found`, also for another person's. */
  deleteNotification(caller: Caller, id: string): Promise<void>;
  /**
   * Restores a notification within a day after its deletion. Throws `notification_not_found`, also for another
   * person's.
   */
  restoreNotification(caller: Caller, id: string): Promise<Notification>;
  /** Stores when the likes were last viewed, and marks the notifications about likes as read. */
  markLikesViewed(caller: Caller, now: Date): Promise<void>;
  /**
   * Publishes a notification to its owner's browsers, unless it was read or deleted meanwhile, or a newer like stands
   * for it. Redacted for the owner's current tier (D1).
   */
  publishNotification(notification: JobPayload<typeof notificationsJobs.publishNotification>): Promise<void>;
  /**
   * A notification as a channel may tell its person of it: redacted for their current tier (D1). Null if it was read,
   * deleted or taken back; a receipt that was read is still mailed.
   */
  findTold(notificationId: string, channel: DeliveryChannel): Promise<Notification | null>;
  /**
   * What of a kind a person has not read, as they may be told of it outside of the product (D1), without muted
   * conversations: the newest ones, and how many there are. Likes that name nobody are one for each own profile.
   */
  listUntold(userId: string, kind: 'match' | 'message' | 'like'): Promise<{ data: Notification[]; total: number }>;
  /** How many notifications a person has not read, for the badge of an installed app; up to 100. */
  countUnread(userId: string): Promise<number>;
  /** Makes a person's browsers reload notifications: something was read or deleted on one of their devices. */
  publishNotificationsChange(change: JobPayload<typeof notificationsJobs.publishNotificationsChange>): Promise<void>;
}

export interface NotificationListRequest extends PartRequest {
  unreadOnly: boolean;
}

export interface NotificationList extends Listed<Notification> {
  /** Counted up to 100. */
  unread: number;
}

const conversationKey = (conversationId: string): string => `messages:${conversationId}`;
const restKey = (conversationId: string): string => `rest:${conversationId}`;
const ticketKey = (ticketId: string): string => `ticket:${ticketId}`;
const closingKey = (ticketId: string): string => `closing:${ticketId}`;
const seatsKey = (projectId: string): string => `seats:${projectId}`;
const linkKey = (linkId: string): string => `link:${linkId}`;

/** The job that publishes a notification. */
const publishing = ({ id }: NotificationRow): NewJob =>
  newJob(notificationsJobs.publishNotification, { notificationId: id });

/** Max. notifications of a kind that a digest names. */
const MOST_UNTOLD = 100;
/** What a digest tells of. */
const UNTOLD = { match: ['new_match'], message: ['new_message'], like: ['new_like', 'new_likes_group'] } as const;

function tellingOf({ userId, event }: UserEvent, id: string, key = id): Telling {
  const kind = kindOf[event.type];
  // Others ask for seats, and give and take them, as often as they like.
  const isUnmailed = event.type === 'seat_requested' || (event.type === 'proof_changed' && event.proofKind === 'seat');
  return { userId, kind, subject: `${kind}:${aboutOf(event, key)}`, notificationId: id, isUnmailed };
}

/** What a notification is told as: likes of one own profile at once, a match once for two who end it and match again, else by its key. */
function aboutOf(event: NotificationEvent, key: string): string {
  switch (event.type) {
    case 'new_like':
    case 'super_like_returned':
      return event.receiverProfileId;
    case 'new_match':
      return event.conversationId;
    default:
      return key;
  }
}

/** A tier that sees who liked gets one notification a like; the others get one for each own profile (D1, D41). */
export const readerOf = (userId: string, tier: Tier): Reader => ({ userId, joinsLikes: !tierRules[tier].seesWhoLiked });

interface Dependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  addresses: PictureAddresses;
}

export function createNotificationsService({ db, clock, realtime, addresses }: Dependencies): NotificationsService {
  function newRow({ userId, event: { type, ...data } }: UserEvent): NewNotification {
    const now = clock.now();
    return {
      id: uuid(),
      user_id: userId,
      type,
      data: JSON.stringify(data),
      coalesce_key: null,
      read_at: null,
      created_at: now,
      updated_at: now,
    };
  }

  /** Changes a person's notifications; if any changed, all their devices are told. */
  async function change(userId: string, work: (trx: Trx) => Promise<boolean>): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      const changed = await work(trx);
      if (changed) await follow(trx, userId);
      return changed;
    });
  }

  /** Marks the unread notification of a key as read, and tells the person's devices. */
  async function keyRead(trx: Trx, userId: string, key: string): Promise<void> {
    const changed = await notifications.markKeyRead(trx, userId, key, clock.now());
    if (changed) await follow(trx, userId);
  }

  async function notify(trx: Trx, events: readonly UserEvent[]): Promise<void> {
    if (events.length === 0) return;
    const made = events.map((event) => ({ event, row: newRow(event) }));
    const rows = await notifications.insertNotifications(
      trx,
      made.map(({ row }) => row),
    );
    await addJobs(trx, rows.map(publishing));
    const told = new Set(rows.flatMap(({ id, can_be_told }) => (can_be_told ? [id] : [])));
    const tellings = made.flatMap(({ event, row: { id } }) =>
      told.has(id) && event.isOwnDoing !== true ? [tellingOf(event, id)] : [],
    );
    await tell(trx, tellings, clock.now());
  }

  /** Stores a notification, joined to an unread one of its key; returns the job that publishes it. */
  async function join(trx: Trx, coalesce_key: string, event: UserEvent): Promise<NewJob> {
    const row = await notifications.insertOrJoin(trx, { ...newRow(event), coalesce_key });
    if (row.can_be_told) await tell(trx, [tellingOf(event, row.id, coalesce_key)], clock.now());
    return publishing(row);
  }

  return {
    notify,
    async answerLike(trx, like) {
      await notifications.answerLike(trx, like, clock.now());
      await withdrawSeen(trx, like.userId);
    },

    async listNotifications(caller, request) {
      const reader = readerOf(caller.userId, caller.tier);
      const [{ rows, ...part }, unread] = await Promise.all([
        notifications.findNotifications(db, reader, request),
        notifications.countUnread(db, reader),
      ]);
      return { data: rows.map((row) => toNotification(row, caller.tier, addresses)), ...part, unread };
    },

    async markNotificationRead(caller, id) {
      const reader = readerOf(caller.userId, caller.tier);
      await change(caller.userId, (trx) => notifications.markRead(trx, reader, id, clock.now()));
      const row = await notifications.findNotification(db, reader, id);
      if (row === undefined) throw new Problem('notification_not_found');
      return toNotification(row, caller.tier, addresses);
    },

    async markAllRead(caller) {
      await change(caller.userId, (trx) => notifications.markAllRead(trx, caller.userId, clock.now()));
    },

    async deleteNotification(caller, id) {
      const reader = readerOf(caller.userId, caller.tier);
      const isDeleted = await change(caller.userId, (trx) =>
        notifications.deleteNotification(trx, reader, id, clock.now()),
      );
      if (!isDeleted) throw new Problem('notification_not_found');
    },

    async restoreNotification(caller, id) {
      let restored: string | undefined;
      await change(caller.userId, async (trx) => {
        restored = await notifications.restoreNotification(trx, caller.userId, id);
        return restored !== undefined;
      });
      const reader = readerOf(caller.userId, caller.tier);
      const row = await notifications.findNotification(db, reader, restored ?? id);
      if (row === undefined) throw new Problem('notification_not_found');
      return toNotification(row, caller.tier, addresses);
    },

    async markLikesViewed(caller, now) {
      await change(caller.userId, async (trx) => {
        await notifications.markLikesViewed(trx, caller.userId, now);
        return true;
      });
    },

    // Messages of one conversation join while unread.
    messageSent: (trx, { userId, ...message }) =>
      join(trx, conversationKey(message.conversationId), { userId, event: { type: 'new_message', ...message } }),

    // Opened and closed by turns as often as somebody likes.
    async conversationClosed(trx, { userId, ...closing }) {
      const key = restKey(closing.conversationId);
      await addJobs(trx, [await join(trx, key, { userId, event: { type: 'conversation_closed', ...closing } })]);
    },

    messagesRead: (trx, userId, conversationId) => keyRead(trx, userId, conversationKey(conversationId)),

    // Answers to one ticket join while unread, as messages do.
    async ticketAnswered(trx, { userId, ...ticket }) {
      const key = ticketKey(ticket.ticketId);
      await addJobs(trx, [await join(trx, key, { userId, event: { type: 'ticket_answered', ...ticket } })]);
    },

    async ticketClosed(trx, { userId, ...ticket }) {
      const key = closingKey(ticket.ticketId);
      await addJobs(trx, [await join(trx, key, { userId, event: { type: 'ticket_closed', ...ticket } })]);
    },

    ticketReopened: (trx, userId, ticketId) => withdraw(trx, userId, closingKey(ticketId)),

    async seatRequested(trx, { userId, projectId, proofId }) {
      const event = { type: 'seat_requested', receiverProfileId: projectId, proofId } as const;
      await addJobs(trx, [await join(trx, seatsKey(projectId), { userId, event })]);
    },

    async linkDecided(trx, { userId, profileId, linkId, linkUrl, decision }) {
      const type = decision === 'approve' ? 'link_approved' : 'link_rejected';
      const event = { type, receiverProfileId: profileId, linkUrl } as const;
      await addJobs(trx, [await join(trx, linkKey(linkId), { userId, event })]);
    },

    linkDecisionUndone: (trx, { userId, linkId }) => withdraw(trx, userId, linkKey(linkId)),

    async ticketsReturned(trx, userIds, tickets) {
      if (userIds.length === 0 || tickets.length === 0) return;
      await notify(
        trx,
        userIds.flatMap((userId) =>
          tickets.map((ticket): UserEvent => ({ userId, event: { type: 'ticket_returned', ...ticket } })),
        ),
      );
    },

    async ticketSeen(trx, userId, ticketId) {
      await keyRead(trx, userId, ticketKey(ticketId));
      await keyRead(trx, userId, closingKey(ticketId));
    },

    async publishNotification({ notificationId }) {
      const owner = await notifications.findOwner(db, notificationId);
      if (owner === undefined) return;
      const tier = tierAt(owner, clock.now());
      const row = await notifications.findUnread(db, readerOf(owner.id, tier), notificationId);
      if (row === undefined) return;
      await realtime.publish(`user:${owner.id}`, 'notification', toNotification(row, tier, addresses));
    },

    async findTold(notificationId, channel) {
      const owner = await notifications.findOwner(db, notificationId);
      if (owner === undefined) return null;
      const tier = tierAt(owner, clock.now());
      const row = await notifications.findTold(db, readerOf(owner.id, tier), notificationId, channel);
      return row === undefined ? null : toNotification(row, tier, addresses);
    },

    async listUntold(userId, kind) {
      const tier = tierAt(await findUser(db, userId), clock.now());
      const { rows, total } = await notifications.findUntold(db, readerOf(userId, tier), UNTOLD[kind], MOST_UNTOLD);
      return { data: rows.map((row) => toNotification(row, tier, addresses)), total };
    },

    async countUnread(userId) {
      const tier = tierAt(await findUser(db, userId), clock.now());
      return notifications.countUnread(db, readerOf(userId, tier));
    },

    publishNotificationsChange: ({ userId }) =>
      realtime.publish(`user:${userId}`, 'notifications-changed', { changedAt: clock.now().toISOString() }),
  };
}

/** What follows when something was read or deleted: all devices of the person show it. */
async function follow(trx: Trx, userId: string): Promise<void> {
  await addJob(trx, notificationsJobs.publishNotificationsChange, { userId });
  await withdrawSeen(trx, userId);
}

/** Deletes the notification of something that was undone. */
async function withdraw(trx: Trx, userId: string, key: string): Promise<void> {
  const changed = await notifications.deleteKey(trx, userId, key);
  if (changed) await follow(trx, userId);
}
