import { jobKind } from '../../jobs/job-kind.ts';

export const picturesJobs = {
  /** Deletes unused pictures and leftovers of interrupted uploads. */
  purgePictures: jobKind({
    name: 'purge-pictures',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '23 * * * *',
  }),
};
