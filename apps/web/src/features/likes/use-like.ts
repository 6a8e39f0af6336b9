import type { LimitInfo, MatchedProfile, Notification } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { isLimitReached } from '@mutuals/machines/swipe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { useAfterDecision } from '../discover/index.ts';
import { useRealtime } from '../realtime/index.ts';
import { useProblemToast, useRefetchProfiles } from '../session/index.ts';

/** What a like led to, as LikeOutcome shows it; nothing where it just went through. */
export type Outcome = {
  match: { profile: MatchedProfile; conversationId: string } | null;
  upgrade: { feature: 'likes' | 'superLikes'; limit: LimitInfo | null } | null;
};

const NOTHING: Outcome = { match: null, upgrade: null };

/**
 * Likes a profile outside the deck, as one of one's own: sent once, kept when the page is left, and safe to repeat (D24). The server alone
 * knows the limits; what it refuses is said, and nothing is used up.
 */
export function useLike(actingId: string | null) {
  const { api } = useServices();
  const client = useQueryClient();
  const showProblem = useProblemToast();
  const afterDecision = useAfterDecision();
  const [liking, setLiking] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState(NOTHING);
  const [fault, setFault] = useState<string>();
  const liked = useRef(new Set<string>());

  const send = useMutation({
    ...mutationOf(api, 'likeProfile'),
    onMutate({ path: { profileId } }) {
      liked.current.add(profileId);
      setLiking((before) => new Set(before).add(profileId));
    },
    onSuccess(answer, { path: { profileId } }) {
      afterDecision(answer);
      void client.invalidateQueries({ queryKey: queryOf(api, 'getProfile', { path: { id: profileId } }).queryKey });
      const { matchedProfile: profile, conversationId } = answer;
      if (profile && conversationId !== null) setOutcome({ ...NOTHING, match: { profile, conversationId } });
    },
    onError(error, { path: { profileId }, body: { isSuperLike } }) {
      liked.current.delete(profileId);
      const fault = faultOf(error);
      setFault(fault.code);
      if (!isLimitReached(fault)) return showProblem(error);
      setOutcome({
        ...NOTHING,
        upgrade: { feature: isSuperLike ? 'superLikes' : 'likes', limit: fault.limit ?? null },
      });
    },
    onSettled: (_answer, _error, { path: { profileId } }) =>
      setLiking((before) => new Set([...before].filter((id) => id !== profileId))),
  });

  useRefetchProfiles(fault);
  useOwnMatches(actingId, liked);
  useHeldToasts(outcome.match !== null);

  return {
    /** The profiles whose like is on its way. */
    liking,
    outcome,
    like(profileId: string, isSuperLike = false): void {
      if (actingId === null || liking.has(profileId)) return;
      send.mutate({ path: { profileId }, body: { userProfileId: actingId, isSuperLike } });
    },
    onOutcomeSeen: () => setOutcome(NOTHING),
  };
}

/** A match that one made here is told here, and not by a toast too. */
function useOwnMatches(actingId: string | null, liked: { readonly current: ReadonlySet<string> }): void {
  const { matchMoment } = useRealtime();
  const isOwn = useEffectEvent(
    ({ type, data }: Notification): boolean =>
      type === 'new_match' &&
      data.receiverProfileId === actingId &&
      data.matchedProfileId !== undefined &&
      liked.current.has(data.matchedProfileId),
  );
  useEffect(() => matchMoment.onOffer((notification) => isOwn(notification)), [matchMoment]);
}

/** Toasts wait while the moment of a match has the attention. */
function useHeldToasts(isMoment: boolean): void {
  const { toastHold } = useRealtime();
  useEffect(() => (isMoment ? toastHold.hold() : undefined), [toastHold, isMoment]);
}
