import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import type { Tier } from '../../database/schema.ts';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

interface Side {
  user: TestUser;
  profileId: string;
}

let people = 0;
async function newcomer(tier: Tier = 'free', name = 'Ada'): Promise<Side> {
  people += 1;
  const user = await ctx.signIn({ handle: `somebody${people}`, name: `Somebody ${people}` }, tier);
  return { user, profileId: (await ctx.newProfile(user, { name }))._id };
}

/** Likes as a premium person, who has no limit of likes. */
async function like(from: Side, to: Side, isSuperLike = false): Promise<boolean> {
  const body = { userProfileId: from.profileId, isSuperLike };
  return (await ctx.ok('likeProfile', { as: from.user, path: { profileId: to.profileId }, body })).isMatch;
}

async function likedBy(count: number, to: Side, isSuperLike = false): Promise<Side[]> {
  const likers: Side[] = [];
  for (let number = 0; number < count; number += 1) {
    const liker = await newcomer('premium');
    await like(liker, to, isSuperLike);
    ctx.clock.advance(MINUTE_MS);
    likers.push(liker);
  }
  return likers;
}

const listOf = (side: Side, query: Record<string, number | boolean> = {}) =>
  ctx.ok('listNotifications', { as: side.user, query });
const countsOf = (side: Side) => ctx.ok('getNotificationCounts', { as: side.user });
const typesOf = async (side: Side) => (await listOf(side)).data.map(({ type }) => type);

it('of a type of a newer server is left out of lists and counts, and others are not', async () => {
  const me = await newcomer();
  await likedBy(1, me);
  await ctx.database.pool.query(
    `insert into notifications (id, user_id, type, data, created_at, updated_at)
     select gen_random_uuid(), $1, 'of_tomorrow', jsonb_build_object('receiverProfileId', $2::text), now(), now()`,
    [me.user.id, me.profileId],
  );
  expect(await listOf(me)).toMatchObject({ data: [{ type: 'new_like' }], meta: { unread: 1 } });
});

