import { jobKind } from '../../jobs/job-kind.ts';

export const linkMigrationJobs = {
  /** Goes on with a run where it stands. */
  rewriteLinks: jobKind({
    name: 'rewrite-links',
    class: 'background',
    payload: { runId: 'id' },
    attempts: 10,
    whenGivenUp: 'keep',
    key: ({ runId }) => `rewrite-links:${runId}`,
  }),
};
