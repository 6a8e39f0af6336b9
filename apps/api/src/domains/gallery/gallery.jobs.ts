import { jobKind } from '../../jobs/job-kind.ts';

export const galleryJobs = {
  /** What many people looked at or liked in the last days. */
  refreshTrending: jobKind({
    name: 'refresh-trending',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
