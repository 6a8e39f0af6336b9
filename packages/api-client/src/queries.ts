import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getMe,
  getMySubscription,
  getNotificationCounts,
  getPricing,
  getProfile,
  getSubscriptionFeatures,
  listConversations,
  listInboundLikes,
  listMatches,
  listMessages,
  listMyProfiles,
  listNotifications,
  listOutboundLikes,
  searchProfiles,
} from './calls.ts';
import type { ApiClient } from './client.ts';
import { keys } from './keys.ts';
import { ApiProblem } from './problem.ts';
import type { ProfileSearch } from './types.ts';

export { keys } from './keys.ts';

/*
 * Options for useQuery and useInfiniteQuery, one a reading operation. The deck and the realtime token are not here: they
 * are asked for by their machines and never cached.
 */

const twoRetries = 2;
const fiveMinutes = 5 * 60_000;

/** For QueryClient's `retry`: only what may succeed by itself is tried again, twice. */
export function retryQuery(failures: number, error: Error): boolean {
  return error instanceof ApiProblem && error.isTemporary && failures < twoRetries;
}

type Paged = { meta: { page: number; totalPages: number } };
type Offset = { data: readonly unknown[]; meta: { total: number; offset: number } };

const nextPage = ({ meta }: Paged): number | undefined => (meta.page < meta.totalPages ? meta.page + 1 : undefined);

function nextOffset({ data, meta }: Offset): number | undefined {
  const next = meta.offset + data.length;
  return data.length > 0 && next < meta.total ? next : undefined;
}

const ofProfile = (userProfileId: string | undefined): { userProfileId?: string } =>
  userProfileId === undefined ? {} : { userProfileId };

export const meQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.me, queryFn: ({ signal }) => getMe(api, { signal }) });

export const myProfilesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.profiles.mine, queryFn: ({ signal }) => listMyProfiles(api, { signal }) });

export const profileQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: keys.profiles.one(id), queryFn: ({ signal }) => getProfile(api, id, { signal }) });

export const profileSearchQuery = (api: ApiClient, search: ProfileSearch) =>
  queryOptions({
    queryKey: keys.profiles.search(search),
    queryFn: ({ signal }) => searchProfiles(api, search, { signal }),
  });

export const matchesQuery = (api: ApiClient, userProfileId: string) =>
  infiniteQueryOptions({
    queryKey: keys.matches(userProfileId),
    queryFn: ({ pageParam, signal }) => listMatches(api, { userProfileId, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const receivedLikesQuery = (api: ApiClient, userProfileId?: string) =>
  infiniteQueryOptions({
    queryKey: keys.likes.received(userProfileId),
    queryFn: ({ pageParam, signal }) =>
      listInboundLikes(api, { ...ofProfile(userProfileId), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const sentLikesQuery = (api: ApiClient, userProfileId?: string) =>
  infiniteQueryOptions({
    queryKey: keys.likes.sent(userProfileId),
    queryFn: ({ pageParam, signal }) =>
      listOutboundLikes(api, { ...ofProfile(userProfileId), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const subscriptionQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.subscription.mine, queryFn: ({ signal }) => getMySubscription(api, { signal }) });

export const featuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.subscription.features,
    queryFn: ({ signal }) => getSubscriptionFeatures(api, { signal }),
  });

export const pricingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.pricing,
    queryFn: ({ signal }) => getPricing(api, { signal }),
    staleTime: fiveMinutes,
  });

export const conversationsQuery = (api: ApiClient, profileId: string) =>
  infiniteQueryOptions({
    queryKey: keys.conversations.of(profileId),
    queryFn: ({ pageParam, signal }) => listConversations(api, { profileId, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** One conversation by its address; null when the profile has no such conversation. */
export const conversationQuery = (api: ApiClient, profileId: string, conversationId: string) =>
  queryOptions({
    queryKey: keys.conversations.one(profileId, conversationId),
    queryFn: async ({ signal }) =>
      (await listConversations(api, { profileId, conversationId }, { signal })).data[0] ?? null,
  });

/** Sequence numbers begin with 1: nothing comes before the newest page. */
const newest = 0;

/** The newest messages on the first page, then older ones; each page ascending by `seq`. */
export const messagesQuery = (api: ApiClient, conversationId: string) =>
  infiniteQueryOptions({
    queryKey: keys.messages(conversationId),
    queryFn: ({ pageParam, signal }) =>
      listMessages(api, conversationId, pageParam === newest ? {} : { before: pageParam }, { signal }),
    initialPageParam: newest,
    getNextPageParam: ({ data, meta }) => (meta.hasMore ? data[0]?.seq : undefined),
  });

/** SPEC 9: how many the notification panel asks for. */
const panelNotifications = 50;

export const notificationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: keys.notifications.list,
    queryFn: ({ pageParam, signal }) =>
      listNotifications(api, { limit: panelNotifications, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const countsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.notifications.counts,
    queryFn: ({ signal }) => getNotificationCounts(api, { signal }),
  });
