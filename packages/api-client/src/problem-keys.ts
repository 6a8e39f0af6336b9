// Apart from problem.ts, because who has not signed in needs none of the codes.
import { type ErrorCode, errorCodes } from './generated/error-codes.ts';
import type { OperationId } from './generated/operation-table.ts';

const knownCodes: ReadonlySet<string> = new Set(errorCodes);
const isErrorCode = (code: string): code is ErrorCode => knownCodes.has(code);

/** The translation key of a code, undefined for one that this version does not know. */
export function problemMessageKey(code: string): `errors:code.${ErrorCode}` | undefined {
  return isErrorCode(code) ? `errors:code.${code}` : undefined;
}

/** The translation key of "Failed to {action}". */
export function failureMessageKey(operation: OperationId): `errors:failed.${OperationId}` {
  return `errors:failed.${operation}`;
}
