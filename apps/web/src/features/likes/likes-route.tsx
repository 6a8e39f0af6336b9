import { viewLikesMutation } from '@mutuals/api-client/mutations';
import { queryOf } from '@mutuals/api-client/queries';
import { LikesScreen } from '@mutuals/ui/screens/likes';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { listOrStatus, retryOf } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { whenInFront } from '../../lib/when-in-front.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { useServices } from '../../services.ts';
import { useDecisions } from '../deciding/index.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { fetchActing, useActing, useOwnProfiles } from '../session/index.ts';
import { useMoreOf } from '../trust/index.ts';
import { likesOf, likesView } from './likes-lists.ts';

/** Fetches the likes once their profile is known. */
export async function fetchAhead({ api, client, search }: Ahead): Promise<void> {
  const acting = await fetchActing(api, client, routes.likes.query.parse(search).profileId);
  if (!acting) return;
  const { received, sent } = likesOf(api, acting._id);
  await Promise.all([client.prefetchInfiniteQuery(received), client.prefetchInfiniteQuery(sent)]);
}

/** /likes (SPEC section 2): `profileId` is whose likes, `tab` which of the two lists. */
export function Component() {
  const { api, clock } = useServices();
  const { chosen, choose } = useActing();
  const refetchInterval = useRefetchInterval();
  const own = useOwnProfiles();
  const now = useNow(clock);
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [{ profileId: asked, tab }, change] = useQueryParams(routes.likes);

  const profiles = own.status === 'ready' ? own.data : [];
  // A profile of somebody else is ignored.
  const actingId = (profiles.find(({ _id }) => _id === asked) ?? chosen)?._id ?? null;
  const lists = likesOf(api, actingId ?? '');
  const options = { enabled: actingId !== null, refetchInterval } as const;
  const received = useInfiniteQuery({ ...lists.received, ...options });
  const sent = useInfiniteQuery({ ...lists.sent, ...options });
  const queryOfTab = { received, sent };
  const { decide, pending, outcome, onOutcomeSeen } = useDecisions(actingId);
  useViewedLikes(actingId !== null && tab === 'received' && received.data !== undefined);

  return (
    <LikesScreen
      profiles={listOrStatus(own)}
      actingId={actingId}
      tab={tab}
      lists={{ received: likesView(received, textOf), sent: likesView(sent, textOf) }}
      liking={pending}
      outcome={outcome}
      now={now}
      createProfileHref={routes.createProfile.href()}
      discoverHref={routes.discover.href()}
      premiumHref={routes.premium.href()}
      profileHref={(id) => routes.profile.href({ id })}
      moreOf={useMoreOf({ actingId })}
      onChooseActing={(profileId) => {
        choose(profileId);
        change({ profileId });
      }}
      onClearActing={() => {
        choose(null);
        change({ profileId: null });
      }}
      onTabChange={(next) => change({ tab: next })}
      onLikeBack={(profileId) => decide(profileId, 'like')}
      onSendMessage={(conversationId) => {
        if (actingId !== null) void navigate(routes.conversation.href({ profileId: actingId, conversationId }));
      }}
      onOutcomeSeen={onOutcomeSeen}
      onSeePlans={() => {
        onOutcomeSeen();
        void navigate(routes.premium.href());
      }}
      onRetryProfiles={retryOf(own)}
      onRetry={(of) => void queryOfTab[of].refetch()}
      onLoadMore={(of) => void queryOfTab[of].fetchNextPage()}
    />
  );
}

/** Marks the shown likes as seen (SPEC section 4), also those that arrive meanwhile, once their page is in front. */
function useViewedLikes(areShown: boolean): void {
  const { api } = useServices();
  const { mutate, data: viewed, isPending } = useMutation(viewLikesMutation(api));
  const newLikes = useQuery(queryOf(api, 'getNotificationCounts')).data?.newLikes ?? 0;
  const markViewed = useEffectEvent(() => {
    if (!isPending) mutate();
  });
  // Depends on the answer too: a like that arrived meanwhile leaves the number as it was.
  useEffect(() => {
    if (!areShown || Math.max(newLikes, viewed?.newLikes ?? 0) === 0) return;
    return whenInFront(() => markViewed());
  }, [areShown, newLikes, viewed]);
}
