import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import { canReply, mayMove, teamMayMove, waitingAfter } from '@mutuals/machines/ticket';
import { v7 as uuid } from 'uuid';
import { type Clock, DAY_MS } from '../../clock.ts';
import { hasRole } from '../../contract.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, TicketCategory, TicketStatus, Trx } from '../../database/schema.ts';
import type { Realtime } from '../../integrations/realtime/realtime.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addLoneJob } from '../../jobs/queue.ts';
import { Problem, type ProblemDetails } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import { requireUndoable } from '../audit/audit.public.ts';
import { findRecentPaymentIds } from '../payments/payments.public.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { TicketPicturesService } from '../ticket-pictures/ticket-pictures.service.ts';
import { holdUsers } from '../users/users.public.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Caller } from '../../caller.ts';
import { ticketsJobs } from './tickets.jobs.ts';
import * as tickets from './tickets.repository.ts';
import type { StoredTicket } from './tickets.repository.ts';
import {
  type TeamTicket,
  type TeamTicketSummary,
  type Ticket,
  type TicketDesk,
  type TicketMessage,
  type TicketSummary,
  toTeamTicket,
  toTeamTicketSummary,
  toTicket,
  toTicketMessages,
  toTicketSummary,
  type Written,
} from './tickets.view.ts';

export type TicketInput = components['schemas']['TicketInput'];
export type TicketMessageInput = components['schemas']['TicketMessageInput'];

export interface TicketListRequest extends PartRequest {
  status: TicketStatus | undefined;
}

export interface AllTicketsRequest extends TicketListRequest {
  assigned: 'me' | 'nobody' | undefined;
  category: TicketCategory | undefined;
  search: string | undefined;
  sort: 'due' | 'newest' | 'oldest' | 'changed';
}

/** The median covers the first answers of the last days, up to a max. number. */
const MEDIAN_OF = { days: 30, most: 1000 };

/** Support tickets. Another person's ticket is `ticket_not_found`. */
export interface TicketsService {
  /** A person's tickets, last changed first. */
  listTickets(caller: Caller, request: TicketListRequest): Promise<Listed<TicketSummary>>;
  /** Opens a ticket. Throws `rate_limited` after 20 in a UTC day. */
  createTicket(caller: Caller, input: TicketInput, trx: Trx): Promise<Ticket>;
  /** The caller's ticket with its newest messages; for the team anyone's. */
  getTicket(caller: Caller, id: string): Promise<Ticket>;
  /** A page of its messages, ascending: the newest, or those just before `before`. */
  listTicketMessages(
    caller: Caller,
    id: string,
    before: number | null,
  ): Promise<{ data: TicketMessage[]; hasMore: boolean }>;
  /** Adds a message to the caller's ticket. Throws `ticket_closed`, `ticket_full`, `picture_not_allowed`. */
  sendTicketMessage(caller: Caller, id: string, input: TicketMessageInput, trx: Trx): Promise<Ticket>;
  /** Changes the status of the caller's ticket as D26 allows. Throws `ticket_move_not_allowed`. */
  updateTicketStatus(caller: Caller, id: string, status: TicketStatus): Promise<Ticket>;
  /** Marks the answers to the caller's ticket, and their notification, as seen. */
  markTicketRead(caller: Caller, id: string): Promise<void>;

