import { jobKind } from '../../jobs/job-kind.ts';

export const retentionJobs = {
  /** Purges rows past their retention, in every table that `retention.rules.ts` names. */
  purgeOldRows: jobKind({
    name: 'purge-old-rows',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '11 2 * * *',
  }),
};
