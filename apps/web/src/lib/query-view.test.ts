import { ApiProblem } from '@mutuals/api-client';
import { describe, expect, it, vi } from 'vitest';
import { queryView, resourceView, retryOf, withMessage } from './query-view.ts';

const query = (over: { data?: string; error?: unknown; isFetching?: boolean; refetch?: () => void }) => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => {},
  ...over,
  isError: over.error !== undefined,
});
const refused = (status: number) => new ApiProblem({ kind: 'problem', operation: 'getProfile', status });

describe('what a query shows', () => {
  it('stays while it is read again, and where that fails', () => {
    expect(queryView(query({ data: 'ada', isFetching: true }))).toEqual({ status: 'ready', data: 'ada' });
    expect(queryView(query({ data: 'ada', error: refused(500) }))).toEqual({ status: 'ready', data: 'ada' });
  });

  it('says so without looking whether it is read again, which would render whoever uses it again for each reading', () => {
    const look = vi.fn<() => boolean>();
    queryView(Object.defineProperty(query({ data: 'ada' }), 'isFetching', { get: look }));
    expect(look).not.toHaveBeenCalled();
  });

  it('is a failure when nobody is trying any more, and can be tried again', () => {
    const refetch = vi.fn<() => void>();
    expect(queryView(query({ error: refused(500), isFetching: true }))).toEqual({ status: 'loading' });
    const view = queryView(query({ error: refused(500), refetch }));
    expect(view).toMatchObject({ status: 'failed', problem: refused(500) });
    retryOf(view)();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([400, 404])('is not found when the server says so (%d), even where it was read before', (status) => {
    expect(resourceView(query({ data: 'ada', error: refused(status) }))).toEqual({ status: 'notFound' });
  });

  it.each([403, 500])('is another failure otherwise (%d)', (status) => {
    expect(resourceView(query({ error: refused(status) }))).toMatchObject({ status: 'failed' });
  });

  it('is told in words where a screen takes them', () => {
    const textOf = (problem: unknown) => (problem instanceof ApiProblem ? `status ${problem.status}` : '');
    expect(withMessage(queryView(query({ error: refused(500) })), textOf)).toEqual({
      status: 'error',
      message: 'status 500',
    });
    expect(withMessage(queryView(query({ data: 'ada' })), textOf)).toEqual({ status: 'ready', data: 'ada' });
  });
});
