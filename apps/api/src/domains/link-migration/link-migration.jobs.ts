import { jobKind } from '../../jobs/job-kind.ts';

export const linkMigrationJobs = {
  /** Runs the next part of a migration. */
  rewriteLinks: jobKind({
    name: 'rewrite-links',
    class: 'background',
    payload: { runId: 'id' },
    attempts: 10,
    whenGivenUp: 'keep',
    key: ({ runId }) => `rewrite-links:${runId}`,
  }),
};