describe('a like', () => {
  it('tells a free user that it happened, and a premium one who it was', async () => {
    const [free, premium, liker] = [await newcomer(), await newcomer('premium'), await newcomer('premium', 'Lin')];
    await like(liker, free, true);
    await like(liker, premium, true);
    expect((await listOf(free)).data).toMatchObject([
      {
        type: 'new_like',
        isRead: false,
        readAt: null,
        title: 'Someone liked you',
        message: 'Someone super-liked your profile.',
        actionUrl: '/premium',
        data: { receiverProfileId: free.profileId, profileName: 'Ada', isSuperLike: true },
      },
    ]);
    expect((await listOf(premium)).data).toMatchObject([
      {
        type: 'new_like_revealed',
        title: 'Lin liked you',
        message: 'Lin super-liked your profile.',
        actionUrl: `/likes?profileId=${premium.profileId}&tab=received`,
        data: {
          profileId: liker.profileId,
          likerName: 'Lin',
          picture: { url: null, profileType: 'individual' },
          receiverProfileId: premium.profileId,
          profileName: 'Ada',
          isSuperLike: true,
        },
      },
    ]);
  });

  it('is one of a group for a free person, with how many, of which own profile, and whether one is a super-like (D41)', async () => {
    const me = await newcomer('free', 'Nora');
    await likedBy(1, me, true);
    await likedBy(3, me);
    expect((await listOf(me)).data).toMatchObject([
      {
        type: 'new_likes_group',
        message: '4 people liked your profile.',
        createdAt: new Date(ctx.clock.now().getTime() - MINUTE_MS).toISOString(),
        actionUrl: '/premium',
        data: { receiverProfileId: me.profileId, profileName: 'Nora', count: 4, isSuperLike: true },
      },
    ]);
    expect((await listOf(me)).meta).toMatchObject({ total: 1, unread: 1 });
    expect(await countsOf(me)).toMatchObject({ totalLikes: 4, unread: 1 });
  });

  it('is single and named for paying members, however many are unread, the newest first (D41)', async () => {
    const me = await newcomer('premium_plus');
    const likers = await likedBy(6, me);
    const { data, meta } = await listOf(me);
    expect(data.map((item) => item.type === 'new_like_revealed' && item.data.profileId)).toEqual(
      likers.toReversed().map(({ profileId }) => profileId),
    );
    expect(new Set(data.map(({ actionUrl }) => actionUrl))).toEqual(
      new Set([`/likes?profileId=${me.profileId}&tab=received`]),
    );
    expect(meta).toMatchObject({ total: 6, unread: 6 });
    expect(await countsOf(me)).toMatchObject({ unread: 6 });
  });

  it('is stored on its own: a plan that begins shows every name, and one that ends joins them again', async () => {
    const me = await newcomer();
    const likers = await likedBy(5, me);
    expect(await typesOf(me)).toEqual(['new_likes_group']);
    await ctx.setTier(me.user, 'premium');
    expect((await listOf(me)).data.flatMap(({ data }) => ('profileId' in data ? data.profileId : []))).toEqual(
      likers.toReversed().map(({ profileId }) => profileId),
    );
    await ctx.setTier(me.user, 'free');
    expect((await listOf(me)).data).toMatchObject([{ type: 'new_likes_group', data: { count: 5 } }]);
  });

  it('is joined with those that were read at the same moment, and with no later one', async () => {
    const me = await newcomer();
    await likedBy(4, me);
    await ctx.ok('markLikesViewed', { as: me.user });
    await likedBy(1, me);
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_like', isRead: false },
      { type: 'new_likes_group', isRead: true, data: { count: 4 } },
    ]);
  });

  it('is joined with likes of the same own profile alone', async () => {
    const me = await newcomer();
    const second = { user: me.user, profileId: (await ctx.newProfile(me.user, { name: 'Second' }))._id };
    await likedBy(4, me);
    await likedBy(1, second);
    await likedBy(1, me);
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_likes_group', data: { count: 5, profileName: 'Ada' } },
      { type: 'new_like', data: { profileName: 'Second' } },
    ]);
    expect(await countsOf(me)).toMatchObject({ unread: 2 });
  });

  it('of 12 people at once is told as one group of 12', async () => {
    const me = await newcomer();
    const likers = await Promise.all(Array.from({ length: 12 }, () => newcomer()));
    await Promise.all(likers.map((liker) => like(liker, me)));
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_likes_group', message: '12 people liked your profile.' },
    ]);
  });

  it('that came after a group was shown stays when the group is read, and when it is deleted', async () => {
    const me = await newcomer();
    await likedBy(3, me);
    const [shown = { _id: '' }] = (await listOf(me)).data;
    await likedBy(1, me);
    const read = await ctx.ok('markNotificationRead', { as: me.user, path: { id: shown._id } });
    expect(read).toMatchObject({ type: 'new_likes_group', isRead: true, data: { count: 3 } });
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_like', isRead: false },
      { _id: shown._id, isRead: true, data: { count: 3 } },
    ]);
    expect(await ctx.ok('markNotificationRead', { as: me.user, path: { id: shown._id } })).toEqual(read);

    ctx.clock.advance(MINUTE_MS);
    const [single = { _id: '' }] = (await listOf(me, { unreadOnly: true })).data;
    await likedBy(1, me);
    expect((await ctx.call('deleteNotification', { as: me.user, path: { id: single._id } })).status).toBe(204);
    expect((await listOf(me)).data).toMatchObject([{ type: 'new_like', isRead: false }, { _id: shown._id }]);
    expect((await ctx.call('deleteNotification', { as: me.user, path: { id: shown._id } })).status).toBe(204);
    expect((await listOf(me)).data).toMatchObject([{ type: 'new_like', isRead: false }]);
  });

  it('that is read or deleted by a member who sees its name leaves the others unchanged', async () => {
    const me = await newcomer('premium');
    await likedBy(3, me);
    const { data } = await listOf(me);
    await ctx.ok('markNotificationRead', { as: me.user, path: { id: data[0]?._id ?? '' } });
    await ctx.ok('deleteNotification', { as: me.user, path: { id: data[1]?._id ?? '' } });
    expect((await listOf(me)).data).toMatchObject([
      { _id: data[0]?._id, isRead: true },
      { _id: data[2]?._id, isRead: false },
    ]);
  });

  it('that is still found behind a newer one is answered with all that it was read with', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    const [first = { _id: '' }] = (await listOf(me)).data;
    await likedBy(1, me);
    await ctx.ok('markLikesViewed', { as: me.user });
    expect(await ctx.ok('markNotificationRead', { as: me.user, path: { id: first._id } })).toMatchObject({
      type: 'new_likes_group',
      isRead: true,
      data: { count: 2 },
    });
  });

  it('shows the picture of whom it names, and nothing of it where it names nobody (D1)', async () => {
    const [free, premium, liker] = [await newcomer('free'), await newcomer('premium'), await newcomer('free')];
    const avatar = 'https://pbs.twimg.com/profile_images/1/lin.jpg';
    await ctx.database.db
      .updateTable('profiles')
      .set({ avatar_url: avatar })
      .where('id', '=', liker.profileId)
      .execute();
    for (const liked of [free, premium]) await like(liker, liked);
    expect((await listOf(premium)).data).toMatchObject([
      { type: 'new_like_revealed', data: { picture: { url: avatar, profileType: 'individual' } } },
    ]);
    const [anonymous] = (await listOf(free)).data;
    expect(anonymous?.type).toBe('new_like');
    expect(JSON.stringify(anonymous)).not.toContain('picture');
    expect(JSON.stringify(anonymous)).not.toContain('lin.jpg');
  });

  it('carries the name that its sender has today, and none when they deleted their profile (D39)', async () => {
    const [me, liker] = [await newcomer('premium'), await newcomer('free', 'Before')];
    await like(liker, me);
    const fields = {
      profileType: 'individual',
      name: 'After',
      bio: 'Still here.',
      individualData: { role: 'developer' },
    };
    await ctx.ok('updateProfile', { as: liker.user, path: { id: liker.profileId }, body: fields });
    expect((await listOf(me)).data).toMatchObject([{ type: 'new_like_revealed', data: { likerName: 'After' } }]);
    await ctx.ok('deleteProfile', { as: liker.user, path: { id: liker.profileId } });
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_like', actionUrl: null, data: { receiverProfileId: me.profileId } },
    ]);
  });
});

