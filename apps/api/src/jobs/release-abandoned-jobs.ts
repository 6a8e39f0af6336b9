import { sql } from 'kysely';
import type { Job } from './job.ts';
import type { JobDependencies } from './registry.ts';

/** No job of ours takes nearly so long: whoever holds one for longer has died. */
const ABANDONED_AFTER = '5 minutes';

/** Gives jobs that a killed process was running back to the queue, which by itself would wait for hours. */
export function releaseAbandonedJobs({ db }: Pick<JobDependencies, 'db'>): Job<void> {
  return {
    parse: () => undefined,
    async run() {
      await sql`
        select graphile_worker.force_unlock_workers(array(
          select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${ABANDONED_AFTER}::interval))
      `.execute(db);
    },
  };
}
