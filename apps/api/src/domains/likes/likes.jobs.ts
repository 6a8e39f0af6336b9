import { jobKind } from '../../jobs/job-kind.ts';

export const likesJobs = {
  /** At the beginning of a UTC day, so that what comes back can be used for all of it. */
  returnSuperLikes: jobKind({
    name: 'return-super-likes',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '7 0 * * *',
  }),
};
