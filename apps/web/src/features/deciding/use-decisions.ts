import type { LikeResult, LimitInfo, MatchedProfile } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import { type Decision, type Feature, featureOf, isLimitReached } from '@mutuals/machines/swipe';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOf } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { useHeldToasts } from '../realtime/index.ts';
import { useProblemToast } from '../session/index.ts';
import { decisionKey, decisionQuery, useDecide } from './decide.ts';
import { useMatchesOf } from './use-matches-of.ts';

type MatchMoment = { readonly profile: MatchedProfile; readonly conversationId: string };

/** What the last decision led to, as LikeOutcome shows it. */
type Outcome = {
  readonly match: MatchMoment | null;
  readonly upgrade: { readonly feature: Feature; readonly limit: LimitInfo | null } | null;
};

/**
 * Decides outside the deck as an own profile. The server enforces the limits; a refusal is shown and uses nothing up.
 * @param isHere which partners' matches open their moment here when realtime tells them; else those decided on here
 */
export function useDecisions(actingId: string | null, isHere?: (partnerId: string) => boolean) {
  const { api } = useServices();
  const client = useQueryClient();
  const decide = useDecide();
  const showProblem = useProblemToast();
  /** Whom each own profile liked here. */
  const [liked, setLiked] = useState<readonly { by: string; profileId: string }[]>([]);
  const [moment, setMoment] = useState<(MatchMoment & { readonly by: string }) | null>(null);
  const [upgrade, setUpgrade] = useState<Outcome['upgrade']>(null);
  const [celebrated] = useState(() => new Set<string>());

  const likedHere = new Set(liked.filter(({ by }) => by === actingId).map(({ profileId }) => profileId));
  const pending = new Set(
    useMutationState({
      filters: { mutationKey: decisionKey(actingId ?? ''), status: 'pending' },
      select: ({ options }) => String(options.mutationKey?.at(-1)),
    }),
  );

  function celebrate(by: string, { profile, conversationId }: MatchMoment): void {
    if (celebrated.has(conversationId)) return;
    celebrated.add(conversationId);
    setMoment({ profile, conversationId, by });
  }
  const match = moment?.by === actingId ? moment : null;
  useMatchesOf(
    actingId,
    ({ profileId, profile, conversationId }) => {
      const { queryKey } = decisionQuery(api, profile._id, profileId);
      client.setQueryData(queryKey, (known) => known && { ...known, conversationId });
      celebrate(profileId, { profile, conversationId });
    },
    isHere ?? ((id) => likedHere.has(id) || pending.has(id)),
  );
  useHeldToasts(match !== null);

  function stored(by: string, profileId: string, answer: LikeResult | null): void {
    if (answer === null) return;
    setLiked((before) => [...before, { by, profileId }]);
    const { conversationId, matchedProfile } = answer;
    if (conversationId !== null && matchedProfile !== null) celebrate(by, { profile: matchedProfile, conversationId });
  }
  function refused(decision: Decision, error: unknown): void {
    const fault = faultOf(error);
    // It was deleted elsewhere.
    if (fault.code === 'acting_profile_not_found')
      void client.invalidateQueries({ queryKey: operationKey('listMyProfiles') });
    const feature = featureOf(decision);
    if (feature !== null && isLimitReached(fault)) setUpgrade({ feature, limit: fault.limit ?? null });
    else showProblem(error);
  }

  return {
    /** The profiles on which the acting one's decision is on its way. */
    pending,
    /** Those that the acting profile liked here. */
    liked: likedHere,
    outcome: { match, upgrade } satisfies Outcome,
    /** Decides as the acting profile, once at a time for each profile. */
    decide(profileId: string, decision: Decision): void {
      if (actingId === null || client.isMutating({ mutationKey: decisionKey(actingId, profileId) }) > 0) return;
      decide({ profileId, userProfileId: actingId, decision }).then(
        (answer) => stored(actingId, profileId, answer),
        (error: unknown) => refused(decision, error),
      );
    },
    /** Says what a limit that is used up keeps from. */
    explain: setUpgrade,
    onOutcomeSeen(): void {
      setMoment(null);
      setUpgrade(null);
    },
  };
}
