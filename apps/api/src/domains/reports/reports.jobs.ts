import { jobKind } from '../../jobs/job-kind.ts';

export const reportsJobs = {
  purgeReportEvidence: jobKind({
    name: 'purge-report-evidence',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '47 3 * * *',
  }),
};
