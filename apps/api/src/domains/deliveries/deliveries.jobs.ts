import { jobKind } from '../../jobs/job-kind.ts';

export const deliveriesJobs = {
  /** Sends what is due to a person. */
  deliver: jobKind({
    name: 'deliver',
    class: 'outside',
    payload: { userId: 'id' },
    attempts: 5,
    // What is due stays due, and `deliver-due` finds it.
    whenGivenUp: 'drop',
    key: ({ userId }) => `deliver:${userId}`,
  }),
  /** Closes on a person's devices what they saw anywhere. */
  withdrawSeen: jobKind({
    name: 'withdraw-seen',
    class: 'outside',
    payload: { userId: 'id' },
    attempts: 5,
    whenGivenUp: 'drop',
    key: ({ userId }) => `withdraw-seen:${userId}`,
  }),
  /** Adds `deliver` for everybody to whom something is due: after quiet hours, a failed attempt or the end of a process. */
  deliverDue: jobKind({
    name: 'deliver-due',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'drop',
    schedule: '* * * * *',
  }),
};
