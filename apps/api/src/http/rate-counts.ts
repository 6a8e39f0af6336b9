import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { isDatabaseUnable } from '../database/errors.ts';
import type { Db } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { addToCount } from './rate-counts.repository.ts';

export interface Limit {
  /** Max. in a minute. */
  most: number;
  /**
   * How many a process leases from the store at a time. 1 is exact, but costs a query each time and fails without the
   * store. With more, a process may hold some that another could have used, and works on while the store is away.
   */
  lease: number;
}

/** Rate limit counts, shared by all processes of the installation (D54). */
export interface RateCounts {
  /**
   * Takes one from a key's limit. Returns null, or the seconds to wait if the limit is reached. Throws
   * `service_unavailable` if the count must be exact and the store is away.
   */
  take(key: string, limit: Limit): Promise<number | null>;
}

/** What a process may still use of a window without asking the store. */
interface Lease {
  left: number;
  /** In ms. */
  until: number;
  /** Whether the store has no more in this window. */
  isLast: boolean;
}

const WINDOW_MS = 60_000;
const MOST_LEASES = 100_000;

export function createRateCounts({ db, clock }: { db: Db; clock: Clock }): RateCounts {
  const leases = new LRUCache<string, Lease>({ max: MOST_LEASES });
  const renewals = new Map<string, Promise<void>>();

  async function renew(key: string, { most, lease }: Limit): Promise<void> {
    const now = clock.now();
    const end = new Date(now.getTime() + WINDOW_MS);
    try {
      const { used, resetsAt } = await addToCount(db, key, lease, { now, end });
      const granted = Math.min(lease, Math.max(0, most - (used - lease)));
      leases.set(key, { left: granted, until: resetsAt.getTime(), isLast: granted < lease });
    } catch (error) {
      if (!isDatabaseUnable(error)) throw error;
      if (lease === 1) throw new Problem('service_unavailable', { retryAfter: 2, cause: error });
      leases.set(key, { left: most, until: end.getTime(), isLast: true });
    }
  }

  return {
    async take(key, limit) {
      for (;;) {
        const lease = leases.get(key);
        const now = clock.now().getTime();
        if (lease !== undefined && now < lease.until) {
          if (lease.left > 0) {
            lease.left -= 1;
            return null;
          }
          if (lease.isLast) return Math.ceil((lease.until - now) / 1000);
        }
        const renewal = renewals.get(key) ?? renew(key, limit).finally(() => renewals.delete(key));
        renewals.set(key, renewal);
        await renewal;
      }
    },
  };
}
