import { jobKind } from '../../jobs/job-kind.ts';

export const picturesJobs = {
  /** Pictures that nothing uses, and what interrupted uploads left. */
  purgePictures: jobKind({
    name: 'purge-pictures',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '23 * * * *',
  }),
};
