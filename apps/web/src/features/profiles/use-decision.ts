import type { Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type Decision, type Feature, featureOf, isLimitReached } from '@mutuals/machines/swipe';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { useSendDecision } from '../discover/index.ts';
import { useProblemToast, useRefetchProfiles } from '../session/index.ts';

const DECISIONS = { like: 'like', super_like: 'superLike', pass: 'pass' } as const;

/** What the acting profile decided on a profile, and deciding. The rules of limits are those of the deck (SW17, SW18). */
export function useDecision(profileId: string | null, acting: Profile | null) {
  const { api } = useServices();
  const showProblem = useProblemToast();
  const [blocked, setBlocked] = useState<Feature | null>(null);
  const [code, setCode] = useState<string>();

  const userProfileId = acting?._id ?? '';
  const query = queryOf(api, 'getDecision', { path: { profileId: profileId ?? '' }, query: { userProfileId } });
  const isAsked = profileId !== null && acting !== null;
  const { data, isError } = useQuery({ ...query, ...(isAsked ? {} : { queryFn: skipToken }) });

  const { send, match, closeMatch } = useSendDecision(acting?._id ?? null, {
    isHere: (partnerId) => partnerId === profileId,
    onRefused(error, { decision }) {
      const fault = faultOf(error);
      setCode(fault.code);
      const feature = featureOf(decision);
      if (feature !== null && isLimitReached(fault)) setBlocked(feature);
      else showProblem(error);
    },
  });
  useRefetchProfiles(code === 'acting_profile_not_found');

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
    match,
    closeMatch,
    /** Decides, where the day and the plan allow it. */
    decide(decision: Decision): void {
      if (locked.includes(decision)) setBlocked(featureOf(decision));
      else if (profileId !== null) send(profileId, decision);
    },
  };
}
