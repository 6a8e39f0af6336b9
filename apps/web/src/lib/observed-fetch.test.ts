import { expect, it, vi } from 'vitest';
import { observedFetch } from './observed-fetch.ts';
import { createReachability } from './reachability.ts';
import { createServerClock } from './server-clock.ts';

function observe(fetch: typeof globalThis.fetch) {
  const reachability = createReachability({ probe: async () => 'away', isOnline: () => true });
  const answered = vi.spyOn(reachability, 'answered');
  const failed = vi.spyOn(reachability, 'failed').mockImplementation(() => {});
  const maintained = vi.spyOn(reachability, 'maintained').mockImplementation(() => {});
  return { maintained, observed: observedFetch(reachability, createServerClock(), fetch), answered, failed };
}

const request = (signal?: AbortSignal) => new Request('http://api.example/', signal ? { signal } : {});

it('counts any answer of the server, also a refusal, as reached', async () => {
  const { observed, answered, failed } = observe(async () => new Response(null, { status: 403 }));
  await observed(request(), {});
  expect(answered).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it.each([502, 504])('counts %d, which a proxy says in the server’s place, as not reached', async (status) => {
  const { observed, failed } = observe(async () => new Response(null, { status }));
  await observed(request(), {});
  expect(failed).toHaveBeenCalled();
});

it('counts a 503, which a server that is starting says, neither as reached nor as not', async () => {
  const body = JSON.stringify({ code: 'service_unavailable' });
  const { observed, answered, failed } = observe(async () => new Response(body, { status: 503 }));
  await observed(request(), {});
  expect(answered).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('counts a call without answer as not reached, but not one that was taken back', async () => {
  const { observed, failed } = observe(() => Promise.reject(new TypeError('no network')));
  await expect(observed(request(AbortSignal.abort()), {})).rejects.toThrow();
  expect(failed).not.toHaveBeenCalled();
  await expect(observed(request(), {})).rejects.toThrow();
  expect(failed).toHaveBeenCalled();
});

it('knows maintenance by the code of a refusal alone, and leaves the answer to be read', async () => {
  for (const [body, times] of [
    [JSON.stringify({ code: 'maintenance' }), 1],
    [JSON.stringify({ code: 'service_unavailable' }), 0],
    ['<html>Busy</html>', 0],
  ] as const) {
    const { observed, maintained } = observe(async () => new Response(body, { status: 503 }));
    const answer = await observed(request(), {});
    expect(maintained).toHaveBeenCalledTimes(times);
    expect(await answer.text()).toBe(body);
  }
});
