import {
  type ApiClient,
  type DeckCard,
  dislikeProfile,
  getMatchQueue,
  type LikeResult,
  likeProfile,
  type MatchedProfile,
  viewProfile,
} from '@mutuals/api-client';
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
        getMatchQueue(
          api,
          { userProfileId, limit, ...(profileType === 'all' ? {} : { profileType }) },
          { signal },
        ).catch(asFault),
    ),
    sendDecision: fromPromise<LikeAnswer<MatchedProfile> | null, DecisionRequest>(async ({ input }) => {
      const answer = await decide(api, input).catch(asFault);
      onDecided(answer);
      return answer;
    }),
    // Counted all the same when the deck goes away.
    countView: fromPromise<void, ViewRequest>(async ({ input: { profileId } }) => {
      await viewProfile(api, profileId).catch(asFault);
    }),
  };
}

/** Not aborted when the deck goes away: what a person decided is stored all the same. */
async function decide(
  api: ApiClient,
  { profileId, userProfileId, decision }: DecisionRequest,
): Promise<LikeResult | null> {
  if (decision !== 'pass') return likeProfile(api, { profileId, userProfileId, isSuperLike: decision === 'superLike' });
  await dislikeProfile(api, { profileId, userProfileId });
  return null;
}
