import { jobKind } from '../../jobs/job-kind.ts';
import { DECK_FILTERS } from './deck-filter.rules.ts';

export const deckJobs = {
  /** Deletes unread decks. */
  purgeDecks: jobKind({
    name: 'purge-decks',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '41 3 * * *',
  }),
  /** A model ranks the top of a deck (D38). If it fails, the next read adds it again. */
  rankDeck: jobKind({
    name: 'rank-deck',
    class: 'outside',
    payload: { actorProfileId: 'id', filter: DECK_FILTERS },
    attempts: 5,
    whenGivenUp: 'drop',
    key: ({ actorProfileId, filter }) => `rank:${actorProfileId}:${filter}`,
  }),
  /** Its key merges waiting requests. If it fails, the next read adds it again. */
  fillDeck: jobKind({
    name: 'fill-deck',
    class: 'background',
    payload: { actorProfileId: 'id', filter: DECK_FILTERS },
    attempts: 3,
    whenGivenUp: 'drop',
    key: ({ actorProfileId, filter }) => `deck:${actorProfileId}:${filter}`,
  }),
};
