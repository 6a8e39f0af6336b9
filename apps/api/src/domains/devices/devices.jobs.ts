import { jobKind } from '../../jobs/job-kind.ts';

const HOUR_MS = 3_600_000;

export const devicesJobs = {
  endRealtimeTokens: jobKind({
    name: 'end-realtime-tokens',
    class: 'interactive',
    payload: { userId: 'id', endedAt: 'integer' },
    attempts: 10,
    // Tokens live for an hour, so nothing is left to end after it.
    whenGivenUp: 'drop',
    dropAfter: HOUR_MS,
    key: ({ userId }) => `end-tokens:${userId}`,
  }),
};
