import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGif } from '../../testing/gifs-by-hand.ts';
import { type Matched, matchedPair, matchWithStranger } from '../../testing/match.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
const newPair = () => matchedPair(ctx, `p${(people += 1)}`, `p${(people += 1)}`);

const text = (conversationId: string, content: string, clientId: string = randomUUID()) => ({
  type: 'text',
  conversationId,
  clientId,
  content,
});
const send = (from: Matched, body: unknown) =>
  ctx.call('sendMessage', { as: from.user, query: { profileId: from.profileId }, body });
const page = (reader: Matched, id: string, query: Record<string, string | number> = {}) =>
  ctx.ok('listMessages', { as: reader.user, path: { id }, query });
const conversation = async (viewer: Matched, conversationId: string) => {
  const { data } = await ctx.ok('listConversations', {
    as: viewer.user,
    query: { profileId: viewer.profileId, conversationId },
  });
  return data[0];
};

describe('who may talk (D33)', () => {
  it('lets the two matched profiles write to each other', async () => {
    const { a, b, conversationId } = await newPair();
    expect(await send(a, text(conversationId, '  Hello  '))).toMatchObject({
      status: 201,
      body: { seq: 1, content: 'Hello', senderId: a.profileId, status: 'sent' },
    });
    expect(await send(b, text(conversationId, 'Hi'))).toMatchObject({ status: 201, body: { seq: 2 } });
    expect((await page(a, conversationId)).data.map((message) => message.content)).toEqual(['Hello', 'Hi']);
  });

  it('refuses everybody else to read, write and mark', async () => {
    const { conversationId } = await newPair();
    const { a: stranger } = await newPair();
    const refused = { status: 403, body: { code: 'not_a_participant' } };
    expect(await send(stranger, text(conversationId, 'Hello'))).toMatchObject(refused);
    expect(await ctx.call('listMessages', { as: stranger.user, path: { id: conversationId } })).toMatchObject(refused);
    expect(
      await ctx.call('markConversationRead', {
        as: stranger.user,
        path: { id: conversationId },
        query: { profileId: stranger.profileId },
      }),
    ).toMatchObject(refused);
    expect(await ctx.call('getRealtimeToken', { as: stranger.user, query: { conversationId } })).toMatchObject(refused);
  });

  it('refuses to act as a profile of someone else (D6)', async () => {
    const { a, b, conversationId } = await newPair();
    const refused = { status: 403, body: { code: 'not_your_profile' } };
    expect(
      await ctx.call('sendMessage', {
        as: a.user,
        query: { profileId: b.profileId },
        body: text(conversationId, 'Hello'),
      }),
    ).toMatchObject(refused);
    expect(await ctx.call('listConversations', { as: a.user, query: { profileId: b.profileId } })).toMatchObject(
      refused,
    );
    expect(
      await ctx.call('createConversation', {
        as: a.user,
        body: { targetProfileId: a.profileId, profileId: b.profileId },
      }),
    ).toMatchObject(refused);
  });

  it('opens the conversation of a match, and no other', async () => {
    const { a, b, conversationId } = await newPair();
    const { a: stranger } = await newPair();
    const opened = await ctx.call('createConversation', {
      as: a.user,
      body: { targetProfileId: b.profileId, profileId: a.profileId },
    });
    expect(opened).toMatchObject({ status: 200, body: { _id: conversationId, unreadCount: { [a.profileId]: 0 } } });
    expect(opened.body.participants.map(({ _id }) => _id)).toEqual([a.profileId, b.profileId]);
    expect(
      await ctx.call('createConversation', { as: a.user, body: { targetProfileId: stranger.profileId } }),
    ).toMatchObject({ status: 403, body: { code: 'not_matched' } });
    expect(await ctx.call('createConversation', { as: a.user, body: { targetProfileId: randomUUID() } })).toMatchObject(
      { status: 404, body: { code: 'profile_not_found' } },
    );
  });

  it('opens the conversation without an acting profile too', async () => {
    const { a, b, conversationId } = await newPair();
    expect(await ctx.call('createConversation', { as: a.user, body: { targetProfileId: b.profileId } })).toMatchObject({
      status: 200,
      body: { _id: conversationId },
    });
    expect(await ctx.call('createConversation', { as: a.user, body: { targetProfileId: a.profileId } })).toMatchObject({
      status: 403,
      body: { code: 'not_matched' },
    });
  });

  it('keeps the conversation for the partner of a deleted profile, who cannot write into it (D39)', async () => {
    const { a, b, conversationId } = await newPair();
    await send(b, text(conversationId, 'Before'));
    await ctx.ok('deleteProfile', { as: b.user, path: { id: b.profileId } });
    expect((await conversation(a, conversationId))?.participants[1]).toEqual({ _id: b.profileId, isDeleted: true });
    expect((await page(a, conversationId)).data).toHaveLength(1);
    expect(await send(a, text(conversationId, 'After'))).toMatchObject({
      status: 409,
      body: { code: 'partner_deleted' },
    });
    expect(await ctx.call('listMessages', { as: b.user, path: { id: conversationId } })).toMatchObject({
      status: 404,
      body: { code: 'conversation_not_found' },
    });
  });
});

