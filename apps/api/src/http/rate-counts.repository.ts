import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

export interface Count {
  /** The count in the window, including this amount. */
  used: number;
  resetsAt: Date;
}

/** Adds to the count of a key, in a new window if none is open. Exact under concurrency. */
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
