import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './problem.ts';
import { clientOf, json, refusal } from './testing/server.ts';
import { timeoutMs, type Tokens } from './transport.ts';
import type { ProfileInput } from './generated/schema.d.ts';

const input: ProfileInput = {
  profileType: 'group',
  name: 'Night builders',
  bio: 'After dark.',
  groupData: { groupType: 'dao' },
};

/** A session whose token "old" has expired; renewal returns the given tokens. */
function session(renewed: Tokens | null) {
  let current: Tokens | null = { accessToken: 'old', identityToken: 'who' };
  const renew = vi.fn<() => Promise<Tokens | null>>(async () => {
    current = renewed;
    return renewed;
  });
  const onUnauthenticated = vi.fn<() => void>();
  return {
    getTokens: async (request: { renew: boolean }) => (request.renew ? renew() : current),
    renew,
    onUnauthenticated,
  };
}

/** An empty answer as a browser returns it: status 204 with a stream, which cannot be constructed. */
function emptyAnswer(): Response {
  const answer = new Response(null, { status: 204 });
  Object.defineProperty(answer, 'body', { value: new ReadableStream() });
  return answer;
}

it('takes an empty answer for what it is', async () => {
  const { api } = clientOf(emptyAnswer);
  await expect(api.deleteProfile({ path: { id: '1' } })).resolves.toBeUndefined();
});

describe('tokens', () => {
  it('sends the access and the identity token of the signed-in person', async () => {
    const { api, sent } = clientOf(() => json({}), session(null));
    await api.getMe();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.headers.get('privy-id-token')).toBe('who');
  });

  it('sends none for a guest', async () => {
    const { api, sent } = clientOf(() => json({}));
    await api.getMe();
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('privy-id-token')).toBe(false);
  });

  it('renews an expired token and silently repeats the call with the same body', async () => {
    const identity = session({ accessToken: 'new' });
    const { api, sent } = clientOf(
      ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? json({ _id: '1' }, 201) : refusal(401, 'token_expired'),
      identity,
    );
    await expect(api.createProfile({ body: input })).resolves.toEqual({ _id: '1' });
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([input, input]);
    expect(identity.onUnauthenticated).not.toHaveBeenCalled();
  });

  it('renews once for all calls in flight', async () => {
    const identity = session({ accessToken: 'new' });
    const { api } = clientOf(
      ({ headers }) => (headers.get('authorization') === 'Bearer new' ? json({}) : refusal(401, 'token_expired')),
      identity,
    );
    await Promise.all([api.getMe(), api.getMe(), api.getMe()]);
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });

  it('does not renew again when another call has renewed meanwhile', async () => {
    const identity = session({ accessToken: 'new' });
    let answerLate: (answer: Response) => void = () => undefined;
    const lateAnswer = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    const { api } = clientOf(({ headers, path }) => {
      if (headers.get('authorization') === 'Bearer new') return json({});
      return path.endsWith('/users/me') ? lateAnswer : refusal(401, 'token_expired');
    }, identity);
    const late = api.getMe();
    await api.createProfile({ body: input });
    answerLate(refusal(401, 'token_expired'));
    await late;
    expect(identity.renew).toHaveBeenCalledTimes(1);
  });

  it('says that the person must sign in when the session cannot be renewed', async () => {
    const identity = session(null);
    const { api, sent } = clientOf(() => refusal(401, 'token_expired'), identity);
    await expect(api.getMe()).rejects.toMatchObject({ kind: 'problem', status: 401, code: 'token_expired' });
    expect(identity.onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('repeats no more than once', async () => {
    const identity = session({ accessToken: 'new' });
    const { api, sent } = clientOf(() => refusal(401, 'token_expired'), identity);
    await expect(api.getMe()).rejects.toBeInstanceOf(ApiProblem);
    expect(sent).toHaveLength(2);
    expect(identity.onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('signs out who signed out on all devices, and renews nothing (D74)', async () => {
    const identity = { ...session({ accessToken: 'new' }), onSignedOut: vi.fn<() => void>() };
    const { api } = clientOf(() => refusal(401, 'signed_out'), identity);
    await expect(api.getMe()).rejects.toMatchObject({ code: 'signed_out' });
    expect(identity.renew).not.toHaveBeenCalled();
    expect(identity.onUnauthenticated).not.toHaveBeenCalled();
    expect(identity.onSignedOut).toHaveBeenCalledTimes(1);
  });

  it.each(['token_expired', 'token_invalid', 'signed_out'])(
    'of somebody else who signed in meanwhile neither repeat a call that %s refuses nor end with it',
    async (code) => {
      const ended = vi.fn<() => void>();
      let person = 'ada';
      const { api, sent } = clientOf(
        () => {
          person = 'eve';
          return refusal(401, code);
        },
        {
          getTokens: async () => ({ accessToken: `of ${person}` }),
          getPerson: () => person,
          onUnauthenticated: ended,
          onSignedOut: ended,
        },
      );
      await expect(api.signOutEverywhere()).rejects.toMatchObject({ code });
      expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer of ada']);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it('signs nobody out by a late refusal once the same person has signed in again and made a call', async () => {
    const ended = vi.fn<() => void>();
    let answerLate: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    let accessToken = 'old';
    const { api, sent } = clientOf(({ path }) => (path.endsWith('/users/me') ? late : json({})), {
      getTokens: async () => ({ accessToken }),
      getPerson: () => 'ada',
      onUnauthenticated: ended,
      onSignedOut: ended,
    });
    const call = api.getMe();
    await expect.poll(() => sent).toHaveLength(1);
    accessToken = 'new';
    await api.createProfile({ body: input });
    answerLate(refusal(401, 'signed_out'));
    await expect(call).rejects.toMatchObject({ code: 'signed_out' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not renew a token that is not valid at all', async () => {
    const identity = session({ accessToken: 'new' });
    const { api } = clientOf(() => refusal(401, 'token_invalid'), identity);
    await expect(api.getMe()).rejects.toMatchObject({ code: 'token_invalid' });
    expect(identity.renew).not.toHaveBeenCalled();
    expect(identity.onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when renewal fails for want of a network', async () => {
    const identity = session(null);
    identity.renew.mockRejectedValue(new TypeError('fetch failed'));
    const { api } = clientOf(() => refusal(401, 'token_expired'), identity);
    await expect(api.getMe()).rejects.toMatchObject({ kind: 'offline' });
    expect(identity.onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe('timeout (SPEC 9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it('gives up after 10 seconds without an answer', async () => {
    const { api } = clientOf((_seen, signal) => never(signal));
    const call = api.getMe();
    const outcome = expect(call).rejects.toMatchObject({ name: 'ApiProblem', kind: 'timeout', operation: 'getMe' });
    await vi.advanceTimersByTimeAsync(timeoutMs);
    await outcome;
    expect(timeoutMs).toBe(10_000);
  });

  it('still waits just before', async () => {
    const settled = vi.fn<() => void>();
    const { api } = clientOf((_seen, signal) => never(signal));
    const call = api.getMe().catch(settled);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('covers a body that never ends', async () => {
    const { api } = clientOf((_seen, signal) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const outcome = expect(api.getMe()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(timeoutMs);
    await outcome;
  });

  it('leaves no timer behind an answer', async () => {
    const { api } = clientOf(() => json({}));
    await api.getMe();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets an abort by the caller through as it is', async () => {
    const caller = new AbortController();
    const { api } = clientOf((_seen, signal) => never(signal));
    const outcome = expect(api.getMe({ signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1);
    caller.abort();
    await outcome;
  });
});
