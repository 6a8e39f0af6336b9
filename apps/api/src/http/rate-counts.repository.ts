import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

export interface Count {
  /** In the window, this amount included. */
  used: number;
  resetsAt: Date;
}

/** Adds an amount to what is counted under a key, in a window that begins now where none is open. Exact however many add at once. */
export async function addToCount(
  db: Db,
  key: string,
  amount: number,
  window: { now: Date; end: Date },
): Promise<Count> {
  const isOver = sql<boolean>`rate_limits.resets_at <= ${window.now}`;
  const { used, resets_at } = await db
    .insertInto('rate_limits')
    .values({ key, used: amount, resets_at: window.end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${isOver} then ${amount} else rate_limits.used + ${amount} end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { used, resetsAt: resets_at };
}
