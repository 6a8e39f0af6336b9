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
  /** Early on each UTC day: a week is measured on the first day after it, and a missed run is caught up on. */
  measureWeeks: jobKind({
    name: 'measure-weeks',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '37 0 * * *',
  }),
};
