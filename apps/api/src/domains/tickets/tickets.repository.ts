import { limits } from '@mutuals/api-client/limits';
import { type Insertable, type Selectable, sql } from 'kysely';
import { UUID } from '../../lib/uuid.ts';
import { type ListPart, type PartRequest, readJoinedPart } from '../../database/list-part.ts';
import type {
  Db,
  Language,
  TicketCategory,
  TicketMessagesTable,
  TicketNotesTable,
  TicketsTable,
  TicketStatus,
  Trx,
} from '../../database/schema.ts';
import { anyOf, exactly, holding } from '../../database/holding.ts';
import { findIds, isCalled } from '../users/users.public.ts';
import { lastAction } from '../audit/audit.public.ts';

export type StoredTicket = Selectable<TicketsTable>;
export type TicketMessageRow = Selectable<TicketMessagesTable>;

/** A ticket with the names of its asker and assignee. */
export interface TicketRow extends StoredTicket {
  user_name: string;
  tier_expires_at: Date | null;
  assignee_name: string | null;
}

/** The filters of a list of tickets. */
export interface TicketFilter {
  userId?: string;
  status?: TicketStatus;
  /** Null for unassigned tickets. */
  assignedTo?: string | null;
  category?: TicketCategory;
  /** A part of the subject, of the asker's name or X handle; or the id, or its last 6 or 8 characters. */
  search?: string;
}

/** A note with its author's name. */
export type TicketNoteRow = Selectable<TicketNotesTable> & { author_name: string };

/** Max. people that a search of tickets considers. */
const PEOPLE_MOST = 100;
/** The visible part of an id (SPEC 9). */
const SHORT_ID = /^(?:[\da-f]{2})?([\da-f]{6})$/;

const withNames = (db: Db) =>
  db
    .selectFrom('tickets')
    .innerJoin('users as person', 'person.id', 'tickets.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'tickets.assigned_to')
    .selectAll('tickets')
    .select(['person.display_name as user_name', 'person.tier_expires_at', 'assignee.display_name as assignee_name']);

export async function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return withNames(db).where('tickets.id', '=', id).executeTakeFirst();
}

