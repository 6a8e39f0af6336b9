import { answerOf, done } from './answer.ts';
import type { ApiClient } from './client.ts';
import type { operations } from './generated/schema.d.ts';
import type {
  Conversation,
  ConversationInput,
  ConversationList,
  InboundLikeList,
  LatestProfileList,
  LikeResult,
  MatchList,
  MatchQueue,
  Message,
  MessageInput,
  MessageList,
  Notification,
  NotificationCounts,
  NotificationList,
  OutboundLikeList,
  Pricing,
  Profile,
  ProfileInput,
  ProfileList,
  ProfileSearch,
  ProfileSearchResult,
  ProfileUpdate,
  ReadReceipt,
  RealtimeToken,
  Statistics,
  Subscription,
  SubscriptionFeatures,
  User,
  UserUpdate,
} from './types.ts';

/*
 * One function an operation of openapi.yaml, named by its operationId. Each answers the data or throws ApiProblem.
 */

/** Takes a call back; its promise then rejects with the signal's reason. */
export type CallOptions = { signal?: AbortSignal };

/** Makes it safe to repeat a call that creates something (D31): the same key for the same intent. */
export type CreateOptions = CallOptions & { idempotencyKey?: string };

type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

function idempotency({ idempotencyKey }: CreateOptions): { header?: { 'Idempotency-Key': string } } {
  return idempotencyKey === undefined ? {} : { header: { 'Idempotency-Key': idempotencyKey } };
}

const signalOf = ({ signal }: CallOptions): CallOptions => (signal ? { signal } : {});

// Users

export function getMe(api: ApiClient, options: CallOptions = {}): Promise<User> {
  return answerOf('getMe', api.GET('/users/me', signalOf(options)));
}

export function getAuthProfile(api: ApiClient, options: CallOptions = {}): Promise<User> {
  return answerOf('getAuthProfile', api.GET('/api/auth/profile', signalOf(options)));
}

export function updateAuthProfile(api: ApiClient, body: UserUpdate, options: CallOptions = {}): Promise<User> {
  return answerOf('updateAuthProfile', api.PUT('/api/auth/profile', { body, ...signalOf(options) }));
}

// Profiles

export function createProfile(api: ApiClient, body: ProfileInput, options: CreateOptions = {}): Promise<Profile> {
  return answerOf('createProfile', api.POST('/profiles', { params: idempotency(options), body, ...signalOf(options) }));
}

export function listMyProfiles(api: ApiClient, options: CallOptions = {}): Promise<ProfileList> {
  return answerOf('listMyProfiles', api.GET('/profiles/my-profiles', signalOf(options)));
}

export function searchProfiles(
  api: ApiClient,
  query: ProfileSearch,
  options: CallOptions = {},
): Promise<ProfileSearchResult> {
  return answerOf('searchProfiles', api.GET('/profiles/search', { params: { query }, ...signalOf(options) }));
}

export function getProfile(api: ApiClient, id: string, options: CallOptions = {}): Promise<Profile> {
  return answerOf('getProfile', api.GET('/profiles/{id}', { params: { path: { id } }, ...signalOf(options) }));
}

export function updateProfile(
  api: ApiClient,
  id: string,
  body: ProfileUpdate,
  options: CallOptions = {},
): Promise<Profile> {
  return answerOf('updateProfile', api.PUT('/profiles/{id}', { params: { path: { id } }, body, ...signalOf(options) }));
}

export function deleteProfile(api: ApiClient, id: string, options: CallOptions = {}): Promise<void> {
  return done('deleteProfile', api.DELETE('/profiles/{id}', { params: { path: { id } }, ...signalOf(options) }));
}

/** Counts a view (D8) and answers the number of views. */
export async function viewProfile(api: ApiClient, id: string, options: CallOptions = {}): Promise<number> {
  const { views } = await answerOf(
    'viewProfile',
    api.POST('/profiles/{id}/view', { params: { path: { id } }, ...signalOf(options) }),
  );
  return views;
}

// Matching

export function getMatchQueue(
  api: ApiClient,
  query: Query<'getMatchQueue'>,
  options: CallOptions = {},
): Promise<MatchQueue> {
  return answerOf('getMatchQueue', api.GET('/matching/queue', { params: { query }, ...signalOf(options) }));
}

/** Safe to repeat (D24). */
export function likeProfile(
  api: ApiClient,
  { profileId, userProfileId, isSuperLike }: { profileId: string; userProfileId: string; isSuperLike: boolean },
  options: CallOptions = {},
): Promise<LikeResult> {
  return answerOf(
    'likeProfile',
    api.POST('/matching/like/{profileId}', {
      params: { path: { profileId } },
      body: { userProfileId, isSuperLike },
      ...signalOf(options),
    }),
  );
}

/** Safe to repeat. */
export function dislikeProfile(
  api: ApiClient,
  { profileId, userProfileId }: { profileId: string; userProfileId: string },
  options: CallOptions = {},
): Promise<void> {
  return done(
    'dislikeProfile',
    api.POST('/matching/dislike/{profileId}', {
      params: { path: { profileId } },
      body: { userProfileId },
      ...signalOf(options),
    }),
  );
}

