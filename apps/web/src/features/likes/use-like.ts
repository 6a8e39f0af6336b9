import type { LimitInfo, MatchedProfile } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { isLimitReached } from '@mutuals/machines/swipe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { useAfterDecision, useMatchesOf } from '../discover/index.ts';
import { useHeldToasts } from '../realtime/index.ts';
import { useProblemToast, useRefetchProfiles } from '../session/index.ts';

type Match = { profile: MatchedProfile; conversationId: string };

/** What a like led to, as LikeOutcome shows it; nothing where it just went through. */
export type Outcome = {
  match: Match | null;
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
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState(NOTHING);
  const [fault, setFault] = useState<string>();
  const liked = useRef(new Set<string>());
  const celebrated = useRef(new Set<string>());

  function celebrate({ profile, conversationId }: Match): void {
    if (celebrated.current.has(conversationId)) return;
    celebrated.current.add(conversationId);
    setOutcome({ ...NOTHING, match: { profile, conversationId } });
  }

  const send = useMutation({
    ...mutationOf(api, 'likeProfile'),
    onMutate({ path: { profileId } }) {
      liked.current.add(profileId);
      setLiking((before) => new Set(before).add(profileId));
    },
    onSuccess(answer, { path: { profileId } }) {
      setDone((before) => new Set(before).add(profileId));
      afterDecision(answer);
      void client.invalidateQueries({ queryKey: queryOf(api, 'getProfile', { path: { id: profileId } }).queryKey });
      const { matchedProfile: profile, conversationId } = answer;
      if (profile && conversationId !== null) celebrate({ profile, conversationId });
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
  useMatchesOf(actingId, celebrate, (partnerId) => liked.current.has(partnerId));
  useHeldToasts(outcome.match !== null);

  return {
    /** The profiles whose like is on its way. */
    liking,
    /** Those that were liked here. */
    liked: done,
    outcome,
    like(profileId: string, isSuperLike = false): void {
      if (actingId === null || liking.has(profileId)) return;
      send.mutate({ path: { profileId }, body: { userProfileId: actingId, isSuperLike } });
    },
    onOutcomeSeen: () => setOutcome(NOTHING),
  };
}
