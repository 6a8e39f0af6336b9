import { jobKind } from '../../jobs/job-kind.ts';

export const proofsJobs = {
  /** Looks again at proofs that are due (D84). */
  checkProofs: jobKind({
    name: 'check-proofs',
    class: 'outside',
    payload: {},
    attempts: 5,
    whenGivenUp: 'keep',
    // The one of the schedule, so that a run that goes on and the next one are the same job.
    key: () => 'scheduled:check-proofs',
    schedule: '*/10 * * * *',
  }),
};
