import type { ReachabilityStore } from './reachability.ts';
import type { ServerClock } from './server-clock.ts';

/** A proxy answered in place of the server. */
const GATEWAY = new Set([502, 504]);

/** A fetch for the API client that also observes whether the server answers, and its clock. */
export function observedFetch(
  reachability: ReachabilityStore,
  clock: ServerClock,
  fetch: (request: Request, init: RequestInit) => Promise<Response> = globalThis.fetch.bind(globalThis),
) {
  return async (request: Request, init: RequestInit): Promise<Response> => {
    try {
      const answer = await fetch(request, init);
      if (GATEWAY.has(answer.status)) reachability.failed();
      // Any other 503 may come from a server that is only starting (D76): it is not back yet, and not away either.
      else if (answer.status === 503) {
        if ((await codeOf(answer)) === 'maintenance') reachability.maintained();
      } else {
        clock.observe(answer.headers.get('date'));
        reachability.answered();
      }
      return answer;
    } catch (error) {
      // The caller aborted it: that says nothing about the server. The client's timeout aborts `init.signal` alone.
      if (!request.signal.aborted) reachability.failed();
      throw error;
    }
  };
}

/** The code of a problem (D30), read from a copy of the answer. */
const codeOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .then(
      (body: unknown) => Object(body).code,
      () => null,
    );
