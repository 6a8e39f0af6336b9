import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, SubscriptionPeriodsTable, Tier, Trx } from '../../database/schema.ts';
import { lastAction } from '../audit/audit.public.ts';

export type PeriodRow = Selectable<SubscriptionPeriodsTable>;

export async function insertPeriod(trx: Trx, period: Insertable<SubscriptionPeriodsTable>): Promise<void> {
  await trx.insertInto('subscription_periods').values(period).execute();
}

/** The end of a person's last period at a time, bought or given; null if there is none. */
export async function findLastEnd(db: Db, userId: string, at: Date): Promise<Date | null> {
  const { last } = await db
    .selectFrom('subscription_periods')
    .select((eb) => eb.fn.max('ends_at').as('last'))
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow();
  return last;
}

/** Marks all unfinished periods of a person as replaced; returns their ids. */
export async function replacePeriods(trx: Trx, userId: string, at: Date): Promise<string[]> {
  const replaced = await trx
    .updateTable('subscription_periods')
    .set({ replaced_at: at })
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('ends_at', '>', at)
    .returning('id')
    .execute();
  return replaced.map(({ id }) => id);
}

/** Makes replaced periods count again. */
export async function restorePeriods(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await trx.updateTable('subscription_periods').set({ replaced_at: null }).where('id', 'in', ids).execute();
}

/** A tier change by the team. `null` in older rows, which did not record what was replaced. */
export interface TierChange {
  actorId: string;
  at: Date;
  tier: Tier;
  expiresAt: Date | null;
  /** The new period. */
  periodId: string | null;
  before: {
    tier: Tier;
    expiresAt: Date | null;
    cancelAtPeriodEnd: boolean | null;
    /** The periods that it replaced. */
    periodIds: string[] | null;
  };
}

/** The team's last change of a person's tier; undefined if there is none, or it was undone. */
export async function findLastChange(trx: Trx, userId: string): Promise<TierChange | undefined> {
  const row = await lastAction(trx, userId, ['updateSubscription', 'undoSubscriptionUpdate'])
    .select([
      sql<Tier>`after ->> 'tier'`.as('tier'),
      sql<Date | null>`(after ->> 'expiresAt')::timestamptz`.as('expiresAt'),
      sql<string | null>`after ->> 'periodId'`.as('periodId'),
      sql<Tier>`before ->> 'tier'`.as('tierBefore'),
      sql<Date | null>`(before ->> 'expiresAt')::timestamptz`.as('expiresAtBefore'),
      sql<boolean | null>`(before ->> 'cancelAtPeriodEnd')::boolean`.as('cancelAtPeriodEnd'),
      sql<string[] | null>`before -> 'periodIds'`.as('periodIds'),
    ])
    .executeTakeFirst();
  if (row === undefined || row.action === 'undoSubscriptionUpdate') return undefined;
  const { action: _action, tierBefore, expiresAtBefore, cancelAtPeriodEnd, periodIds, ...change } = row;
  return { ...change, before: { tier: tierBefore, expiresAt: expiresAtBefore, cancelAtPeriodEnd, periodIds } };
}

/** A person's current and future periods at a time. */
export async function findCounting(trx: Trx, userId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('subscription_periods')
    .select('id')
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
  return rows.map(({ id }) => id);
}

/** For each person the tier that their period gives at a time, and its end; people without a period are left out. */
export async function findPlansAt(
  db: Db,
  userIds: readonly string[],
  at: Date,
): Promise<Pick<PeriodRow, 'user_id' | 'tier' | 'ends_at'>[]> {
  return db
    .selectFrom('subscription_periods as running')
    .distinctOn('running.user_id')
    .select([
      'running.user_id',
      'running.tier',
      sql<Date>`(select max(later.ends_at) from subscription_periods as later
        where later.user_id = running.user_id and later.tier = running.tier and later.replaced_at is null)`.as(
        'ends_at',
      ),
    ])
    .where('running.user_id', 'in', userIds)
    .where('running.replaced_at', 'is', null)
    .where('running.starts_at', '<=', at)
    .where('running.ends_at', '>', at)
    .orderBy('running.user_id')
    .orderBy('running.tier', 'desc')
    .execute();
}

/** A period whose person should be reminded of its end. */
export interface EndingPeriod {
  id: string;
  user_id: string;
  tier: PeriodRow['tier'];
  ends_at: Date;
}

/**
 * Records reminders for at most `most` people, a number of days before their plan ends, and returns whom to remind.
 * Nobody is reminded twice, nor of an earlier day after a later one, nor after cancelling, nor if their plan continues.
 * Locked periods wait for the next run.
 */
export async function takeReminders(
  trx: Db,
  { from, until, daysLeft, most }: { from: Date; until: Date; daysLeft: number; most: number },
): Promise<EndingPeriod[]> {
  const due = trx
    .selectFrom('subscription_periods')
    .innerJoin('users', 'users.id', 'subscription_periods.user_id')
    .select('subscription_periods.id')
    .where('subscription_periods.replaced_at', 'is', null)
    .where('subscription_periods.ends_at', '>', from)
    .where('subscription_periods.ends_at', '<=', until)
    .where('users.cancel_at_period_end', '=', false)
    .whereRef('users.tier_expires_at', '=', 'subscription_periods.ends_at')
    .where(sql<boolean>`${daysLeft} < all (subscription_periods.reminded_days)`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_periods as next')
            .select('next.id')
            .whereRef('next.user_id', '=', 'subscription_periods.user_id')
            .whereRef('next.ends_at', '>', 'subscription_periods.ends_at')
            .where('next.replaced_at', 'is', null),
        ),
      ),
    )
    .orderBy('subscription_periods.ends_at')
    .limit(most)
    .forUpdate('subscription_periods')
    .skipLocked();
  return trx
    .updateTable('subscription_periods')
    .set({ reminded_days: sql<number[]>`reminded_days || ${daysLeft}::integer` })
    .where('id', 'in', due)
    .returning(['id', 'user_id', 'tier', 'ends_at'])
    .execute();
}
