import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** What is scarce in a UTC day. */
export interface DailyBudget {
  budget: string;
  /** A person's id, or 'everyone'. */
  holder: string;
  day: string;
}

/** Uses so much of a budget; false, and nothing used, when that would be more than `limit`. Exact however many come at once (D54). */
export async function spendBudget(db: Db, budget: DailyBudget, amount: number, limit: number): Promise<boolean> {
  if (amount > limit) return false;
  const spent = await db
    .insertInto('daily_budgets')
    .values({ ...budget, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['budget', 'holder', 'day'])
        .doUpdateSet({ used: sql`daily_budgets.used + ${amount}` })
        .where(sql<boolean>`daily_budgets.used + ${amount} <= ${limit}`),
    )
    .returning('used')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Uses so much of each of several budgets; false, and nothing of any used, where one has too little left. */
export async function spendBudgets(
  db: Db,
  spendings: readonly { budget: DailyBudget; limit: number }[],
  amount: number,
): Promise<boolean> {
  const spent: DailyBudget[] = [];
  for (const { budget, limit } of spendings) {
    if (!(await spendBudget(db, budget, amount, limit))) {
      for (const each of spent) await settleBudget(db, each, -amount);
      return false;
    }
    spent.push(budget);
  }
  return true;
}

/** Puts right what was used of a budget, once that is known: more, or less when `difference` is below 0. */
export async function settleBudget(db: Db, budget: DailyBudget, difference: number): Promise<void> {
  await db
    .updateTable('daily_budgets')
    .set({ used: sql`greatest(0, used + ${difference})` })
    .where('budget', '=', budget.budget)
    .where('holder', '=', budget.holder)
    .where('day', '=', budget.day)
    .execute();
}

/** How much of a budget is used. */
export async function findUsed(db: Db, { budget, holder, day }: DailyBudget): Promise<number> {
  const row = await db
    .selectFrom('daily_budgets')
    .select('used')
    .where('budget', '=', budget)
    .where('holder', '=', holder)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}
