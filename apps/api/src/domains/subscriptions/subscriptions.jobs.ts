import { endPeriods } from '../users/users.repository.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobDependencies } from '../../jobs/registry.ts';

/** Makes people whose paid period is over free again, their profiles with them (D14). */
export function endPaidPeriods({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>): Job<void> {
  return {
    parse: () => undefined,
    run: () => endPeriods(db, clock.now()),
  };
}