describe('sending (D25)', () => {
  it('stores a message sent twenty times at once under one client id once, and answers each the same', async () => {
    const { a, conversationId } = await newPair();
    const body = text(conversationId, 'Once');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(a, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.map(({ body: message }) => message)).toEqual(Array.from(answers, () => answers[0]?.body));
    expect((await page(a, conversationId)).data).toHaveLength(1);
  });

  it('takes messages without a client id, each as a new one', async () => {
    const { a, b, conversationId } = await newPair();
    const body = { type: 'text', conversationId, content: 'To the letter' };
    const [first, second] = [await send(a, body), await send(a, body)];
    expect([first.status, second.status]).toEqual([201, 201]);
    const { data } = await page(b, conversationId);
    expect(data.map(({ seq, content }) => [seq, content])).toEqual([
      [1, 'To the letter'],
      [2, 'To the letter'],
    ]);
    expect(new Set(data.map(({ clientId }) => clientId)).size).toBe(2);
  });

  it('refuses a client id that stands for another message', async () => {
    const { a, conversationId } = await newPair();
    const clientId = randomUUID();
    await send(a, text(conversationId, 'One', clientId));
    expect(await send(a, text(conversationId, 'Two', clientId))).toMatchObject({
      status: 409,
      body: { code: 'client_id_reused' },
    });
  });

  it('numbers messages of both sides sent at once without a gap or a double', async () => {
    const { a, b, conversationId } = await newPair();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(index % 2 ? a : b, text(conversationId, `message ${index}`))),
    );
    const { data } = await page(a, conversationId, { limit: 100 });
    expect(data.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(data.map(({ content }) => content)).size).toBe(60);
  });

  describe('GIFs', () => {
    const { url, stillUrl } = aGif;
    const gif = (conversationId: string, content = url, metadata: object = {}) => ({
      type: 'gif',
      conversationId,
      clientId: randomUUID(),
      content,
      metadata: { gifId: '4812', title: 'A rocket', width: 480, height: 270, stillUrl, ...metadata },
    });

    it('are sent with their size and their still picture, and both sides and the list see them', async () => {
      const { a, b, conversationId } = await newPair();
      const metadata = { gifId: '4812', title: 'A rocket', width: 480, height: 270, stillUrl };
      expect(await send(a, gif(conversationId))).toMatchObject({
        status: 201,
        body: { type: 'gif', content: url, metadata },
      });
      expect((await page(b, conversationId)).data).toMatchObject([{ type: 'gif', content: url, metadata }]);
      const { data } = await ctx.ok('listConversations', { as: b.user, query: { profileId: b.profileId } });
      expect(data[0]?.lastMessage).toMatchObject({ type: 'gif', content: url });
    });

    it('of one client id are sent once', async () => {
      const { a, conversationId } = await newPair();
      const message = gif(conversationId);
      const [first, again] = [await send(a, message), await send(a, message)];
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
    });

    it.each([
      'https://example.com/abc.gif',
      'https://static.klipy.com.example.com/abc.gif',
      'https://static.klipy.com@example.com/abc.gif',
      'http://static.klipy.com/abc.gif',
      'https://static.klipy.com:8443/abc.gif',
      'https://media.giphy.com/media/abc/giphy.gif',
    ])('come from the hosts of the GIF service only (D35), and so does the still picture: %s', async (elsewhere) => {
      const { a, conversationId } = await newPair();
      const refused = { status: 400, body: { code: 'picture_not_allowed' } };
      expect(await send(a, gif(conversationId, elsewhere))).toMatchObject(refused);
      expect(await send(a, gif(conversationId, url, { stillUrl: elsewhere }))).toMatchObject(refused);
    });

    it.each([{ width: 0 }, { height: 10_001 }, { width: 1.5 }, { gifId: ' ' }, { stillUrl: undefined }, { more: 1 }])(
      'with %j are refused',
      async (metadata) => {
        const { a, conversationId } = await newPair();
        expect(await send(a, gif(conversationId, url, metadata))).toMatchObject({
          status: 400,
          body: { code: 'validation_failed' },
        });
      },
    );

    it('that a server of an earlier version stored have no still picture', async () => {
      const { a, b, conversationId } = await newPair();
      await send(a, gif(conversationId));
      const old = JSON.stringify({ gifId: '4812', title: 'A rocket', width: 480, height: 270 });
      await sql`update messages set metadata = ${old} where conversation_id = ${conversationId}`.execute(
        ctx.database.db,
      );
      expect((await page(b, conversationId)).data[0]?.metadata).toMatchObject({ stillUrl: null, width: 480 });
    });
  });

  it('counts the length in code points and refuses blank text (D37)', async () => {
    const { a, conversationId } = await newPair();
    expect((await send(a, text(conversationId, '🟡'.repeat(4000)))).status).toBe(201);
    expect((await send(a, text(conversationId, '🟡'.repeat(4001)))).status).toBe(400);
    expect((await send(a, text(conversationId, ' \n\t '))).status).toBe(400);
  });
});

