import type { OperationId } from './generated/actions.ts';
import { ApiProblem, isProblem } from './problem.ts';
import { TimeoutError } from './transport.ts';

type Result<Data> = { data?: Data; error?: unknown; response: Response };

/** The data of a call. Throws ApiProblem when it failed; an abort by the caller passes through. */
export async function answerOf<Data>(operation: OperationId, pending: Promise<Result<Data>>): Promise<Data> {
  const { data, response } = await settle(operation, pending);
  if (data === undefined) throw new ApiProblem({ kind: 'unreadable', operation, status: response.status });
  return data;
}

/** A call whose answer is empty. Throws as `answerOf` does. */
export async function done(operation: OperationId, pending: Promise<Result<unknown>>): Promise<void> {
  await settle(operation, pending);
}

async function settle<Data>(operation: OperationId, pending: Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await pending.catch((cause: unknown) => {
    throw thrown(operation, cause);
  });
  if (result.response.ok) return result;
  const { status } = result.response;
  throw isProblem(result.error)
    ? new ApiProblem({ kind: 'problem', operation, status, problem: result.error })
    : new ApiProblem({ kind: 'unreadable', operation, status });
}

function thrown(operation: OperationId, cause: unknown): unknown {
  if (cause instanceof TimeoutError) return new ApiProblem({ kind: 'timeout', operation, cause });
  if (cause instanceof SyntaxError) return new ApiProblem({ kind: 'unreadable', operation, cause });
  if (cause instanceof TypeError) return new ApiProblem({ kind: 'offline', operation, cause });
  return cause;
}
