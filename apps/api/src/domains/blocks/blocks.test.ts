import { limits } from '@mutuals/api-client/limits';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { type Matched, matchedPair } from '../../testing/match.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
const handle = () => `person${(people += 1)}`;
const pair = () => matchedPair(ctx, handle(), handle());
async function newcomer(): Promise<Matched> {
  const user = await ctx.signIn(handle());
  return { user, profileId: (await ctx.newProfile(user))._id };
}

const block = (as: TestUser, profileId: string) => ctx.call('createBlock', { as, body: { profileId } });
const unblock = (as: TestUser, blockId: string) => ctx.call('deleteBlock', { as, path: { blockId } });
const blocksOf = async (as: TestUser) => (await ctx.ok('listBlocks', { as })).data;
const statusOf = async (as: TestUser, id: string) => (await ctx.call('getProfile', { as, path: { id } })).status;
const write = (from: Matched, conversationId: string, clientId: string = uuid()) =>
  ctx.call('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, type: 'text', content: 'Hello', clientId },
  });
const like = (from: Matched, to: Matched) =>
  ctx.call('likeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId },
  });
const conversationsOf = async ({ user, profileId }: Matched) =>
  (await ctx.ok('listConversations', { as: user, query: { profileId } })).data;
const countsOf = ({ user }: Matched) => ctx.ok('getNotificationCounts', { as: user });

describe('a block (D64)', () => {
  it('hides all profiles of both people from each other, later ones too', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const more = (await ctx.newProfile(b.user))._id;
    expect((await block(a.user, b.profileId)).status).toBe(201);
    const later = (await ctx.newProfile(b.user))._id;
    for (const id of [b.profileId, more, later]) expect(await statusOf(a.user, id)).toBe(404);
    expect(await statusOf(b.user, a.profileId)).toBe(404);
    expect(await statusOf(b.user, later)).toBe(200);
  });

  it('is listed for who blocked, with what they saw, the last one first, and for nobody else', async () => {
    const [a, b, c] = [await newcomer(), await newcomer(), await newcomer()];
    await block(a.user, b.profileId);
    ctx.clock.advance(1_000);
    await block(a.user, c.profileId);
    expect((await blocksOf(a.user)).map(({ profile }) => profile._id)).toEqual([c.profileId, b.profileId]);
    expect(await blocksOf(a.user)).toMatchObject([{ profile: { isDeleted: false, name: expect.any(String) } }, {}]);
    expect(await blocksOf(b.user)).toEqual([]);
  });

  it('is the same one when it is asked for again, also twice at once', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const answers = await Promise.all([block(a.user, b.profileId), block(a.user, b.profileId)]);
    answers.push(await block(a.user, b.profileId));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await blocksOf(a.user)).toHaveLength(1);
  });

  it('is refused for oneself, by any own profile', async () => {
    const a = await newcomer();
    const other = (await ctx.newProfile(a.user))._id;
    for (const id of [a.profileId, other])
      expect(await block(a.user, id)).toMatchObject({ status: 403, body: { code: 'cannot_block_yourself' } });
  });

  it('is refused for what was never there, and for a deleted profile that one has nothing with', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    expect(await block(a.user, uuid())).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    await like(b, a);
    await ctx.ok('deleteProfile', { as: b.user, path: { id: b.profileId } });
    const c = await newcomer();
    await ctx.ok('dislikeProfile', {
      as: a.user,
      path: { profileId: c.profileId },
      body: { userProfileId: a.profileId },
    });
    await like(await newcomer(), c);
    await ctx.ok('deleteProfile', { as: c.user, path: { id: c.profileId } });
    expect(await block(a.user, c.profileId)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    // That it liked one is no secret to be found out by trying (D1).
    expect(await block(a.user, b.profileId)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });

  it('is possible for a deleted profile that one matched with or liked', async () => {
    const [one, other, c] = [await pair(), await pair(), await newcomer()];
    await like(one.a, c);
    for (const [own, { user, profileId }] of [
      [one.a, one.b],
      [one.a, c],
      [other.b, other.a],
    ] as const) {
      await ctx.ok('deleteProfile', { as: user, path: { id: profileId } });
      expect(await block(own.user, profileId)).toMatchObject({ status: 201, body: { profile: { isDeleted: true } } });
    }
  });

  it('never says that another profile is of a blocked person (D36)', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const other = (await ctx.newProfile(b.user))._id;
    await block(a.user, b.profileId);
    expect(await block(a.user, other)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect((await block(a.user, b.profileId)).status).toBe(201);
  });

  it('is never told: a person who was blocked may block as well, and reads of a deleted profile', async () => {
    const { a, b } = await pair();
    await block(a.user, b.profileId);
    expect(await block(b.user, a.profileId)).toMatchObject({
      status: 201,
      body: { profile: { _id: a.profileId, isDeleted: true } },
    });
    expect(await blocksOf(b.user)).toMatchObject([{ profile: { isDeleted: true } }]);
  });

  it('is possible as often as the limit says, and again once one was undone', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const { pool } = ctx.database;
    await pool.query(
      `with people as (insert into users (id, privy_id, display_name, created_at)
         select gen_random_uuid(), 'did:privy:many' || n, 'Many', $2 from generate_series(1, $3::int) n returning id),
       seen as (insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
         select gen_random_uuid(), id, 'individual', 'developer', 'Many', 'Builds.', 'free', $2, $2 from people returning id, user_id)
       insert into blocks (id, blocker_user_id, blocked_user_id, blocked_profile_id, created_at)
         select gen_random_uuid(), $1, user_id, id, $2 from seen`,
      [a.user.id, ctx.clock.now(), limits.blocksPerUser],
    );
    expect(await block(a.user, b.profileId)).toMatchObject({ status: 409, body: { code: 'block_limit_reached' } });
    const [one] = await blocksOf(a.user);
    expect((await unblock(a.user, one?._id ?? '')).status).toBe(204);
    expect((await block(a.user, b.profileId)).status).toBe(201);
  });
});