  /** Everyone's tickets, by default in the order in which they are due (D51). */
  listAllTickets(caller: Caller, request: AllTicketsRequest): Promise<Listed<TeamTicketSummary>>;
  /** Possible assignees, and how long first answers take. */
  getTicketDesk(): Promise<TicketDesk>;
  /** A ticket with its newest messages and the team's internal data. */
  getTeamTicket(id: string): Promise<TeamTicket>;
  /** Adds an internal note. Throws `ticket_full`. */
  addTicketNote(caller: Caller, id: string, note: string, trx: Trx): Promise<TeamTicket>;
  /**
   * Adds an answer of the team and notifies the person. Throws `ticket_closed`, `ticket_full`, `picture_not_allowed`.
   */
  answerTicket(caller: Caller, id: string, input: TicketMessageInput, trx: Trx): Promise<Ticket>;
  /**
   * Changes a ticket's status, and notifies its person of a closing by somebody else. Throws `ticket_move_not_allowed`
   * for the status that it has.
   */
  setTicketStatus(caller: Caller, id: string, status: TicketStatus): Promise<Ticket>;
  /**
   * Restores the status from before the caller changed it to `status`, with the same consequences. Throws
   * `ticket_not_found`, and `nothing_to_undo` if it has another status by now, or the team changed it since.
   */
  undoTicketMove(caller: Caller, id: string, status: TicketStatus): Promise<Ticket>;
  /** Assigns a ticket to a member of the team, or unassigns it (null). Throws `assignee_not_found`. */
  assignTicket(caller: Caller, id: string, assignedTo: string | null): Promise<Ticket>;
  /**
   * Restores the assignee from before the caller assigned the ticket to `assignedTo`. Throws `ticket_not_found`, and
   * `nothing_to_undo` if it was assigned again since, or the earlier assignee left the team.
   */
  undoTicketAssignment(caller: Caller, id: string, assignedTo: string | null): Promise<Ticket>;

  /** Unassigns tickets whose assignee was silent for too long while somebody waits, each once across all processes. */
  returnSilentTickets(): Promise<void>;
  /** Throws `ticket_not_found` unless the caller may read it. */
  requireTicket(caller: Caller, id: string): Promise<void>;
  /** Makes browsers that show a ticket reload it. */
  publishTicketChange(change: JobPayload<typeof ticketsJobs.publishTicketChange>): Promise<void>;
  /** Makes browsers of the team that show tickets reload them. */
  publishTeamTicketChange(change: JobPayload<typeof ticketsJobs.publishTeamTicketChange>): Promise<void>;
}

interface Dependencies {
  db: Db;
  /** The connections of searches: they plan each query for its values and have a timeout. */
  searchDb: Db;
  clock: Clock;
  realtime: Realtime;
  pictures: Pick<TicketPicturesService, 'ofTicket' | 'send'>;
  addresses: PictureAddresses;
  users: Pick<UsersService, 'findTeamMember' | 'listTeam'>;
  notifications: Pick<
    NotificationsService,
    'ticketAnswered' | 'ticketClosed' | 'ticketReopened' | 'ticketsReturned' | 'ticketSeen'
  >;
  silenceMs: number;
}

const NOTHING_SAID: ProblemDetails = {
  errors: [{ path: 'body/message', code: 'required', message: 'Write something, or add a picture.' }],
};

/** Max. tickets of one run, as each notifies the whole team. */
const RETURNED_AT_ONCE = 20;

/** The sort key of each order of the team's list. */
const ORDERS = { due: 'due', newest: 'created', oldest: 'created', changed: 'lastChanged' } as const;

