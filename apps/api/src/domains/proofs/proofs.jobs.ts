import { jobKind } from '../../jobs/job-kind.ts';

export const proofsJobs = {
  /** Looks again at proofs that are due (D84). */
  checkProofs: jobKind({
    name: 'check-proofs',
    class: 'background',
    payload: {},
    attempts: 5,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
