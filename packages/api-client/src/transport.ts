import { isProblem } from './problem.ts';

/** The caller's credentials: the access token, and the identity token that contains the X handle and the wallet (D34). */
export type Tokens = { accessToken: string; identityToken?: string | undefined };

export type TransportOptions = {
  /** The signed-in person's tokens, null for a guest. With `renew` they must be new ones; null then means that the session is over. */
  getTokens: (request: { renew: boolean }) => Promise<Tokens | null>;
  /** Who is signed in; a call is neither repeated as somebody else, nor does its refusal end their session, or a newer one of its own person. */
  getPerson?: (() => string | null) | undefined;
  /** Called when the server rejects the credentials and renewal did not help. */
  onUnauthenticated: () => void;
  /** Called when the person signed out on all devices (D74); `onUnauthenticated` by default. */
  onSignedOut?: (() => void) | undefined;
  /** The timeout of each attempt, including its body; SPEC 9's by default. */
  timeoutMs?: number | undefined;
  fetch?: ((request: Request, init: RequestInit) => Promise<Response>) | undefined;
};

/** SPEC 9: HTTP timeout, in milliseconds, for each attempt including its body. */
export const timeoutMs = 10_000;

/** No answer within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * A fetch that adds the caller's tokens, aborts after the timeout and, when the access token has expired, renews it once for all calls in flight and
 * silently repeats the call.
 */
export function createTransport({
  getTokens,
  getPerson = () => null,
  onUnauthenticated,
  onSignedOut = onUnauthenticated,
  timeoutMs: allowedMs = timeoutMs,
  fetch = globalThis.fetch,
}: TransportOptions): (request: Request) => Promise<Response> {
  let renewal: Promise<Tokens | null> | undefined;
  /** The access token of the newest call: one that is refused with an older one may be of a session before. */
  let newest: string | undefined;

  function renew(): Promise<Tokens | null> {
    renewal ??= getTokens({ renew: true }).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** Another call may have renewed the tokens while this one was in flight. */
  async function tokensAfter(used: Tokens): Promise<Tokens | null> {
    const current = await getTokens({ renew: false });
    return current !== null && current.accessToken !== used.accessToken ? current : renew();
  }

  async function attempt(request: Request, tokens: Tokens | null): Promise<Response> {
    newest = tokens?.accessToken;
    if (tokens) request.headers.set('authorization', `Bearer ${tokens.accessToken}`);
    if (tokens?.identityToken !== undefined) request.headers.set('privy-id-token', tokens.identityToken);
    return withTimeout(allowedMs, request.signal, async (signal) => wholeAnswer(await fetch(request, { signal })));
  }

  return async (request) => {
    const tokens = await getTokens({ renew: false });
    let used = tokens;
    const person = getPerson();
    const repeat = tokens && request.clone();
    let answer = await attempt(request, tokens);
    if (tokens && repeat && (await codeOf(answer)) === 'token_expired') {
      const renewed = await tokensAfter(tokens);
      if (renewed && getPerson() === person) {
        used = renewed;
        answer = await attempt(repeat, used);
      }
    }
    if (answer.status === 401) {
      const end = (await codeOf(answer)) === 'signed_out' ? onSignedOut : onUnauthenticated;
      if (getPerson() === person && newest === used?.accessToken) end();
    }
    return answer;
  };
}

async function withTimeout<T>(
  allowedMs: number,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), allowedMs);
  try {
    return await run(AbortSignal.any([caller, timeout.signal]));
  } catch (error) {
    if (timeout.signal.aborted && !caller.aborted) throw new TimeoutError('No answer in time', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Statuses without a body: a Response cannot be constructed with one. Browsers give them an empty stream all the same. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The answer with its body read, so that the timeout covers the body too. */
async function wholeAnswer(answer: Response): Promise<Response> {
  if (answer.body === null || bodiless.has(answer.status)) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers });
}

async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.status !== 401) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return isProblem(body) ? body.code : undefined;
}
