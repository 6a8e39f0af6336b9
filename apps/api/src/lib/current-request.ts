import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that work is done for. */
export interface CurrentRequest {
  id: string;
  /** The client's address; null in a job that the request added. */
  address: string | null;
}

const current = new AsyncLocalStorage<CurrentRequest | null>();

/** Runs work on behalf of a request, so that everything it starts can name the request. */
export function withRequest<T>(request: CurrentRequest | null, work: () => T): T {
  return current.run(request, work);
}

/** The request that the running code works for; null for none. */
export function currentRequest(): CurrentRequest | null {
  return current.getStore() ?? null;
}
