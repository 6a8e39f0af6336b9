import { ApiProblem } from '@mutuals/api-client';

/** What the team finds a failed call by: the id of its answer, or what was asked and how it failed where none came. */
export function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem?.requestId ?? `${error.operation}:${error.kind}`;
}
