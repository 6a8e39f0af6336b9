import { jobKind } from '../../jobs/job-kind.ts';

export const accountDeletionJobs = {
  /** Begins to erase the accounts whose deletion is final, and goes on with those that are not erased yet. */
  eraseDueAccounts: jobKind({
    name: 'erase-due-accounts',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '*/5 * * * *',
  }),
  /** Erases a part of an account whose deletion is final. */
  eraseAccount: jobKind({
    name: 'erase-account',
    class: 'background',
    payload: { userId: 'id' },
    attempts: 10,
    whenGivenUp: 'keep',
    key: ({ userId }) => `erase-account:${userId}`,
  }),
};
