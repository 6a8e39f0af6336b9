import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that work is done for. */
export interface CurrentRequest {
  id: string;
  /** Where it came from; null in a job, which the request asked for. */
  address: string | null;
}

const current = new AsyncLocalStorage<CurrentRequest | null>();

/** Does work for a request, so that whatever it starts can name that request. */
export function withRequest<T>(request: CurrentRequest | null, work: () => T): T {
  return current.run(request, work);
}

/** The request that the running code works for; null for none. */
export function currentRequest(): CurrentRequest | null {
  return current.getStore() ?? null;
}
