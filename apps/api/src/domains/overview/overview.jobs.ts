import { jobKind } from '../../jobs/job-kind.ts';

export const overviewJobs = {
  /** Some minutes after midnight, and again: a run that was missed is made up for. */
  countDays: jobKind({
    name: 'count-days',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '12 * * * *',
  }),
};