describe('undoing a block (D64)', () => {
  it('is for who blocked alone', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const { body } = await block(a.user, b.profileId);
    for (const who of [b, await newcomer()])
      expect(await unblock(who.user, body._id)).toMatchObject({ status: 404, body: { code: 'block_not_found' } });
    expect((await unblock(a.user, body._id)).status).toBe(204);
    expect(await unblock(a.user, body._id)).toMatchObject({ status: 404, body: { code: 'block_not_found' } });
  });

  it('leaves every other block as it is', async () => {
    const [a, b, c] = [await newcomer(), await newcomer(), await newcomer()];
    const { body } = await block(a.user, b.profileId);
    await block(a.user, c.profileId);
    expect((await unblock(a.user, body._id)).status).toBe(204);
    expect((await blocksOf(a.user)).map(({ profile }) => profile._id)).toEqual([c.profileId]);
  });

  it('brings back the match, its conversation, what is unread and whose turn it is', async () => {
    const { a, b, conversationId } = await pair();
    await write(b, conversationId);
    const before = [await conversationsOf(a), await countsOf(a), await conversationsOf(b)];
    const { body } = await block(a.user, b.profileId);
    expect(await conversationsOf(a)).toEqual([]);
    expect(await countsOf(a)).toMatchObject({ unreadMessages: 0, unread: 0 });
    await unblock(a.user, body._id);
    expect([await conversationsOf(a), await countsOf(a), await conversationsOf(b)]).toEqual(before);
    expect((await write(a, conversationId)).status).toBe(201);
  });

  it('changes nothing while the other person blocks as well', async () => {
    const { a, b, conversationId } = await pair();
    await write(b, conversationId);
    const [first] = [await block(a.user, b.profileId), await block(b.user, a.profileId)];
    await unblock(a.user, first.body._id);
    expect(await statusOf(a.user, b.profileId)).toBe(404);
    expect(await conversationsOf(a)).toMatchObject([{ participants: [{}, { isDeleted: true }], waitingSince: null }]);
    expect(await conversationsOf(b)).toEqual([]);
  });
});