export function createTicketsService({
  db,
  searchDb,
  clock,
  realtime,
  pictures,
  addresses,
  users,
  notifications,
  silenceMs,
}: Dependencies): TicketsService {
  /** The description's pictures, and a page of messages: the newest, or those just before `before`. */
  async function writtenAbout(id: string, connection: Db, before: number | null = null): Promise<Written> {
    const messages = await tickets.findNewestMessages(connection, id, before, limits.ticketMessagesPage);
    const seqs = [0, ...messages.map(({ seq }) => seq)];
    return { messages, pictures: await pictures.ofTicket(connection, id, seqs) };
  }

  async function requireTicket(caller: Caller, id: string): Promise<void> {
    const ownerId = await tickets.findOwnerId(db, id);
    if (ownerId === undefined || !mayRead(caller, ownerId)) throw new Problem('ticket_not_found');
  }

  /** A ticket of the caller, or any for the team. Throws `ticket_not_found`. */
  async function read(caller: Caller, id: string, connection: Db): Promise<Ticket> {
    const row = await tickets.findTicket(connection, id);
    if (row === undefined || !mayRead(caller, row.user_id)) throw new Problem('ticket_not_found');
    return toTicket(row, await writtenAbout(id, connection), readingOf(caller));
  }

  /** A ticket with the team's internal data. Throws `ticket_not_found`. */
  async function readForTeam(id: string, connection: Db): Promise<TeamTicket> {
    const row = await tickets.findTicket(connection, id);
    if (row === undefined) throw new Problem('ticket_not_found');
    const written = await writtenAbout(id, connection);
    const notes = await tickets.findNotes(connection, id);
    const asker = await tickets.findAsker(connection, row.user_id);
    const [lastPaymentId = null] = await findRecentPaymentIds(connection, row.user_id, new Date(0), 1);
    const picture = asker.avatar_url ?? asker.twitter_avatar_url;
    const person = {
      privyId: asker.privy_id,
      avatar: picture && addresses.shown(picture),
      language: asker.language,
      lastPaymentId,
    };
    return toTeamTicket(row, written, { notes, person, now: clock.now() });
  }

  const publishToTeam = (ticketId: string): Promise<void> =>
    realtime.publish('tickets', 'ticket-changed', { ticketId, changedAt: clock.now().toISOString() });

  /** Returns whether there may be more. */
  async function returnSome(since: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      // Lock order: people whom the notifications refer to go before the tickets.
      const team = (await users.listTeam(trx)).map(({ userId }) => userId);
      if (team.length > 0) await holdUsers(trx, team);
      const returned = await tickets.takeFromSilent(trx, since, RETURNED_AT_ONCE);
      await notifications.ticketsReturned(
        trx,
        team,
        returned.map(({ id, subject }) => ({ ticketId: id, ticketSubject: subject })),
      );
      for (const { id } of returned) await addJob(trx, ticketsJobs.publishTeamTicketChange, { ticketId: id });
      return returned.length === RETURNED_AT_ONCE;
    });
  }

  const readingOf = (caller: Caller) => ({ isTeam: isOfTeam(caller), now: clock.now() });

  /** Adds a message, and makes browsers that show the ticket reload it. */
  async function write(
    trx: Trx,
    caller: Caller,
    ticket: StoredTicket,
    { message = '', pictures: ids = [], isSupport }: TicketMessageInput & { isSupport: boolean },
  ): Promise<void> {
    if (message === '' && ids.length === 0) throw new Problem('validation_failed', NOTHING_SAID);
    if (!canReply(ticket.status)) throw new Problem('ticket_closed');
    if (ticket.message_count >= limits.ticketMessages) throw new Problem('ticket_full');
    await tickets.insertNextMessage(trx, ticket, {
      ticket_id: ticket.id,
      id: uuid(),
      author_user_id: caller.userId,
      is_support: isSupport,
      message,
      created_at: clock.now(),
    });
    await pictures.send(trx, caller, { ticketId: ticket.id, seq: ticket.message_count + 1, ids });
    await addJob(trx, ticketsJobs.publishTicketChange, { ticketId: ticket.id });
  }

  async function move(trx: Trx, ticket: StoredTicket, status: TicketStatus): Promise<void> {
    const now = clock.now();
    const waitingSince = waitingAfter({ from: ticket.status, to: status }, ticket.waiting_since, now);
    await tickets.updateStatus(trx, ticket.id, status, { waitingSince, now });
    await addJob(trx, ticketsJobs.publishTicketChange, { ticketId: ticket.id });
  }

  /** Changes the status for the team, and notifies its person of a closing by somebody else. */
  async function moveByTeam(
    trx: Trx,
    caller: Caller,
    ticket: StoredTicket,
    status: TicketStatus,
    action: 'setTicketStatus' | 'undoTicketMove',
  ): Promise<void> {
    await move(trx, ticket, status);
    const { id, user_id: userId, subject: ticketSubject } = ticket;
    if (status === 'closed' && userId !== caller.userId)
      await notifications.ticketClosed(trx, { userId, ticketId: id, ticketSubject });
    if (ticket.status === 'closed') await notifications.ticketReopened(trx, userId, id);
    await audited(trx, clock, {
      actor: caller,
      action,
      subject: id,
      before: { status: ticket.status },
      after: { status },
      reason: undefined,
    });
  }

  async function giveTo(
    trx: Trx,
    caller: Caller,
    { id, assigned_to }: StoredTicket,
    assignedTo: string | null,
    action: 'assignTicket' | 'undoTicketAssignment',
  ): Promise<void> {
    await tickets.updateAssignee(trx, id, assignedTo, clock.now());
    await addJob(trx, ticketsJobs.publishTeamTicketChange, { ticketId: id });
    await audited(trx, clock, {
      actor: caller,
      action,
      subject: id,
      before: { assignedTo: assigned_to },
      after: { assignedTo },
      reason: undefined,
    });
  }

  return {
    async listTickets(caller, { status, ...request }) {
      const filter = { userId: caller.userId, ...(status && { status }) };
      const { rows, ...part } = await tickets.findTickets(db, filter, 'lastChanged', request);
      return { data: rows.map((row) => toTicketSummary(row, readingOf(caller))), ...part };
    },

    async createTicket(caller, { subject, description, category, priority = 'medium', pictures: ids = [] }, trx) {
      const now = clock.now();
      await requireBudget(trx, { budget: 'tickets', holder: caller.userId }, now, limits.ticketsPerDay);
      const [person] = await holdUsers(trx, [caller.userId]);
      const id = uuid();
      await tickets.insertTicket(trx, {
        id,
        user_id: caller.userId,
        tier: person?.tier ?? 'free',
        subject,
        description,
        category,
        priority,
        assigned_to: null,
        waiting_since: now,
        created_at: now,
        updated_at: now,
      });
      await pictures.send(trx, caller, { ticketId: id, seq: 0, ids });
      await addJob(trx, ticketsJobs.publishTeamTicketChange, { ticketId: id });
      return read(caller, id, trx);
    },

    getTicket: (caller, id) => read(caller, id, db),

    async listTicketMessages(caller, id, before) {
      await requireTicket(caller, id);
      const data = toTicketMessages(await writtenAbout(id, db, before));
      // Messages are numbered from 1 without gaps.
      return { data, hasMore: (data[0]?.seq ?? 1) > 1 };
    },

    async sendTicketMessage(caller, id, input, trx) {
      const ticket = await lock(trx, caller, id, true);
      await write(trx, caller, ticket, { ...input, isSupport: false });
      if (ticket.unread_answers > 0) await notifications.ticketSeen(trx, caller.userId, id);
      return read(caller, id, trx);
    },

    updateTicketStatus: (caller, id, status) =>
      inTransaction(db, async (trx) => {
        const ticket = await lock(trx, caller, id, true);
        if (!mayMove(ticket.status, status)) throw new Problem('ticket_move_not_allowed');
        await move(trx, ticket, status);
        return read(caller, id, trx);
      }),

    async markTicketRead(caller, id) {
      await inTransaction(db, async (trx) => {
        await lock(trx, caller, id, true);
        if (await tickets.markAnswersSeen(trx, id)) await notifications.ticketSeen(trx, caller.userId, id);
      });
    },

    async listAllTickets(caller, { status, assigned, category, search, sort, ...request }) {
      const filter = {
        ...(status && { status }),
        ...(category && { category }),
        ...(search && { search }),
        ...(assigned && { assignedTo: assigned === 'me' ? caller.userId : null }),
      };
      const { rows, ...part } = await tickets.findTickets(search === undefined ? db : searchDb, filter, ORDERS[sort], {
        ...request,
        order: sort === 'oldest' ? 'oldest' : 'newest',
      });
      return { data: rows.map((row) => toTeamTicketSummary(row, clock.now())), ...part };
    },

    async getTicketDesk() {
      const since = new Date(clock.now().getTime() - MEDIAN_OF.days * DAY_MS);
      const [team, medianFirstAnswerSeconds] = await Promise.all([
        users.listTeam(db),
        tickets.medianFirstAnswer(db, since, MEDIAN_OF.most),
      ]);
      return {
        team: team.map(({ userId, role, user }) => ({ _id: userId, displayName: user.display_name, role })),
        medianFirstAnswerSeconds,
      };
    },

    getTeamTicket: (id) => readForTeam(id, db),

    async addTicketNote(caller, id, note, trx) {
      const ticket = await lock(trx, caller, id, false);
      if ((await tickets.countNotes(trx, id)) >= limits.ticketNotes) throw new Problem('ticket_full');
      const noteId = uuid();
      await tickets.insertNote(trx, ticket, {
        id: noteId,
        ticket_id: id,
        author_user_id: caller.userId,
        note,
        created_at: clock.now(),
      });
      await addJob(trx, ticketsJobs.publishTeamTicketChange, { ticketId: id });
      await audited(trx, clock, {
        actor: caller,
        action: 'addTicketNote',
        subject: id,
        before: null,
        after: { noteId, length: note.length },
        reason: undefined,
      });
      return readForTeam(id, trx);
    },

    async answerTicket(caller, id, input, trx) {
      const ticket = await lock(trx, caller, id, false);
      await write(trx, caller, ticket, { ...input, isSupport: true });
      const { user_id: userId, subject: ticketSubject } = ticket;
      await notifications.ticketAnswered(trx, { userId, ticketId: id, ticketSubject });
      await audited(trx, clock, {
        actor: caller,
        action: 'answerTicket',
        subject: id,
        before: { messageCount: ticket.message_count },
        after: { messageCount: ticket.message_count + 1, length: input.message?.length ?? 0 },
        reason: undefined,
      });
      return read(caller, id, trx);
    },

    setTicketStatus: (caller, id, status) =>
      inTransaction(db, async (trx) => {
        const ticket = await lock(trx, caller, id, false);
        if (!teamMayMove(ticket.status, status)) throw new Problem('ticket_move_not_allowed');
        await moveByTeam(trx, caller, ticket, status, 'setTicketStatus');
        return read(caller, id, trx);
      }),

    undoTicketMove: (caller, id, status) =>
      inTransaction(db, async (trx) => {
        const ticket = await lock(trx, caller, id, false);
        const { before } = requireUndoable(await tickets.findLastMove(trx, id), caller, clock);
        if (ticket.status !== status) throw new Problem('nothing_to_undo');
        await moveByTeam(trx, caller, ticket, before, 'undoTicketMove');
        return read(caller, id, trx);
      }),

    assignTicket: (caller, id, assignedTo) =>
      inTransaction(db, async (trx) => {
        const isThere = assignedTo === null || (await users.findTeamMember(trx, assignedTo)) !== undefined;
        const ticket = await lock(trx, caller, id, false);
        if (!isThere) throw new Problem('assignee_not_found');
        await giveTo(trx, caller, ticket, assignedTo, 'assignTicket');
        return read(caller, id, trx);
      }),

    undoTicketAssignment: (caller, id, assignedTo) =>
      inTransaction(db, async (trx) => {
        // Lock order: the earlier assignee goes before the ticket, and is checked again once both are locked.
        const had = (await tickets.findLastAssignment(trx, id))?.before ?? null;
        const isThere = had === null || (await users.findTeamMember(trx, had)) !== undefined;
        const ticket = await lock(trx, caller, id, false);
        const { before } = requireUndoable(await tickets.findLastAssignment(trx, id), caller, clock);
        const isAsGiven = ticket.assigned_to === assignedTo;
        if (!isAsGiven || !isThere || before !== had) throw new Problem('nothing_to_undo');
        await giveTo(trx, caller, ticket, before, 'undoTicketAssignment');
        return read(caller, id, trx);
      }),

    async returnSilentTickets() {
      const since = new Date(clock.now().getTime() - silenceMs);
      if (await returnSome(since)) await addLoneJob(db, ticketsJobs.returnSilentTickets, {});
    },

    requireTicket,

    async publishTicketChange({ ticketId }) {
      await realtime.publish(`ticket:${ticketId}`, 'ticket-changed', {
        ticketId,
        changedAt: clock.now().toISOString(),
      });
      await publishToTeam(ticketId);
    },

    publishTeamTicketChange: ({ ticketId }) => publishToTeam(ticketId),
  };
}

const isOfTeam = ({ role }: Caller): boolean => hasRole(role, 'support');

const mayRead = (caller: Caller, ownerId: string): boolean => ownerId === caller.userId || isOfTeam(caller);

/** Locks a ticket and the people whom its next rows refer to. Lock order: people first. */
async function lock(trx: Trx, caller: Caller, id: string, isOwn: boolean): Promise<StoredTicket> {
  const ownerId = await tickets.findOwnerId(trx, id);
  if (ownerId === undefined || (isOwn && ownerId !== caller.userId)) throw new Problem('ticket_not_found');
  await holdUsers(trx, [caller.userId, ownerId]);
  return tickets.lockTicket(trx, id);
}
