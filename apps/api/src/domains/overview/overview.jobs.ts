import { jobKind } from '../../jobs/job-kind.ts';

export const overviewJobs = {
  /** Some minutes after midnight, and again later to catch up on a missed run. */
  countDays: jobKind({
    name: 'count-days',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '12 * * * *',
  }),
};
