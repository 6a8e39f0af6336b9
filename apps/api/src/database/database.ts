import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types as defaultTypes } from 'pg';
import { Dialect } from './dialect.ts';
import { isConflict } from './errors.ts';
import { isStalePlan, preparing } from './prepared-statements.ts';
import { QUESTION_MS, type Watchdog } from './watchdog.ts';
import type { Db, Schema, Trx } from './schema.ts';

/** An open database: `db` for queries, the raw pool for the job queue and migrations. */
export interface Database {
  db: Db;
  pool: Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Max. connections, shared by requests and jobs. */
  maxConnections?: number;
  /** Timeout of a query in milliseconds; 0 for none. */
  timeLimitMs?: number;
  /** PostgreSQL settings of each connection. */
  settings?: Readonly<Record<string, string>>;
  /** Timeout for an answer or a connection, in milliseconds. */
  answerLimitMs?: number;
  /** Milliseconds after which an unused connection is closed; 0 for never. */
  idleLimitMs?: number;
  /** Detects that the database hangs. */
  watchdog?: Watchdog;
  /** Called when an idle connection breaks, for instance because the server restarted; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const TIME_LIMIT_MS = 12_000;
/**
 * If an answer is this much later than the query's timeout, the server is taken for lost and the connection is closed.
 */
const ANSWER_GRACE_MS = 3000;
/** Timeout for a free or a new connection. */
const CONNECT_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A connection that is used once a minute stays: opening one costs the database more than a hundred small queries. */
const IDLE_MS = 90_000;
/** Prepared statements belong to one connection. */
const CONNECTION_LIFETIME_S = 3600;

/**
 * A search may read very many rows. Few run at a time, and none for long, so that they never block other requests
 * (D54).
 */
const SEARCHES = {
  maxConnections: 4,
  timeLimitMs: 2000,
  // The similarity that a name needs. PostgreSQL's default of 0.6 misses two typos in a name.
  settings: {
    'pg_trgm.word_similarity_threshold': '0.5',
    // That of a word of a tag or bio: two letters changed places in "gaming".
    'pg_trgm.similarity_threshold': '0.4',
    // One search finds half of all profiles, the next one three: each needs a plan for its own values.
    plan_cache_mode: 'force_custom_plan',
  },
};

type Surroundings = Pick<DatabaseOptions, 'onIdleError' | 'watchdog'>;

/** Opens the separate connections of searches. */
export const openForSearches = (url: string, surroundings: Surroundings = {}): Database =>
  openDatabase(url, { ...SEARCHES, ...surroundings });

/** Opens the connection for readiness checks. It stays open, so that it is available when the database is slow. */
export const openForQuestions = (url: string, surroundings: Surroundings = {}): Database =>
  openDatabase(url, {
    maxConnections: 1,
    timeLimitMs: QUESTION_MS,
    answerLimitMs: QUESTION_MS,
    idleLimitMs: 0,
    ...surroundings,
  });

const INT8 = 20;
const DATE = 1082;

/** Reads `bigint` and `count(*)` as numbers. Throws if one is too large to be exact, and never rounds. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is no exact integer in JavaScript`);
  return value;
}

const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === INT8) return exactInteger;
  // A date has no time zone: it stays the text `YYYY-MM-DD`.
  if (oid === DATE) return (text: string) => text;
  return defaultTypes.getTypeParser(oid, format);
};

/**
 * Opens PostgreSQL 15 or newer by its address; connects at the first query. Every wait has a timeout: for a connection,
 * for a query, and for a server that stopped in between.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const timeLimitMs = options.timeLimitMs ?? TIME_LIMIT_MS;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.answerLimitMs ?? CONNECT_MS,
    idleTimeoutMillis: options.idleLimitMs ?? IDLE_MS,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    statement_timeout: timeLimitMs,
    ...(timeLimitMs === 0 ? {} : { query_timeout: options.answerLimitMs ?? timeLimitMs + ANSWER_GRACE_MS }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    application_name: 'mutuals',
    options: Object.entries(options.settings ?? {})
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser },
  });
  // A lost connection shows in the query that uses it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<Schema>({ dialect: new Dialect({ pool: preparing(pool, options.watchdog) }) });
  return { db, pool, close: () => pool.end() };
}

const ATTEMPTS = 4;
const BACKOFF_MS = 20;

/**
 * Runs `work` in one transaction (READ COMMITTED). If `work` throws, everything is rolled back. A deadlock or
 * serialization failure is retried after a moment, so `work` must have no effect outside the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !(isConflict(error) || isStalePlan(error))) throw error;
      // A random pause, so that the conflicting transactions do not collide again.
      await pause(Math.random() * attempt * BACKOFF_MS);
    }
  }
}

/**
 * Runs a part of a transaction in a savepoint. If the part fails, it alone is undone and `tell` gets the error. Throws
 * if the connection is lost.
 */
export async function orUndone(trx: Trx, work: () => Promise<void>, tell: (error: unknown) => void): Promise<void> {
  await sql`savepoint part`.execute(trx);
  try {
    await work();
    await sql`release savepoint part`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    tell(error);
  }
}
