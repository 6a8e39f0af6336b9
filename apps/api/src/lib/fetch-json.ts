/** What a call to an outside service may take. */
export interface FetchLimits {
  /** For the whole answer. */
  timeoutMs: number;
  maxBytes: number;
  headers?: Readonly<Record<string, string>>;
  /** A POST with this as its JSON body. */
  body?: unknown;
  /** 404 is no error: the answer is undefined then. */
  mayBeMissing?: boolean;
}

/** An outside service answered with an error; what it said stays out of the message. */
export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly status: number;
  /** When it asks to come again, in seconds; null where it does not say. */
  readonly retryAfterS: number | null;
  constructor(host: string, status: number, retryAfterS: number | null = null) {
    super(`${host} answered ${status}`);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }

  /** Whether it is about what was sent: another request may well be served. */
  get isAboutRequest(): boolean {
    return ABOUT_REQUEST.has(this.status);
  }
}

const ABOUT_REQUEST = new Set([400, 413, 414, 422, 431]);

/** Whether an outside service serves nobody, as far as an error says: it is away, late, over its limits or lets us in no more. */
export const isOutage = (error: unknown): boolean => !(error instanceof OutsideError && error.isAboutRequest);

/** The JSON that an outside service answers. Throws when it fails, is late, sends too much or leads elsewhere. */
export async function fetchJson(
  address: string,
  { timeoutMs, maxBytes, headers, body, mayBeMissing = false }: FetchLimits,
): Promise<unknown> {
  const response = await fetch(address, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Read to its end in any case, or its connection is held until the garbage is collected.
  const text = await readText(response, maxBytes);
  if (response.status === 404 && mayBeMissing) return undefined;
  if (!response.ok) throw new OutsideError(new URL(address).host, response.status, secondsOf(response.headers));
  return parse(text, address);
}

/** What was sent stays out of the error, and so out of the log. */
function parse(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${new URL(address).host} answered with something that is no JSON`);
  }
}

/** `Retry-After` as a number of seconds; as a date, which few send, it is not read. */
function secondsOf(headers: Headers): number | null {
  const written = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(written) ? Number(written) : null;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new Error(`${new URL(response.url).host} sent more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
