import type { Db, Trx } from '../database/schema.ts';
import type { JobKind } from './job-kind.ts';
import * as queue from './jobs.repository.ts';
import type { FailedJobRow, FailedJobsChoice, JobCounts, KindCounts } from './jobs.repository.ts';

export type { FailedJobsChoice } from './jobs.repository.ts';

export interface JobsHealth extends JobCounts {
  /** False when failed jobs pile up, or jobs wait for long: somebody should look. */
  isWell: boolean;
}

export interface JobsService {
  jobsHealth(): Promise<JobsHealth>;
  /** Deletes failed jobs after 7 days; those that a newer one took the place of at once. */
  purgeFailedJobs(): Promise<void>;
  /** Every kind of which a job is there. */
  countByKind(): Promise<KindCounts[]>;
  /** The newest failed jobs. */
  listFailed(limit: number): Promise<FailedJobRow[]>;
  /** Puts failed jobs back as if they were new; answers those that stood failed until then. */
  putBack(trx: Trx, choice: FailedJobsChoice): Promise<Pick<FailedJobRow, 'id' | 'kind' | 'attempts'>[]>;
}

/** Time enough to look at what failed, and to add it again. */
const KEPT_MS = 7 * 86_400_000;
const MANY_FAILED = 20;
const LATE_SECONDS = 300;

export function createJobsService({ db, kinds }: { db: Db; kinds: readonly JobKind[] }): JobsService {
  const keyed = kinds.filter(({ key }) => key !== undefined).map(({ name }) => name);
  return {
    async jobsHealth() {
      const counts = await queue.countJobs(db, keyed);
      return { ...counts, isWell: counts.failed < MANY_FAILED && counts.overdueSeconds < LATE_SECONDS };
    },
    purgeFailedJobs: () => queue.deleteFailedJobs(db, keyed, KEPT_MS),
    countByKind: () => queue.countJobsByKind(db, keyed),
    listFailed: (limit) => queue.findFailedJobs(db, keyed, limit),
    putBack: (trx, choice) => queue.putBackFailedJobs(trx, keyed, choice),
  };
}
