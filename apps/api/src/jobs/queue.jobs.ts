import { jobKind } from './job-kind.ts';

export const queueJobs = {
  purgeFailedJobs: jobKind({
    name: 'purge-failed-jobs',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
