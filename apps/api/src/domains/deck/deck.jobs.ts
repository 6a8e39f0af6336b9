import { jobKind } from '../../jobs/job-kind.ts';

export const deckJobs = {
  /** By its key, a deck asked for again before its turn is filled once. One that fails is asked for again by its next reading. */
  fillDeck: jobKind({
    name: 'fill-deck',
    class: 'background',
    payload: { actorProfileId: 'id', filter: ['all', 'individual', 'group', 'project'] },
    attempts: 3,
    whenGivenUp: 'drop',
    key: ({ actorProfileId, filter }) => `deck:${actorProfileId}:${filter}`,
  }),
};