describe('a match', () => {
  it('tells both, each with the other, the own profile and the way to the conversation', async () => {
    const [one, other] = [await newcomer('free', 'Ada'), await newcomer('free', 'Lin')];
    await like(one, other);
    expect(await like(other, one)).toBe(true);
    const { data } = await ctx.ok('listMatches', { as: one.user, query: { userProfileId: one.profileId } });
    const conversationId = data[0]?.conversationId;
    for (const [own, partner, ownName, partnerName] of [
      [one, other, 'Ada', 'Lin'],
      [other, one, 'Lin', 'Ada'],
    ] as const) {
      const [newest] = (await listOf(own)).data;
      expect(newest).toMatchObject({
        type: 'new_match',
        message: `You and ${partnerName} liked each other.`,
        actionUrl: `/profiles/${own.profileId}/messages/${conversationId}`,
        data: {
          profileName: ownName,
          matchedProfileId: partner.profileId,
          matchedProfileName: partnerName,
          picture: { url: null, profileType: 'individual' },
          conversationId,
          receiverProfileId: own.profileId,
        },
      });
    }
  });

  it('stays without a name when the partner deletes their profile (D39)', async () => {
    const [me, other] = [await newcomer(), await newcomer('free', 'Vanishing')];
    await like(me, other);
    await like(other, me);
    await ctx.ok('deleteProfile', { as: other.user, path: { id: other.profileId } });
    const answer = await listOf(me);
    expect(answer.data).toMatchObject([{ type: 'new_match', data: { matchedProfileId: other.profileId } }]);
    expect(JSON.stringify(answer)).not.toContain('Vanishing');
  });
});

describe('messages', () => {
  async function conversation(): Promise<{
    me: Side;
    other: Side;
    send: (content: string) => Promise<unknown>;
    read: () => Promise<unknown>;
  }> {
    const [me, other] = [await newcomer('free', 'Ada'), await newcomer('free', 'Lin')];
    await like(me, other);
    await like(other, me);
    const { data } = await ctx.ok('listMatches', { as: me.user, query: { userProfileId: me.profileId } });
    const conversationId = data[0]?.conversationId ?? '';
    await ctx.ok('markNotificationRead', { as: me.user, path: { id: (await listOf(me)).data[0]?._id ?? '' } });
    return {
      me,
      other,
      send: (content) =>
        ctx.ok('sendMessage', {
          as: other.user,
          query: { profileId: other.profileId },
          body: { type: 'text', conversationId, clientId: uuid(), content },
        }),
      read: () =>
        ctx.ok('markConversationRead', {
          as: me.user,
          path: { id: conversationId },
          query: { profileId: me.profileId },
        }),
    };
  }

  it('of one conversation are one notification until they are read', async () => {
    const { me, other, send, read } = await conversation();
    await send('Hello');
    await send('Are you there?');
    expect((await listOf(me, { unreadOnly: true })).data).toMatchObject([
      {
        type: 'new_message',
        message: 'You have 2 new messages from Lin.',
        data: { profileId: other.profileId, senderName: 'Lin', profileName: 'Ada' },
      },
    ]);
    expect(await countsOf(me)).toMatchObject({ unreadMessages: 2, unread: 1 });
    await read();
    expect(await countsOf(me)).toMatchObject({ unreadMessages: 0, unreadMessagesByProfile: {}, unread: 0 });
    // Each side reads its own: what the other one has not read stays unread.
    const { data: matches } = await ctx.ok('listMatches', { as: me.user, query: { userProfileId: me.profileId } });
    const conversationId = matches[0]?.conversationId ?? '';
    await ctx.ok('sendMessage', {
      as: me.user,
      query: { profileId: me.profileId },
      body: { type: 'text', conversationId, clientId: uuid(), content: 'Here I am' },
    });
    await read();
    expect((await listOf(other, { unreadOnly: true })).data.map(({ type }) => type)).toContain('new_message');
    await send('Good night');
    expect((await listOf(me, { unreadOnly: true })).data).toMatchObject([
      { message: 'You have a new message from Lin.' },
    ]);
  });
});

