import type { ApiClient, Conversation, Match, Profile } from '@mutuals/api-client';
import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import { HomeScreen, type HomeView } from '@mutuals/ui/screens/home';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { allOf, queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { useServices } from '../../services.ts';
import { partnerOf } from '../chat/index.ts';
import { fetchCurrent, useActing, useOwnProfiles, useSession } from '../session/index.ts';

/** How many of each the page shows. */
const SHOWN = 6;

/** What waits for a profile. */
const waitingFor = (api: ApiClient, profileId: string) => ({
  // What may be done today stands at the head of the deck.
  today: queryOf(api, 'getMatchQueue', { query: { userProfileId: profileId, limit: 1 } }),
  conversations: pagesOf(api, 'listConversations', { query: { profileId } }),
  matches: pagesOf(api, 'listMatches', { query: { userProfileId: profileId } }),
});

/** Asked for once it is known for whom. */
export async function fetchAhead({ api, client }: Ahead): Promise<void> {
  const known = await fetchCurrent(api, client);
  if (!known) return;
  const { today, conversations, matches } = waitingFor(api, known.current._id);
  await Promise.all([
    client.prefetchQuery(today),
    client.prefetchInfiniteQuery(conversations),
    client.prefetchInfiniteQuery(matches),
  ]);
}

/** `/` for members: what waits for them, and the way on. */
export function Component() {
  const { user } = useSession();
  const now = useNow(useServices().clock);
  const { view, onRetry } = useHomeView();
  return (
    <HomeScreen
      view={view}
      name={user.displayName}
      handle={user.twitterUsername ?? user.displayName}
      now={now}
      createHref={routes.createProfile.href()}
      discoverHref={routes.discover.href()}
      messagesHref={routes.messages.href()}
      profilesHref={routes.profiles.href()}
      premiumHref={routes.premium.href()}
      onRetry={onRetry}
    />
  );
}

function useHomeView(): { view: HomeView; onRetry: () => void } {
  const { api } = useServices();
  const textOf = useProblemText();
  const own = useOwnProfiles();
  const { current } = useActing();
  const waiting = waitingFor(api, current?._id ?? '');
  const enabled = current !== null;
  const today = useQuery({ ...waiting.today, enabled });
  const conversations = useInfiniteQuery({ ...waiting.conversations, enabled });
  const matches = useInfiniteQuery({ ...waiting.matches, enabled });
  const counts = useQuery(queryOf(api, 'getNotificationCounts'));

  const onRetry = retryOf(own);
  if (own.status !== 'ready') return { view: withMessage(own, textOf), onRetry };
  if (current === null) return { view: { status: 'newcomer' }, onRetry };
  const parts = allOf({
    today: queryView(today),
    conversations: queryView(conversations),
    matches: queryView(matches),
    counts: queryView(counts),
  });
  if (parts.status !== 'ready') return { view: withMessage(parts, textOf), onRetry: retryOf(parts) };
  const { data } = parts;
  return {
    view: {
      status: 'ready',
      profile: current,
      likes: data.today.meta.likes,
      toAnswer: data.conversations.pages
        .flatMap((page) => page.data)
        .flatMap((conversation) => toAnswer(conversation, current))
        .slice(0, SHOWN),
      elsewhere: own.data
        .filter(({ _id }) => _id !== current._id)
        .flatMap((profile) => unreadOf(profile, data.counts.unreadMessagesByProfile)),
      matches: data.matches.pages
        .flatMap((page) => page.data)
        .flatMap(newMatch)
        .slice(0, SHOWN),
    },
    onRetry,
  };
}

type ReadyView = Extract<HomeView, { status: 'ready' }>;

/** A conversation with something unread. */
function toAnswer(conversation: Conversation, { _id }: Profile): ReadyView['toAnswer'] {
  const { lastMessage, lastMessageAt } = conversation;
  const unread = conversation.unreadCount[_id] ?? 0;
  if (unread === 0 || lastMessage === null || lastMessageAt === null) return [];
  const partner = partnerOf(conversation, _id);
  const href = routes.conversation.href({ profileId: _id, conversationId: conversation._id });
  return [
    {
      conversationId: conversation._id,
      href,
      partner: partner.isDeleted ? null : partner,
      lastMessage,
      lastMessageAt,
      unread,
    },
  ];
}

/** A profile, where it has something unread. */
function unreadOf(
  { _id, name, profileType, avatar }: Profile,
  unreadMessagesByProfile: Readonly<Record<string, number>>,
): ReadyView['elsewhere'] {
  const unread = unreadMessagesByProfile[_id];
  if (unread === undefined) return [];
  return [{ _id, name, profileType, avatar, unread, href: routes.profileMessages.href({ profileId: _id }) }];
}

/** A match whose other side is still there. */
function newMatch({ _id, userProfileId, profile, conversationId, createdAt }: Match): ReadyView['matches'] {
  return profile.isDeleted
    ? []
    : [
        {
          _id,
          href: routes.conversation.href({ profileId: userProfileId, conversationId }),
          partner: profile,
          createdAt,
        },
      ];
}
