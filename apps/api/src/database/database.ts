import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { type CustomTypesConfig, Pool, types as defaultTypes } from 'pg';
import { Dialect } from './dialect.ts';
import { isConflict } from './errors.ts';
import { isStalePlan, preparing } from './prepared-statements.ts';
import { QUESTION_MS, type Watchdog } from './watchdog.ts';
import type { Db, Schema, Trx } from './schema.ts';

/** An open database: queries through `db`, the raw pool for the job queue and migrations. */
export interface Database {
  db: Db;
  pool: Pool;
  /** Waits for running queries, then lets every connection go. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections at once, shared by requests and jobs. */
  maxConnections?: number;
  /** Milliseconds that a query may take before it fails; 0 for as long as it takes. */
  timeLimitMs?: number;
  /** Settings of PostgreSQL that each connection begins with. */
  settings?: Readonly<Record<string, string>>;
  /** Milliseconds that an answer, or a connection, is waited for. */
  answerLimitMs?: number;
  /** Milliseconds after which a connection that is not used is closed; 0 never. */
  idleLimitMs?: number;
  /** Tells when the database hangs. */
  watchdog?: Watchdog;
  /** Called when an idle connection breaks, for instance because the server restarted; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const TIME_LIMIT_MS = 12_000;
/** A query whose answer does not come this long after its time is over has lost its server: the connection is given up. */
const ANSWER_GRACE_MS = 3000;
/** Longest wait for a free connection, or for a new one. */
const CONNECT_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** Prepared statements belong to one connection. */
const CONNECTION_LIFETIME_S = 3600;

/** A search may look through very many rows: few run at a time, and none for long, so that nobody else waits for them (D54). */
const SEARCHES = {
  maxConnections: 4,
  timeLimitMs: 2000,
  // How like a name must be to what was typed: 0.6, which PostgreSQL begins with, misses two typos in a name.
  settings: {
    'pg_trgm.word_similarity_threshold': '0.5',
    // One search finds half of all profiles and the next one three: each is planned for what it asks.
    plan_cache_mode: 'force_custom_plan',
  },
};

type Surroundings = Pick<DatabaseOptions, 'onIdleError' | 'watchdog'>;

/** Opens the connections that searches run on, apart from all others. */
export const openForSearches = (url: string, surroundings: Surroundings = {}): Database =>
  openDatabase(url, { ...SEARCHES, ...surroundings });

/** Opens the one connection on which a process asks whether the database answers: it stays open, so that it is there when all is slow. */
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

/** `bigint` and `count(*)` are numbers everywhere in the code; one too large to be exact is an error, never a rounded value. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is no exact integer in JavaScript`);
  return value;
}

const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === INT8) return exactInteger;
  // A day has no time zone: it stays the text `YYYY-MM-DD`.
  if (oid === DATE) return (text: string) => text;
  return defaultTypes.getTypeParser(oid, format);
};

/**
 * Opens PostgreSQL 15 or newer by its address; connects when the first query is made. Nothing waits for it without end: not for a
 * connection, not for a query, and not for a server that stopped in between.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const timeLimitMs = options.timeLimitMs ?? TIME_LIMIT_MS;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.answerLimitMs ?? CONNECT_MS,
    ...(options.idleLimitMs !== undefined && { idleTimeoutMillis: options.idleLimitMs }),
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
  // A connection that is lost while it is in use shows in the query that needs it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<Schema>({ dialect: new Dialect({ pool: preparing(pool, options.watchdog) }) });
  return { db, pool, close: () => pool.end() };
}

const ATTEMPTS = 4;
const BACKOFF_MS = 20;

/**
 * Runs `work` in one transaction (READ COMMITTED): all of it, or nothing when it throws. A deadlock or serialization failure is tried
 * again after a moment, so `work` must do nothing outside the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !(isConflict(error) || isStalePlan(error))) throw error;
      // Not all at the same time, or those that were in each other's way are so again.
      await pause(Math.random() * attempt * BACKOFF_MS);
    }
  }
}

/** Does a part of a transaction; where it fails, that part alone is undone, and told. Throws where the connection is lost. */
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
