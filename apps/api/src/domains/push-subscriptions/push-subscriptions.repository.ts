import type { Insertable, Selectable } from 'kysely';
import type { Db, PushSubscriptionsTable } from '../../database/schema.ts';

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

/** Stores a browser's subscription for a person; the same browser's is replaced, whoever had it. */
export async function saveSubscription(
  trx: Db,
  subscription: Insertable<PushSubscriptionsTable>,
): Promise<PushSubscriptionRow> {
  const { id: _id, endpoint: _endpoint, ...changed } = subscription;
  return trx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes all but a person's newest subscriptions. */
export async function keepNewest(trx: Db, userId: string, kept: number): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept)
        .select('id'),
    )
    .execute();
}

/** Deletes a person's own subscription; false if it is not there, or another person's. */
export async function deleteSubscription(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