/** The newest messages of a ticket, or those just before `before`; ascending. */
export async function findNewestMessages(
  db: Db,
  ticketId: string,
  before: number | null,
  limit: number,
): Promise<TicketMessageRow[]> {
  const rows = await db
    .selectFrom('ticket_messages')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .$if(before !== null, (query) => query.where('seq', '<', before))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** The order of a person's list: last change first; and of the team's list (D51). */
const ORDERS = {
  lastChanged: { at: sql<Date>`tickets.updated_at`, id: sql<string>`tickets.id` },
  due: { at: sql<Date>`tickets.queue_place`, id: sql<string>`tickets.id` },
  created: { at: sql<Date>`tickets.created_at`, id: sql<string>`tickets.id` },
};

/** Each part has an index. The people are found first, as there are few. */
async function found(db: Db, search: string) {
  const people = await findIds(db, await isCalled(db, search), PEOPLE_MOST);
  const word = search.toLowerCase().replace(/^#/, '');
  const parts = [
    holding(search, [sql`lower(tickets.subject)`], sql`text_pairs(tickets.subject)`),
    exactly(sql`tickets.user_id = any(${people}::uuid[])`),
  ];
  const short = SHORT_ID.exec(word)?.[1];
  if (short !== undefined)
    parts.push(exactly(sql`(right(tickets.id::text, 6) = ${short} and tickets.id::text like ${`%${word}`})`));
  if (UUID.test(word)) parts.push(exactly(sql`tickets.id = ${word}`), exactly(sql`tickets.user_id = ${word}`));
  return anyOf(db, 'tickets', parts);
}

export async function findTickets(
  db: Db,
  { userId, status, assignedTo, category, search }: TicketFilter,
  order: keyof typeof ORDERS,
  request: PartRequest,
): Promise<ListPart<TicketRow>> {
  const fits = search === undefined ? null : await found(db, search);
  const all = db
    .selectFrom('tickets')
    .$if(userId !== undefined, (query) => query.where('tickets.user_id', '=', userId ?? ''))
    .$if(status !== undefined, (query) => query.where('tickets.status', '=', status ?? 'open'))
    .$if(category !== undefined, (query) => query.where('tickets.category', '=', category ?? 'other'))
    .$if(fits !== null, (query) => query.where(fits ?? sql<boolean>`true`))
    .$if(assignedTo === null, (query) => query.where('tickets.assigned_to', 'is', null))
    .$if(typeof assignedTo === 'string', (query) => query.where('tickets.assigned_to', '=', assignedTo ?? ''));
  return readJoinedPart(db, all.select('tickets.id'), { by: ORDERS[order], all, request }, (ids) =>
    withNames(db).where('tickets.id', 'in', ids).execute(),
  );
}

export async function insertTicket(trx: Trx, ticket: Omit<Insertable<TicketsTable>, 'queue_place'>): Promise<void> {
  await trx.insertInto('tickets').values(ticket).execute();
}

/** The owner of a ticket, who never changes; undefined if there is no such ticket. */
export async function findOwnerId(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('tickets').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id;
}

/** Locks a ticket until the transaction ends. Lock order: the people whom it and its changes refer to go first. */
export async function lockTicket(trx: Trx, id: string): Promise<StoredTicket> {
  return trx.selectFrom('tickets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/**
 * Adds the next message of a locked ticket. An answer of the team counts as unread; a message of the asker marks
 * everything as read.
 */
export async function insertNextMessage(
  trx: Trx,
  { message_count }: StoredTicket,
  message: Omit<Insertable<TicketMessagesTable>, 'seq'>,
): Promise<void> {
  const seq = message_count + 1;
  await trx
    .insertInto('ticket_messages')
    .values({ ...message, seq })
    .execute();
  await trx
    .updateTable('tickets')
    .set({
      message_count: seq,
      unread_answers: message.is_support ? sql`unread_answers + 1` : 0,
      updated_at: message.created_at,
      ...(message.is_support
        ? { first_answer_at: sql`coalesce(first_answer_at, ${message.created_at})`, waiting_since: null }
        : { waiting_since: sql`coalesce(waiting_since, ${message.created_at})` }),
    })
    .where('id', '=', message.ticket_id)
    .execute();
}

/** Changes a ticket's status; `waitingSince` says since when its person waits for the team. */
export async function updateStatus(
  trx: Trx,
  id: string,
  status: TicketStatus,
  { waitingSince, now }: { waitingSince: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ status, waiting_since: waitingSince, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updateAssignee(trx: Trx, id: string, userId: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ assigned_to: userId, assignee_active_at: userId === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** The team's last assignment of a ticket, and the assignee before; undefined if there is none, or it was undone. */
export async function findLastAssignment(
  trx: Trx,
  id: string,
): Promise<{ actorId: string; at: Date; before: string | null } | undefined> {
  const row = await lastAction(trx, id, ['assignTicket', 'undoTicketAssignment'])
    .select(sql<string | null>`before ->> 'assignedTo'`.as('before'))
    .executeTakeFirst();
  return row?.action === 'assignTicket' ? row : undefined;
}

/** The team's last change of a ticket's status, and the status before; undefined if there is none, or it was undone. */
export async function findLastMove(
  trx: Trx,
  id: string,
): Promise<{ actorId: string; at: Date; before: TicketStatus } | undefined> {
  const row = await lastAction(trx, id, ['setTicketStatus', 'undoTicketMove'])
    .select(sql<TicketStatus>`before ->> 'status'`.as('before'))
    .executeTakeFirst();
  return row?.action === 'setTicketStatus' ? row : undefined;
}

/**
 * Unassigns at most `most` tickets whose assignees have been silent since a time while somebody waits. Each is taken
 * once: its row is locked until the transaction ends, and other runs skip it.
 */
export async function takeFromSilent(trx: Trx, since: Date, most: number): Promise<{ id: string; subject: string }[]> {
  const silent = await trx
    .selectFrom('tickets')
    .select('id')
    .where('assigned_to', 'is not', null)
    .where('waiting_since', 'is not', null)
    .where(sql<Date>`greatest(waiting_since, assignee_active_at)`, '<=', since)
    .orderBy(sql`greatest(waiting_since, assignee_active_at)`)
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (silent.length === 0) return [];
  return trx
    .updateTable('tickets')
    .set({ assigned_to: null, assignee_active_at: null })
    .where(
      'id',
      'in',
      silent.map(({ id }) => id),
    )
    .returning(['id', 'subject'])
    .execute();
}

export async function findNotes(db: Db, ticketId: string): Promise<TicketNoteRow[]> {
  return db
    .selectFrom('ticket_notes')
    .innerJoin('users', 'users.id', 'ticket_notes.author_user_id')
    .selectAll('ticket_notes')
    .select('users.display_name as author_name')
    .where('ticket_id', '=', ticketId)
    .orderBy('ticket_notes.created_at')
    .orderBy('ticket_notes.id')
    .execute();
}

/** Adds a note to a locked ticket; one by its assignee counts as activity. */
export async function insertNote(
  trx: Trx,
  { assigned_to }: StoredTicket,
  note: Insertable<TicketNotesTable>,
): Promise<void> {
  await trx.insertInto('ticket_notes').values(note).execute();
  if (assigned_to === note.author_user_id)
    await trx
      .updateTable('tickets')
      .set({ assignee_active_at: note.created_at })
      .where('id', '=', note.ticket_id)
      .execute();
}

export async function countNotes(trx: Trx, ticketId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('ticket_notes')
    .select(sql<number>`count(*)`.as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the team sees of the asker. */
export async function findAsker(
  db: Db,
  userId: string,
): Promise<{ privy_id: string; avatar_url: string | null; twitter_avatar_url: string | null; language: Language }> {
  return db
    .selectFrom('users')
    .select(['privy_id', 'avatar_url', 'twitter_avatar_url', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The median of the latest first answers in seconds; null if there are none since that time. */
export async function medianFirstAnswer(db: Db, since: Date, most: number): Promise<number | null> {
  const latest = db
    .selectFrom('tickets')
    .select(['created_at', 'first_answer_at'])
    .where('first_answer_at', '>', since)
    .orderBy('first_answer_at', 'desc')
    .limit(most);
  const { seconds } = await db
    .selectFrom(latest.as('latest'))
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - created_at)::float8)`.as(
        'seconds',
      ),
    )
    .executeTakeFirstOrThrow();
  return seconds === null ? null : Math.round(seconds);
}

/** Marks the answers to a ticket as seen; false if they were. */
export async function markAnswersSeen(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tickets')
    .set({ unread_answers: 0 })
    .where('id', '=', id)
    .where('unread_answers', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A person's tickets with unseen answers, counted up to 100. */
export function answeredCount(db: Db, userId: string) {
  const answered = db
    .selectFrom('tickets')
    .select('id')
    .where('user_id', '=', userId)
    .where('unread_answers', '>', 0)
    .limit(limits.countMax);
  return sql<number>`(select count(*) from ${answered} as answered)`;
}

/** The ids of a person's most recently changed tickets. */
export async function findRecentTicketIds(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
