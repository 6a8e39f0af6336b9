// Tickets of demo people, as the API's own service would have written them: with the team's actions in the audit log,
// and unread notifications of answers.
import { type Db, inTransaction, isOngoing, type Schema } from '@mutuals/api/seeding';
import type { Insertable } from 'kysely';
import { privyIdOf } from '../identity/handle.ts';
import type { DemoMember } from './community.ts';
import { idAt } from './random.ts';
import { type TeamHandle, teamMember } from './team.ts';
import { TICKET_STORIES, type TicketStory } from './ticket-stories.ts';

export interface DemoTickets {
  readonly db: Db;
  readonly community: readonly DemoMember[];
  readonly now: Date;
}

interface Asker {
  readonly id: string;
  readonly tier: DemoMember['tier'];
  readonly language: DemoMember['language'];
  /** Of a late payment without a settlement. */
  readonly latePaymentId: string | null;
}

/**
 * Creates them if nobody of the community has a ticket: one each, for people whom the sign-in dialog does not offer
 * first.
 */
export async function seedTickets({ db, community, now }: DemoTickets): Promise<void> {
  const ids = community.map(({ handle }) => privyIdOf(handle));
  const has = await db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select('tickets.id')
    .where('users.privy_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (has !== undefined) return;
  const askers = await askersOf(db, ids);
  await inTransaction(db, async (trx) => {
    const team = {
      mutuals_admin: await teamMember(trx, 'mutuals_admin', now),
      mutuals_support: await teamMember(trx, 'mutuals_support', now),
    };
    for (const story of TICKET_STORIES) {
      const asker = take(askers, story);
      if (asker !== undefined) await write(trx, { story, asker, team, now });
    }
  });
}

/** The community in reverse order. */
async function askersOf(db: Db, privyIds: readonly string[]): Promise<Asker[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('payments', 'payments.user_id', 'users.id')
    .leftJoin('payment_settlements', 'payment_settlements.payment_id', 'payments.id')
    .select(['users.id', 'users.privy_id', 'users.tier', 'users.language', 'payments.id as payment_id'])
    .select(['payments.detail', 'payment_settlements.id as settlement_id'])
    .where('users.privy_id', 'in', privyIds)
    .execute();
  return rows
    .map(({ payment_id, detail, settlement_id, ...row }) => ({
      ...row,
      place: privyIds.indexOf(row.privy_id),
      latePaymentId: detail === 'late' && settlement_id === null ? payment_id : null,
    }))
    .toSorted((one, other) => other.place - one.place);
}

/** Removes and returns a matching asker. */
function take(askers: Asker[], { tier, language, isAboutLatePayment }: TicketStory): Asker | undefined {
  const late = isAboutLatePayment === true ? askers.findIndex(({ latePaymentId }) => latePaymentId !== null) : -1;
  const place = late === -1 ? askers.findIndex((one) => one.tier === tier && one.language === language) : late;
  return place === -1 ? undefined : askers.splice(place, 1)[0];
}

interface Written {
  readonly story: TicketStory;
  readonly asker: Asker;
  readonly team: Readonly<Record<TeamHandle, string>>;
  readonly now: Date;
}

async function write(trx: Db, { story, asker, team, now }: Written): Promise<void> {
  const at = (minutesAgo: number): Date => new Date(now.getTime() - minutesAgo * 60_000);
  const { messages = [], notes = [], status, assignee } = story;
  const id = idAt(at(story.minutesAgo), `ticket ${story.subject}`);
  const ticket = ticketRow({ story, asker, team, now }, id);
  await trx.insertInto('tickets').values(ticket).execute();
  const audit: Insertable<Schema['audit_log']>[] = [];
  const did = (by: TeamHandle, action: string, minutesAgo: number, before: object | null, after: object): void => {
    audit.push({
      actor_user_id: team[by],
      action,
      subject: id,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      reason: null,
      created_at: at(minutesAgo),
    });
  };
  if (assignee !== undefined)
    did(assignee, 'assignTicket', assignedMinutesAgo(story), { assignedTo: null }, { assignedTo: team[assignee] });
  for (const [index, { by, text, minutesAgo }] of messages.entries()) {
    await trx
      .insertInto('ticket_messages')
      .values({
        ticket_id: id,
        seq: index + 1,
        id: idAt(at(minutesAgo), `message ${id} ${index}`),
        author_user_id: by === undefined ? asker.id : team[by],
        is_support: by !== undefined,
        message: text,
        created_at: at(minutesAgo),
      })
      .execute();
    if (by !== undefined)
      did(by, 'answerTicket', minutesAgo, { messageCount: index }, { messageCount: index + 1, message: text });
  }
  for (const [index, { by, text, minutesAgo }] of notes.entries()) {
    const noteId = idAt(at(minutesAgo), `note ${id} ${index}`);
    await trx
      .insertInto('ticket_notes')
      .values({ id: noteId, ticket_id: id, author_user_id: team[by], note: text, created_at: at(minutesAgo) })
      .execute();
    did(by, 'addTicketNote', minutesAgo, null, { noteId, note: text });
  }
  if (status !== 'open')
    did(assignee ?? 'mutuals_support', 'setTicketStatus', movedMinutesAgo(story), { status: 'open' }, { status });
  if (audit.length > 0) await trx.insertInto('audit_log').values(audit).execute();
  const answer = messages.findLast(({ by }) => by !== undefined);
  if (answer !== undefined) await tell(trx, story, asker, { ticketId: id, at: at(answer.minutesAgo), now });
}

function ticketRow({ story, asker, team, now }: Written, id: string): Insertable<Schema['tickets']> {
  const at = (minutesAgo: number): Date => new Date(now.getTime() - minutesAgo * 60_000);
  const { messages = [], notes = [], status, assignee, isUnread } = story;
  const lastAnswer = messages.findLastIndex(({ by }) => by !== undefined);
  const waiting = lastAnswer === -1 ? story : messages[lastAnswer + 1];
  const answered = messages.find(({ by }) => by !== undefined);
  const reference = asker.latePaymentId === null ? '' : `Reference: ${asker.latePaymentId}\n\n`;
  const changes = [story, ...messages].map(({ minutesAgo }) => minutesAgo);
  if (story.movedMinutesAgo !== undefined) changes.push(story.movedMinutesAgo);
  return {
    id,
    user_id: asker.id,
    tier: asker.tier,
    subject: story.subject,
    description: reference + story.description,
    category: story.category,
    priority: story.priority,
    status,
    assigned_to: assignee === undefined ? null : team[assignee],
    message_count: messages.length,
    unread_answers: isUnread === true ? messages.length - messages.findLastIndex(({ by }) => by === undefined) - 1 : 0,
    first_answer_at: answered === undefined ? null : at(answered.minutesAgo),
    waiting_since: isOngoing(status) && waiting !== undefined ? at(waiting.minutesAgo) : null,
    assignee_active_at:
      assignee === undefined
        ? null
        : at(Math.min(assignedMinutesAgo(story), ...notes.map(({ minutesAgo }) => minutesAgo))),
    created_at: at(story.minutesAgo),
    updated_at: at(Math.min(...changes)),
  };
}

/** A little before the first answer, or after the ticket was opened. */
const assignedMinutesAgo = ({ messages = [], minutesAgo }: TicketStory): number =>
  (messages.find(({ by }) => by !== undefined)?.minutesAgo ?? minutesAgo - 3) + 2;

const movedMinutesAgo = (story: TicketStory): number => story.movedMinutesAgo ?? assignedMinutesAgo(story);

async function tell(
  trx: Db,
  { subject, isUnread }: TicketStory,
  { id: userId }: Asker,
  { ticketId, at, now }: { ticketId: string; at: Date; now: Date },
): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({
      id: idAt(at, `notification ticket_answered ${ticketId}`),
      user_id: userId,
      type: 'ticket_answered',
      data: JSON.stringify({ ticketId, ticketSubject: subject }),
      coalesce_key: `ticket:${ticketId}`,
      occurrences: 1,
      read_at: isUnread === true ? null : now,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
