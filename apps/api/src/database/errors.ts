// Distinguishes errors of the database from errors of a query.
import { DatabaseError } from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_TABLE = '42P01';

/** Whether the transaction conflicted with another one (deadlock or serialization), so that a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED);
}

/** Whether waiting for a lock timed out (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

/** Whether a table does not exist, as before the first migration. */
export function isTableMissing(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNDEFINED_TABLE;
}

/** Connection exceptions, and a server that starts, stops or is full. */
const AWAY = /^(08...|53300|57P0[123])$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** An error about a file has a `path`: a certificate that `sslrootcert` names may be missing, too. */
const isOfNetwork = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && NETWORK.has(error.code) && !('path' in error);
/** pg has no codes for these. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The database does not answer at all (watchdog.ts). */
export class DatabaseHangs extends Error {
  override name = 'DatabaseHangs';
  constructor() {
    super('The database does not answer.');
  }
}

/** Whether an error says that the database cannot be reached now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseHangs) return true;
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return isOfNetwork(error) || LOST.test(error.message);
}

/**
 * No disk space, memory or connections (53); a timeout of a statement, a lock or an idle transaction; read-only
 * (25006); too many conflicts (40001, 40P01); file errors (58).
 */
const UNABLE = /^(53...|57014|55P03|25P0[34]|25006|40001|40P01|58...)$/;

/** Whether the database cannot serve the query now, so that a later retry makes sense. False if the query is wrong. */
export function isDatabaseUnable(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof DatabaseError && UNABLE.test(error.code ?? ''));
}

/** No disk space, memory or connections; stopping; read-only; file errors. */
const ILL = /^(53...|57P0[123]|25006|58...)$/;

/** Whether the database has a fault that an operator must fix. Load alone never causes one. */
export function isDatabaseIll(error: unknown): boolean {
  if (error instanceof DatabaseHangs) return true;
  if (error instanceof DatabaseError) return ILL.test(error.code ?? '');
  return error instanceof Error && isOfNetwork(error);
}

/** Whether a query timed out on the client: its answer may still arrive, so the connection must not be reused. */
export function isAnswerMissing(error: unknown): boolean {
  return error instanceof DatabaseHangs || (error instanceof Error && error.message === 'Query read timeout');
}

const UNANSWERED =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Whether the database did not answer at all within the timeout. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && UNANSWERED.test(error.message);