export function listMatches(
  api: ApiClient,
  query: Query<'listMatches'>,
  options: CallOptions = {},
): Promise<MatchList> {
  return answerOf('listMatches', api.GET('/matching/matches', { params: { query }, ...signalOf(options) }));
}

export function listInboundLikes(
  api: ApiClient,
  query: Query<'listInboundLikes'>,
  options: CallOptions = {},
): Promise<InboundLikeList> {
  return answerOf('listInboundLikes', api.GET('/matching/inbound-likes', { params: { query }, ...signalOf(options) }));
}

export function listOutboundLikes(
  api: ApiClient,
  query: Query<'listOutboundLikes'>,
  options: CallOptions = {},
): Promise<OutboundLikeList> {
  return answerOf(
    'listOutboundLikes',
    api.GET('/matching/outbound-likes', { params: { query }, ...signalOf(options) }),
  );
}

// Subscriptions

export function getMySubscription(api: ApiClient, options: CallOptions = {}): Promise<Subscription> {
  return answerOf('getMySubscription', api.GET('/subscriptions/me', signalOf(options)));
}

export function getSubscriptionFeatures(api: ApiClient, options: CallOptions = {}): Promise<SubscriptionFeatures> {
  return answerOf('getSubscriptionFeatures', api.GET('/subscriptions/features', signalOf(options)));
}

export function getPricing(api: ApiClient, options: CallOptions = {}): Promise<Pricing> {
  return answerOf('getPricing', api.GET('/subscriptions/pricing', signalOf(options)));
}

// Gallery

export function listLatestProfiles(
  api: ApiClient,
  query: Query<'listLatestProfiles'> = {},
  options: CallOptions = {},
): Promise<LatestProfileList> {
  return answerOf('listLatestProfiles', api.GET('/gallery/latest', { params: { query }, ...signalOf(options) }));
}

export function getStatistics(api: ApiClient, options: CallOptions = {}): Promise<Statistics> {
  return answerOf('getStatistics', api.GET('/statistics', signalOf(options)));
}

// Messaging

export function listConversations(
  api: ApiClient,
  query: Query<'listConversations'>,
  options: CallOptions = {},
): Promise<ConversationList> {
  return answerOf(
    'listConversations',
    api.GET('/messaging/conversations', { params: { query }, ...signalOf(options) }),
  );
}

export function createConversation(
  api: ApiClient,
  body: ConversationInput,
  options: CreateOptions = {},
): Promise<Conversation> {
  return answerOf(
    'createConversation',
    api.POST('/messaging/conversations', { params: idempotency(options), body, ...signalOf(options) }),
  );
}

export function listMessages(
  api: ApiClient,
  id: string,
  query: Query<'listMessages'>,
  options: CallOptions = {},
): Promise<MessageList> {
  return answerOf(
    'listMessages',
    api.GET('/messaging/conversations/{id}/messages', { params: { path: { id }, query }, ...signalOf(options) }),
  );
}

/** Safe to repeat with the same `clientId` (D25). */
export function sendMessage(
  api: ApiClient,
  profileId: string,
  body: MessageInput,
  options: CallOptions = {},
): Promise<Message> {
  return answerOf(
    'sendMessage',
    api.POST('/messaging/messages', { params: { query: { profileId } }, body, ...signalOf(options) }),
  );
}

export function markConversationRead(
  api: ApiClient,
  id: string,
  profileId: string,
  options: CallOptions = {},
): Promise<ReadReceipt> {
  return answerOf(
    'markConversationRead',
    api.POST('/messaging/conversations/{id}/read', {
      params: { path: { id }, query: { profileId } },
      ...signalOf(options),
    }),
  );
}

// Notifications

export function listNotifications(
  api: ApiClient,
  query: Query<'listNotifications'>,
  options: CallOptions = {},
): Promise<NotificationList> {
  return answerOf('listNotifications', api.GET('/notifications', { params: { query }, ...signalOf(options) }));
}

export function getNotificationCounts(api: ApiClient, options: CallOptions = {}): Promise<NotificationCounts> {
  return answerOf('getNotificationCounts', api.GET('/notifications/counts', signalOf(options)));
}

export function markLikesViewed(api: ApiClient, options: CallOptions = {}): Promise<NotificationCounts> {
  return answerOf('markLikesViewed', api.POST('/notifications/mark-likes-viewed', signalOf(options)));
}

export function markNotificationRead(api: ApiClient, id: string, options: CallOptions = {}): Promise<Notification> {
  return answerOf(
    'markNotificationRead',
    api.POST('/notifications/{id}/mark-read', { params: { path: { id } }, ...signalOf(options) }),
  );
}

export function deleteNotification(api: ApiClient, id: string, options: CallOptions = {}): Promise<void> {
  return done(
    'deleteNotification',
    api.DELETE('/notifications/{id}', { params: { path: { id } }, ...signalOf(options) }),
  );
}

// Realtime

export function getRealtimeToken(
  api: ApiClient,
  query: Query<'getRealtimeToken'> = {},
  options: CallOptions = {},
): Promise<RealtimeToken> {
  return answerOf('getRealtimeToken', api.GET('/auth/ably-token', { params: { query }, ...signalOf(options) }));
}