describe('the list', () => {
  it('is read from the newest on, page by page, all or unread ones', async () => {
    const me = await newcomer();
    const others: Side[] = [];
    for (let number = 0; number < 5; number += 1) {
      const other = await newcomer('free', `Partner ${number}`);
      await like(other, me);
      await ctx.ok('markLikesViewed', { as: me.user });
      await like(me, other);
      ctx.clock.advance(MINUTE_MS);
      others.push(other);
    }
    const namesOf = async (query: Record<string, number | boolean>) =>
      (await listOf(me, query)).data.flatMap((item) =>
        item.type === 'new_match' ? (item.data.matchedProfileName ?? []) : item.type,
      );
    expect(await namesOf({ limit: 3 })).toEqual(['Partner 4', 'new_like_revealed', 'Partner 3']);
    expect(await namesOf({ limit: 3, offset: 3 })).toEqual(['new_like_revealed', 'Partner 2', 'new_like_revealed']);
    expect(await namesOf({ limit: 2, offset: 1, unreadOnly: true })).toEqual(['Partner 3', 'Partner 2']);
    expect((await listOf(me, { limit: 2 })).meta).toEqual({
      total: 10,
      unread: 5,
      limit: 2,
      offset: 0,
      nextCursor: expect.any(String),
    });
    expect((await listOf(me, { unreadOnly: true, offset: 4 })).meta).toEqual({
      total: 5,
      unread: 5,
      limit: 20,
      offset: 4,
      nextCursor: null,
    });
  });

  it('keeps the time of the first reading', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    const [{ _id: id } = { _id: '' }] = (await listOf(me)).data;
    const first = await ctx.ok('markNotificationRead', { as: me.user, path: { id } });
    expect(first).toMatchObject({ _id: id, isRead: true, readAt: ctx.clock.now().toISOString() });
    ctx.clock.advance(MINUTE_MS);
    expect(await ctx.ok('markNotificationRead', { as: me.user, path: { id } })).toEqual(first);
    expect(await countsOf(me)).toMatchObject({ unread: 0, totalLikes: 1, newLikes: 1 });
  });

  it('loses deleted ones, and a second deletion is 404', async () => {
    const me = await newcomer('premium');
    await likedBy(2, me);
    const [{ _id: id } = { _id: '' }] = (await listOf(me)).data;
    expect((await ctx.call('deleteNotification', { as: me.user, path: { id } })).status).toBe(204);
    expect((await ctx.call('deleteNotification', { as: me.user, path: { id } })).body).toMatchObject({
      code: 'notification_not_found',
    });
    expect((await ctx.call('markNotificationRead', { as: me.user, path: { id } })).body).toMatchObject({
      code: 'notification_not_found',
    });
    expect(await typesOf(me)).toEqual(['new_like_revealed']);
  });

  it('is read at once, whatever it holds, and what comes later is unread again', async () => {
    const me = await newcomer();
    const second = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    const [partner, somebody] = [await newcomer(), await newcomer('premium')];
    await likedBy(2, second);
    await like(partner, me);
    await like(me, partner);
    await like(partner, second);
    await like(me, somebody);
    const before = await countsOf(me);
    expect(before.unread).toBe(2);
    expect(await ctx.ok('markAllNotificationsRead', { as: me.user })).toEqual({ ...before, unread: 0 });
    expect((await listOf(me)).data.map(({ readAt }) => readAt)).toEqual(Array(3).fill(ctx.clock.now().toISOString()));
    expect((await countsOf(partner)).unread).toBe(1);
    ctx.clock.advance(MINUTE_MS);
    await likedBy(1, me);
    expect(await countsOf(me)).toMatchObject({ unread: 1 });
    expect((await listOf(me, { unreadOnly: true })).data).toMatchObject([{ type: 'new_like' }]);
  });

  it('and the counts hold nothing of an own profile that was deleted (D39), and nothing of it is sent', async () => {
    const me = await newcomer();
    const gone = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    const partner = await newcomer();
    await likedBy(2, gone);
    await like(partner, gone);
    await like(gone, partner);
    await likedBy(1, me);
    expect((await listOf(me)).meta).toMatchObject({ total: 4, unread: 3 });
    const [, { _id: id } = { _id: '' }] = (await listOf(me)).data;
    await ctx.ok('deleteProfile', { as: me.user, path: { id: gone.profileId } });
    expect((await listOf(me)).data).toMatchObject([{ type: 'new_like', data: { receiverProfileId: me.profileId } }]);
    expect((await listOf(me)).meta).toMatchObject({ total: 1, unread: 1 });
    expect(await countsOf(me)).toEqual({
      totalLikes: 1,
      newLikes: 1,
      unreadMessages: 0,
      unreadMessagesByProfile: {},
      answeredTickets: 0,
      unread: 1,
    });
    for (const operation of ['markNotificationRead', 'deleteNotification'] as const)
      expect((await ctx.call(operation, { as: me.user, path: { id } })).body).toMatchObject({
        code: 'notification_not_found',
      });
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${me.user.id}`)).toMatchObject([
      { data: { data: { receiverProfileId: me.profileId } } },
    ]);
  });
});

describe('the counts', () => {
  it('say how many likes there are, how many are new since they were viewed, and what is unread', async () => {
    const me = await newcomer();
    await likedBy(2, me);
    expect(await countsOf(me)).toEqual({
      totalLikes: 2,
      newLikes: 2,
      unreadMessages: 0,
      unreadMessagesByProfile: {},
      answeredTickets: 0,
      unread: 1,
    });
    expect(await ctx.ok('markLikesViewed', { as: me.user })).toEqual({
      totalLikes: 2,
      newLikes: 0,
      unreadMessages: 0,
      unreadMessagesByProfile: {},
      answeredTickets: 0,
      unread: 0,
    });
    ctx.clock.advance(MINUTE_MS);
    await likedBy(1, me);
    expect(await countsOf(me)).toEqual({
      totalLikes: 3,
      newLikes: 1,
      unreadMessages: 0,
      unreadMessagesByProfile: {},
      answeredTickets: 0,
      unread: 1,
    });
  });
});

describe('in real time', () => {
  it('the same as the list shows is sent to the person, once', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    await ctx.runJobs();
    await ctx.runJobs();
    const { data } = await listOf(me);
    expect(ctx.realtime.on(`user:${me.user.id}`)).toEqual([
      { channel: `user:${me.user.id}`, event: 'notification', data: data[0] },
    ]);
  });

  it('likes that came together are sent once, as the one group that the list shows', async () => {
    const me = await newcomer();
    await likedBy(3, me);
    await ctx.runJobs();
    const { data } = await listOf(me);
    expect(data).toMatchObject([{ type: 'new_likes_group', data: { count: 3 } }]);
    expect(ctx.realtime.on(`user:${me.user.id}`).map((sent) => sent.data)).toEqual(data);
  });

  it('nothing is sent of what was read or deleted before its turn', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    await ctx.ok('markLikesViewed', { as: me.user });
    await likedBy(1, me);
    await ctx.ok('deleteNotification', {
      as: me.user,
      path: { id: (await listOf(me, { unreadOnly: true })).data[0]?._id ?? '' },
    });
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${me.user.id}`).filter(({ event }) => event === 'notification')).toEqual([]);
  });

  it('nothing is sent of a like that failed', async () => {
    const [me, liker] = [await newcomer(), await newcomer()];
    const refused = await ctx.call('likeProfile', {
      as: liker.user,
      path: { profileId: me.profileId },
      body: { userProfileId: liker.profileId, isSuperLike: true },
    });
    expect(refused.status).toBe(403);
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${me.user.id}`)).toEqual([]);
    expect(await countsOf(me)).toMatchObject({ totalLikes: 0, unread: 0 });
  });
});

describe('what was deleted', () => {
  const remove = (me: Side, id: string) => ctx.ok('deleteNotification', { as: me.user, path: { id } });
  const restore = (me: Side, id: string) => ctx.ok('restoreNotification', { as: me.user, path: { id } });

  it('comes back as it was, in its place and in the counts, however often it is asked for', async () => {
    const me = await newcomer('premium');
    await likedBy(3, me);
    const [, { _id: id } = { _id: '' }] = (await listOf(me)).data;
    await ctx.ok('markNotificationRead', { as: me.user, path: { id } });
    const before = [await listOf(me), await countsOf(me)];
    await remove(me, id);
    expect((await listOf(me)).data).toHaveLength(2);
    expect(await restore(me, id)).toMatchObject({ _id: id, isRead: true });
    expect(await restore(me, id)).toMatchObject({ _id: id, isRead: true });
    expect([await listOf(me), await countsOf(me)]).toEqual(before);
  });

  it('comes back with the joined likes that went with it, and says no more than before (D1)', async () => {
    const me = await newcomer();
    await likedBy(3, me);
    const before = await listOf(me);
    const id = before.data[0]?._id ?? '';
    await remove(me, id);
    expect(await listOf(me)).toMatchObject({ data: [], meta: { total: 0, unread: 0 } });
    expect(await restore(me, id)).toEqual(before.data[0]);
    expect(await listOf(me)).toEqual(before);
  });

  it('joins the unread one that came for the same conversation meanwhile', async () => {
    const [me, partner] = [await newcomer(), await newcomer()];
    const { conversationId } = await newMatch(ctx, me, partner);
    const write = () =>
      ctx.ok('sendMessage', {
        as: partner.user,
        query: { profileId: partner.profileId },
        body: { type: 'text', conversationId, clientId: randomUUID(), content: 'Hello' },
      });
    await write();
    const message = async () => (await listOf(me)).data.filter(({ type }) => type === 'new_message');
    const [{ _id: id } = { _id: '' }] = await message();
    await remove(me, id);
    await write();
    const [{ _id: newer } = { _id: '' }] = await message();
    expect(newer).not.toBe(id);
    expect(await restore(me, id)).toMatchObject({ _id: newer });
    expect(await message()).toHaveLength(1);
  });

  it('cannot be restored by others, and is gone for good after a day', async () => {
    const [other, me] = [await newcomer(), await newcomer()];
    const handle = `somebody${people}`;
    await likedBy(1, me);
    const id = (await listOf(me)).data[0]?._id ?? '';
    await remove(me, id);
    const refused = { status: 404, body: { code: 'notification_not_found' } };
    expect(await ctx.call('restoreNotification', { as: other.user, path: { id } })).toMatchObject(refused);
    ctx.clock.advance(DAY_MS + MINUTE_MS);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    const as = await ctx.signIn({ handle });
    expect(await ctx.call('restoreNotification', { as, path: { id } })).toMatchObject(refused);
  });

  it('of an own profile that is deleted by now does not come back (D39)', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    const id = (await listOf(me)).data[0]?._id ?? '';
    await remove(me, id);
    await ctx.ok('deleteProfile', { as: me.user, path: { id: me.profileId } });
    expect((await ctx.call('restoreNotification', { as: me.user, path: { id } })).status).toBe(404);
    expect((await listOf(me)).data).toEqual([]);
  });
});

describe('what is read or deleted on one device', () => {
  const changes = (me: Side) =>
    ctx.realtime.on(`user:${me.user.id}`).filter(({ event }) => event === 'notifications-changed');

  it.each<[string, (me: Side, id: string) => Promise<unknown>]>([
    ['by reading one', (me, id) => ctx.ok('markNotificationRead', { as: me.user, path: { id } })],
    ['by reading all', (me) => ctx.ok('markAllNotificationsRead', { as: me.user })],
    ['by viewing the likes', (me) => ctx.ok('markLikesViewed', { as: me.user })],
    [
      'by bringing back',
      async (me, id) => {
        await ctx.call('deleteNotification', { as: me.user, path: { id } });
        await ctx.ok('restoreNotification', { as: me.user, path: { id } });
      },
    ],
    ['by deleting', (me, id) => ctx.call('deleteNotification', { as: me.user, path: { id } })],
  ])('%s is told to the others, without a word of what it was', async (_, doIt) => {
    const me = await newcomer();
    await likedBy(1, me);
    await ctx.runJobs();
    expect(changes(me)).toEqual([]);
    const [newest] = (await listOf(me)).data;
    await doIt(me, newest?._id ?? '');
    await ctx.runJobs();
    expect(changes(me).map(({ data }) => data)).toEqual([{ changedAt: ctx.clock.now().toISOString() }]);
  });

  it('is told of once: reading or deleting again changes nothing', async () => {
    const me = await newcomer();
    await likedBy(1, me);
    const id = (await listOf(me)).data[0]?._id ?? '';
    const path = { id };
    await ctx.ok('markNotificationRead', { as: me.user, path });
    await ctx.runJobs();
    await ctx.ok('markNotificationRead', { as: me.user, path });
    await ctx.ok('markAllNotificationsRead', { as: me.user });
    await ctx.runJobs();
    expect(changes(me)).toHaveLength(1);
    await ctx.call('deleteNotification', { as: me.user, path });
    await ctx.runJobs();
    await ctx.call('deleteNotification', { as: me.user, path });
    await ctx.runJobs();
    expect(changes(me)).toHaveLength(2);
  });
});

describe('whoever may not see who liked them (D1)', () => {
  /** A liker with distinct words in every field. */
  async function newSecretLiker(): Promise<{ liker: Side; secrets: string[] }> {
    people += 1;
    const word = `hidden${people}`;
    const user = await ctx.signIn(
      { handle: `${word}_handle`, name: `${word} display`, walletAddress: `0x${String(people).padStart(40, 'a')}` },
      'premium',
    );
    const profile = await ctx.newProfile(user, {
      name: `${word} name`,
      bio: `${word} bio`,
      tags: [`${word} tag`],
      interests: [`${word} interest`],
      languages: [`${word} language`],
      individualData: { role: 'developer', skills: [`${word} skill`], githubLink: `https://github.com/${word}` },
    });
    const own = await newcomer();
    const shared = new Set([
      ...leavesOf(await ctx.ok('getMe', { as: own.user })),
      ...leavesOf(await ctx.ok('getProfile', { path: { id: own.profileId } })),
    ]);
    const secrets = [...leavesOf(await ctx.ok('getMe', { as: user })), ...leavesOf(profile), word].filter(
      (leaf) => leaf.length > 2 && !shared.has(leaf),
    );
    expect(secrets).toEqual(
      expect.arrayContaining([user.id, user.privyId, profile._id, `${word} name`, `${word} tag`, `${word}_handle`]),
    );
    return { liker: { user, profileId: profile._id }, secrets };
  }

  function* leavesOf(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null)
      for (const child of Object.values(value)) yield* leavesOf(child);
  }

  /** Everything the server sends a person about likes, as one text: answers and published events. */
  async function everythingToldTo(me: Side): Promise<string> {
    await ctx.runJobs();
    const query = { userProfileId: me.profileId };
    const [list, unread] = [await listOf(me), await listOf(me, { unreadOnly: true })];
    const answers: unknown[] = [
      list,
      unread,
      await countsOf(me),
      await ctx.ok('listInboundLikes', { as: me.user }),
      await ctx.ok('listInboundLikes', { as: me.user, query }),
      await ctx.ok('listMatches', { as: me.user, query }),
      await ctx.ok('listConversations', { as: me.user, query: { profileId: me.profileId } }),
      await ctx.ok('listMyProfiles', { as: me.user }),
      await ctx.ok('getRealtimeToken', { as: me.user }),
      ctx.realtime.on(`user:${me.user.id}`),
      ctx.realtime.on(`user:${me.profileId}`),
    ];
    for (const { _id } of list.data)
      answers.push(await ctx.ok('markNotificationRead', { as: me.user, path: { id: _id } }));
    answers.push(await ctx.ok('markLikesViewed', { as: me.user }), await listOf(me));
    // The link to the plans is the same for everyone, whatever the liker's fields.
    return JSON.stringify(answers).replaceAll('"/premium"', '');
  }

  async function expectNothingOf(secrets: readonly string[], told: string): Promise<void> {
    expect(told).toContain('isSuperLike');
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  }

  it.each([
    ['a like', 1],
    ['likes enough for a group', 5],
  ])('is told nothing of them: %s', async (_, count) => {
    const me = await newcomer();
    const secrets: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const next = await newSecretLiker();
      await like(next.liker, me, number % 2 === 0);
      secrets.push(...next.secrets);
    }
    await expectNothingOf(secrets, await everythingToldTo(me));
  });

  it('is told only that a like happened, when, and whether it was a super-like', async () => {
    const me = await newcomer();
    const { liker } = await newSecretLiker();
    await like(liker, me, true);
    await ctx.runJobs();
    const { data } = await ctx.ok('listInboundLikes', { as: me.user });
    expect(data).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        isRevealed: false,
        isSuperLike: true,
        createdAt: ctx.clock.now().toISOString(),
      },
    ]);
    expect(Object.keys(ctx.realtime.on(`user:${me.user.id}`)[0]?.data ?? {}).sort()).toEqual([
      '_id',
      'actionUrl',
      'createdAt',
      'data',
      'isRead',
      'message',
      'readAt',
      'title',
      'type',
    ]);
  });

  it('sees them while a plan lasts that shows them, which also shows that this search finds what is told', async () => {
    const me = await newcomer('premium');
    const { liker, secrets } = await newSecretLiker();
    await like(liker, me);
    const told = await everythingToldTo(me);
    expect(secrets.filter((secret) => told.includes(secret))).toEqual(expect.arrayContaining([liker.profileId]));
  });

  it.each<[string, (me: Side) => Promise<void>]>([
    ['was taken back', (me) => ctx.setTier(me.user, 'free')],
    ['has ended', (me) => ctx.setTier(me.user, 'premium_plus', ctx.clock.now())],
  ])('is told nothing any more of what a plan showed that %s', async (_, end) => {
    const me = await newcomer('premium_plus');
    const { liker, secrets } = await newSecretLiker();
    await like(liker, me);
    expect(await typesOf(me)).toEqual(['new_like_revealed']);
    await end(me);
    await expectNothingOf(secrets, await everythingToldTo(me));
  });

  it('sees who it was when a plan begins that shows it', async () => {
    const me = await newcomer();
    const { liker } = await newSecretLiker();
    await like(liker, me);
    await ctx.setTier(me.user, 'premium', new Date(ctx.clock.now().getTime() + DAY_MS));
    expect((await listOf(me)).data).toMatchObject([
      { type: 'new_like_revealed', data: { profileId: liker.profileId } },
    ]);
    expect((await ctx.ok('listInboundLikes', { as: me.user })).data).toMatchObject([
      { isRevealed: true, profileId: liker.profileId },
    ]);
  });

  it('learns nothing when a liker deletes their profile: nothing goes, and nothing is sent', async () => {
    const me = await newcomer();
    const [one, two] = [await newSecretLiker(), await newSecretLiker()];
    await like(one.liker, me);
    ctx.clock.advance(MINUTE_MS);
    await like(two.liker, me, true);
    await ctx.runJobs();
    const told = async () => [
      await listOf(me),
      await countsOf(me),
      await ctx.ok('listInboundLikes', { as: me.user }),
      await ctx.ok('listInboundLikes', { as: me.user, query: { userProfileId: me.profileId, page: 1, limit: 1 } }),
      await ctx.ok('getProfile', { path: { id: me.profileId } }),
      ctx.realtime.on(`user:${me.user.id}`).length,
      ctx.realtime.on(`user:${me.profileId}`).length,
    ];
    const before = await told();
    expect(before[1]).toMatchObject({ totalLikes: 2, newLikes: 2 });
    await ctx.ok('deleteProfile', { as: one.liker.user, path: { id: one.liker.profileId } });
    await ctx.runJobs();
    expect(await told()).toEqual(before);
    await expectNothingOf([...one.secrets, ...two.secrets], await everythingToldTo(me));
  });

  it('is shown the liker in the deck like anybody else (D24)', async () => {
    const me = await newcomer();
    const [likers, strangers] = [
      [await newcomer('premium_plus'), await newcomer('premium_plus')],
      [await newcomer('premium_plus'), await newcomer('premium_plus')],
    ];
    const queue = () => ctx.ok('getMatchQueue', { as: me.user, query: { userProfileId: me.profileId, limit: 100 } });
    const before = await queue();
    for (const liker of likers) await like(liker, me);
    const after = await queue();
    const withoutCounts = ({ data }: typeof before) =>
      data.map(({ _id, common, isBoosted, ...card }) => [_id, common, isBoosted, Object.keys(card)]);
    expect(withoutCounts(after)).toEqual(withoutCounts(before));
    expect(after.data.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([...likers, ...strangers].map(({ profileId }) => profileId)),
    );
  });
});

it('as many people at once as reported a profile are notified, more than one statement can name', async () => {
  const { user } = await newcomer();
  const decided = () => ({ type: 'report_decided', reportId: uuid(), outcome: 'acted' }) as const;
  const events = Array.from({ length: 12_000 }, () => ({ userId: user.id, event: decided() }));
  await inTransaction(ctx.database.db, (trx) => ctx.services.notifications.notify(trx, events));
  const { rows } = await ctx.database.pool.query('select count(*) from notifications where user_id = $1', [user.id]);
  expect(rows).toEqual([{ count: 12_000 }]);
});
