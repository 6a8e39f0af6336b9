import type { LikeResult, MatchedProfile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { DecisionRequest } from '@mutuals/machines/swipe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { useHeldToasts } from '../realtime/index.ts';
import { decide } from './decide.ts';
import { useAfterDecision } from './use-after-decision.ts';
import { useMatchesOf } from './use-matches-of.ts';

export type MatchMoment = { readonly profile: MatchedProfile; readonly conversationId: string };

const STORED = { like: 'like', superLike: 'super_like', pass: 'pass' } as const;

/**
 * Decides outside the deck: shown at once, taken back where the server refuses, safe to repeat (D24). What comes of a decision belongs to the
 * profile that made it, whichever acts when the answer comes.
 */
export function useSendDecision(
  actingId: string | null,
  on: {
    /** Which partners' matches open their moment here, also those that realtime tells. */
    isHere: (partnerId: string) => boolean;
    onStored?: (answer: LikeResult | null, request: DecisionRequest) => void;
    onRefused: (error: unknown, request: DecisionRequest) => void;
  },
) {
  const { api } = useServices();
  const client = useQueryClient();
  const afterDecision = useAfterDecision();
  const [pending, setPending] = useState<readonly DecisionRequest[]>([]);
  const [moment, setMoment] = useState<(MatchMoment & { readonly actingId: string }) | null>(null);
  const [celebrated] = useState(() => new Set<string>());
  const queryFor = ({ profileId, userProfileId }: DecisionRequest) =>
    queryOf(api, 'getDecision', { path: { profileId }, query: { userProfileId } });

  function celebrate(by: string, { profile, conversationId }: MatchMoment): void {
    const { queryKey } = queryFor({ profileId: profile._id, userProfileId: by, decision: 'like' });
    client.setQueryData(queryKey, (before) => before && { ...before, conversationId });
    if (celebrated.has(conversationId)) return;
    celebrated.add(conversationId);
    setMoment({ profile, conversationId, actingId: by });
  }
  const match = moment?.actingId === actingId ? moment : null;
  useMatchesOf(actingId, ({ profileId, ...found }) => celebrate(profileId, found), on.isHere);
  useHeldToasts(match !== null);

  const { mutate } = useMutation({
    mutationFn: (request: DecisionRequest) => decide(api, request),
    async onMutate(request) {
      setPending((before) => [...before, request]);
      const { queryKey } = queryFor(request);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.decision ?? null;
      client.setQueryData(queryKey, (shown) => shown && { ...shown, decision: STORED[request.decision] });
      return { before };
    },
    onSuccess(answer, request) {
      if (answer !== null) {
        const { likes, superLikes, conversationId, matchedProfile } = answer;
        client.setQueryData(queryFor(request).queryKey, (shown) => shown && { ...shown, likes, superLikes });
        if (conversationId !== null && matchedProfile !== null)
          celebrate(request.userProfileId, { profile: matchedProfile, conversationId });
      }
      on.onStored?.(answer, request);
      afterDecision(answer);
    },
    onError(error, request, result) {
      const { queryKey } = queryFor(request);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, decision: result?.before ?? null });
      on.onRefused(error, request);
      // It may have been decided elsewhere meanwhile.
      void client.invalidateQueries({ queryKey });
    },
    onSettled: (_answer, _error, request) => setPending((before) => before.filter((other) => other !== request)),
  });

  const sending = new Set(pending.filter((by) => by.userProfileId === actingId).map(({ profileId }) => profileId));

  return {
    /** The profiles on which the acting one's decision is on its way. */
    sending,
    /** Decides as the acting profile, once at a time for each profile. */
    send(profileId: string, decision: DecisionRequest['decision']): void {
      if (actingId !== null && !sending.has(profileId)) mutate({ profileId, userProfileId: actingId, decision });
    },
    /** The moment of a match that the acting profile made here. */
    match,
    closeMatch: () => setMoment(null),
  };
}
