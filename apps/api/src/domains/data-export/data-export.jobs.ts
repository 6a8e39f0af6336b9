import { jobKind } from '../../jobs/job-kind.ts';

export const dataExportJobs = {
  /** Makes the file of an export. It waits for the store of pictures. */
  makeExport: jobKind({
    name: 'make-export',
    class: 'outside',
    payload: { exportId: 'id' },
    attempts: 6,
    whenGivenUp: 'keep',
    key: ({ exportId }) => `make-export:${exportId}`,
  }),
};
