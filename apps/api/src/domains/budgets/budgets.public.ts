import { nextUtcDay, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import * as repository from './budgets.repository.ts';

/** Daily budgets (UTC). */
export type BudgetName =
  | 'like'
  | 'super_like'
  /** Super-likes that came back on that day. */
  | 'super_like_returned'
  | 'upload'
  | 'exports'
  | 'tickets'
  | 'payments'
  | 'reports'
  | 'guest-reports'
  | 'proofs'
  | 'proof-checks'
  | 'onboarding-starts'
  | 'translation'
  | 'model-tokens'
  | 'mail-confirmations'
  /** Deliveries. */
  | 'push'
  | 'mail';

export interface Budget {
  budget: BudgetName;
  /** A person's id, or `EVERYONE`. */
  holder: string;
}

/** The holder of the budget that all people share. */
export const EVERYONE = 'everyone';

/**
 * Spends from a budget of the day. Returns false and spends nothing if that would exceed `limit` (null for unlimited).
 * Exact under concurrency, across all processes (D54).
 */
export const spendBudget = (
  db: Db,
  budget: Budget,
  now: Date,
  amount: number,
  limit: number | null,
): Promise<boolean> => repository.spend(db, { ...budget, day: utcDay(now) }, amount, limit);

/**
 * Spends from a person's budget of the day and from the shared one. Returns false and spends nothing of either if one
 * has too little left.
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

/** Spends one from a person's budget of the day. Throws `rate_limited` until tomorrow if none is left. */
export async function requireBudget(db: Db, budget: Budget, now: Date, limit: number): Promise<void> {
  if (await spendBudget(db, budget, now, 1, limit)) return;
  throw new Problem('rate_limited', { retryAfter: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1000) });
}

/** Corrects both budgets on the day of `then` once the real amount is known; a negative `difference` refunds. */
export const settleSharedBudget = (db: Db, { budget, holder }: Budget, then: Date, difference: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await settleBudget(trx, { budget, holder }, then, difference);
    await settleBudget(trx, { budget, holder: EVERYONE }, then, difference);
  });

/** Corrects a budget on the day of `then`; a negative `difference` refunds. */
export const settleBudget = (db: Db, budget: Budget, then: Date, difference: number): Promise<void> =>
  repository.settle(db, { ...budget, day: utcDay(then) }, difference);

/** What a holder used of each of these budgets on that day. */
export async function findUsed<Name extends BudgetName>(
  db: Db,
  holder: string,
  now: Date,
  ...budgets: readonly Name[]
): Promise<(budget: Name) => number> {
  const used = await repository.findUsed(db, { holder, day: utcDay(now) }, budgets);
  return (budget) => used.get(budget) ?? 0;
}
