import { type ApiClient, ApiProblem, type FieldProblem, type OperationId } from '@mutuals/api-client';
import { counts, profilesOf, user } from './examples.ts';

/** An API that has the answers of a test, and of those that every page of a member asks for. It fails where it was told none. */
export function apiOf(answers: Partial<ApiClient> = {}): ApiClient {
  const known: Partial<ApiClient> = {
    getMe: async () => user,
    listMyProfiles: async () => profilesOf(),
    getNotificationCounts: async () => counts,
    ...answers,
  };
  return new Proxy(known, {
    get: (_known, name: keyof ApiClient) =>
      known[name] ?? (() => Promise.reject(new Error(`The test has no answer of ${name}.`))),
  }) as ApiClient;
}

/** What a call throws that the server refused with a problem of this code (D30). */
export const problemOf = (
  operation: OperationId,
  status: number,
  code: string,
  errors: FieldProblem[] = [],
): ApiProblem =>
  new ApiProblem({
    kind: 'problem',
    operation,
    status,
    problem: { type: `urn:mutuals:problem:${code}`, title: '', status, code, message: '', errors, requestId: '' },
  });
