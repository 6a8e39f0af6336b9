import { describe, expect, it } from 'vitest';
import { ApiProblem, failureMessage, isProblem } from './problem.ts';
import { clientOf, json, problemOf, refusal } from './testing/server.ts';

const limit = { limit: 10, current: 10, remaining: 0, canUse: false, resetsAt: '2026-11-21T00:00:00.000Z' };

describe('isProblem', () => {
  it('accepts the error body of D30, with fields and a limit', () => {
    const errors = [{ path: 'body/name', code: 'required', message: 'This is required.' }];
    expect(isProblem({ ...problemOf(403, 'like_limit_reached'), errors, limit })).toBe(true);
  });

  it('accepts a code of a newer server', () => {
    expect(isProblem(problemOf(418, 'is_a_teapot'))).toBe(true);
  });

  it.each(Object.keys(problemOf(400, 'validation_failed')))('refuses a body without %s', (field) => {
    expect(isProblem({ ...problemOf(400, 'validation_failed'), [field]: undefined })).toBe(false);
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    { code: 'x' },
    { ...problemOf(403, 'x'), limit: { ...limit, canUse: 'yes' } },
  ])('refuses %j', (value) => {
    expect(isProblem(value)).toBe(false);
  });
});

describe('a failed call', () => {
  const failureOf = async (call: Promise<unknown>): Promise<ApiProblem> => {
    const failure: unknown = await call.catch((error: unknown) => error);
    if (failure instanceof ApiProblem) return failure;
    throw new Error('The call did not fail as it should', { cause: failure });
  };

  it('carries what the server said', async () => {
    const body = {
      ...problemOf(400, 'validation_failed'),
      errors: [{ path: 'body/content', code: 'too_long', message: 'Too long.' }],
    };
    const { api } = clientOf(() => json(body, 400));
    const failure = await failureOf(
      api.sendMessage({
        query: { profileId: 'p' },
        body: { type: 'text', conversationId: 'c', clientId: 'm', content: 'hello' },
      }),
    );
    expect(failure).toMatchObject({
      kind: 'problem',
      operation: 'sendMessage',
      status: 400,
      code: 'validation_failed',
      fields: body.errors,
      isRetryable: false,
    });
  });

  it('is offline when the server cannot be reached', async () => {
    const { api } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    await expect(failureOf(api.getMe())).resolves.toMatchObject({
      kind: 'offline',
      status: undefined,
      isRetryable: true,
    });
  });

  it('is unreadable when a proxy answers in the place of the server', async () => {
    const { api } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(failureOf(api.getMe())).resolves.toMatchObject({ kind: 'unreadable', status: 502, isRetryable: true });
  });

  it.each([
    ['no JSON', '<h1>Welcome</h1>'],
    ['nothing', ''],
  ])('is unreadable when a success holds %s', async (_name, body) => {
    const { api } = clientOf(() => new Response(body, { status: 200 }));
    await expect(failureOf(api.getMe())).resolves.toMatchObject({ kind: 'unreadable', isRetryable: false });
  });

  it.each([429, 500, 503])('may be tried again after %d', async (status) => {
    const { api } = clientOf(() => refusal(status, 'service_unavailable'));
    await expect(failureOf(api.getMe())).resolves.toMatchObject({ isRetryable: true });
  });

  it('succeeds without an answer where none is promised', async () => {
    const { api } = clientOf(() => new Response(null, { status: 204 }));
    await expect(api.deleteProfile({ path: { id: 'p' } })).resolves.toBeUndefined();
  });
});

describe('the words for a failure (D30)', () => {
  it("are the server's, else those of the id", () => {
    const problem = problemOf(403, 'like_limit_reached');
    expect(new ApiProblem({ kind: 'problem', operation: 'likeProfile', status: 403, problem }).message).toBe(
      'As the server says it.',
    );
    expect(new ApiProblem({ kind: 'offline', operation: 'likeProfile' }).message).toBe('Failed to like profile');
    expect(failureMessage('getRealtimeToken')).toBe('Failed to get realtime token');
  });

  it('can be tried again where the contract says so of the code, and else by the status', () => {
    const isRetryable = (status: number, code: string): boolean =>
      new ApiProblem({
        kind: 'problem',
        operation: 'likeProfile',
        status,
        problem: { type: 't', title: 't', status, code, message: '', errors: [], requestId: '' },
      }).isRetryable;
    expect([isRetryable(503, 'price_unavailable'), isRetryable(503, 'method_unavailable')]).toEqual([true, false]);
    expect([isRetryable(409, 'idempotency_in_progress'), isRetryable(409, 'payment_paid')]).toEqual([true, false]);
    expect([isRetryable(429, 'rate_limited'), isRetryable(404, 'of_a_newer_server')]).toEqual([true, false]);
  });
});
