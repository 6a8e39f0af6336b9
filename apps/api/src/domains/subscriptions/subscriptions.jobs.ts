import { jobKind } from '../../jobs/job-kind.ts';

export const subscriptionsJobs = {
  endPaidPeriods: jobKind({
    name: 'end-paid-periods',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '*/5 * * * *',
  }),
  remindOfEnds: jobKind({
    name: 'remind-of-ends',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
