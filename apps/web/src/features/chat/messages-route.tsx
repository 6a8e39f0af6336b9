import type { ApiClient, Conversation } from '@mutuals/api-client';
import { pagesOf, queryOf } from '@mutuals/api-client/queries';
import { MessagesScreen, type MessagesScreenProps } from '@mutuals/ui/screens/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { answered, listOrStatus, queryView, resourceView, retryOf } from '../../lib/query-view.ts';
import { isReachable } from '../../lib/reachability.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { useServices } from '../../services.ts';
import { PageSpinner } from '../../lib/page-spinner.tsx';
import { useConnectionState } from '../../lib/use-connection-state.ts';
import { useConnection, useRefetchInterval } from '../realtime/index.ts';
import {
  fetchCurrent,
  useActing,
  useAnsweredProfiles,
  useOwnProfiles,
  useProblemToast,
  useSession,
} from '../session/index.ts';
import { useMoreOf } from '../trust/index.ts';
import { useConversationCache } from './conversation-cache.ts';
import { partnerOf } from './partner.ts';
import { profileToRead } from './profile-to-read.ts';
import { useChat } from './use-chat.ts';
import { useGifSearch } from './use-gif-search.ts';
import { usePartnerProfile } from './use-partner-profile.ts';

export { addToDraft } from './use-chat-actor.ts';
export { WaitingChats } from './waiting-chats.tsx';

const NOTHING_UNREAD = {};

const conversationsOf = (api: ApiClient, profileId: string) =>
  pagesOf(api, 'listConversations', { query: { profileId } });

/** Fetches the conversations once their profile is known. */
export async function fetchAhead({ api, client, params, search }: Ahead): Promise<void> {
  const known = await fetchCurrent(api, client);
  if (!known) return;
  const { own, current } = known;
  const asked = params['profileId'] ?? routes.messages.query.parse(search).profileId;
  if (asked !== null && own.every(({ _id }) => _id !== asked)) return;
  const profileId = asked ?? (own.length < 2 ? current._id : await profileToOpen());
  await client.prefetchInfiniteQuery(conversationsOf(api, profileId));

  async function profileToOpen(): Promise<string> {
    const { unreadMessagesByProfile } = await client.fetchQuery(queryOf(api, 'getNotificationCounts'));
    return profileToRead(own, current, unreadMessagesByProfile)._id;
  }
}

/**
 * /messages, /profiles/{profileId}/messages and /profiles/{profileId}/messages/{conversationId}: the conversations of one own profile.
 * `withProfile` opens the one with that profile.
 */
export function Component() {
  const { profileId: ofPath, conversationId = null } = useParams();
  const [query] = useQueryParams(routes.messages);
  const own = useOwnProfiles();
  const asked = ofPath ?? query.profileId;
  const { withProfile } = query;

  // Only one's own messages: the address of anyone else's leads to these.
  const isAnswered = useAnsweredProfiles().status === 'ready';
  const isForeign =
    asked !== null && isAnswered && own.status === 'ready' && !own.data.some(({ _id }) => _id === asked);
  if (isForeign) return <Navigate to={routes.messages.href()} replace />;
  if (withProfile !== null) return <WithProfile profileId={asked} targetProfileId={withProfile} />;
  if (asked === null) return <MessagesOfAny />;
  return <Messages profileId={asked} conversationId={conversationId} />;
}

/** Where the address names no profile, it is decided here, once: the address that follows names it, and stays whatever arrives. */
function MessagesOfAny() {
  const { api } = useServices();
  const own = useOwnProfiles();
  const { current } = useActing();
  const query = useQuery(queryOf(api, 'getNotificationCounts'));
  const counts = answered(query);
  if (own.status !== 'ready' || current === null || own.data.length < 2)
    return <Messages profileId={current?._id ?? null} conversationId={null} />;
  if (!counts.data && query.isFetching) return <Messages profileId={null} conversationId={null} />;
  const unread = counts.data?.unreadMessagesByProfile ?? NOTHING_UNREAD;
  const { _id: profileId } = profileToRead(own.data, current, unread);
  return <Navigate to={routes.profileMessages.href({ profileId })} replace />;
}

