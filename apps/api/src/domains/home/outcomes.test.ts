import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../clock.ts';
import { newMatch, type Side } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
  ctx.clock.set(new Date('2026-11-25T12:00:00.000Z'));
});
afterAll(() => ctx.close());

let people = 0;
async function newcomer(): Promise<Side> {
  const user = await ctx.signIn(`outcome${(people += 1)}`);
  return { user, profileId: (await ctx.newProfile(user))._id };
}
const outcomes = ({ user, profileId }: Side) =>
  ctx.ok('getOutcomes', { as: user, query: { userProfileId: profileId } });
const decide = (operation: 'likeProfile' | 'dislikeProfile', from: Side, to: Side) =>
  ctx.ok(operation, { as: from.user, path: { profileId: to.profileId }, body: { userProfileId: from.profileId } });
const write = (from: Side, conversationId: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, clientId: randomUUID(), type: 'text', content: 'Hello.' },
  });
const daysAgo = (days: number): Date => new Date(ctx.clock.now().getTime() - days * DAY_MS);
const NONE = { seen: 0, likes: 0, matches: 0, answers: 0 };

describe('what became of it', () => {
  it('is nothing for a newcomer', async () => {
    expect(await outcomes(await newcomer())).toMatchObject({
      last7Days: NONE,
      last28Days: NONE,
      activeDays: 0,
      isSeeking: false,
    });
  });

  it('counts the cards that were decided on, the likes among them, and the matches, of the acting profile alone', async () => {
    const [me, lin, mei] = [await newcomer(), await newcomer(), await newcomer()];
    const other = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    await decide('likeProfile', lin, me);
    await decide('likeProfile', me, lin);
    await decide('dislikeProfile', me, mei);
    await decide('likeProfile', other, mei);
    expect(await outcomes(me)).toMatchObject({
      last7Days: { seen: 2, likes: 1, matches: 1, answers: 0 },
      last28Days: { seen: 2, likes: 1, matches: 1, answers: 0 },
      activeDays: 1,
    });
    expect((await outcomes(other)).last7Days).toEqual({ ...NONE, seen: 1, likes: 1 });
  });

  it('counts an answer once in each conversation, and only to what the profile wrote before', async () => {
    const [me, lin, mei] = [await newcomer(), await newcomer(), await newcomer()];
    const [mine, theirs] = [await newMatch(ctx, me, lin), await newMatch(ctx, mei, me)];
    await write(mei, theirs.conversationId);
    await write(me, mine.conversationId);
    expect((await outcomes(me)).last7Days).toMatchObject({ matches: 2, answers: 0 });
    for (const _time of [1, 2]) await write(lin, mine.conversationId);
    expect((await outcomes(me)).last7Days.answers).toBe(1);
    await write(me, theirs.conversationId);
    expect((await outcomes(me)).last7Days.answers).toBe(1);
    expect((await outcomes(mei)).last7Days.answers).toBe(1);
  });

  it.each([
    [6, 1, 1],
    [7, 0, 1],
    [27, 0, 1],
    [28, 0, 0],
  ])(
    'counts what was %i UTC days ago in the last 7 days %i times, in the last 28 days %i times',
    async (days, week, month) => {
      const [me, lin] = [await newcomer(), await newcomer()];
      const { matchId, conversationId } = await newMatch(ctx, me, lin);
      await write(me, conversationId);
      await write(lin, conversationId);
      await decide('likeProfile', me, lin);
      const at = daysAgo(days);
      const { db, pool } = ctx.database;
      // These two are never changed by the product.
      await pool.query('update matches set matched_at = $1 where id = $2', [at, matchId]);
      await pool.query('update messages set created_at = $1 where conversation_id = $2', [at, conversationId]);
      await db
        .updateTable('conversation_members')
        .set({ listed_at: at })
        .where('conversation_id', '=', conversationId)
        .execute();
      // Moves its exposure too.
      await db.deleteFrom('exposures').where('profile_id', 'in', [me.profileId, lin.profileId]).execute();
      await db.updateTable('swipes').set({ created_at: at }).where('actor_profile_id', '=', me.profileId).execute();
      const figures = (count: number) => ({ seen: count, likes: count, matches: count, answers: count });
      expect(await outcomes(me)).toMatchObject({
        last7Days: figures(week),
        last28Days: figures(month),
        activeDays: week,
      });
    },
  );

  it('says what it depends on: whether the profile seeks something, and how strong it is', async () => {
    const me = await newcomer();
    const any = { level: 'any', values: [] } as const;
    await ctx.ok('updateSeeking', {
      as: me.user,
      path: { id: me.profileId },
      body: { types: any, subtypes: any, languages: { level: 'nice', values: ['fr'] }, tags: any },
    });
    const { strength } = await ctx.ok('getHome', { as: me.user, query: { userProfileId: me.profileId } });
    expect(await outcomes(me)).toMatchObject({ isSeeking: true, strengthPercent: strength.percent });
  });

  it('is told to nobody else', async () => {
    const [me, lin] = [await newcomer(), await newcomer()];
    expect(await ctx.call('getOutcomes', { as: lin.user, query: { userProfileId: me.profileId } })).toMatchObject({
      status: 403,
      body: { code: 'not_your_profile' },
    });
  });
});