describe('what was between the two', () => {
  it('looks to who was blocked as after a deletion, word for word', async () => {
    const views = async ({ user: as, profileId }: Matched) => ({
      conversations: await conversationsOf({ user: as, profileId }),
      matches: (await ctx.ok('listMatches', { as, query: { userProfileId: profileId } })).data,
      sent: (await ctx.ok('listOutboundLikes', { as })).data,
      received: await ctx.ok('listInboundLikes', { as }),
      notifications: (await ctx.ok('listNotifications', { as })).data,
      counts: await ctx.ok('getNotificationCounts', { as }),
      channels: (await ctx.ok('getRealtimeToken', { as })).channels,
    });
    const [deleting, blocking] = [await pair(), await pair()];
    for (const { a, b, conversationId } of [deleting, blocking]) {
      await like(b, a);
      await write(a, conversationId);
      await write(b, conversationId);
      await write(a, conversationId);
    }
    await ctx.ok('deleteProfile', { as: deleting.a.user, path: { id: deleting.a.profileId } });
    await block(blocking.a.user, blocking.b.profileId);
    // The same but for what names the pair.
    const shape = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
        .replaceAll(/person\d+/g, 'name');
    expect(shape(await views(blocking.b))).toBe(shape(await views(deleting.b)));
    expect(await write(blocking.b, blocking.conversationId)).toMatchObject({
      status: 409,
      body: { code: 'partner_deleted' },
    });
  });

  it('is gone for who blocked', async () => {
    const { a, b, conversationId } = await pair();
    await write(b, conversationId);
    await block(a.user, b.profileId);
    const path = { id: conversationId };
    const query = { profileId: a.profileId };
    expect((await ctx.call('listMessages', { as: a.user, path, query })).body.code).toBe('conversation_not_found');
    expect((await ctx.call('markConversationRead', { as: a.user, path, query })).body.code).toBe(
      'conversation_not_found',
    );
    expect(await write(a, conversationId)).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
    expect((await ctx.ok('listMatches', { as: a.user, query: { userProfileId: a.profileId } })).data).toEqual([]);
    expect((await ctx.ok('listNotifications', { as: a.user })).data).toEqual([]);
  });

  it('never tells a free tier who had liked it: an unanswered like stays, unnamed (D1)', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    await like(b, a);
    const before = [await ctx.ok('listInboundLikes', { as: a.user }), await countsOf(a)];
    await block(a.user, b.profileId);
    expect([await ctx.ok('listInboundLikes', { as: a.user }), await countsOf(a)]).toEqual(before);
    await ctx.setTier(a.user, 'premium');
    expect((await ctx.ok('listInboundLikes', { as: a.user })).data).toEqual([]);
    expect(await countsOf(a)).toMatchObject({ totalLikes: 0, unread: 0 });
  });
});

