import { ApiProblem } from '@mutuals/api-client';

/** How what a page shows stands: the one shape between a query and a screen. */
export type QueryView<Data> =
  | { status: 'loading' }
  | { status: 'failed'; problem: unknown; onRetry: () => void }
  | { status: 'ready'; data: Data };

/** The same for what an address names, which may not exist. */
type ResourceView<Data> = QueryView<Data> | { status: 'notFound' };

/** The part of a TanStack query that a view is made of. */
type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/**
 * A query without what this device kept of it (kept-answers.ts), which may be days old: for what only the server can say, and for
 * forms, which begin once.
 */
export const answered = <Data>(query: Query<Data> & { dataUpdatedAt: number }): Query<Data> =>
  Number.isInteger(query.dataUpdatedAt) ? query : { ...query, data: undefined };

/**
 * What was read stays shown while it is read again, and where that fails; a failure is shown when nobody is trying any more. Reads no more of a
 * query than it needs: whoever uses it is rendered again when what was read changes.
 */
export function queryView<Data>(query: Query<Data>): QueryView<Data> {
  const { data, refetch } = query;
  if (data !== undefined) return { status: 'ready', data };
  if (query.isError && !query.isFetching)
    return { status: 'failed', problem: query.error, onRetry: () => void refetch() };
  return { status: 'loading' };
}

/** What is gone, was never there, or has an address that is no id at all, is not found, even where it was read before. */
export function resourceView<Data>(query: Query<Data>): ResourceView<Data> {
  return query.isError && isNotFound(query.error) ? { status: 'notFound' } : queryView(query);
}

const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);

type Failed = Extract<QueryView<unknown>, { status: 'failed' }>;

/** For a screen that takes a failure as its message, with retrying beside it (`retryOf`). */
export function withMessage<View extends ResourceView<unknown>>(
  view: View,
  textOf: (problem: unknown) => string,
): Exclude<View, Failed> | { status: 'error'; message: string } {
  return view.status === 'failed'
    ? { status: 'error', message: textOf(view.problem) }
    : (view as Exclude<View, Failed>);
}

/** For a screen that takes a list, or how its loading stands. */
export const listOrStatus = <Item>(view: QueryView<readonly Item[]>): readonly Item[] | 'loading' | 'failed' =>
  view.status === 'ready' ? view.data : view.status;

/** How to try again what has failed. */
export const retryOf = (view: ResourceView<unknown>): (() => void) =>
  view.status === 'failed' ? view.onRetry : () => {};
