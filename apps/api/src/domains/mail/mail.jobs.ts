import { jobKind } from '../../jobs/job-kind.ts';

export const mailJobs = {
  /** Mails the link that confirms an address. */
  mailConfirmation: jobKind({
    name: 'mail-confirmation',
    class: 'outside',
    payload: { confirmationId: 'id' },
    attempts: 5,
    // The person can ask again.
    whenGivenUp: 'drop',
    key: ({ confirmationId }) => `mail-confirmation:${confirmationId}`,
  }),
  /** Plans digests for those who stayed away. */
  planDigests: jobKind({
    name: 'plan-digests',
    class: 'background',
    payload: {},
    attempts: 5,
    whenGivenUp: 'drop',
    schedule: '*/15 * * * *',
  }),
  planMoreDigests: jobKind({
    name: 'plan-more-digests',
    class: 'background',
    payload: { afterId: 'id' },
    attempts: 5,
    whenGivenUp: 'drop',
    key: () => 'plan-more-digests',
  }),
};
