import type { LimitInfo } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { isLimitReached } from '@mutuals/machines/swipe';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { type MatchMoment, useSendDecision } from '../discover/index.ts';
import { useProblemToast, useRefetchProfiles } from '../session/index.ts';

/** What a like led to, as LikeOutcome shows it; nothing where it just went through. */
export type Outcome = {
  match: MatchMoment | null;
  upgrade: { feature: 'likes' | 'superLikes'; limit: LimitInfo | null } | null;
};

/** Likes profiles of a list, as one of one's own. The server alone knows the limits; what it refuses is said, and nothing is used up. */
export function useLike(actingId: string | null) {
  const { api } = useServices();
  const client = useQueryClient();
  const showProblem = useProblemToast();
  /** Whom each of one's own profiles liked here. */
  const [liked, setLiked] = useState<readonly { by: string; profileId: string }[]>([]);
  const [upgrade, setUpgrade] = useState<Outcome['upgrade']>(null);
  const [code, setCode] = useState<string>();
  const done = new Set(liked.filter(({ by }) => by === actingId).map(({ profileId }) => profileId));

  const { send, sending, match, closeMatch } = useSendDecision(actingId, {
    isHere: (partnerId) => done.has(partnerId) || sending.has(partnerId),
    onStored(_answer, { userProfileId, profileId }) {
      setLiked((before) => [...before, { by: userProfileId, profileId }]);
      void client.invalidateQueries({ queryKey: queryOf(api, 'getProfile', { path: { id: profileId } }).queryKey });
    },
    onRefused(error, { decision }) {
      const fault = faultOf(error);
      setCode(fault.code);
      if (!isLimitReached(fault)) return showProblem(error);
      setUpgrade({ feature: decision === 'superLike' ? 'superLikes' : 'likes', limit: fault.limit ?? null });
    },
  });
  useRefetchProfiles(code === 'acting_profile_not_found');

  return {
    /** The profiles whose like is on its way. */
    liking: sending,
    /** Those that the acting profile liked here. */
    liked: done,
    outcome: { match, upgrade },
    like: (profileId: string): void => send(profileId, 'like'),
    onOutcomeSeen(): void {
      closeMatch();
      setUpgrade(null);
    },
  };
}