describe('pages', () => {
  it('goes back by `before` and forward by `after`, ascending, and says whether there is more', async () => {
    const { a, b, conversationId } = await newPair();
    for (let index = 1; index <= 7; index += 1) await send(a, text(conversationId, `${index}`));
    const seqs = async (query: Record<string, number>) => {
      const { data, meta } = await page(b, conversationId, query);
      return [data.map(({ seq }) => seq), meta.hasMore];
    };
    expect(await seqs({ limit: 3 })).toEqual([[5, 6, 7], true]);
    expect(await seqs({ limit: 3, before: 5 })).toEqual([[2, 3, 4], true]);
    expect(await seqs({ limit: 3, before: 2 })).toEqual([[1], false]);
    expect(await seqs({ limit: 3, after: 0 })).toEqual([[1, 2, 3], true]);
    expect(await seqs({ limit: 3, after: 4 })).toEqual([[5, 6, 7], false]);
    expect(await seqs({ limit: 3, after: 7 })).toEqual([[], false]);
  });

  it('refuses before and after together', async () => {
    const { a, conversationId } = await newPair();
    expect(
      await ctx.call('listMessages', { as: a.user, path: { id: conversationId }, query: { before: 5, after: 1 } }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('lists conversations from the one last written in on; a new match counts from when it was made', async () => {
    const { a, b, conversationId: oldest } = await newPair();
    ctx.clock.advance(60_000);
    const middle = await matchWithStranger(ctx, a, `p${(people += 1)}`);
    ctx.clock.advance(60_000);
    const newest = await matchWithStranger(ctx, a, `p${(people += 1)}`);
    const order = async () =>
      (await ctx.ok('listConversations', { as: a.user, query: { profileId: a.profileId } })).data.map(({ _id }) => _id);
    expect(await order()).toEqual([newest, middle, oldest]);
    const at = async (offset: number): Promise<string | undefined> =>
      (await ctx.ok('listConversations', { as: a.user, query: { profileId: a.profileId, limit: 1, offset } })).data[0]
        ?._id;
    expect([await at(0), await at(1), await at(2), await at(3)]).toEqual([newest, middle, oldest, undefined]);
    ctx.clock.advance(60_000);
    await send(b, text(oldest, 'Hello again'));
    expect(await order()).toEqual([oldest, newest, middle]);
  });

  it('skips no further than 10,000 conversations', async () => {
    const { a } = await newPair();
    const at = (offset: number) =>
      ctx.call('listConversations', { as: a.user, query: { profileId: a.profileId, offset } });
    expect((await at(10_000)).status).toBe(200);
    expect(await at(10_001)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('lists the conversation last written in first, with its last message and what is unread', async () => {
    const { a, b, conversationId } = await newPair();
    ctx.clock.advance(1000);
    await send(b, text(conversationId, 'One'));
    await send(b, text(conversationId, 'Two'));
    expect(await conversation(a, conversationId)).toMatchObject({
      lastMessage: { content: 'Two', senderId: b.profileId, seq: 2 },
      unreadCount: { [a.profileId]: 2 },
    });
    expect(await conversation(b, conversationId)).toMatchObject({ unreadCount: { [b.profileId]: 0 } });
  });
});

describe('reading', () => {
  it('marks the messages of the partner read, for the sender too, and clears the unread count', async () => {
    const { a, b, conversationId } = await newPair();
    await send(a, text(conversationId, 'One'));
    await send(a, text(conversationId, 'Two'));
    const receipt = await ctx.ok('markConversationRead', {
      as: b.user,
      path: { id: conversationId },
      query: { profileId: b.profileId },
    });
    expect(receipt).toMatchObject({ readerProfileId: b.profileId, lastReadSeq: 2 });
    await send(a, text(conversationId, 'Three'));
    expect((await page(a, conversationId)).data.map(({ status }) => status)).toEqual(['read', 'read', 'sent']);
    expect((await conversation(b, conversationId))?.unreadCount).toEqual({ [b.profileId]: 1 });
  });

  it('reads no more than was seen, and never goes back', async () => {
    const { a, b, conversationId } = await newPair();
    for (const content of ['One', 'Two', 'Three']) await send(b, text(conversationId, content));
    await send(a, text(conversationId, 'Mine'));
    const read = (upToSeq: number) =>
      ctx.ok('markConversationRead', {
        as: a.user,
        path: { id: conversationId },
        query: { profileId: a.profileId, upToSeq },
      });
    const unread = async () => (await conversation(a, conversationId))?.unreadCount[a.profileId];
    const told = async () => (await ctx.ok('listNotifications', { as: a.user, query: { unreadOnly: true } })).data;
    expect(await read(2)).toMatchObject({ lastReadSeq: 2 });
    expect([await unread(), (await told()).length]).toEqual([1, 1]);
    expect((await page(b, conversationId)).data.map(({ status }) => status)).toEqual(['read', 'read', 'sent', 'sent']);
    expect(await read(1)).toMatchObject({ lastReadSeq: 2 });
    expect(await unread()).toBe(1);
    expect(await read(999)).toMatchObject({ lastReadSeq: 4 });
    expect([await unread(), (await told()).length]).toEqual([0, 0]);
  });

  it('does not lose a message that arrives while an earlier one is being read', async () => {
    const { a, b, conversationId } = await newPair();
    await send(b, text(conversationId, 'Seen'));
    const query = { profileId: a.profileId, upToSeq: 1 };
    await Promise.all([
      ...Array.from({ length: 10 }, (_, number) => send(b, text(conversationId, `Later ${number}`))),
      ...Array.from({ length: 5 }, () =>
        ctx.ok('markConversationRead', { as: a.user, path: { id: conversationId }, query }),
      ),
    ]);
    expect((await conversation(a, conversationId))?.unreadCount[a.profileId]).toBe(10);
  });

  it('tells the conversation once, not again when nothing new was read', async () => {
    const { a, b, conversationId } = await newPair();
    await send(a, text(conversationId, 'One'));
    for (let times = 0; times < 3; times += 1)
      await ctx.ok('markConversationRead', {
        as: b.user,
        path: { id: conversationId },
        query: { profileId: b.profileId },
      });
    await ctx.runJobs();
    expect(ctx.realtime.on(`conversation:${conversationId}`).filter(({ event }) => event === 'read')).toHaveLength(1);
  });
});

describe('realtime', () => {
  it("tells a person's other devices what they wrote and read on this one", async () => {
    const { a, b, conversationId } = await newPair();
    await send(b, text(conversationId, 'Hello'));
    await ctx.ok('markConversationRead', {
      as: a.user,
      path: { id: conversationId },
      query: { profileId: a.profileId },
    });
    await send(a, text(conversationId, 'Hi'));
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${a.profileId}`)).toMatchObject([
      { event: 'new-message-notification', data: { message: { content: 'Hello' } } },
      { event: 'read', data: { conversationId, readerProfileId: a.profileId, lastReadSeq: 1 } },
      { event: 'new-message', data: { conversationId, message: { content: 'Hi', senderId: a.profileId } } },
    ]);
    expect(ctx.realtime.on(`user:${b.profileId}`).map(({ event }) => event)).toEqual([
      'new-message',
      'new-message-notification',
    ]);
  });

  it('tells the open conversation and the absent partner of a message, and nobody of one that was there', async () => {
    const { a, b, conversationId } = await newPair();
    const body = text(conversationId, 'Hello');
    const { body: message } = await send(a, body);
    await send(a, body);
    await ctx.runJobs();
    expect(ctx.realtime.on(`conversation:${conversationId}`)).toEqual([
      { channel: `conversation:${conversationId}`, event: 'new-message', data: { conversationId, message } },
    ]);
    expect(ctx.realtime.on(`user:${b.profileId}`)).toMatchObject([
      { event: 'new-message-notification', data: { conversationId, receiverProfileId: b.profileId } },
    ]);
    expect(ctx.realtime.on(`user:${a.profileId}`).map(({ event }) => event)).toEqual(['new-message']);
  });

  it('gives a token for the own channels alone (D4)', async () => {
    const { a, b, conversationId } = await newPair();
    const { channels, clientId } = await ctx.ok('getRealtimeToken', { as: a.user });
    expect(clientId).toBe(a.user.id);
    expect(new Set(channels)).toEqual(
      new Set([`user:${a.user.id}`, `user:${a.profileId}`, `conversation:${conversationId}`]),
    );
    expect(channels.join()).not.toContain(b.profileId);
  });

  it('names the 50 most recent conversations and the one asked for (D4)', async () => {
    const { a, conversationId: oldest } = await newPair();
    for (let index = 0; index < 50; index += 1) {
      ctx.clock.advance(1000);
      await matchWithStranger(ctx, a, `s${index}`);
    }
    const conversations = async (query: Record<string, string>) =>
      (await ctx.ok('getRealtimeToken', { as: a.user, query })).channels.filter((channel) =>
        channel.startsWith('conversation:'),
      );
    expect(await conversations({})).toHaveLength(50);
    expect(await conversations({})).not.toContain(`conversation:${oldest}`);
    expect(await conversations({ conversationId: oldest })).toContain(`conversation:${oldest}`);
  });
});

it('unread messages are counted up to 100, of a profile and in all, as screens say "99+"', async () => {
  const { a, conversationId } = await newPair();
  const second = { user: a.user, profileId: (await ctx.newProfile(a.user, { name: 'Second' }))._id };
  const other = await matchWithStranger(ctx, second, `p${(people += 1)}`);
  const countsWith = async (first: number, others: number) => {
    for (const [id, unread_count] of [
      [conversationId, first],
      [other, others],
    ] as const)
      await ctx.database.db
        .updateTable('conversation_members')
        .set({ unread_count })
        .where('conversation_id', '=', id)
        .where('user_id', '=', a.user.id)
        .execute();
    return ctx.ok('getNotificationCounts', { as: a.user });
  };
  expect(await countsWith(250, 1)).toMatchObject({
    unreadMessages: 100,
    unreadMessagesByProfile: { [a.profileId]: 100, [second.profileId]: 1 },
  });
  expect(await countsWith(60, 70)).toMatchObject({
    unreadMessages: 100,
    unreadMessagesByProfile: { [a.profileId]: 60, [second.profileId]: 70 },
  });
});

describe('an own profile that was deleted (D39)', () => {
  it('leaves the counts of unread messages and the token, and cannot be acted as any more', async () => {
    const { a, b, conversationId } = await newPair();
    await send(b, text(conversationId, 'Before'));
    const other = { user: a.user, profileId: (await ctx.newProfile(a.user))._id };
    const counts = () => ctx.ok('getNotificationCounts', { as: a.user });
    const channels = async () => (await ctx.ok('getRealtimeToken', { as: a.user })).channels;
    expect(await counts()).toMatchObject({ unreadMessages: 1, unreadMessagesByProfile: { [a.profileId]: 1 } });
    expect(await channels()).toContain(`conversation:${conversationId}`);
    await ctx.ok('deleteProfile', { as: a.user, path: { id: a.profileId } });
    expect(await counts()).toMatchObject({ unreadMessages: 0, unreadMessagesByProfile: {} });
    expect(await channels()).toEqual([`user:${a.user.id}`, `user:${other.profileId}`]);

    const gone = { status: 404, body: { code: 'acting_profile_not_found' } };
    const [profileId, userProfileId] = [a.profileId, a.profileId];
    const id = conversationId;
    expect(await send(a, text(conversationId, 'After'))).toMatchObject(gone);
    for (const [operation, options] of [
      ['markConversationRead', { path: { id }, query: { profileId } }],
      ['listMessages', { path: { id }, query: { profileId } }],
      ['listConversations', { query: { profileId } }],
      ['getYourTurn', { query: { profileId } }],
      ['passYourTurn', { query: { profileId } }],
      ['createConversation', { body: { targetProfileId: b.profileId, profileId } }],
      ['getMatchQueue', { query: { userProfileId } }],
      ['listMatches', { query: { userProfileId } }],
      ['listInboundLikes', { query: { userProfileId } }],
      ['listOutboundLikes', { query: { userProfileId } }],
      ['likeProfile', { path: { profileId: b.profileId }, body: { userProfileId } }],
      ['dislikeProfile', { path: { profileId: b.profileId }, body: { userProfileId } }],
    ] as const)
      expect(await ctx.call(operation, { as: a.user, ...options }), operation).toMatchObject(gone);
    expect(await ctx.call('createConversation', { as: a.user, body: { targetProfileId: b.profileId } })).toMatchObject({
      status: 403,
      body: { code: 'not_matched' },
    });
    expect(
      await ctx.call('likeProfile', {
        as: b.user,
        path: { profileId: a.profileId },
        body: { userProfileId: b.profileId },
      }),
    ).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });

  it('has unread messages of its own, told apart from those of the others', async () => {
    const { a, b, conversationId } = await newPair();
    const second = { user: a.user, profileId: (await ctx.newProfile(a.user, { name: 'Second' }))._id };
    await ctx.ok('likeProfile', {
      as: a.user,
      path: { profileId: b.profileId },
      body: { userProfileId: second.profileId },
    });
    const liked = await ctx.ok('likeProfile', {
      as: b.user,
      path: { profileId: second.profileId },
      body: { userProfileId: b.profileId },
    });
    await send(b, text(conversationId, 'To the first'));
    for (const content of ['To the second', 'Again']) await send(b, text(liked.conversationId ?? '', content));
    expect(await ctx.ok('getNotificationCounts', { as: a.user })).toMatchObject({
      unreadMessages: 3,
      unreadMessagesByProfile: { [a.profileId]: 1, [second.profileId]: 2 },
    });
  });
});
