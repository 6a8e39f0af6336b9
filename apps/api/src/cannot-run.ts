import { ConfigError } from './config.ts';
import { isDatabaseAway } from './database/errors.ts';

/** Why a process cannot start, one line each and without a secret (docs/decisions/053). */
export const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof ConfigError ? error.problems : [reasonOf(error)];

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseAway(error)) {
    // Not the message, which has the host: of a mistyped address that is a part of the password.
    return `the database of DATABASE_URL does not answer (${'code' in error ? String(error.code) : 'the connection was lost'}).`;
  }
  return error.message;
}
