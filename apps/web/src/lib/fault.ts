import { ApiProblem } from '@mutuals/api-client';
import type { Fault } from '@mutuals/machines/swipe';

/** What the machines agreed to get when a call failed: the server's code, or the way in which it was not reached. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiProblem)) return { code: 'unknown', message: '' };
  const { code, kind, message, problem, isRetryable } = error;
  return {
    code: code ?? kind,
    message,
    limit: problem?.limit,
    warnings: problem?.warnings,
    until: problem?.until,
    isFinal: kind === 'problem' && !isRetryable,
    requestId: problem?.requestId,
  };
}

/** For the promise of a call: rejects with its fault. */
export function asFault(error: unknown): never {
  throw faultOf(error);
}