/** Opens the conversation with a profile, and goes there; where there can be none, to the list, and says why. */
function WithProfile({ profileId, targetProfileId }: { profileId: string | null; targetProfileId: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const own = useOwnProfiles();
  const profiles = own.status === 'ready' ? own.data : null;
  const toast = useProblemToast();
  const onRefused = useEffectEvent((error: unknown) => {
    toast(error);
    void navigate(routes.messages.href({ profileId }), { replace: true });
  });

  useEffect(() => {
    if (profiles === null) return;
    const leaving = new AbortController();
    const body = { targetProfileId, ...(profileId === null ? {} : { profileId }) };
    api.createConversation({ body, signal: leaving.signal }).then(
      ({ _id, participants }) => {
        const own = participants.find((participant) => profiles.some((profile) => profile._id === participant._id));
        return navigate(
          own ? routes.conversation.href({ profileId: own._id, conversationId: _id }) : routes.messages.href(),
          { replace: true },
        );
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) onRefused(error);
      },
    );
    return () => leaving.abort();
  }, [api, navigate, profiles, profileId, targetProfileId]);

  return <PageSpinner />;
}

function Messages({ profileId, conversationId }: { profileId: string | null; conversationId: string | null }) {
  const { api, clock, reachability } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const now = useNow(clock);
  const own = useOwnProfiles();
  const { choose } = useActing();
  const { data: counts } = useQuery(queryOf(api, 'getNotificationCounts'));
  const { status } = useConnection();
  const reach = useConnectionState(reachability);
  const list = useConversations(profileId);
  const conversation = useOpenConversation(profileId, conversationId, list.conversations);
  const chat = useChat(profileId, conversationId, conversation?.lastMessage === null);
  const gifs = useGifSearch((gif) => chat.send({ type: 'SEND_GIF', gif }));
  const partner = conversation && profileId !== null ? partnerOf(conversation, profileId) : null;
  const known = usePartnerProfile(partner);
  const isMissing = conversation === null || chat.isMissing;
  const toast = useProblemToast();
  const { closed } = useConversationCache();
  const close = (): void => {
    if (profileId !== null && conversationId !== null)
      api.closeConversation({ path: { id: conversationId }, query: { profileId } }).then(closed, toast);
  };
  const listHref = profileId === null ? routes.messages.href() : routes.profileMessages.href({ profileId });
  const more = useMoreOf({ actingId: profileId, onGone: () => void navigate(listHref) });
  const isMatch = conversation?.closed?.isEnded !== true;
  const moreOf = useCallback<typeof more>(
    (person) => more({ ...person, isMatch, ...(conversationId === null ? {} : { conversationId }) }),
    [more, isMatch, conversationId],
  );
  usePageTitle(partner && !partner.isDeleted ? partner.name : t('title'));

  let thread: MessagesScreenProps['thread'] = { kind: 'none' };
  if (conversationId !== null && isMissing) thread = { kind: 'notFound' };
  else if (conversationId !== null && chat.view) {
    const closedBy = conversation?.closed ? (conversation.closed.isOwn ? 'own' : 'partner') : null;
    const isEnded = conversation?.closed?.isEnded === true;
    thread = {
      kind: 'open',
      conversationId,
      partner,
      closedBy,
      isEnded,
      matchedAt: conversation?.createdAt ?? null,
      ...known,
      ownProofs: own.status === 'ready' ? own.data.find(({ _id }) => _id === profileId)?.proofs : undefined,
      view: chat.view,
    };
  }

  return (
    <MessagesScreen
      profiles={listOrStatus(own)}
      actingId={profileId}
      unreadMessagesByProfile={counts?.unreadMessagesByProfile ?? NOTHING_UNREAD}
      list={{
        status: list.status,
        hasMore: list.hasMore,
        conversations: list.conversations.map((each) => summaryOf(each, profileId ?? '')),
      }}
      thread={thread}
      // Where the server cannot be reached, the frame says so.
      connection={isReachable(reach) ? status : 'live'}
      mutedUntil={user.standing?.mutedUntil ?? null}
      gifs={gifs}
      now={now}
      discoverHref={routes.discover.href({ profileId })}
      createProfileHref={routes.createProfile.href()}
      listHref={listHref}
      conversationHref={(id) =>
        profileId === null ? routes.messages.href() : routes.conversation.href({ profileId, conversationId: id })
      }
      profileHref={(id) => routes.profile.href({ id })}
      onReport={({ key }, { _id, name }) =>
        void navigate(routes.report.href({ type: 'message', id: key, profile: _id, name }))
      }
      onChooseProfile={(id) => {
        choose(id);
        void navigate(routes.profileMessages.href({ profileId: id }));
      }}
      onRetryProfiles={retryOf(own)}
      onRetryList={list.retry}
      onLoadMore={list.loadMore}
      moreOf={moreOf}
      onClose={close}
      onRetryThread={() => chat.send({ type: 'RETRY' })}
      onLoadOlder={() => chat.send({ type: 'LOAD_OLDER' })}
      onDraftChange={(text) => chat.send({ type: 'DRAFT_CHANGED', text })}
      onSend={() => chat.send({ type: 'SEND' })}
      onSendAgain={(clientId, acknowledged = []) => chat.send({ type: 'SEND_AGAIN', clientId, acknowledged })}
      onEdit={(clientId) => chat.send({ type: 'EDIT', clientId })}
      onRemove={(clientId) => chat.send({ type: 'REMOVE', clientId })}
      onSeen={chat.seen}
    />
  );
}

