import { jobKind } from '../../jobs/job-kind.ts';

export const galleryJobs = {
  /** Finds the profiles that many people viewed or liked lately. */
  refreshTrending: jobKind({
    name: 'refresh-trending',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
  /** Collects the words of tags and bios that typos are compared with. */
  refreshVocabulary: jobKind({
    name: 'refresh-vocabulary',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
  /** Counts people, profiles, matches and messages. */
  countStatistics: jobKind({
    name: 'count-statistics',
    class: 'background',
    payload: {},
    attempts: 3,
    whenGivenUp: 'keep',
    schedule: '*/10 * * * *',
  }),
};
