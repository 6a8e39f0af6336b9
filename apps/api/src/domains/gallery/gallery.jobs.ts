import { jobKind } from '../../jobs/job-kind.ts';

export const galleryJobs = {
  /** Counts what many people viewed or liked in the last days. */
  refreshTrending: jobKind({
    name: 'refresh-trending',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
  /** How many people, profiles, matches and messages there are. */
  countStatistics: jobKind({
    name: 'count-statistics',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
