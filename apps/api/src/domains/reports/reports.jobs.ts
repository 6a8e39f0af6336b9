import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const reportsJobs = {
  /** Tells the desk that something in its queues changed. */
  publishReportsChange: jobKind({
    ...publication,
    name: 'publish-reports-change',
    payload: {},
    key: () => 'reports',
  }),
  /** Ends measures whose time is over. */
  endMeasures: jobKind({
    name: 'end-measures',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '* * * * *',
  }),
  endMoreMeasures: jobKind({
    name: 'end-more-measures',
    class: 'background',
    payload: { afterId: 'id' },
    attempts: 10,
    whenGivenUp: 'drop',
    key: () => 'end-more-measures',
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
