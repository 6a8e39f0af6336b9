import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { isDatabaseUnable } from '../database/errors.ts';
import type { Db } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { addToCount } from './rate-counts.repository.ts';

export interface Limit {
  /** Most in a minute. */
  most: number;
  /**
   * How many a process takes from the store at a time. 1 is exact, costs a query each time and waits for the store; of more, a process may keep
   * some that another one would have used, and goes on by itself while the store is away.
   */
  lease: number;
}

/** Counts what is limited, together with all other processes of the installation (D54). */
export interface RateCounts {
  /**
   * Takes one of what a key may have in a minute; answers null, or, when all is taken, the seconds until there is more. Throws
   * `service_unavailable` where the count must be exact and the store is away.
   */
  take(key: string, limit: Limit): Promise<number | null>;
}

/** What a process may still use of a window without asking. */
interface Lease {
  left: number;
  /** In ms. */
  until: number;
  /** The store has no more in this window. */
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
