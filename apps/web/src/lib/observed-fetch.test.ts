import { expect, it, vi } from 'vitest';
import { observedFetch } from './observed-fetch.ts';
import { createReachability } from './reachability.ts';
import { createServerClock } from './server-clock.ts';

function observe(fetch: typeof globalThis.fetch) {
  const reachability = createReachability({ probe: async () => false, isOnline: () => true });
  const answered = vi.spyOn(reachability, 'answered');
  const failed = vi.spyOn(reachability, 'failed').mockImplementation(() => {});
  return { observed: observedFetch(reachability, createServerClock(), fetch), answered, failed };
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

it('counts a call without answer as not reached, but not one that was taken back', async () => {
  const { observed, failed } = observe(() => Promise.reject(new TypeError('no network')));
  await expect(observed(request(AbortSignal.abort()), {})).rejects.toThrow();
  expect(failed).not.toHaveBeenCalled();
  await expect(observed(request(), {})).rejects.toThrow();
  expect(failed).toHaveBeenCalled();
});
