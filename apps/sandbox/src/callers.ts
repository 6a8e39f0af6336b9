// Restricts callers to programs of this machine and, in browsers, pages of the web app. Any other page could otherwise
// sign in as anybody, also by DNS rebinding.
import type { IncomingMessage } from 'node:http';
import { Problem, type Exchange } from './http.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of the web app on this machine: its port under every local name, and PUBLIC_URL if it is set. */
export function webOrigins(port: number, publicUrl: string | undefined): readonly string[] {
  const publicOrigin = publicUrl ? URL.parse(publicUrl)?.origin : undefined;
  return [...LOCAL_NAMES.map((name) => `http://${name}:${port}`), ...(publicOrigin ? [publicOrigin] : [])];
}

/**
 * Refuses a request to a host name other than this machine's or the web app's.
 * @throws Problem 421
 */
export function requireOwnHost({ headers }: IncomingMessage, origins: readonly string[]): void {
  const names = [...LOCAL_NAMES, ...origins.map((origin) => new URL(origin).hostname)];
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname;
  if (name === undefined || !names.includes(name))
    throw new Problem(421, 'wrong_host', 'The sandbox answers on this machine only.');
}

/**
 * Refuses a WebSocket of a foreign page, since browsers send no preflight for it.
 * @throws Problem 403
 */
export function requireOwnPage({ headers: { origin } }: IncomingMessage, origins: readonly string[]): void {
  if (origin !== undefined && !origins.includes(origin))
    throw new Problem(403, 'forbidden', 'Only pages of the web app may connect.');
}

/** Lets pages of the web app read the answer; browsers keep it from all others. */
export function allowWebApp({ request, response }: Exchange, origins: readonly string[]): void {
  response.setHeader('vary', 'origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, x-ably-version, ably-agent, x-ably-clientid',
  );
  response.setHeader('access-control-expose-headers', 'x-ably-errorcode, x-ably-errormessage');
  response.setHeader('access-control-max-age', '600');
}
