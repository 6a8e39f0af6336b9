import { ApiProblem, type Problem } from '@mutuals/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { lastFailure } from './offers-help.tsx';

const problem: Problem = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'internal_error',
  message: 'It broke.',
  errors: [],
  requestId: 'req-1',
};

/** Asks for something in vain, as a page does that stays open. */
async function failing(client: QueryClient, name: string, error: unknown): Promise<() => void> {
  const observer = new QueryObserver(client, { queryKey: [name], retry: false, queryFn: () => Promise.reject(error) });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  return stop;
}

it('a failed page is found by the id of its answer, or by what was asked where none came', async () => {
  const client = new QueryClient();
  expect(lastFailure(client.getQueryCache())).toBeUndefined();
  const leave = await failing(
    client,
    'profiles',
    new ApiProblem({ kind: 'problem', operation: 'listMyProfiles', status: 500, problem }),
  );
  expect(lastFailure(client.getQueryCache())).toBe('req-1');
  leave();
  expect(lastFailure(client.getQueryCache())).toBeUndefined();
  await failing(client, 'tickets', new ApiProblem({ kind: 'timeout', operation: 'listTickets' }));
  expect(lastFailure(client.getQueryCache())).toBe('listTickets:timeout');
  client.clear();
});
