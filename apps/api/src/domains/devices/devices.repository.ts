import { type Selectable, sql } from 'kysely';
import type { Db, DevicesTable, Trx } from '../../database/schema.ts';

export type DeviceRow = Selectable<DevicesTable>;

interface Sighting {
  userId: string;
  session: Buffer;
  /** When its token was issued. */
  issuedAt: Date;
  browser: string | null;
  system: string | null;
}

/**
 * Notes that a device is in use; returns whether it was signed out. A session that nobody knew when its person signed
 * out everywhere is signed out, too, if it began before.
 */
export async function note(
  db: Db,
  { userId, session, issuedAt, browser, system }: Sighting,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isEnded: boolean }>`
    insert into devices (id, user_id, session, browser, system, created_at, seen_at, ended_at)
    select gen_random_uuid(), id, ${session}, ${browser}, ${system}, ${now}, ${now},
      case when ${issuedAt}::timestamptz < date_trunc('second', signed_out_at) then ${now}::timestamptz end
    from users where id = ${userId}
    on conflict (user_id, session) do update set seen_at = excluded.seen_at, browser = excluded.browser, system = excluded.system,
      ended_at = coalesce(devices.ended_at, (
        select ${now}::timestamptz from users where users.id = devices.user_id and devices.created_at < users.signed_out_at))
    returning ended_at is not null as "isEnded"`.execute(db);
  return rows[0]?.isEnded ?? false;
}

/** At most `most` devices that are signed in, the last seen one first. */
export async function findDevices(db: Db, userId: string, most: number): Promise<DeviceRow[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Ends all sessions of a person, known or not. */
export async function endAll(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ signed_out_at: now }).where('id', '=', userId).execute();
  await trx
    .updateTable('devices')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** When a person was last here, to the hour; null if it was too long ago to know. */
export async function lastSeen(db: Db, userId: string): Promise<Date | null> {
  const { seen } = await db
    .selectFrom('devices')
    .select((eb) => eb.fn.max('seen_at').as('seen'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return seen;
}
