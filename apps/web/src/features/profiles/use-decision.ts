import type { CallAnswer, MatchedProfile, Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type Decision, type Feature, featureOf, isLimitReached } from '@mutuals/machines/swipe';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { decide, useAfterDecision, useMatchesOf } from '../discover/index.ts';
import { useHeldToasts } from '../realtime/index.ts';
import { useProblemToast, useRefetchProfiles } from '../session/index.ts';

type OwnDecision = CallAnswer<'getDecision'>;

export interface MatchMoment {
  readonly profile: MatchedProfile;
  readonly conversationId: string;
}

const DECISIONS = { like: 'like', super_like: 'superLike', pass: 'pass' } as const;
const STORED = { like: 'like', superLike: 'super_like', pass: 'pass' } as const;

/**
 * What the acting profile decided on a profile, and deciding: shown at once, put back when the server refuses. The rules of limits are those of
 * the deck (SW17, SW18).
 */
export function useDecision(profileId: string | null, acting: Profile | null) {
  const { api } = useServices();
  const client = useQueryClient();
  const afterDecision = useAfterDecision();
  const showProblem = useProblemToast();
  const [blocked, setBlocked] = useState<Feature | null>(null);
  const [match, setMatch] = useState<MatchMoment | null>(null);
  const celebrated = useRef(new Set<string>());

  const userProfileId = acting?._id ?? '';
  const query = queryOf(api, 'getDecision', { path: { profileId: profileId ?? '' }, query: { userProfileId } });
  const isAsked = profileId !== null && acting !== null;
  const { data, isError } = useQuery({ ...query, ...(isAsked ? {} : { queryFn: skipToken }) });
  const put = (change: Partial<OwnDecision>) =>
    client.setQueryData(query.queryKey, (before) => before && { ...before, ...change });

  function celebrate({ profile, conversationId }: MatchMoment): void {
    put({ conversationId });
    if (celebrated.current.has(conversationId)) return;
    celebrated.current.add(conversationId);
    setMatch({ profile, conversationId });
  }
  useMatchesOf(acting?._id ?? null, celebrate, (partnerId) => partnerId === profileId);
  useHeldToasts(match !== null);

  const sending = useMutation({
    mutationFn: (decision: Decision) => decide(api, { profileId: profileId ?? '', userProfileId, decision }),
    async onMutate(decision) {
      await client.cancelQueries({ queryKey: query.queryKey });
      const before = client.getQueryData(query.queryKey)?.decision ?? null;
      put({ decision: STORED[decision] });
      return { before };
    },
    onSuccess(answer) {
      if (answer !== null) {
        const { likes, superLikes, conversationId, matchedProfile } = answer;
        put({ likes, superLikes });
        if (conversationId !== null && matchedProfile !== null) celebrate({ profile: matchedProfile, conversationId });
      }
      afterDecision(answer);
    },
    onError(error, decision, result) {
      put({ decision: result?.before ?? null });
      const feature = featureOf(decision);
      if (feature !== null && isLimitReached(faultOf(error))) setBlocked(feature);
      else showProblem(error);
      // It may have been decided elsewhere meanwhile.
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  useRefetchProfiles(sending.error ? faultOf(sending.error).code : undefined);

  const locked: Decision[] = [];
  if (data?.likes.canUse === false) locked.push('like');
  if (data?.superLikes.canUse === false) locked.push('superLike');

  return {
    /** The server has said what was decided; null until then. */
    own: data
      ? { decision: data.decision && DECISIONS[data.decision], conversationId: data.conversationId, data }
      : null,
    isFailed: isError,
    locked,
    /** The limit that keeps from deciding, to be explained. */
    blocked,
    closeBlocked: () => setBlocked(null),
    /** The moment of a match that was made here. */
    match,
    closeMatch: () => setMatch(null),
    /** Decides, where the day and the plan allow it. */
    decide(decision: Decision): void {
      if (sending.isPending) return;
      if (locked.includes(decision)) setBlocked(featureOf(decision));
      else sending.mutate(decision);
    },
  };
}
