import type { ApiClient, CallAnswer, Conversation, Match, Profile } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { HomeScreen, type HomeView, type Part, type Waiting } from '@mutuals/ui/screens/home';
import { Skeleton } from '@mutuals/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { type QueryView, queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { lazyWithRecovery } from '../../routing/lazy-with-recovery.tsx';
import { useServices } from '../../services.ts';
import { partnerOf } from '../chat/index.ts';
import { fetchCurrent, useActing, useOwnProfiles, useSession } from '../session/index.ts';

/** What the page shows beside the profile. Who is new is asked for apart: the one does not wait for the other. */
const partsFor = (api: ApiClient, userProfileId: string) => ({
  waiting: queryOf(api, 'getHome', { query: { userProfileId } }),
  newInTags: queryOf(api, 'listNewInTags', { query: { userProfileId } }),
});

/** Asked for once it is known for whom. */
export async function fetchAhead({ api, client }: Ahead): Promise<void> {
  const known = await fetchCurrent(api, client);
  if (!known) return;
  const { waiting, newInTags } = partsFor(api, known.current._id);
  await Promise.all([client.prefetchQuery(waiting), client.prefetchQuery(newInTags)]);
}

const Outcomes = lazyWithRecovery(async () => (await import('./outcomes.tsx')).Outcomes);

/** `/` for members: what waits for them, and the way on. */
export function Component() {
  const { user } = useSession();
  const { current } = useActing();
  const now = useNow(useServices().clock);
  const { view, onRetry } = useHomeView();
  const [showsOutcomes, showOutcomes] = useState(false);
  return (
    <HomeScreen
      view={view}
      name={user.displayName}
      handle={user.twitterUsername ?? user.displayName}
      now={now}
      links={{
        createHref: routes.createProfile.href(),
        discoverHref: routes.discover.href(),
        messagesHref: routes.messages.href(),
        likesHref: routes.likes.href(),
        profilesHref: routes.profiles.href(),
        premiumHref: routes.premium.href(),
        editHref: current === null ? routes.profiles.href() : routes.editProfile.href({ id: current._id }),
        profileHref: (id) => routes.profile.href({ id }),
      }}
      outcomes={
        showsOutcomes && current !== null ? (
          <Suspense fallback={<Skeleton shape="block" className="mu:h-80" />}>
            <Outcomes profileId={current._id} />
          </Suspense>
        ) : null
      }
      onShowOutcomes={showOutcomes}
      onRetry={onRetry}
    />
  );
}

function useHomeView(): { view: HomeView; onRetry: () => void } {
  const { api } = useServices();
  const textOf = useProblemText();
  const own = useOwnProfiles();
  const { current } = useActing();
  const parts = partsFor(api, current?._id ?? '');
  const enabled = current !== null;
  const waiting = queryView(useQuery({ ...parts.waiting, enabled }));
  const newInTags = queryView(useQuery({ ...parts.newInTags, enabled }));

  const onRetry = retryOf(own);
  if (own.status !== 'ready') return { view: withMessage(own, textOf), onRetry };
  if (current === null) return { view: { status: 'newcomer' }, onRetry };
  return {
    view: {
      status: 'ready',
      profile: current,
      waiting: partOf(waiting, textOf, (home) => waitingView(home, own.data, current)),
      newInTags: partOf(newInTags, textOf, ({ data }) => data),
    },
    onRetry,
  };
}

/** A part of the page from what was read for it. */
function partOf<Read, Shown>(
  view: QueryView<Read>,
  textOf: (problem: unknown) => string,
  show: (read: Read) => Shown,
): Part<Shown> {
  switch (view.status) {
    case 'ready':
      return { status: 'ready', data: show(view.data) };
    case 'failed':
      return { status: 'failed', message: textOf(view.problem), onRetry: view.onRetry };
    case 'loading':
      return view;
  }
}

function waitingView(home: CallAnswer<'getHome'>, own: readonly Profile[], acting: Profile): Waiting {
  const nameOf = (id: string) => (id === acting._id ? null : (own.find(({ _id }) => _id === id)?.name ?? null));
  return {
    likesLeft: home.likes,
    strength: home.strength,
    likers: { total: home.inboundLikes.total, items: home.inboundLikes.data },
    toAnswer: {
      total: home.toAnswer.total,
      items: home.toAnswer.data.flatMap((conversation) => toAnswer(conversation, nameOf)),
    },
    newMatches: {
      total: home.newMatches.total,
      items: home.newMatches.data.flatMap((match) => newMatch(match, nameOf)),
    },
  };
}

type NameOf = (ownId: string) => string | null;

/** A conversation where it is the person's turn, as the own profile that it names. */
function toAnswer(conversation: Conversation, nameOf: NameOf): Waiting['toAnswer']['items'] {
  const { _id, lastMessage, waitingSince, unreadCount } = conversation;
  const [ownId, unread] = Object.entries(unreadCount)[0] ?? [];
  if (ownId === undefined || unread === undefined || lastMessage === null || waitingSince === null) return [];
  const partner = partnerOf(conversation, ownId);
  const href = routes.conversation.href({ profileId: ownId, conversationId: _id });
  return [
    {
      _id,
      href,
      ownName: nameOf(ownId),
      partner: partner.isDeleted ? null : partner,
      lastMessage,
      waitingSince,
      unread,
    },
  ];
}

/** A match whose other side is still there. */
function newMatch(
  { _id, userProfileId, profile, conversationId, createdAt }: Match,
  nameOf: NameOf,
): Waiting['newMatches']['items'] {
  if (profile.isDeleted) return [];
  const href = routes.conversation.href({ profileId: userProfileId, conversationId });
  return [{ _id, href, ownName: nameOf(userProfileId), partner: profile, createdAt }];
}
