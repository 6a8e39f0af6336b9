import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../clock.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { type Matched, matchedPair, matchWithStranger } from '../../testing/match.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pass as passTurn } from './conversations.repository.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
});
afterAll(() => ctx.close());

let people = 0;
const newPair = () => matchedPair(ctx, `turn${(people += 1)}`, `turn${(people += 1)}`);
/** A new person that is matched with this one. */
async function partnerOf(a: Matched): Promise<{ b: Matched; conversationId: string }> {
  const { a: b } = await newPair();
  const { conversationId } = await newMatch(ctx, a, b);
  return { b, conversationId };
}
const stranger = (a: Matched) => matchWithStranger(ctx, a, `turn${(people += 1)}`);
const write = async (from: Matched, conversationId: string) => {
  ctx.clock.advance(1000);
  return ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content: 'Hello' },
  });
};
const close = (by: Matched, conversationId: string) =>
  ctx.call('closeConversation', { as: by.user, path: { id: conversationId }, query: { profileId: by.profileId } });
const list = (of: Matched, query: Record<string, string | number> = {}) =>
  ctx.ok('listConversations', { as: of.user, query: { profileId: of.profileId, ...query } });
const conversation = async (of: Matched, conversationId: string) => {
  const [found] = (await list(of, { conversationId })).data;
  if (found === undefined) throw new Error('There is no such conversation.');
  return found;
};
const turns = async (conversationId: string, ...sides: Matched[]) =>
  Promise.all(sides.map(async (side) => (await conversation(side, conversationId)).waitingSince));

describe('your turn (D63)', () => {
  it('begins with the first message of the partner, and ends with an answer; a match waits for both', async () => {
    const { a, b, conversationId } = await newPair();
    expect(await turns(conversationId, a, b)).toEqual([null, null]);
    const { createdAt } = await write(a, conversationId);
    await write(a, conversationId);
    expect(await turns(conversationId, a, b)).toEqual([null, createdAt]);
    const answer = await write(b, conversationId);
    expect(await turns(conversationId, a, b)).toEqual([answer.createdAt, null]);
  });

  it.each(['message', 'deletion'] as const)(
    'is left by no message beside the deletion of its sender, also if the %s comes first',
    async (first) => {
      const { a, b, conversationId } = await newPair();
      const client = await ctx.database.pool.connect();
      await client.query('begin');
      const leave = 'update profiles set deleted_at = now() where id = $1';
      const send = `insert into messages (conversation_id, seq, id, sender_profile_id, client_id, type, content, created_at)
      values ($2, 1, gen_random_uuid(), $1, gen_random_uuid(), 'text', 'Bye', now())`;
      const message = [send, [a.profileId, conversationId]] as const;
      const deletion = [leave, [a.profileId]] as const;
      const [one, other] = first === 'message' ? [message, deletion] : [deletion, message];
      await client.query(one[0], [...one[1]]);
      const second = ctx.database.pool.query(other[0], [...other[1]]);
      await untilSomeoneWaits(ctx.database.pool);
      await client.query('commit');
      client.release();
      await second;
      expect(await turns(conversationId, b)).toEqual([null]);
    },
  );

  it('stands first in the list, page by page and cursor by cursor, each conversation once', async () => {
    const { a, b, conversationId: first } = await newPair();
    const others = await Promise.all(Array.from({ length: 5 }, () => stranger(a)));
    await write(b, first);
    for (const id of others) await write(a, id);
    const expected = [first, ...others.toReversed()];
    expect((await list(a)).data.map(({ _id }) => _id)).toEqual(expected);
    const [seen, offsets]: [string[], string[]] = [[], []];
    let cursor: string | null = null;
    do {
      const { data, meta } = await list(a, { limit: 1, ...(cursor === null ? {} : { cursor }) });
      seen.push(...data.map(({ _id }) => _id));
      cursor = meta.nextCursor;
    } while (cursor !== null);
    for (const offset of expected.keys())
      offsets.push(...(await list(a, { limit: 1, offset })).data.map(({ _id }) => _id));
    expect(seen).toEqual(expected);
    expect(offsets).toEqual(expected);
  });

  it('of a deleted or hidden partner is nobody’s, and is again once the profile is shown', async () => {
    const [gone, hidden] = [await newPair(), await newPair()];
    const sent = await write(hidden.b, hidden.conversationId);
    await write(gone.b, gone.conversationId);
    await ctx.ok('deleteProfile', { as: gone.b.user, path: { id: gone.b.profileId } });
    expect(await turns(gone.conversationId, gone.a)).toEqual([null]);
    const chief = await ctx.signIn('chief');
    const hide = (isHidden: boolean) =>
      ctx.ok('hideProfile', {
        as: chief,
        path: { id: hidden.b.profileId },
        body: { isHidden, reason: 'It pretends to be somebody else.' },
      });
    await hide(true);
    expect(await turns(hidden.conversationId, hidden.a)).toEqual([null]);
    await hide(false);
    expect(await turns(hidden.conversationId, hidden.a)).toEqual([sent.createdAt]);
  });

  it('is what the messages say, whatever was written and closed at once', async () => {
    const { a, b, conversationId } = await newPair();
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        write(a, conversationId),
        write(b, conversationId),
        ...(round === 2 ? [close(a, conversationId)] : []),
        write(a, conversationId),
        write(b, conversationId),
      ]);
      const { rows } = await sql<{ stored: Date | null; derived: Date | null }>`
        select waiting_since as stored, waiting_since(conversation_id, profile_id) as derived
        from conversation_members where conversation_id = ${conversationId}`.execute(ctx.database.db);
      expect(rows.map(({ stored }) => stored)).toEqual(rows.map(({ derived }) => derived));
    }
  });
});

