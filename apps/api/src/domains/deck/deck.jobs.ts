import { jobKind } from '../../jobs/job-kind.ts';

export const deckJobs = {
  /** Decks that nobody reads any more. */
  purgeDecks: jobKind({
    name: 'purge-decks',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '41 3 * * *',
  }),
  /** A model looks at the top of a deck (D38). Asked for again by the next reading when it fails. */
  rankDeck: jobKind({
    name: 'rank-deck',
    class: 'outside',
    payload: { actorProfileId: 'id', filter: ['all', 'individual', 'group', 'project'] },
    attempts: 5,
    whenGivenUp: 'drop',
    key: ({ actorProfileId, filter }) => `rank:${actorProfileId}:${filter}`,
  }),
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