describe('in the same instant as a block', () => {
  /** Runs a request until it waits for the lock of a row, blocks, and answers what became of the request. */
  async function meanwhile<T>(
    lock: string,
    id: string,
    request: () => Promise<T>,
    then: () => Promise<unknown>,
    strength = sql`for update`,
  ) {
    const waiting = await inTransaction(ctx.database.db, async (trx) => {
      await sql`select from ${sql.table(lock)} where id = ${id} ${strength}`.execute(trx);
      const asked = request();
      await untilSomeoneWaits(ctx.database.pool);
      await then();
      return { asked };
    });
    return waiting.asked;
  }
  /** A block that is stored while somebody else's lock holds the rest of it up. */
  const storeBlock = (by: Matched, other: Matched) =>
    ctx.database.db
      .insertInto('blocks')
      .values({
        id: uuid(),
        blocker_user_id: by.user.id,
        blocked_user_id: other.user.id,
        blocked_profile_id: other.profileId,
        created_at: ctx.clock.now(),
      })
      .execute();

  it('a message is refused, and none is stored', async () => {
    const { a, b, conversationId } = await pair();
    const answer = await meanwhile(
      'conversations',
      conversationId,
      () => write(b, conversationId),
      () => storeBlock(a, b),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'partner_deleted' } });
    const { rowCount } = await ctx.database.pool.query('select from messages where conversation_id = $1', [
      conversationId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('a like that would be a match is refused', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    await like(a, b);
    const answer = await meanwhile(
      'profiles',
      a.profileId,
      () => like(b, a),
      () => storeBlock(a, b),
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect(await conversationsOf(b)).toEqual([]);
  });

  it('waits for a like that came first, and takes its match away', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    await like(a, b);
    const answer = await meanwhile(
      'profiles',
      b.profileId,
      () => block(a.user, b.profileId),
      async () => undefined,
      // As a like locks it: a row that refers to it would not wait.
      sql`for no key update`,
    );
    expect(answer.status).toBe(201);
    expect((await like(b, a)).status).toBe(404);
  });

  it('a message, a match and a notification that wait to be published reach nobody', async () => {
    const { a, b, conversationId } = await pair();
    await ctx.runJobs();
    const from = ctx.realtime.published.length;
    await write(b, conversationId);
    await write(a, conversationId);
    await block(a.user, b.profileId);
    await ctx.runJobs();
    const published = ctx.realtime.published.slice(from);
    expect(published.filter(({ event }) => event.startsWith('new-message'))).toEqual([]);
    expect(published.filter(({ channel, event }) => event === 'notification' && channel.endsWith(a.user.id))).toEqual(
      [],
    );
    expect(JSON.stringify(published.filter(({ channel }) => channel.endsWith(b.user.id)))).not.toContain('senderName');
  });

  it('is the one of another request that was stored while this one waited for its person', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const answer = await meanwhile(
      'users',
      a.user.id,
      () => block(a.user, b.profileId),
      () => storeBlock(a, b),
      sql`for no key update`,
    );
    expect(answer.status).toBe(201);
    expect(await blocksOf(a.user)).toHaveLength(1);
  });

  it('holds both people before it locks a profile, as everything does', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const answer = await meanwhile(
      'users',
      b.user.id,
      () => block(a.user, b.profileId),
      () => ctx.database.pool.query('select from profiles where id = $1 for update nowait', [b.profileId]),
    );
    expect(answer.status).toBe(201);
  });

  it('both people may block each other at once', async () => {
    const { a, b } = await pair();
    const answers = await Promise.all([block(a.user, b.profileId), block(b.user, a.profileId)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([await conversationsOf(a), await conversationsOf(b)]).toEqual([[], []]);
  });
});

describe('other devices', () => {
  it('of both people are told to look again, and nothing more', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const { body } = await block(a.user, b.profileId);
    await ctx.runJobs();
    await unblock(a.user, body._id);
    await ctx.runJobs();
    for (const { user } of [a, b]) {
      const told = ctx.realtime.on(`user:${user.id}`);
      expect(told.map(({ event }) => event)).toEqual(['people-changed', 'people-changed']);
      expect(told.map(({ data }) => Object.keys(Object(data)))).toEqual([['changedAt'], ['changedAt']]);
    }
  });

  it('get no channel of a conversation across a block, and get it back', async () => {
    const { a, b, conversationId } = await pair();
    const channels = async ({ user: as }: Matched, query = {}) =>
      (await ctx.ok('getRealtimeToken', { as, query })).channels;
    const channel = `conversation:${conversationId}`;
    expect(await channels(a)).toContain(channel);
    const { body } = await block(a.user, b.profileId);
    expect(await channels(a)).not.toContain(channel);
    expect(await channels(b)).not.toContain(channel);
    expect(await channels(b, { conversationId })).not.toContain(channel);
    expect((await ctx.call('getRealtimeToken', { as: a.user, query: { conversationId } })).body.code).toBe(
      'conversation_not_found',
    );
    await unblock(a.user, body._id);
    expect(await channels(b)).toContain(channel);
  });

  it('of who was blocked publish nothing into the conversation', async () => {
    const { a, b, conversationId } = await pair();
    await write(a, conversationId);
    await ctx.runJobs();
    await block(a.user, b.profileId);
    await ctx.runJobs();
    const from = ctx.realtime.published.length;
    await ctx.ok('markConversationRead', {
      as: b.user,
      path: { id: conversationId },
      query: { profileId: b.profileId },
    });
    await ctx.runJobs();
    const channels = ctx.realtime.published.slice(from).map(({ channel }) => channel);
    expect(channels).toContain(`user:${b.profileId}`);
    expect(channels).not.toContain(`conversation:${conversationId}`);
  });
});
