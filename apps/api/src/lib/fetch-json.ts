import type { IncomingHttpHeaders } from 'node:http';

/** Limits of a call to an outside service. */
export interface FetchLimits {
  /** For the whole answer. */
  timeoutMs: number;
  maxBytes: number;
  headers?: Readonly<Record<string, string>>;
  /** If set, the call is a POST with this JSON body. */
  body?: unknown;
  /** If set, 404 is no error and the answer is undefined. */
  mayBeMissing?: boolean;
  /** If set, redirects are followed: only for a service that we trust, and that renames what it has. */
  mayMove?: boolean;
}

/** An outside service answered with an error. Its body stays out of the message. */
export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly status: number;
  /** `Retry-After` in seconds; null if there is none. */
  readonly retryAfterS: number | null;
  constructor(host: string, status: number, retryAfterS: number | null = null) {
    super(`${host} answered ${status}`);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }

  /** Whether the error is about this request, so that another one may succeed. */
  get isAboutRequest(): boolean {
    return ABOUT_REQUEST.has(this.status);
  }
}

const ABOUT_REQUEST = new Set([400, 413, 414, 422, 431]);

/** Whether an error means that the service serves nobody: it is away, late, over its limits or refuses our key. */
export const isOutage = (error: unknown): boolean => !(error instanceof OutsideError && error.isAboutRequest);

/** Fetches JSON from an outside service. Throws if it fails, is late, sends too much or redirects. */
export async function fetchJson(
  address: string,
  { timeoutMs, maxBytes, headers, body, mayBeMissing = false, mayMove = false }: FetchLimits,
): Promise<unknown> {
  const response = await fetch(address, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    redirect: mayMove ? 'follow' : 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Always read to the end; otherwise the connection is held until garbage collection.
  const text = await readText(response, maxBytes);
  if (response.status === 404 && mayBeMissing) return undefined;
  if (!response.ok)
    throw new OutsideError(new URL(address).host, response.status, retryAfterOf(Object.fromEntries(response.headers)));
  return parse(text, address);
}

/** An outside service answered with something else than JSON, such as a page. */
export class NotJson extends Error {
  override name = 'NotJson';
}

/** The request stays out of the error, and so out of the log. */
function parse(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJson(`${new URL(address).host} did not answer with JSON`);
  }
}

/** `Retry-After` in seconds: a number, or a time on the clock of who answers (RFC 9110); null if there is none that can be read. */
export function retryAfterOf({
  'retry-after': wait = '',
  date = '',
}: Pick<IncomingHttpHeaders, 'retry-after' | 'date'>): number | null {
  if (/^\d{1,6}$/.test(wait)) return Number(wait);
  const ms = wait.endsWith('GMT') ? Date.parse(wait) - Date.parse(date) : NaN;
  return Number.isNaN(ms) ? null : Math.max(0, Math.ceil(ms / 1000));
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest of the body.
    if (size > maxBytes) throw new Error(`${new URL(response.url).host} sent more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
