import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

export interface KeyName {
  userId: string;
  operation: string;
  key: string;
}

export interface KeptAnswer {
  requestHash: Buffer;
  answer: object | null;
}

/**
 * Claims a key for this transaction; false if it is taken. Waits up to `waitMs` for another transaction that holds it,
 * then throws PostgreSQL's `lock_not_available`.
 */
export async function claimKey(
  trx: Db,
  name: KeyName,
  requestHash: Buffer,
  now: Date,
  waitMs: number,
): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(trx);
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: name.userId,
      operation: name.operation,
      key: name.key,
      request_hash: requestHash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function findKey(trx: Db, name: KeyName): Promise<KeptAnswer | undefined> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', name.userId)
    .where('operation', '=', name.operation)
    .where('key', '=', name.key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, answer: row.answer };
}

export async function keepAnswer(trx: Db, name: KeyName, answer: object): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', name.userId)
    .where('operation', '=', name.operation)
    .where('key', '=', name.key)
    .execute();
}

/** Deletes one key if it is older than an instant. */
export async function deleteKeyBefore(trx: Db, name: KeyName, instant: Date): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', name.userId)
    .where('operation', '=', name.operation)
    .where('key', '=', name.key)
    .where('created_at', '<', instant)
    .execute();
}

/**
 * Deletes at most `most` of the oldest keys from before an instant, except those that a request holds; returns how
 * many.
 */
export async function deleteKeysBefore(db: Db, instant: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where (user_id, operation, key) in (
      select user_id, operation, key from idempotency_keys where created_at < ${instant}
      order by created_at limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
