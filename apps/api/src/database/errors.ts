// Tells errors of the database from errors of a query.
import { DatabaseError } from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_TABLE = '42P01';

/** Whether the transaction conflicted with another one (deadlock or serialization), so that an immediate retry may succeed. */
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

/** Connection exceptions, and a server that is starting, stopping or full. */
const AWAY = /^(08...|53300|57P0[123])$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** pg has no codes for these. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** It answers nothing at all (watchdog.ts). */
export class DatabaseHangs extends Error {
  override name = 'DatabaseHangs';
  constructor() {
    super('The database does not answer.');
  }
}

/** Whether an error says that the database cannot be reached right now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseHangs) return true;
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && NETWORK.has(code)) || LOST.test(error.message);
}

/**
 * Out of room, memory or connections (53); out of time: a statement, a lock, an idle transaction; only reading is possible (25006); in the
 * way of others once too often (40001, 40P01); trouble with its files (58).
 */
const UNABLE = /^(53...|57014|55P03|25P0[34]|25006|40001|40P01|58...)$/;

/** Whether an error says that the database cannot do it right now, so that trying again later makes sense, rather than that a query is wrong. */
export function isDatabaseUnable(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof DatabaseError && UNABLE.test(error.code ?? ''));
}

/** No room on a disk, no memory, no connections left; stopping; only reading is possible; trouble with its files. */
const ILL = /^(53...|57P0[123]|25006|58...)$/;

/** Whether the database has a fault that somebody must mend, which no crowd of requests causes. */
export function isDatabaseIll(error: unknown): boolean {
  if (error instanceof DatabaseHangs) return true;
  if (error instanceof DatabaseError) return ILL.test(error.code ?? '');
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && NETWORK.has(error.code);
}

/** Whether a query timed out on the client: its answer may still arrive, so the connection must not be reused. */
export function isAnswerMissing(error: unknown): boolean {
  return error instanceof DatabaseHangs || (error instanceof Error && error.message === 'Query read timeout');
}

const UNANSWERED =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Whether nothing at all was heard of the database in the time that there was for it. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && UNANSWERED.test(error.message);
