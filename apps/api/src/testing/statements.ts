import type { Pool, PoolClient } from 'pg';

/** What some work asked of the database. */
export interface Statements {
  /** How many statements, `begin` and `commit` included. */
  count: number;
  /** How many of them one after the other: each waits for the answer to the one before, as those that are asked together do not. */
  inSequence: number;
}

/** Counts the statements of a pool while `work` runs, and nothing else uses it. */
export type StatementCounter = (work: () => Promise<unknown>) => Promise<Statements>;

export function countStatementsOf(pool: Pool): StatementCounter {
  const seen = new WeakSet<PoolClient>();
  let count = 0;
  /** The longest sequence that has been answered. */
  let answered = 0;

  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.query = new Proxy(client.query, {
      apply(query, self, parameters) {
        // Leases of rate limits come with every tenth request.
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
