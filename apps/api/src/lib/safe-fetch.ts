import dns from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideAway } from './outside-away.ts';
import { isPublicAddress } from './public-address.ts';

export interface SafeRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** For everything: the look-up of the name, the connection and the whole answer. */
  timeoutMs: number;
  /** Of the body. Without it, the body is not read. */
  maxBytes?: number;
}

/** An answer of any status; redirects are not followed. Compare it, and never show or log it. */
export interface SafeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Fetches an address that somebody else chose. `https` and its own port only, and never an address outside the public
 * internet: the name is looked up once, at the connection, and the connection goes to what was found, so that a name
 * cannot change in between (DNS rebinding).
 * @throws FetchRefused if the address itself is the reason, also when nobody has the name or the answer is too large;
 * OutsideAway for everything else
 */
export type SafeFetch = (address: string, request: SafeRequest) => Promise<SafeAnswer>;

/** Why an address is not fetched. `no_such_name`: nobody has the name (any more). */
export type FetchRefusal = 'not_https' | 'not_public' | 'no_such_name' | 'too_large';

export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly reason: FetchRefusal;
  constructor(reason: FetchRefusal) {
    super(`The address is not fetched: ${reason}`);
    this.reason = reason;
  }
}

/** Resolves a name, as `dns.lookup` does. */
export type Lookup = (
  host: string,
  options: dns.LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void,
) => void;

export interface SafeFetchOptions {
  /** Plays all sites below `/sites/{host}` (D32); null for the real ones. */
  sandboxUrl?: string | null;
  /** For tests. */
  lookup?: Lookup;
  isPublic?: (ip: string) => boolean;
  port?: number;
}

export function createSafeFetch({
  sandboxUrl = null,
  lookup = dns.lookup,
  isPublic = isPublicAddress,
  port = 443,
}: SafeFetchOptions = {}): SafeFetch {
  const guarded: LookupFunction = (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = error === null ? found : [];
      if (error !== null) done(error, []);
      // One address that is not public condemns the name: otherwise it depends on the order which one is taken.
      else if (first === undefined || found.some(({ address }) => !isPublic(address)))
        done(new FetchRefused('not_public'), []);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });

  return async (address, { method = 'GET', headers, body, timeoutMs, maxBytes }) => {
    const url = URL.parse(address);
    if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      throw new FetchRefused('not_https');
    // An IP address is connected to without a look-up.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublic(host)) throw new FetchRefused('not_public');
    const options = {
      method,
      headers: { 'user-agent': 'Mutuals', ...headers, 'accept-encoding': 'identity' },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    };
    const request =
      sandboxUrl === null
        ? https.request(url, { ...options, port, lookup: guarded })
        : http.request(`${sandboxUrl}/sites/${url.hostname}${url.pathname}${url.search}`, options);
    try {
      return await new Promise<SafeAnswer>((resolve, reject) => {
        request.on('response', (response) => void readAnswer(response, maxBytes).then(resolve, reject));
        request.on('error', reject);
        request.end(body);
      });
    } catch (error) {
      throw failureOf(error, request.writableFinished);
    }
  };
}

async function readAnswer(response: IncomingMessage, maxBytes: number | undefined): Promise<SafeAnswer> {
  const head = { status: response.statusCode ?? 0, headers: response.headers };
  if (maxBytes === undefined) {
    response.destroy();
    return { ...head, body: Buffer.alloc(0) };
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new FetchRefused('too_large');
    parts.push(part);
  }
  return { ...head, body: Buffer.concat(parts) };
}

function failureOf(error: unknown, wasSent: boolean): Error {
  if (error instanceof FetchRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
  return code === 'ENOTFOUND' ? new FetchRefused('no_such_name') : new OutsideAway('A site', code, wasSent);
}