describe('closing kindly', () => {
  it('is nobody’s turn any more, tells the partner once, and both lists', async () => {
    const { a, b, conversationId } = await newPair();
    await write(b, conversationId);
    ctx.clock.advance(1000);
    const at = ctx.clock.now().toISOString();
    expect(await close(a, conversationId)).toMatchObject({
      status: 200,
      body: { waitingSince: null, closed: { isOwn: true, at } },
    });
    // Again, from either side, it changes nothing.
    ctx.clock.advance(1000);
    expect(await close(a, conversationId)).toMatchObject({ body: { closed: { isOwn: true, at } } });
    expect(await close(b, conversationId)).toMatchObject({ body: { closed: { isOwn: false, at } } });
    await ctx.runJobs();
    const told = async (who: Matched) =>
      (await ctx.ok('listNotifications', { as: who.user })).data.filter(({ type }) => type === 'conversation_closed');
    expect(await told(a)).toEqual([]);
    expect(await told(b)).toMatchObject([
      { actionUrl: `/profiles/${b.profileId}/messages/${conversationId}`, data: { profileId: a.profileId } },
    ]);
    for (const { profileId } of [a, b])
      expect(ctx.realtime.on(`user:${profileId}`).filter(({ event }) => event === 'conversation-closed')).toMatchObject(
        [{ data: { conversationId } }],
      );
  });

  it('again after it was opened is an event of its own, which no service drops as a repeat', async () => {
    const { a, b, conversationId } = await newPair();
    await close(a, conversationId);
    await ctx.runJobs();
    ctx.clock.advance(1000);
    await write(a, conversationId);
    await close(a, conversationId);
    await ctx.runJobs();
    const closings = ctx.realtime.on(`user:${b.profileId}`).filter(({ event }) => event === 'conversation-closed');
    expect(new Set(closings.map(({ data }) => JSON.stringify(data))).size).toBe(2);
  });

  it('again and again is one notification, until the partner has read it: nobody is flooded (D72)', async () => {
    const { a, b, conversationId } = await newPair();
    const closings = async () =>
      (await ctx.ok('listNotifications', { as: b.user })).data.filter(({ type }) => type === 'conversation_closed');
    const reopenAndClose = async () => {
      ctx.clock.advance(1000);
      await write(a, conversationId);
      await close(a, conversationId);
    };
    await close(a, conversationId);
    for (let time = 0; time < 3; time += 1) await reopenAndClose();
    const [first, ...more] = await closings();
    expect(more).toEqual([]);
    await ctx.ok('markNotificationRead', { as: b.user, path: { id: first?._id ?? '' } });
    await reopenAndClose();
    expect(await closings()).toHaveLength(2);
  });

  it('lets the partner write, and opens again when the one who closed it does', async () => {
    const { a, b, conversationId } = await newPair();
    await close(a, conversationId);
    await write(b, conversationId);
    expect(await conversation(a, conversationId)).toMatchObject({
      waitingSince: null,
      closed: { isOwn: true },
      unreadCount: { [a.profileId]: 1 },
    });
    const { createdAt } = await write(a, conversationId);
    expect(await conversation(b, conversationId)).toMatchObject({ waitingSince: createdAt, closed: null });
  });

  it('takes a match in which nobody has written from home', async () => {
    const { a, conversationId } = await newPair();
    await close(a, conversationId);
    expect(await ctx.ok('getHome', { as: a.user, query: { userProfileId: a.profileId } })).toMatchObject({
      newMatches: { total: 0 },
      toAnswer: { total: 0 },
    });
  });

  it('is refused for a profile that is deleted, another person’s or no member', async () => {
    const { a, b, conversationId } = await newPair();
    const { a: other } = await newPair();
    expect(await close({ ...a, profileId: b.profileId }, conversationId)).toMatchObject({ status: 403 });
    expect(await close(other, conversationId)).toMatchObject({ status: 403, body: { code: 'not_a_participant' } });
    expect(await close(a, randomUUID())).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
    await ctx.ok('deleteProfile', { as: a.user, path: { id: a.profileId } });
    expect(await close(a, conversationId)).toMatchObject({ status: 404, body: { code: 'acting_profile_not_found' } });
  });
});

