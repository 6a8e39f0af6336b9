import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | null>();

/** Does work for a request, so that whatever it starts can name that request in the log. */
export function withRequestId<T>(requestId: string | null, work: () => T): T {
  return current.run(requestId, work);
}

/** The request that the running code works for; null for none. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}
