import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** A budget of a holder on a UTC day. */
export interface BudgetKey {
  budget: string;
  /** A person's id, or `everyone`. */
  holder: string;
  day: string;
}

/** Spends from a budget. Returns false and spends nothing if that would exceed `limit` (null for unlimited). */
export async function spend(db: Db, key: BudgetKey, amount: number, limit: number | null): Promise<boolean> {
  if (limit !== null && amount > limit) return false;
  const spent = await db
    .insertInto('daily_budgets')
    .values({ ...key, used: amount })
    .onConflict((conflict) => {
      const more = conflict
        .columns(['budget', 'holder', 'day'])
        .doUpdateSet({ used: sql`daily_budgets.used + ${amount}` });
      return limit === null ? more : more.where(sql<boolean>`daily_budgets.used + ${amount} <= ${limit}`);
    })
    .returning('used')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Adds a difference to the used amount, which never goes below 0. */
export async function settle(db: Db, { budget, holder, day }: BudgetKey, difference: number): Promise<void> {
  await db
    .updateTable('daily_budgets')
    .set({ used: sql`greatest(0, used + ${difference})` })
    .where('budget', '=', budget)
    .where('holder', '=', holder)
    .where('day', '=', day)
    .execute();
}

/** What a holder used of each of these budgets; unused ones have no entry. */
export async function findUsed(
  db: Db,
  { holder, day }: Omit<BudgetKey, 'budget'>,
  budgets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('daily_budgets')
    .select(['budget', 'used'])
    .where('budget', 'in', budgets)
    .where('holder', '=', holder)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ budget, used }) => [budget, used]));
}