describe('the step before the deck', () => {
  const step = (of: Matched) => ctx.ok('getYourTurn', { as: of.user, query: { profileId: of.profileId } });
  const pass = (of: Matched) => ctx.call('passYourTurn', { as: of.user, query: { profileId: of.profileId } });

  it('comes from 8 waiting conversations on, the longest waiting first, once a day and profile', async () => {
    const a = (await newPair()).a;
    const ids: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      const { b, conversationId } = await partnerOf(a);
      if (count === 7) expect(await step(a)).toMatchObject({ isBeforeDeck: false, total: 7 });
      await write(b, conversationId);
      ids.push(conversationId);
    }
    const due = await step(a);
    expect(due).toMatchObject({ isBeforeDeck: true, total: 9 });
    expect(due.data.map(({ _id }) => _id)).toEqual(ids.slice(0, 8));

    // Twice, as from two tabs.
    expect((await Promise.all([pass(a), pass(a)])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await step(a)).toMatchObject({ isBeforeDeck: false, total: 9 });
    // As from a server whose clock is behind, at midnight.
    await passTurn(ctx.database.db, a.profileId, utcDay(new Date(ctx.clock.now().getTime() - DAY_MS)));
    expect(await step(a), 'after an older day').toMatchObject({ isBeforeDeck: false });
    await sql`update passed_turns set day = day - 1 where profile_id = ${a.profileId}`.execute(ctx.database.db);
    expect(await step(a)).toMatchObject({ isBeforeDeck: true });

    for (const id of ids.slice(0, 2)) await close(a, id);
    expect(await step(a)).toMatchObject({ isBeforeDeck: false, total: 7 });
  });
});
