import { type Insertable, type Selectable, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type {
  Db,
  Language,
  MailAddressesTable,
  MailConfirmationsTable,
  StoppedBy,
  Trx,
} from '../../database/schema.ts';
import { DIGEST_MS, MOST_INTERVALS_AWAY } from './mail.rules.ts';

export type AddressRow = Selectable<MailAddressesTable>;
export type ConfirmationRow = Selectable<MailConfirmationsTable>;

export const findAddress = (db: Db, userId: string): Promise<AddressRow | undefined> =>
  db.selectFrom('mail_addresses').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** A confirmation that is still good. */
export const findConfirmationOf = (db: Db, userId: string, now: Date): Promise<ConfirmationRow | undefined> =>
  db
    .selectFrom('mail_confirmations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Stores a confirmation in place of the person's last one. */
export async function replaceConfirmation(trx: Trx, row: Insertable<MailConfirmationsTable>): Promise<void> {
  await deleteConfirmation(trx, row.user_id);
  await trx.insertInto('mail_confirmations').values(row).execute();
}

export async function deleteConfirmation(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('mail_confirmations').where('user_id', '=', userId).execute();
}

/** Stores the hash of the token that is about to be mailed; undefined if the confirmation was replaced, or another process began to mail one. */
export async function setToken(
  db: Db,
  id: string,
  tokenHash: Buffer,
): Promise<(Pick<ConfirmationRow, 'address'> & { language: Language }) | undefined> {
  return db
    .updateTable('mail_confirmations')
    .from('users')
    .set({ token_hash: tokenHash })
    .where('mail_confirmations.id', '=', id)
    .where('token_hash', 'is', null)
    .whereRef('users.id', '=', 'mail_confirmations.user_id')
    .returning(['mail_confirmations.address', 'users.language'])
    .executeTakeFirst();
}

/** Forgets a token that reached nobody, so that another one can be mailed. */
export async function forgetToken(db: Db, id: string): Promise<void> {
  await db.updateTable('mail_confirmations').set({ token_hash: null }).where('id', '=', id).execute();
}

/** Takes a confirmation by its token, once; undefined if there is none of this person. */
export async function takeConfirmation(
  trx: Trx,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<ConfirmationRow | undefined> {
  return trx
    .deleteFrom('mail_confirmations')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function insertAddress(trx: Trx, row: Insertable<MailAddressesTable>): Promise<void> {
  await trx.insertInto('mail_addresses').values(row).execute();
}

/** What the keys of a person's addresses come from, made the first time. */
export async function mailKeyOf(trx: Trx, userId: string): Promise<Buffer> {
  const { mail_key } = await trx
    .updateTable('users')
    .set((eb) => ({ mail_key: eb.fn.coalesce('mail_key', eb.val(randomBytes(32))) }))
    .where('id', '=', userId)
    .returning((eb) => eb.ref('mail_key').$notNull().as('mail_key'))
    .executeTakeFirstOrThrow();
  return mail_key;
}

export async function deleteAddress(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('mail_addresses').where('user_id', '=', userId).execute();
}

/** Notes why nothing is mailed to a person's address any more. */
export async function noteStop(db: Db, userId: string, stoppedBy: StoppedBy): Promise<void> {
  await db.updateTable('mail_addresses').set({ stopped_by: stoppedBy }).where('user_id', '=', userId).execute();
}

/** Whose address a delivery was mailed to; undefined for a person who took their address back. */
export async function findReceiver(
  db: Db,
  deliveryId: string,
): Promise<Pick<AddressRow, 'user_id' | 'target_id'> | undefined> {
  return db
    .selectFrom('deliveries')
    .innerJoin('mail_addresses', 'mail_addresses.target_id', 'deliveries.target_id')
    .where('deliveries.id', '=', deliveryId)
    .select(['mail_addresses.user_id', 'mail_addresses.target_id'])
    .executeTakeFirst();
}

/** Somebody who is due for a digest. */
export interface Absent {
  userId: string;
  targetId: string;
}

/**
 * The next people after one by their ids, at most `most`, who chose digests, are not suspended, were not here for the whole interval, and got none in
 * it; locked until the transaction ends, and noted as planned for. Those whom another process plans for are left out.
 */
export async function takeAbsent(trx: Trx, after: string, now: Date, most: number): Promise<Absent[]> {
  const interval = sql`make_interval(secs => case wishes.digest when 'daily' then ${DIGEST_MS.daily / 1000}::float8 else ${DIGEST_MS.weekly / 1000}::float8 end)`;
  const { rows } = await sql<Absent>`
    update mail_addresses set digested_at = ${now}
    where user_id in (
      select address.user_id from mail_addresses address
      join preferences wishes on wishes.user_id = address.user_id and wishes.digest <> 'off'
      join users on users.id = address.user_id and users.deletion_due_at is null
        and (users.suspended_until is null or users.suspended_until <= ${now})
      cross join lateral (select max(seen_at) as seen_at from devices where devices.user_id = address.user_id) last
      where address.user_id > ${after} and address.target_id is not null
        and coalesce(address.digested_at, address.confirmed_at) <= ${now}::timestamptz - ${interval}
        and coalesce(last.seen_at, address.confirmed_at) <= ${now}::timestamptz - ${interval}
        and coalesce(last.seen_at, address.confirmed_at) > ${now}::timestamptz - ${MOST_INTERVALS_AWAY + 1} * ${interval}
      order by address.user_id
      limit ${most}
      for update of address skip locked
    )
    returning user_id as "userId", target_id as "targetId"`.execute(trx);
  return rows;
}

/** Deletes confirmations that are good no more; they hold an address that nobody confirmed. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_confirmations').where('expires_at', '<=', now).execute();
}
