import type { Operations } from '../../http/operation.ts';
import type { DeckService } from './deck.service.ts';

type DeckOperations = Pick<Operations, 'getMatchQueue' | 'getScore'>;

export function deckOperations(deck: DeckService): DeckOperations {
  return {
    async getMatchQueue({ caller, query: { userProfileId, profileType = null, proven = null, limit } }) {
      const { cards, ...meta } = await deck.getMatchQueue(caller, { userProfileId, profileType, proven, limit });
      return { data: cards, meta };
    },
    getScore: ({ caller, path, query }) => deck.getScore(caller, query.userProfileId, path.profileId),
  };
}
