// Who may call: programs of this machine, and in its browsers the pages of the web app alone. A page of anybody else could
// otherwise sign in as anybody, also through a name of its own that leads to this machine.
import type { IncomingMessage } from 'node:http';
import { Problem, type Exchange } from './http.ts';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The origins at which the web app is open on this machine: its port, by every local name, and PUBLIC_URL where that is set. */
export function webOrigins(port: number, publicUrl: string | undefined): readonly string[] {
  const publicOrigin = publicUrl ? URL.parse(publicUrl)?.origin : undefined;
  return [...LOCAL_NAMES.map((name) => `http://${name}:${port}`), ...(publicOrigin ? [publicOrigin] : [])];
}

/**
 * Refuses a request that was sent to another name than this machine's or the web app's.
 * @throws Problem 421
 */
export function requireOwnHost({ headers }: IncomingMessage, origins: readonly string[]): void {
  const names = [...LOCAL_NAMES, ...origins.map((origin) => new URL(origin).hostname)];
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname;
  if (name === undefined || !names.includes(name))
    throw new Problem(421, 'wrong_host', 'The sandbox answers on this machine only.');
}

/**
 * Refuses a socket that a page of somebody else opens: no browser asks before it does.
 * @throws Problem 403
 */
export function requireOwnPage({ headers: { origin } }: IncomingMessage, origins: readonly string[]): void {
  if (origin !== undefined && !origins.includes(origin))
    throw new Problem(403, 'forbidden', 'Only pages of the web app may connect.');
}

/** Lets pages of the web app read the answer; a browser keeps it from all others. */
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
