import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { SuspendedLeaversTable, Trx } from '../../database/schema.ts';

export type LeaverRow = Selectable<SuspendedLeaversTable>;

/**
 * Keeps the salted hash of an account's X id, with the suspension that ends last, if the account is suspended and waits
 * to be erased (D68).
 */
export async function keepSuspended(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    insert into suspended_leavers
      (id, salt, x_hash, policy, severity, language, decided_by, confirmed_by, ends_at, strike_ends_at, left_at)
    select ${uuid()}, person.leaving_x_salt, person.leaving_x_hash, decision.policy, decision.severity, person.language,
      decision.decided_by, decision.confirmed_by, decision.ends_at, decision.strike_ends_at, ${now}
    from users person join decisions decision on decision.user_id = person.id
    where person.id = ${userId} and person.leaving_x_hash is not null and decision.measure = 'suspend'
      and decision.ended_at is null and (decision.ends_at is null or decision.ends_at > ${now})
    order by decision.ends_at desc nulls first limit 1
  `.execute(trx);
}

/** Takes the suspension in force of who left with an X id since a time; the one that ends last. */
export async function takeSuspendedLeaver(
  trx: Trx,
  xId: string,
  since: Date,
  now: Date,
): Promise<LeaverRow | undefined> {
  const { rows } = await sql<LeaverRow>`
    delete from suspended_leavers where id = (
      select id from suspended_leavers
      where left_at > ${since} and (ends_at is null or ends_at > ${now}) and x_hash = sha256(salt || convert_to(${xId}, 'UTF8'))
      order by ends_at desc nulls first limit 1)
    returning *
  `.execute(trx);
  return rows[0];
}
