import { type ApiClient, type Conversation, getMatchQueue, type Match, type Profile } from '@mutuals/api-client';
import { conversationsQuery, matchesQuery } from '@mutuals/api-client/queries';
import { HomeScreen, type HomeView } from '@mutuals/ui/screens/home';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { partnerOf } from '../chat/partner.ts';
import { useActing, useOwnProfiles, useSession } from '../session/session.tsx';

/** How many of each the page shows. */
const SHOWN = 6;

/** What may be done today, from the head of the deck. */
const todayQuery = (api: ApiClient, userProfileId: string) =>
  queryOptions({
    queryKey: ['deck', 'today', userProfileId],
    queryFn: ({ signal }) => getMatchQueue(api, { userProfileId, limit: 1 }, { signal }),
    staleTime: 0,
  });

/** `/` for members: what waits for them, and the way on. */
export default function Home() {
  const { t } = useTranslation('chrome');
  const { user } = useSession();
  const now = useNow();
  usePageTitle(t('nav.home'));
  const { view, retry } = useHomeView();
  const { current } = useActing();
  return (
    <HomeScreen
      view={view}
      name={user.displayName}
      handle={user.twitterUsername ?? user.displayName}
      now={now}
      createHref={paths.newProfile}
      discoverHref={paths.discover()}
      messagesHref={current ? paths.profileMessages(current._id) : paths.messages()}
      profilesHref={paths.profiles}
      premiumHref={paths.premium}
      onRetry={retry}
    />
  );
}

function useHomeView(): { view: HomeView; retry: () => void } {
  const { api } = useServices();
  const textOf = useProblemText();
  const own = useOwnProfiles();
  const { current } = useActing();
  const id = current?._id ?? '';
  const enabled = current !== null;
  const today = useQuery({ ...todayQuery(api, id), enabled });
  const conversations = useInfiniteQuery({ ...conversationsQuery(api, id), enabled });
  const matches = useInfiniteQuery({ ...matchesQuery(api, id), enabled });

  const parts = [today, conversations, matches];
  const failed = parts.find(({ isError, isFetching, data }) => isError && !isFetching && data === undefined);
  const retry = (): void => {
    own.retry();
    for (const part of parts) if (part.isError) void part.refetch();
  };

  if (own.profiles === 'failed') return { view: { status: 'error', message: textOf(own.error) }, retry };
  if (own.profiles === 'loading') return { view: { status: 'loading' }, retry };
  if (current === null) return { view: { status: 'newcomer' }, retry };
  if (failed) return { view: { status: 'error', message: textOf(failed.error) }, retry };
  if (!today.data || !conversations.data || !matches.data) return { view: { status: 'loading' }, retry };
  return {
    view: {
      status: 'ready',
      profile: current,
      likes: today.data.meta.likes,
      toAnswer: conversations.data.pages
        .flatMap(({ data }) => data)
        .flatMap((conversation) => toAnswer(conversation, current))
        .slice(0, SHOWN),
      matches: matches.data.pages
        .flatMap(({ data }) => data)
        .flatMap(newMatch)
        .slice(0, SHOWN),
    },
    retry,
  };
}

type ReadyView = Extract<HomeView, { status: 'ready' }>;

/** A conversation with something unread. */
function toAnswer(conversation: Conversation, { _id }: Profile): ReadyView['toAnswer'] {
  const { lastMessage, lastMessageAt } = conversation;
  const unread = conversation.unreadCount[_id] ?? 0;
  if (unread === 0 || lastMessage === null || lastMessageAt === null) return [];
  const partner = partnerOf(conversation, _id);
  const href = paths.conversation(_id, conversation._id);
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

/** A match whose other side is still there. */
function newMatch({ _id, userProfileId, profile, conversationId, createdAt }: Match): ReadyView['matches'] {
  return profile.isDeleted
    ? []
    : [{ _id, href: paths.conversation(userProfileId, conversationId), partner: profile, createdAt }];
}
