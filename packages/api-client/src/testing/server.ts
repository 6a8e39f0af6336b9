import { type ApiClient, createApiClient } from '../client.ts';
import type { Problem } from '../problem.ts';
import type { TransportOptions } from '../transport.ts';

/** One request as a test's server received it. */
export type Seen = { method: string; path: string; headers: Headers; body: string };

/** JSON as the server sends it. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function problemOf(status: number, code: string, message = 'As the server says it.'): Problem {
  return { type: `urn:mutuals:problem:${code}`, title: 'Title', status, code, message, errors: [], requestId: 'req-1' };
}

/** An error as the server sends it. */
export function refusal(status: number, code: string): Response {
  return new Response(JSON.stringify(problemOf(status, code)), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A client with the given function as fetch, and the requests that it sent. */
export function clientOf(
  answer: (seen: Seen, signal: AbortSignal | null | undefined) => Response | Promise<Response>,
  identity: Partial<Pick<TransportOptions, 'getTokens' | 'getPerson' | 'onUnauthenticated' | 'onSignedOut'>> = {},
): { api: ApiClient; sent: Seen[] } {
  const sent: Seen[] = [];
  const api = createApiClient({
    baseUrl: 'http://mutuals.test/v1',
    getTokens: async () => null,
    onUnauthenticated: () => undefined,
    ...identity,
    fetch: async (request, init) => {
      const url = new URL(request.url);
      const seen: Seen = {
        method: request.method,
        path: url.pathname + url.search,
        headers: new Headers(request.headers),
        body: await request.text(),
      };
      sent.push(seen);
      return answer(seen, init.signal);
    },
  });
  return { api, sent };
}
