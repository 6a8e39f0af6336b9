import { v7 as uuid } from 'uuid';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import type { Matched } from '../../testing/match.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
async function newcomer(): Promise<Matched> {
  people += 1;
  const user = await ctx.signIn(`person${people}`, 'premium');
  return { user, profileId: (await ctx.newProfile(user))._id };
}
const like = (from: Matched, to: Matched) =>
  ctx.ok('likeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId },
  });
/** Two people who liked each other, and their conversation. */
async function mutuals() {
  const [a, b] = [await newcomer(), await newcomer()];
  await like(a, b);
  const conversationId = (await like(b, a)).conversationId ?? '';
  return { a, b, conversationId };
}
const unmatch = (from: Matched, to: Matched) =>
  ctx.call('unmatchProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    query: { userProfileId: from.profileId },
  });
const write = (from: Matched, conversationId: string, clientId: string = uuid()) =>
  ctx.call('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, type: 'text', content: 'Hello', clientId },
  });
const conversationOf = async ({ user: as, profileId }: Matched) =>
  (await ctx.ok('listConversations', { as, query: { profileId } })).data[0];
const matchesOf = async ({ user: as, profileId }: Matched) =>
  (await ctx.ok('listMatches', { as, query: { userProfileId: profileId } })).data;
const queueOf = async ({ user: as, profileId }: Matched) =>
  (await ctx.ok('getMatchQueue', { as, query: { userProfileId: profileId, limit: 100 } })).data.map(({ _id }) => _id);
const countersOf = async ({ profileId }: Matched) => {
  const { likes, matches } = await ctx.ok('getProfile', { path: { id: profileId } });
  return { likes, matches };
};

