import { jobKind } from '../jobs/job-kind.ts';

export const idempotencyJobs = {
  purgeIdempotencyKeys: jobKind({
    name: 'purge-idempotency-keys',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '17 * * * *',
  }),
};
