import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type CustomTypesConfig, DatabaseError, Pool, types as defaultTypes } from 'pg';
import { isStalePlan, preparing } from './prepared-statements.ts';
import type { Db, Schema } from './schema.ts';

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
  /** Called when an idle connection breaks, for instance because the server restarted; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

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

/** Opens PostgreSQL 15 or newer by its address; connects when the first query is made. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'mutuals',
    types: { getTypeParser },
  });
  // A connection that is lost while it is in use shows in the query that needs it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return { db, pool, close: () => pool.end() };
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction (READ COMMITTED): all of it, or nothing when it throws. A deadlock or serialization failure is tried
 * again, so `work` must do nothing outside the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}

/** Runs reads that must agree with each other: all of them see the database as it was at the first one. */
export async function inSnapshot<T>(db: Db, read: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

function isTransient(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED);
}

/** Whether a lock was waited for in vain (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

/** Connection exceptions, and a server that is starting, stopping or full. */
const AWAY = /^(08...|53300|57P0[123])$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** pg has no codes for these. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached right now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && NETWORK.has(code)) || LOST.test(error.message);
}
