import { nextUtcDay, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import * as repository from './budgets.repository.ts';

/** What is scarce in a UTC day. */
export type BudgetName =
  | 'like'
  | 'super_like'
  | 'upload'
  | 'tickets'
  | 'payments'
  | 'onboarding-starts'
  | 'translation'
  | 'model-tokens';

export interface Budget {
  budget: BudgetName;
  /** A person's id, or `EVERYONE`. */
  holder: string;
}

/** Holds what all people have together. */
export const EVERYONE = 'everyone';

/**
 * Uses so much of a budget of the day; false, and nothing used, when that would be more than `limit` (null is unlimited). Exact however many
 * come at once, to whichever process (D54).
 */
export const spendBudget = (
  db: Db,
  budget: Budget,
  now: Date,
  amount: number,
  limit: number | null,
): Promise<boolean> => repository.spend(db, { ...budget, day: utcDay(now) }, amount, limit);

/**
 * Uses so much of a person's budget of the day, and of that of all people together; false, and nothing used of either, when one has too
 * little left.
 */
export const spendSharedBudget = (
  db: Db,
  { budget, holder }: Budget,
  now: Date,
  amount: number,
  limits: { perUser: number; inAll: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const own = { budget, holder };
    if (!(await spendBudget(trx, own, now, amount, limits.perUser))) return false;
    if (await spendBudget(trx, { budget, holder: EVERYONE }, now, amount, limits.inAll)) return true;
    await settleBudget(trx, own, now, -amount);
    return false;
  });

/** Uses one of a person's budget of the day; throws `rate_limited` until tomorrow when none is left. */
export async function requireBudget(db: Db, budget: Budget, now: Date, limit: number): Promise<void> {
  if (await spendBudget(db, budget, now, 1, limit)) return;
  throw new Problem('rate_limited', { retryAfter: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1000) });
}

/** Puts right what was used of both on the day of `then`, once that is known: more, or less when `difference` is below 0. */
export const settleSharedBudget = (db: Db, { budget, holder }: Budget, then: Date, difference: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await settleBudget(trx, { budget, holder }, then, difference);
    await settleBudget(trx, { budget, holder: EVERYONE }, then, difference);
  });

const settleBudget = (db: Db, budget: Budget, then: Date, difference: number): Promise<void> =>
  repository.settle(db, { ...budget, day: utcDay(then) }, difference);

/** How much a holder used of each of these budgets in the day. */
export async function findUsed<Name extends BudgetName>(
  db: Db,
  holder: string,
  now: Date,
  ...budgets: readonly Name[]
): Promise<(budget: Name) => number> {
  const used = await repository.findUsed(db, { holder, day: utcDay(now) }, budgets);
  return (budget) => used.get(budget) ?? 0;
}
