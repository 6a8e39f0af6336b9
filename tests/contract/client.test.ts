import { describe, expect, it } from 'vitest';
import * as client from '../../packages/api-client/src/index.ts';
import { readEvent } from '../../packages/api-client/src/realtime.ts';
import type { ApiClient } from '../../packages/api-client/src/index.ts';
import { contract, exampleOf, operations } from './contract.ts';

const { createApiClient } = client;
const p1 = 'profile-1';

/** Each operation called once; one that is missing here does not compile. */
const calls: Record<client.OperationId, (api: ApiClient) => Promise<unknown>> = {
  getMe: (api) => client.getMe(api),
  getAuthProfile: (api) => client.getAuthProfile(api),
  updateAuthProfile: (api) => client.updateAuthProfile(api, { language: 'fr' }),
  createProfile: (api) =>
    client.createProfile(api, { profileType: 'group', name: 'N', bio: 'B', groupData: { groupType: 'dao' } }),
  listMyProfiles: (api) => client.listMyProfiles(api),
  searchProfiles: (api) => client.searchProfiles(api, { searchText: 'x' }),
  getProfile: (api) => client.getProfile(api, 'id'),
  updateProfile: (api) =>
    client.updateProfile(api, 'id', { profileType: 'group', name: 'N', bio: 'B', groupData: { groupType: 'dao' } }),
  deleteProfile: (api) => client.deleteProfile(api, 'id'),
  viewProfile: (api) => client.viewProfile(api, 'id'),
  getMatchQueue: (api) => client.getMatchQueue(api, { userProfileId: p1 }),
  likeProfile: (api) => client.likeProfile(api, { profileId: 'profileId', userProfileId: p1, isSuperLike: false }),
  dislikeProfile: (api) => client.dislikeProfile(api, { profileId: 'profileId', userProfileId: p1 }),
  listMatches: (api) => client.listMatches(api, { userProfileId: p1 }),
  listInboundLikes: (api) => client.listInboundLikes(api, {}),
  listOutboundLikes: (api) => client.listOutboundLikes(api, {}),
  getMySubscription: (api) => client.getMySubscription(api),
  getSubscriptionFeatures: (api) => client.getSubscriptionFeatures(api),
  getPricing: (api) => client.getPricing(api),
  listLatestProfiles: (api) => client.listLatestProfiles(api, { limit: 12 }),
  getStatistics: (api) => client.getStatistics(api),
  listConversations: (api) => client.listConversations(api, { profileId: p1 }),
  createConversation: (api) => client.createConversation(api, { targetProfileId: 'other' }),
  listMessages: (api) => client.listMessages(api, 'id', { after: 3 }),
  markConversationRead: (api) => client.markConversationRead(api, 'id', p1),
  sendMessage: (api) =>
    client.sendMessage(api, p1, { type: 'text', conversationId: 'c', clientId: 'm', content: 'hello' }),
  listNotifications: (api) => client.listNotifications(api, {}),
  getNotificationCounts: (api) => client.getNotificationCounts(api),
  markLikesViewed: (api) => client.markLikesViewed(api),
  markNotificationRead: (api) => client.markNotificationRead(api, 'id'),
  deleteNotification: (api) => client.deleteNotification(api, 'id'),
  getRealtimeToken: (api) => client.getRealtimeToken(api),
};

describe('the client', () => {
  it.each(operations)('$id calls $method $path', async ({ id, method, path }) => {
    const sent: string[] = [];
    const api = createApiClient({
      baseUrl: 'http://mutuals.test/v1',
      getTokens: async () => null,
      onUnauthenticated: () => undefined,
      fetch: async (request) => {
        sent.push(`${request.method.toLowerCase()} ${new URL(request.url).pathname}`);
        return Response.json({});
      },
    });
    const call = Object.entries(calls).find(([name]) => name === id)?.[1];
    await call?.(api);
    expect(sent).toEqual([`${method} /v1${path.replaceAll(/[{}]/g, '')}`]);
  });

  it('names a failure of each operation as SPEC 8 does', () => {
    const written = operations.map(({ operation }) => operation['x-action']);
    expect(written).toEqual(
      expect.arrayContaining([
        'fetch user',
        'create profile',
        'fetch match queue',
        'like profile',
        'dislike profile',
        'fetch conversations',
        'send message',
        'mark as read',
        'fetch notification counts',
        'mark likes as viewed',
        'get a realtime token',
      ]),
    );
  });
});

describe('realtime events', () => {
  const message = exampleOf('Message') as Record<string, unknown>;
  const conversationId = message['conversationId'];
  const [anonymous] = (exampleOf('NotificationList') as { data: Record<string, unknown>[] }).data;
  const examples = [
    ['notification', anonymous],
    ['notification', exampleOf('MatchNotification')],
    ['new-message', { conversationId, message }],
    ['new-message-notification', { conversationId, receiverProfileId: p1, message }],
    ['read', { conversationId, readerProfileId: p1, lastReadSeq: 3, readAt: '2026-11-20T09:31:00.000Z' }],
  ] as [Parameters<typeof readEvent>[0], Record<string, unknown>][];

  it('are those of x-realtime', () => {
    expect(contract['x-realtime'].map(({ event }) => event).toSorted()).toEqual(
      [...new Set(examples.map(([event]) => event))].toSorted(),
    );
  });

  it.each(examples)('%s is read when it is what the contract says', (event, data) => {
    expect(readEvent(event, data)).toBe(data);
  });

  it.each(examples)('%s is refused without any one of its fields', (event, data) => {
    for (const field of Object.keys(data))
      expect(readEvent(event, { ...data, [field]: undefined }), field).toBeUndefined();
  });

  it('a notification of a type that the client does not know is left to a refetch', () => {
    expect(readEvent('notification', { ...anonymous, type: 'new_moon' })).toBeUndefined();
  });
});
