import type { ApiClient, DeckCard, LikeResult, MatchedProfile } from '@mutuals/api-client';
import type {
  DecisionRequest,
  LikeAnswer,
  QueueAnswer,
  QueueRequest,
  SwipeActors,
  ViewRequest,
} from '@mutuals/machines/swipe';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';

/** Connects the deck to the server. `onDecided` is called with every stored decision. */
export function swipeActors(
  api: ApiClient,
  onDecided: (answer: LikeResult | null) => void,
): SwipeActors<DeckCard, MatchedProfile> {
  return {
    loadQueue: fromPromise<QueueAnswer<DeckCard>, QueueRequest>(
      ({ input: { userProfileId, profileType, limit }, signal }) =>
        api
          .getMatchQueue({ query: { userProfileId, limit, ...(profileType === 'all' ? {} : { profileType }) }, signal })
          .catch(asFault),
    ),
    sendDecision: fromPromise<LikeAnswer<MatchedProfile> | null, DecisionRequest>(async ({ input }) => {
      const answer = await decide(api, input).catch(asFault);
      onDecided(answer);
      return answer;
    }),
    // Counted all the same when the deck goes away.
    countView: fromPromise<void, ViewRequest>(async ({ input: { profileId } }) => {
      await api.viewProfile({ path: { id: profileId } }).catch(asFault);
    }),
  };
}

/** Not aborted when the deck goes away: what a person decided is stored all the same. */
async function decide(
  api: ApiClient,
  { profileId, userProfileId, decision }: DecisionRequest,
): Promise<LikeResult | null> {
  const path = { profileId };
  if (decision !== 'pass')
    return api.likeProfile({ path, body: { userProfileId, isSuperLike: decision === 'superLike' } });
  await api.dislikeProfile({ path, body: { userProfileId } });
  return null;
}
