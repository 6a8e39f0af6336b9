import type { ApiClient, LikeResult } from '@mutuals/api-client';
import type { DecisionRequest } from '@mutuals/machines/swipe';

/**
 * Stores one decision; safe to repeat (D24). Answers null for a pass. Not aborted when the page goes away: what a person decided is stored all
 * the same.
 */
export async function decide(
  api: ApiClient,
  { profileId, userProfileId, decision }: DecisionRequest,
): Promise<LikeResult | null> {
  const path = { profileId };
  if (decision !== 'pass')
    return api.likeProfile({ path, body: { userProfileId, isSuperLike: decision === 'superLike' } });
  await api.dislikeProfile({ path, body: { userProfileId } });
  return null;
}
