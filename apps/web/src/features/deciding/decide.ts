import type { ApiClient, LikeResult } from '@mutuals/api-client';
import { operationKey, queryOf, tagKey } from '@mutuals/api-client/queries';
import type { DecisionRequest } from '@mutuals/machines/swipe';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { useRealtime } from '../realtime/index.ts';

const STORED = { like: 'like', superLike: 'super_like', pass: 'pass' } as const;

/** The mutation key of the decisions of an own profile, or of the one on a profile. */
export const decisionKey = (
  ...of: readonly [userProfileId: string] | readonly [userProfileId: string, profileId: string]
) => ['decide', ...of] as const;

/** An own profile's decision on another one, as the server knows it. */
export const decisionQuery = (api: ApiClient, profileId: string, userProfileId: string) =>
  queryOf(api, 'getDecision', { path: { profileId }, query: { userProfileId } });

async function send(
  api: ApiClient,
  { profileId, userProfileId, decision }: DecisionRequest,
): Promise<LikeResult | null> {
  const path = { profileId };
  if (decision !== 'pass')
    return api.likeProfile({ path, body: { userProfileId, isSuperLike: decision === 'superLike' } });
  await api.dislikeProfile({ path, body: { userProfileId } });
  return null;
}

/**
 * Decides, in the deck and outside it: optimistic, rolled back where the server refuses, safe to repeat (D24). Answers null for a pass. The
 * result belongs to the profile that decided, also if another one acts when the answer arrives, or the page was left.
 */
export function useDecide(): (request: DecisionRequest) => Promise<LikeResult | null> {
  const { api } = useServices();
  const { connection } = useRealtime();
  const client = useQueryClient();
  return (request) => {
    const { profileId, userProfileId, decision } = request;
    const { queryKey } = decisionQuery(api, profileId, userProfileId);
    return client
      .getMutationCache()
      .build(client, {
        mutationKey: decisionKey(userProfileId, profileId),
        mutationFn: () => send(api, request),
        async onMutate() {
          await client.cancelQueries({ queryKey });
          const before = client.getQueryData(queryKey)?.decision ?? null;
          client.setQueryData(queryKey, (known) => known && { ...known, decision: STORED[decision] });
          return before;
        },
        onSuccess(answer) {
          // The decision again: what was read while it was on its way may not know of it.
          client.setQueryData(queryKey, (known) => {
            if (known === undefined || answer === null) return known && { ...known, decision: STORED[decision] };
            const { likes, superLikes, conversationId } = answer;
            return { ...known, decision: STORED[decision], likes, superLikes, conversationId };
          });
          for (const key of [tagKey('Matching'), operationKey('getHome')])
            void client.invalidateQueries({ queryKey: key });
          void client.invalidateQueries(queryOf(api, 'getProfile', { path: { id: profileId } }));
          if (answer?.isMatch !== true) return;
          connection.send({ type: 'CAPABILITIES_CHANGED' });
          void client.invalidateQueries({ queryKey: tagKey('Messaging') });
        },
        onError(_error, _request, before) {
          client.setQueryData(queryKey, (known) => known && { ...known, decision: before ?? null });
          // It may have been decided elsewhere meanwhile.
          void client.invalidateQueries({ queryKey });
        },
      })
      .execute(undefined);
  };
}
