import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { inBatches } from '../../lib/in-batches.ts';
import { deleteOldest, eraseDeletedProfiles } from './retention.repository.ts';
import { endOf, type Retention, retention } from './retention.rules.ts';

export interface RetentionService {
  /** Deletes the rows, and erases the words, that are past their time, some at a time so that nobody waits for it. */
  purgeOldRows(): Promise<void>;
}

const AT_ONCE = 1000;

export function createRetentionService({ db, clock }: { db: Db; clock: Clock }): RetentionService {
  return {
    async purgeOldRows() {
      const now = clock.now();
      for (const [table, rule] of Object.entries<Retention>(retention))
        if ('since' in rule) await inBatches(AT_ONCE, (most) => deleteOldest(db, table, rule, endOf(rule, now), most));
      await inBatches(AT_ONCE, (most) => eraseDeletedProfiles(db, endOf(retention.profiles, now), now, most));
    },
  };
}
