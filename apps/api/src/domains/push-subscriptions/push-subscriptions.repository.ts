import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, PushSubscriptionsTable, Trx } from '../../database/schema.ts';

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;

/** A person's subscriptions, the newest first. */
export async function findSubscriptions(db: Db, userId: string): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/** A subscription by its id. */
export async function findSubscription(db: Db, id: string): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').where('id', '=', id).selectAll().executeTakeFirst();
}

/** A browser's subscription, whoever has it; nobody else changes it until the transaction ends. */
export async function lockBrowser(trx: Trx, endpoint: string): Promise<PushSubscriptionRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(trx);
  return trx.selectFrom('push_subscriptions').where('endpoint', '=', endpoint).selectAll().executeTakeFirst();
}

export async function insertSubscription(
  trx: Trx,
  subscription: Insertable<PushSubscriptionsTable>,
): Promise<PushSubscriptionRow> {
  return trx.insertInto('push_subscriptions').values(subscription).returningAll().executeTakeFirstOrThrow();
}

/** The ids of all but a person's newest subscriptions. */
export async function findOldest(trx: Trx, userId: string, kept: number): Promise<string[]> {
  return (await findSubscriptions(trx, userId)).slice(kept).map(({ id }) => id);
}
