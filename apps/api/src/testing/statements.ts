import type { Pool, PoolClient } from 'pg';

/** The statements of some work. */
export interface Statements {
  /** All statements, including `begin` and `commit`. */
  count: number;
  /**
   * The length of the longest chain: each waits for the answer to the one before. Concurrent statements count as one.
   */
  inSequence: number;
}

/** Counts the statements of a pool while `work` runs; nothing else may use the pool meanwhile. */
export type StatementCounter = (work: () => Promise<unknown>) => Promise<Statements>;

export function countStatementsOf(pool: Pool): StatementCounter {
  const seen = new WeakSet<PoolClient>();
  let count = 0;
  /** The longest chain with all its answers. */
  let answered = 0;

  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.query = new Proxy(client.query, {
      apply(query, self, parameters) {
        // Every tenth request leases rate limits.
        if (String(Object(parameters[0]).text).includes('"rate_limits"')) return Reflect.apply(query, self, parameters);
        count += 1;
        const place = answered + 1;
        const answer: unknown = Reflect.apply(query, self, parameters);
        const note = (): void => void (answered = Math.max(answered, place));
        if (answer instanceof Promise) answer.then(note, note);
        return answer;
      },
    });
  });

  return async (work) => {
    [count, answered] = [0, 0];
    await work();
    return { count, inSequence: answered };
  };
}
