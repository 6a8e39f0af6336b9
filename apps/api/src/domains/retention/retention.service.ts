import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { addLoneJob } from '../../jobs/queue.ts';
import { deleteOldest, eraseDeletedProfiles, eraseLinkMigrations } from './retention.repository.ts';
import { retentionJobs } from './retention.jobs.ts';
import { BEGUN_PROOFS, endOf, type Retention, retention } from './retention.rules.ts';

export interface RetentionService {
  /** Deletes some rows and erases some texts past their retention; adds the job again if more are left. */
  purgeOldRows(): Promise<void>;
}

const AT_ONCE = 1000;

export function createRetentionService({ db, clock }: { db: Db; clock: Clock }): RetentionService {
  return {
    async purgeOldRows() {
      const now = clock.now();
      const counts: number[] = [];
      for (const [table, rule] of Object.entries<Retention>(retention))
        if ('since' in rule) counts.push(await deleteOldest(db, table, rule, endOf(rule, now), AT_ONCE));
      counts.push(await deleteOldest(db, 'proofs', BEGUN_PROOFS, endOf(BEGUN_PROOFS, now), AT_ONCE));
      counts.push(await eraseLinkMigrations(db, endOf(retention.link_migrations, now), AT_ONCE));
      counts.push(await eraseDeletedProfiles(db, endOf(retention.profiles, now), now, AT_ONCE));
      if (counts.includes(AT_ONCE)) await addLoneJob(db, retentionJobs.purgeOldRows, {});
    },
  };
}
