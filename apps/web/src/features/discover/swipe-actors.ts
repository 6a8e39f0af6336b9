import type { ApiClient, DeckCard, LikeResult, MatchedProfile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { DecisionRequest, LikeAnswer, QueueAnswer, QueueRequest, SwipeActors } from '@mutuals/machines/swipe';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';

/** The head of a deck, as it is asked for here and ahead of the page. */
export const queueQuery = (api: ApiClient, { userProfileId, profileType, proven, limit }: QueueRequest) => ({
  ...queryOf(api, 'getMatchQueue', {
    query: {
      userProfileId,
      limit,
      ...(profileType === 'all' ? {} : { profileType }),
      ...(proven === null ? {} : { proven }),
    },
  }),
  // The deck tries again by itself.
  retry: false,
});

/** Connects the deck to the server. */
export function swipeActors(
  api: ApiClient,
  client: QueryClient,
  decide: (request: DecisionRequest, signal: AbortSignal) => Promise<LikeResult | null>,
): SwipeActors<DeckCard, MatchedProfile> {
  return {
    loadQueue: fromPromise<QueueAnswer<DeckCard>, QueueRequest>(async ({ input, signal }) => {
      const query = queueQuery(api, input);
      const filter = { queryKey: query.queryKey, exact: true };
      signal.addEventListener('abort', () => void client.cancelQueries(filter));
      // What was asked for ahead is dealt once: a card that was decided never comes back from a cache.
      return client
        .fetchQuery(query)
        .finally(() => client.removeQueries(filter))
        .catch(asFault);
    }),
    sendDecision: fromPromise<LikeAnswer<MatchedProfile> | null, DecisionRequest>(({ input, signal }) =>
      decide(input, signal).catch(asFault),
    ),
  };
}
