import { type Decision, featureOf } from '@mutuals/machines/swipe';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryView } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { decisionQuery } from './decide.ts';
import { useDecisions } from './use-decisions.ts';

const DECISIONS = { like: 'like', super_like: 'superLike', pass: 'pass' } as const;

/** What the acting profile decided on a profile, and deciding. The rules of limits are those of the deck (SW17, SW18). */
export function useDecision(profileId: string | null, actingId: string | null) {
  const { api } = useServices();
  const query = decisionQuery(api, profileId ?? '', actingId ?? '');
  const isAsked = profileId !== null && actingId !== null;
  const view = queryView(useQuery({ ...query, ...(isAsked ? {} : { queryFn: skipToken }) }));
  const data = view.status === 'ready' ? view.data : null;
  const { decide, explain, outcome, onOutcomeSeen } = useDecisions(actingId, (partnerId) => partnerId === profileId);

  const locked: Decision[] = [];
  if (data?.likes.canUse === false) locked.push('like');
  if (data?.superLikes.canUse === false) locked.push('superLike');

  return {
    view,
    /** The decision as the server knows it; null until it has answered. */
    own: data
      ? { decision: data.decision && DECISIONS[data.decision], conversationId: data.conversationId, data }
      : null,
    locked,
    outcome,
    onOutcomeSeen,
    /** Decides, where the day and the plan allow it. */
    decide(decision: Decision): void {
      const feature = featureOf(decision);
      if (feature !== null && data && locked.includes(decision)) explain({ feature, limit: data[feature] });
      else if (profileId !== null) decide(profileId, decision);
    },
  };
}