function useConversations(profileId: string | null) {
  const { api } = useServices();
  const refetchInterval = useRefetchInterval();
  const query = useInfiniteQuery({
    ...conversationsOf(api, profileId ?? ''),
    enabled: profileId !== null,
    refetchInterval,
  });
  // A conversation that moves up between two pages is on both.
  const byId = new Map(
    query.data?.pages.flatMap(({ data }) => data).map((conversation) => [conversation._id, conversation]),
  );
  const status: MessagesScreenProps['list']['status'] = query.isFetchNextPageError ? 'failed' : queryView(query).status;
  return {
    conversations: [...byId.values()],
    status,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** The open conversation: from the list, or by its own address; null when it is none of this profile's, undefined until it is known. */
function useOpenConversation(
  profileId: string | null,
  conversationId: string | null,
  listed: readonly Conversation[],
): Conversation | null | undefined {
  const { api } = useServices();
  const known = listed.find(({ _id }) => _id === conversationId);
  const enabled = profileId !== null && conversationId !== null && known === undefined;
  const query = { profileId: profileId ?? '', conversationId: conversationId ?? '' };
  const one = resourceView(useQuery({ ...queryOf(api, 'listConversations', { query }), enabled }));
  if (conversationId === null) return undefined;
  // What the list names is there, though it was not found before: whoever blocked took it back.
  if (known) return known;
  if (one.status === 'notFound') return null;
  return one.status === 'ready' ? (one.data.data[0] ?? null) : undefined;
}

function summaryOf(
  conversation: Conversation,
  profileId: string,
): MessagesScreenProps['list']['conversations'][number] {
  const { _id, lastMessage, lastMessageAt, unreadCount, waitingSince } = conversation;
  return {
    _id,
    partner: partnerOf(conversation, profileId),
    lastMessage: lastMessage && {
      content: lastMessage.content,
      type: lastMessage.type,
      isOwn: lastMessage.senderId === profileId,
    },
    lastMessageAt,
    unread: unreadCount[profileId] ?? 0,
    waitingSince,
  };
}
