import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallAnswer, CallInput, OptionalIfEmpty } from './client.ts';
import type { OperationId } from './generated/operation-table.ts';
import { type Operation, operationOf } from './operation.ts';
import { ApiProblem } from './problem.ts';

/*
 * TanStack Query options for every operation, from the contract. A key is `[tag, operationId, input]`, so a shorter one matches everything read with
 * an operation, or under a tag.
 */

type Tag = Operation['tag'];
type Reading = { [Id in OperationId]: Operation<Id>['method'] extends 'get' ? Id : never }[OperationId];
type Writing = Exclude<OperationId, Reading>;
/** Empty for an operation without input. */
type MutationInput<Id extends Writing> =
  Record<never, never> extends CallInput<Id> ? CallInput<Id> | void : CallInput<Id>;
type Paged = { [Id in Reading]: CallAnswer<Id> extends Page ? Id : never }[Reading];

/** One page of a list. */
type Page = {
  data: readonly unknown[];
  meta: { nextCursor: string | null };
};

/** The key of everything read under a tag of the contract, for `invalidateQueries`. */
export const tagKey = (tag: Tag): [Tag] => [tag];

/** The key of everything read with an operation, for `invalidateQueries`. */
export const operationKey = (id: OperationId): [Tag, OperationId] => [operationOf(id).tag, id];

/** For `useQuery`: `queryOf(api, 'getProfile', { path: { id } })`. */
export function queryOf<Id extends Reading>(api: ApiClient, id: Id, ...[input]: OptionalIfEmpty<CallInput<Id>>) {
  return queryOptions({
    queryKey: [...operationKey(id), input ?? {}],
    queryFn: ({ signal }) => call(api, id, { ...input, signal }),
  });
}

/** For `useInfiniteQuery`: a list from its first page on. */
export function pagesOf<Id extends Paged>(api: ApiClient, id: Id, input: CallInput<Id>) {
  return infiniteQueryOptions({
    queryKey: [...operationKey(id), input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(api, id, { ...input, query: { ...input.query, cursor: pageParam }, signal }),
    initialPageParam: firstPart,
    getNextPageParam: (part) => (part as Page).meta.nextCursor ?? undefined,
  });
}

/** For `useMutation`. Afterwards everything read under the operation's tag is stale, unless `onSuccess` is more precise. */
export function mutationOf<Id extends Writing>(api: ApiClient, id: Id) {
  return mutationOptions({
    mutationKey: operationKey(id),
    mutationFn: (input: MutationInput<Id>) => call(api, id, { ...input }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: tagKey(operationOf(id).tag) }),
  });
}

/** Calls with an input that the functions above have built. */
function call<Id extends OperationId>(api: ApiClient, id: Id, input: object): Promise<CallAnswer<Id>> {
  const send = api[id] as (input: object) => Promise<CallAnswer<Id>>;
  return send(input);
}

const firstPart: string | undefined = undefined;

const twoRetries = 2;

/** For QueryClient's `retry`: retries, twice, only what may succeed by itself; an expired sign-in is reported at once. */
export function retryQuery(failures: number, error: Error): boolean {
  return error instanceof ApiProblem && error.isRetryable && error.status !== 401 && failures < twoRetries;
}
