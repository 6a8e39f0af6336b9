import type { components } from '@mutuals/api-client/schema';
import { tierAt } from '../tiers/tiers.public.ts';
import type { SentPicture } from '../ticket-pictures/ticket-pictures.service.ts';
import type { TicketMessageRow, TicketNoteRow, TicketRow } from './tickets.repository.ts';

type Schemas = components['schemas'];
export type Ticket = Schemas['Ticket'];
export type TicketMessage = Schemas['TicketMessage'];
export type TicketSummary = Schemas['TicketSummary'];
export type TeamTicket = Schemas['TeamTicket'];
export type TeamTicketSummary = Schemas['TeamTicketSummary'];
export type TicketDesk = Schemas['TicketDesk'];

/** Who reads: the team also sees the assignee. */
interface Reading {
  isTeam: boolean;
  now: Date;
}

export function toTicketSummary(row: TicketRow, { isTeam, now }: Reading): TicketSummary {
  return {
    _id: row.id,
    subject: row.subject,
    userId: row.user_id,
    userName: row.user_name,
    tier: tierAt({ tier: row.tier, tier_expires_at: row.tier_expires_at }, now),
    category: row.category,
    priority: row.priority,
    status: row.status,
    assignedTo: isTeam ? row.assigned_to : null,
    assigneeName: isTeam ? row.assignee_name : null,
    messageCount: row.message_count,
    unreadAnswers: row.unread_answers,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Messages of a ticket with their pictures. */
export interface Written {
  messages: readonly TicketMessageRow[];
  pictures: readonly SentPicture[];
}

const below = (seq: number, pictures: readonly SentPicture[]) =>
  pictures.filter((sent) => sent.seq === seq).map(({ picture }) => picture);

export const toTicketMessages = ({ messages, pictures }: Written): TicketMessage[] =>
  messages.map(({ id, seq, message, is_support, created_at }) => ({
    _id: id,
    seq,
    message,
    isSupport: is_support,
    pictures: below(seq, pictures),
    timestamp: created_at.toISOString(),
  }));

export function toTicket(row: TicketRow, written: Written, reading: Reading): Ticket {
  return {
    ...toTicketSummary(row, reading),
    description: row.description,
    pictures: below(0, written.pictures),
    messages: toTicketMessages(written),
  };
}

/** A ticket in the team's list, with fields that its person does not see. */
export const toTeamTicketSummary = (row: TicketRow, now: Date): TeamTicketSummary => ({
  ...toTicketSummary(row, { isTeam: true, now }),
  ...times(row),
});

export function toTeamTicket(
  row: TicketRow,
  written: Written,
  { notes, person, now }: { notes: readonly TicketNoteRow[]; person: TeamTicket['person']; now: Date },
): TeamTicket {
  return {
    ticket: toTicket(row, written, { isTeam: true, now }),
    ...times(row),
    notes: notes.map(({ id, note, author_name, created_at }) => ({
      _id: id,
      note,
      authorName: author_name,
      createdAt: created_at.toISOString(),
    })),
    person,
  };
}

const times = ({ first_answer_at, waiting_since }: TicketRow) => ({
  firstAnswerAt: first_answer_at?.toISOString() ?? null,
  waitingSince: waiting_since?.toISOString() ?? null,
});
