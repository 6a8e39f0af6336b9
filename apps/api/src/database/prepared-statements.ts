import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseError, type Pool } from 'pg';
import { isTracing, type SpanOf, traced } from '../lib/tracing.ts';
import { isAnswerMissing } from './errors.ts';
import type { Watchdog } from './watchdog.ts';

/**
 * More than the server's queries. Beyond it the least recently used one is dropped, so that hot queries stay prepared.
 */
const MOST_STATEMENTS = 500;

const UNWATCHED: Watchdog = { watch: (ask) => ask() };

/**
 * A pool that prepares every query once on each connection, so that PostgreSQL does not parse and plan its text each
 * time. If a migration changed what a query returns, the query is prepared again.
 */
export function preparing(pool: Pool, watchdog: Watchdog = UNWATCHED): PostgresPool {
  const names = new LRUCache<string, string>({ max: MOST_STATEMENTS });
  let last = 0;

  function nameOf(text: string): string {
    const name = names.get(text) ?? `statement_${(last += 1)}`;
    names.set(text, name);
    return name;
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const connecting = pool.connect();
      const client = await watchdog
        .watch(() => connecting)
        .catch((error: unknown) => {
          // Nobody waits for this connection any more.
          connecting.then(
            (late) => late.release(),
            () => undefined,
          );
          throw error;
        });
      const ask = (text: string, values: readonly unknown[]) =>
        watchdog
          .watch(() => client.query({ name: nameOf(text), text, values: [...values] }))
          .catch((error: unknown) => {
            // The answer may still arrive and would be read as the next one's.
            if (isAnswerMissing(error)) void client.end();
            throw error;
          });
      const run = (text: string, values: readonly unknown[]) =>
        isTracing() ? traced(spanOf(text), () => ask(text, values)) : ask(text, values);
      function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
        return run(text, values).catch((error: unknown) => {
          if (!isStalePlan(error)) throw error;
          names.delete(text);
          // Within a transaction this fails too: the transaction is aborted, and `inTransaction` retries it.
          return run(text, values).catch(() => {
            throw error;
          });
        });
      }
      return { query, release: (discard) => client.release(discard) };
    },
  };
}

const VERB = /^\s*([a-z]+)/i;
/** What follows `extract(epoch from` or `is distinct from` is no table. */
const TABLE = /(?<!\bextract\(\w+ |\bdistinct )\b(?:from|into|update)\s+"?([a-z_]+)\b/i;

/** A statement by its verb and first table, such as "select profiles" ("with …" if it begins so): its text may hold a value. */
export function spanOf(text: string): SpanOf {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  const name = table === undefined ? verb : `${verb} ${table}`;
  return { kind: 'statement', name, attributes: { 'db.system.name': 'postgresql', 'db.operation.name': verb } };
}

/** Whether a prepared statement is stale because a migration changed the columns that it returns. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');
}
