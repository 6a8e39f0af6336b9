import { until } from '../lib/observable.ts';
import type { ReachabilityStore } from '../lib/reachability.ts';

/** Fetches a part of the app; what the server cannot give while it is away is fetched again when it is back. Fails only when it still cannot. */
export async function importWithRecovery<T>(
  reachability: Pick<ReachabilityStore, 'failed' | 'get' | 'subscribe'>,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch {
    reachability.failed();
    await until(reachability, (state) => state === 'reachable');
    return load();
  }
}
