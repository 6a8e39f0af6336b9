import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import {
  deleteOldest,
  eraseDeletedProfiles,
  eraseLinkMigrations,
  forgetErasedSignIns,
} from './retention.repository.ts';
import { retentionJobs } from './retention.jobs.ts';
import { BEGUN_PROOFS, endOf, type Retention, retention } from './retention.rules.ts';

export { endOf, retention };

export interface RetentionService {
  /**
   * Deletes some rows and erases some texts past their retention; adds the job again if more are left. A table that fails
   * keeps no other; throws if one did and nothing is left of the others.
   */
  purgeOldRows(): Promise<void>;
}

const AT_ONCE = 1000;

export function createRetentionService({ db, clock }: { db: Db; clock: Clock }): RetentionService {
  return {
    async purgeOldRows() {
      const now = clock.now();
      const purges = [
        ...Object.entries<Retention>(retention).flatMap(([table, rule]) =>
          'since' in rule ? [() => deleteOldest(db, table, rule, endOf(rule, now), AT_ONCE)] : [],
        ),
        () => deleteOldest(db, 'proofs', BEGUN_PROOFS, endOf(BEGUN_PROOFS, now), AT_ONCE),
        () => eraseLinkMigrations(db, endOf(retention.link_migrations, now), AT_ONCE),
        () => eraseDeletedProfiles(db, endOf(retention.profiles, now), now, AT_ONCE),
        () => forgetErasedSignIns(db, AT_ONCE),
      ];
      const counts: number[] = [];
      const failures: unknown[] = [];
      for (const purge of purges)
        await purge().then(
          (count) => counts.push(count),
          (error: unknown) => failures.push(error),
        );
      // The last one says what failed, and is tried again.
      if (counts.includes(AT_ONCE)) await addLoneJob(db, retentionJobs.purgeOldRows, {});
      else if (failures.length > 0) throw new AggregateError(failures, 'A table was not purged');
    },
  };
}
