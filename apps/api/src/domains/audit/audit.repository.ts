import { type Insertable, type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { AuditLogTable, Db, Trx } from '../../database/schema.ts';
import { UUID } from '../../lib/uuid.ts';

export async function insertAuditRow(trx: Trx, row: Insertable<AuditLogTable>): Promise<void> {
  await trx.insertInto('audit_log').values(row).execute();
}

/** Whether a row records a change, and not a refusal. */
export const isDone = sql<boolean>`after ->> 'refused' is null`;

/** The latest of these actions on a subject: which, by whom and when. The caller selects from `before` and `after`. */
export const lastAction = (trx: Trx, subject: string, actions: readonly string[]) =>
  trx
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id as actorId', 'created_at as at'])
    .where('subject', '=', subject)
    .where('action', 'in', actions)
    .where(isDone)
    .orderBy('id', 'desc')
    .limit(1);

/** Filters of the audit log; null disables one. */
export interface AuditFilter {
  action: string | null;
  subject: string | null;
  actorId: string | null;
  /** UTC days, both included. */
  from: string | null;
  to: string | null;
}

/** A row of the log. Its `key` is its number in the format of an id. */
export type AuditRow = Pick<
  Selectable<AuditLogTable>,
  'actor_user_id' | 'action' | 'subject' | 'before' | 'after' | 'reason' | 'request_id' | 'address' | 'created_at'
> & { key: string };

const key = sql<string>`lpad(to_hex(id), 32, '0')::uuid`;

/** A part of the log, the newest first. */
export async function findAudit(db: Db, filter: AuditFilter, request: PartRequest): Promise<ListPart<AuditRow>> {
  const { action, subject, actorId, from, to } = filter;
  const all = db
    .selectFrom('audit_log')
    .$if(action !== null, (query) => query.where('action', '=', action))
    .$if(subject !== null, (query) => query.where('subject', '=', subject))
    .$if(actorId !== null, (query) => query.where('actor_user_id', '=', actorId))
    .$if(from !== null, (query) => query.where(sql<boolean>`created_at >= ${from}::date::timestamp at time zone 'UTC'`))
    .$if(to !== null, (query) =>
      query.where(sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    );
  const query = all.select([
    'actor_user_id',
    'action',
    'subject',
    'before',
    'after',
    'reason',
    'request_id',
    'address',
    'created_at',
    key.as('key'),
  ]);
  return readPart(db, query, { by: { at: sql<Date>`created_at`, id: key }, all, request });
}

/** A person or thing with one of these ids, and its name today. */
export interface NamedThing {
  id: string;
  name: string;
  /** The Privy id of a person. */
  privy_id: string | null;
}

/** The people and profiles with these ids. */
export async function findNames(db: Db, ids: readonly string[]): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id', 'display_name as name', sql<string | null>`privy_id`.as('privy_id')])
    .where('id', 'in', ids)
    .unionAll(
      db
        .selectFrom('profiles')
        .select(['id', 'name', sql<string | null>`null`.as('privy_id')])
        .where('id', 'in', ids),
    )
    .unionAll(
      db
        .selectFrom('tickets')
        .select(['id', 'subject as name', sql<string | null>`null`.as('privy_id')])
        .where('id', 'in', ids),
    )
    .execute();
}

/** The id of the person of a Privy id, a report or a decision; undefined for anything else. */
export async function findPersonId(db: Db, named: string): Promise<string | undefined> {
  const person = UUID.test(named)
    ? db
        .selectFrom('report_subjects')
        .select('user_id as id')
        .where('id', '=', named)
        .unionAll(db.selectFrom('decisions').select('user_id as id').where('id', '=', named))
    : db.selectFrom('users').select('id').where('privy_id', '=', named);
  return (await person.executeTakeFirst())?.id;
}