describe('an unmatch (D64)', () => {
  it('is nothing that a deleted profile can do', async () => {
    const { a, b } = await mutuals();
    await ctx.ok('deleteProfile', { as: a.user, path: { id: a.profileId } });
    expect(await unmatch(a, b)).toMatchObject({ status: 404, body: { code: 'acting_profile_not_found' } });
  });

  it('closes the conversation for both, who read it and write no more', async () => {
    const { a, b, conversationId } = await mutuals();
    await write(b, conversationId);
    expect((await unmatch(a, b)).status).toBe(204);
    expect((await conversationOf(a))?.closed).toMatchObject({ isOwn: true, isEnded: true });
    expect((await conversationOf(b))?.closed).toMatchObject({ isOwn: false, isEnded: true });
    for (const side of [a, b]) {
      expect(await write(side, conversationId)).toMatchObject({ status: 409, body: { code: 'no_longer_matched' } });
      const query = { profileId: side.profileId };
      const page = await ctx.ok('listMessages', { as: side.user, path: { id: conversationId }, query });
      expect(page.data).toHaveLength(1);
    }
  });

  it('answers a repeated send of before with the message that it stored (D25)', async () => {
    const { a, b, conversationId } = await mutuals();
    const clientId = uuid();
    await write(b, conversationId, clientId);
    await unmatch(a, b);
    expect((await write(b, conversationId, clientId)).status).toBe(200);
  });

  it('takes the match out of every list and count of both', async () => {
    const { a, b, conversationId } = await mutuals();
    await write(b, conversationId);
    await unmatch(a, b);
    for (const side of [a, b]) {
      const as = side.user;
      expect(await matchesOf(side)).toEqual([]);
      expect((await ctx.ok('listInboundLikes', { as })).data).toEqual([]);
      expect((await ctx.ok('listOutboundLikes', { as })).data).toEqual([]);
      expect((await ctx.ok('getYourTurn', { as, query: { profileId: side.profileId } })).total).toBe(0);
      expect(await ctx.ok('getNotificationCounts', { as })).toMatchObject({ unreadMessages: 0, totalLikes: 0 });
      const home = await ctx.ok('getHome', { as, query: { userProfileId: side.profileId } });
      expect([home.toAnswer.total, home.newMatches.total, home.inboundLikes.total]).toEqual([0, 0, 0]);
      expect(await countersOf(side)).toEqual({ likes: 0, matches: 0 });
    }
  });

  it('shows neither in the other’s deck for 90 days (D39), and counts no card as seen (D61)', async () => {
    const { a, b } = await mutuals();
    const exposures = async () =>
      (
        await ctx.database.db
          .selectFrom('exposures')
          .selectAll()
          .where('profile_id', 'in', [a.profileId, b.profileId])
          .execute()
      ).map(({ shown, seen }) => [shown, seen]);
    const before = await exposures();
    await unmatch(a, b);
    expect(await exposures()).toEqual(before);
    expect(await queueOf(b)).not.toContain(a.profileId);
    expect(await queueOf(a)).not.toContain(b.profileId);
    ctx.clock.advance(91 * DAY_MS);
    const again = { ...b, user: await ctx.signIn(b.user.handle, 'premium') };
    expect(await queueOf(again)).toContain(a.profileId);
  });

  it('is undone by a new mutual like alone, with all that was written', async () => {
    const { a, b, conversationId } = await mutuals();
    await write(b, conversationId);
    await unmatch(a, b);
    expect(await like(b, a)).toMatchObject({ isMatch: false });
    expect(await write(b, conversationId)).toMatchObject({ status: 409, body: { code: 'no_longer_matched' } });
    expect(await like(a, b)).toMatchObject({ isMatch: true, conversationId });
    expect(await conversationOf(b)).toMatchObject({ closed: null, lastMessage: { seq: 1 } });
    expect((await write(a, conversationId)).status).toBe(201);
    expect(await countersOf(a)).toEqual({ likes: 1, matches: 1 });
    expect((await matchesOf(a))[0]?.createdAt).toBe(ctx.clock.now().toISOString());
  });

  it('changes nothing when it comes again, from either side, also at once', async () => {
    const { a, b } = await mutuals();
    const answers = await Promise.all([unmatch(a, b), unmatch(b, a), unmatch(a, b)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await countersOf(a)).toEqual({ likes: 0, matches: 0 });
  });

  it('is refused where there was no match', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    await like(b, a);
    for (const other of [b, { ...b, profileId: uuid() }])
      expect(await unmatch(a, other)).toMatchObject({ status: 403, body: { code: 'not_matched' } });
  });

  it('works for a partner who deleted their profile, or blocked', async () => {
    const [one, other] = [await mutuals(), await mutuals()];
    await ctx.ok('deleteProfile', { as: one.b.user, path: { id: one.b.profileId } });
    await ctx.ok('createBlock', { as: other.b.user, body: { profileId: other.a.profileId } });
    for (const { a, b } of [one, other]) {
      expect((await unmatch(a, b)).status).toBe(204);
      expect((await conversationOf(a))?.closed).toMatchObject({ isEnded: true });
    }
  });

  it('ends what was closed kindly as well, and then nobody opens it again', async () => {
    const { a, b, conversationId } = await mutuals();
    const path = { id: conversationId };
    await ctx.ok('closeConversation', { as: b.user, path, query: { profileId: b.profileId } });
    expect((await conversationOf(b))?.closed).toMatchObject({ isOwn: true, isEnded: false });
    await unmatch(a, b);
    expect((await conversationOf(b))?.closed).toMatchObject({ isOwn: false, isEnded: true });
    expect(await write(b, conversationId)).toMatchObject({ status: 409, body: { code: 'no_longer_matched' } });
  });

  it('gives the conversation to nobody who asks for it by the profile (D33)', async () => {
    const { a, b } = await mutuals();
    await unmatch(a, b);
    const body = { targetProfileId: b.profileId };
    expect((await ctx.call('createConversation', { as: a.user, body })).body.code).toBe('not_matched');
    const query = { userProfileId: a.profileId };
    const decision = await ctx.ok('getDecision', { as: a.user, path: { profileId: b.profileId }, query });
    expect(decision).toMatchObject({ decision: 'pass', conversationId: null });
  });

  it('makes the devices of both reload it, and takes the channel from their tokens', async () => {
    const { a, b, conversationId } = await mutuals();
    await ctx.runJobs();
    await unmatch(a, b);
    await ctx.runJobs();
    for (const { user: as, profileId } of [a, b]) {
      expect(ctx.realtime.on(`user:${profileId}`).at(-1)).toMatchObject({
        event: 'conversation-closed',
        data: { conversationId },
      });
      const { channels } = await ctx.ok('getRealtimeToken', { as, query: { conversationId } });
      expect(channels).not.toContain(`conversation:${conversationId}`);
    }
  });

  it('refuses a message that was on its way', async () => {
    const { a, b, conversationId } = await mutuals();
    const { asked } = await inTransaction(ctx.database.db, async (trx) => {
      await sql`select from conversations where id = ${conversationId} for update`.execute(trx);
      const sending = write(b, conversationId);
      await untilSomeoneWaits(ctx.database.pool);
      await ctx.database.db.updateTable('matches').set({ ended_at: ctx.clock.now() }).execute();
      return { asked: sending };
    });
    expect(await asked).toMatchObject({ status: 409, body: { code: 'no_longer_matched' } });
    expect((await unmatch(a, b)).status).toBe(204);
  });
});
