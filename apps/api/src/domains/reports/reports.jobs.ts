import { jobKind } from '../../jobs/job-kind.ts';

export const reportsJobs = {
  /** Ends measures whose time is over. */
  endMeasures: jobKind({
    name: 'end-measures',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '* * * * *',
  }),
  purgeReportEvidence: jobKind({
    name: 'purge-report-evidence',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '47 3 * * *',
  }),
};
