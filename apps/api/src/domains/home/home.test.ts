import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newMatch, type Side } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
async function newcomer({ tags = [] as string[], tier = 'free' as 'free' | 'premium' } = {}): Promise<Side> {
  people += 1;
  const user = await ctx.signIn(`home${people}`, tier);
  return { user, profileId: (await ctx.newProfile(user, { name: `Home ${people}`, tags }))._id };
}
const second = async ({ user }: Side): Promise<Side> => ({ user, profileId: (await ctx.newProfile(user))._id });
const home = ({ user, profileId }: Side) => ctx.ok('getHome', { as: user, query: { userProfileId: profileId } });
const like = (from: Side, to: Side) =>
  ctx.ok('likeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId },
  });
const write = (from: Side, conversationId: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, clientId: randomUUID(), type: 'text', content: 'Hello.' },
  });
const leave = ({ user, profileId }: Side) => ctx.ok('deleteProfile', { as: user, path: { id: profileId } });

describe('what waits for a person', () => {
  it('is to be answered over all own profiles, the last one written in first, until it is answered', async () => {
    const [me, lin, mei] = [await newcomer(), await newcomer(), await newcomer()];
    const other = await second(me);
    const [first, later] = [await newMatch(ctx, me, lin), await newMatch(ctx, other, mei)];
    await write(lin, first.conversationId);
    ctx.clock.advance(1000);
    await write(mei, later.conversationId);
    const { toAnswer, newMatches } = await home(me);
    expect(toAnswer.total).toBe(2);
    expect(toAnswer.data.map(({ _id, unreadCount }) => ({ _id, unreadCount }))).toEqual([
      { _id: later.conversationId, unreadCount: { [other.profileId]: 1 } },
      { _id: first.conversationId, unreadCount: { [me.profileId]: 1 } },
    ]);
    expect(newMatches).toEqual({ total: 0, data: [] });
    expect(await home(lin)).toMatchObject({ toAnswer: { total: 0, data: [] } });

    await write(me, first.conversationId);
    expect(await home(me)).toMatchObject({ toAnswer: { total: 1, data: [{ _id: later.conversationId }] } });
    // What belongs to a deleted profile leaves with it (D39).
    await leave(other);
    expect(await home(me)).toMatchObject({ toAnswer: { total: 0, data: [] } });
  });

  it('has the matches in which nobody has written, of every own profile, without partners that are gone', async () => {
    const [me, lin, gone] = [await newcomer(), await newcomer(), await newcomer()];
    const other = await second(me);
    const kept = await newMatch(ctx, other, lin);
    await newMatch(ctx, me, gone);
    await leave(gone);
    const expected = { _id: kept.matchId, userProfileId: other.profileId, conversationId: kept.conversationId };
    expect(await home(me)).toMatchObject({
      newMatches: { total: 1, data: [{ ...expected, profile: { _id: lin.profileId } }] },
    });
    expect(await home(lin)).toMatchObject({ newMatches: { data: [{ profile: { _id: other.profileId } }] } });
    await write(other, kept.conversationId);
    expect(await home(me)).toMatchObject({ newMatches: { total: 0, data: [] } });
    expect(await home(lin)).toMatchObject({ newMatches: { total: 0, data: [] }, toAnswer: { total: 1 } });
  });

  it('shows six of each, and how many there are', async () => {
    const me = await newcomer();
    for (let number = 0; number < 8; number += 1) {
      await newMatch(ctx, me, await newcomer());
      await like(await newcomer(), me);
    }
    const { newMatches, inboundLikes } = await home(me);
    expect([newMatches.total, newMatches.data.length]).toEqual([8, 6]);
    expect([inboundLikes.total, inboundLikes.data.length]).toEqual([8, 6]);
  });

  it('says to a free person that somebody liked, and nothing of who (D1); a paying one sees them', async () => {
    const [me, admirer] = [await newcomer(), await newcomer()];
    const other = await second(me);
    await like(admirer, other);
    const answer = await home(me);
    expect(answer.inboundLikes).toMatchObject({ total: 1, data: [{ isRevealed: false }] });
    const stored = await ctx.database.db
      .selectFrom('profiles')
      .select(['id', 'user_id', 'name'])
      .where('id', '=', admirer.profileId)
      .executeTakeFirstOrThrow();
    for (const secret of Object.values(stored)) expect(JSON.stringify(answer)).not.toContain(secret);
    // Nor does the liker's going tell.
    await leave(admirer);
    expect((await home(me)).inboundLikes).toEqual(answer.inboundLikes);

    const fan = await newcomer();
    await like(fan, me);
    await ctx.setTier(me.user, 'premium');
    expect((await home(me)).inboundLikes).toMatchObject({
      total: 1,
      data: [{ isRevealed: true, profileId: fan.profileId }],
    });
  });

  it('says what is left of the day, and what would strengthen the profile that was asked for', async () => {
    const [me, lin] = [await newcomer(), await newcomer()];
    await like(me, lin);
    const { likes, strength } = await home(me);
    expect(likes).toMatchObject({ current: 1, remaining: 9 });
    expect(strength).toMatchObject({ nextStep: { step: 'picture', gain: 30 } });
  });
});

describe('who is new in one’s tags', () => {
  const news = async ({ user, profileId }: Side) =>
    (await ctx.ok('listNewInTags', { as: user, query: { userProfileId: profileId } })).data.map(
      ({ _id, sharedTags }) => ({ _id, sharedTags }),
    );

  it('shares a tag in any language and spelling, the newest first', async () => {
    const me = await newcomer({ tags: ['DeFi', 'Stilts'] });
    const old = await newcomer({ tags: ['stilts', 'juggling'] });
    ctx.clock.advance(1000);
    const young = await newcomer({ tags: ['去中心化金融', 'STILTS'] });
    await newcomer({ tags: ['unicycles'] });
    expect(await news(me)).toEqual([
      { _id: young.profileId, sharedTags: ['去中心化金融', 'STILTS'] },
      { _id: old.profileId, sharedTags: ['stilts'] },
    ]);
  });

  it('is nobody without tags', async () => {
    expect(await news(await newcomer())).toEqual([]);
  });

  it('leaves out one’s own, who is gone and who was decided on; a pass for 90 days (D39)', async () => {
    const me = await newcomer({ tags: ['abacus'] });
    await ctx.newProfile(me.user, { tags: ['abacus'] });
    const [liked, passed, gone] = [
      await newcomer({ tags: ['abacus'] }),
      await newcomer({ tags: ['abacus'] }),
      await newcomer({ tags: ['abacus'] }),
    ];
    await like(me, liked);
    await ctx.ok('dislikeProfile', {
      as: me.user,
      path: { profileId: passed.profileId },
      body: { userProfileId: me.profileId },
    });
    await leave(gone);
    expect(await news(me)).toEqual([]);
    await ctx.database.db
      .updateTable('swipes')
      .set({ created_at: new Date(ctx.clock.now().getTime() - 90 * DAY_MS) })
      .where('kind', '=', 'dislike')
      .execute();
    expect(await news(me)).toEqual([{ _id: passed.profileId, sharedTags: ['abacus'] }]);
  });

  it('has no sign of who liked one (D24)', async () => {
    const [me, admirer] = [await newcomer({ tags: ['sextant'] }), await newcomer({ tags: ['sextant'] })];
    const before = await ctx.ok('listNewInTags', { as: me.user, query: { userProfileId: me.profileId } });
    await like(admirer, me);
    expect(await ctx.ok('listNewInTags', { as: me.user, query: { userProfileId: me.profileId } })).toEqual(before);
  });
});
