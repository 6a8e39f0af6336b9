import { DAY_MS } from '../clock.ts';
import type { Db, Trx } from '../database/schema.ts';
import { JOB_CLASSES, type JobClass, type JobKind } from './job-kind.ts';
import * as queue from './jobs.repository.ts';
import type { FailedJobRow, FailedJobsChoice, JobCounts, KindCounts } from './jobs.repository.ts';
import { DEAD_AFTER_MS, NOT_RUN_AFTER_MS } from './liveness.ts';

export type { FailedJobsChoice } from './jobs.repository.ts';

export interface JobsHealth extends JobCounts {
  /** The classes from which no process took a job lately. */
  notRun: readonly JobClass[];
  /** False if failed jobs pile up or jobs wait for long, so that an operator should look. */
  isWell: boolean;
}

export interface JobsService {
  jobsHealth(): Promise<JobsHealth>;
  /** Deletes failed jobs after 7 days, and at once those that a newer job replaced. */
  purgeFailedJobs(): Promise<void>;
  /** The kinds that have jobs. */
  countByKind(): Promise<KindCounts[]>;
  /** The newest failed jobs. */
  listFailed(limit: number): Promise<FailedJobRow[]>;
  /** Resets failed jobs to their first attempt and returns them. */
  putBack(trx: Trx, choice: FailedJobsChoice): Promise<Pick<FailedJobRow, 'id' | 'kind' | 'attempts'>[]>;
}

/** Leaves the team time to look at failed jobs and retry them. */
const KEPT_MS = 7 * DAY_MS;
const MANY_FAILED = 20;
const LATE_SECONDS = 300;

export function createJobsService({ db, kinds }: { db: Db; kinds: readonly JobKind[] }): JobsService {
  const keyed = kinds.filter(({ key }) => key !== undefined).map(({ name }) => name);
  return {
    async jobsHealth() {
      const [counts, taking] = await Promise.all([
        queue.countJobs(db, keyed),
        queue.findTakingClasses(db, { aliveWithin: DEAD_AFTER_MS, takenWithin: NOT_RUN_AFTER_MS }),
      ]);
      const notRun = JOB_CLASSES.filter((jobClass) => !taking.has(jobClass));
      return { ...counts, notRun, isWell: counts.failed < MANY_FAILED && counts.overdueSeconds < LATE_SECONDS };
    },
    purgeFailedJobs: () => queue.deleteFailedJobs(db, keyed, KEPT_MS),
    countByKind: () => queue.countJobsByKind(db, keyed),
    listFailed: (limit) => queue.findFailedJobs(db, keyed, limit),
    putBack: (trx, choice) => queue.putBackFailedJobs(trx, keyed, choice),
  };
}
