import type { MatchedProfile, Notification, Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../services.ts';
import { useRealtime } from '../realtime/index.ts';

type Match = { profileId: string; profile: MatchedProfile; conversationId: string };

/**
 * A match that comes over realtime opens its moment here too (D24), with the profile that the notification names: also one that the other side
 * made, and one whose answer was lost. `isHere` says which partners belong to this page; a match with another one shows a toast.
 */
export function useMatchesOf(
  actingId: string | null,
  onMatch: (match: Match) => void,
  isHere: (partnerId: string) => boolean = () => true,
): void {
  const { api } = useServices();
  const { matchMoment } = useRealtime();
  const client = useQueryClient();

  const take = useEffectEvent(({ _id: id, type, data }: Notification): boolean => {
    if (type !== 'new_match') return false;
    const { receiverProfileId: profileId, matchedProfileId, conversationId } = data;
    if (
      profileId === undefined ||
      profileId !== actingId ||
      matchedProfileId === undefined ||
      conversationId === undefined ||
      !isHere(matchedProfileId)
    )
      return false;
    const show = (profile: Profile): void => {
      onMatch({ profileId, conversationId, profile: matchedProfile(profile) });
      // It is seen, so no device tells of it any more (D72); if this fails, they do.
      if (!document.hidden) api.markNotificationRead({ path: { id } }).catch(() => {});
    };
    // Where this fails, the bell still shows it.
    client.fetchQuery(queryOf(api, 'getProfile', { path: { id: matchedProfileId } })).then(show, () => {});
    return true;
  });

  useEffect(() => matchMoment.onOffer((notification) => take(notification)), [matchMoment]);
}

function matchedProfile({ _id, profileType, subtype, name, bio, avatar, photos, isVerified }: Profile): MatchedProfile {
  return { _id, profileType, subtype, name, bio, avatar: photos[0]?.url ?? avatar, isVerified };
}
