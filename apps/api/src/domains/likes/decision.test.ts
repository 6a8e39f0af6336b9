import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

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
async function newcomer(tier: 'free' | 'premium' = 'free'): Promise<Side> {
  people += 1;
  const user = await ctx.signIn(`decider${people}`, tier);
  return { user, profileId: (await ctx.newProfile(user))._id };
}

const like = (from: Side, to: Side, isSuperLike = false) =>
  ctx.ok('likeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId, isSuperLike },
  });
const pass = (from: Side, to: Side) =>
  ctx.ok('dislikeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId },
  });
const decisionOf = (from: Side, to: Side) =>
  ctx.ok('getDecision', {
    as: from.user,
    path: { profileId: to.profileId },
    query: { userProfileId: from.profileId },
  });

describe('what the acting profile decided', () => {
  it('is a like, a super-like, a pass or nothing yet', async () => {
    const [me, other] = [await newcomer('premium'), await newcomer()];
    expect(await decisionOf(me, other)).toMatchObject({ decision: null, conversationId: null });
    await pass(me, other);
    expect(await decisionOf(me, other)).toMatchObject({ decision: 'pass' });
    await like(me, other);
    expect(await decisionOf(me, other)).toMatchObject({ decision: 'like', conversationId: null });
    const third = await newcomer();
    await like(me, third, true);
    expect(await decisionOf(me, third)).toMatchObject({ decision: 'super_like', superLikes: { current: 1 } });
  });

  it('belongs to that profile alone, and what is left of the day to the person (D3)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const second = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    await like(me, other);
    expect(await decisionOf(second, other)).toMatchObject({ decision: null, likes: { current: 1, remaining: 9 } });
  });

  it('is the same whether or not the other side liked: only a match tells (D1)', async () => {
    const [me, admirer, stranger] = [await newcomer(), await newcomer(), await newcomer()];
    await like(admirer, me);
    expect(JSON.stringify(await decisionOf(me, admirer))).toBe(JSON.stringify(await decisionOf(me, stranger)));
    await pass(me, admirer);
    await pass(me, stranger);
    expect(JSON.stringify(await decisionOf(me, admirer))).toBe(JSON.stringify(await decisionOf(me, stranger)));
  });

  it('names the conversation once both liked each other, for both', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await like(me, other);
    const { conversationId } = await like(other, me);
    expect(conversationId).toEqual(expect.any(String));
    expect(await decisionOf(me, other)).toMatchObject({ decision: 'like', conversationId });
    expect(await decisionOf(other, me)).toMatchObject({ decision: 'like', conversationId });
  });

  it('comes with what the two have in common, as a card of the deck does', async () => {
    const [me, other] = [await ctx.signIn('sharing'), await ctx.signIn('shared-with')];
    const actor = await ctx.newProfile(me, { tags: ['DeFi', 'wallets'], languages: ['en', 'fr'] });
    const target = await ctx.newProfile(other, { tags: ['去中心化金融', 'kites'], languages: ['fr'] });
    const side = (user: TestUser, { _id }: { _id: string }): Side => ({ user, profileId: _id });
    expect(await decisionOf(side(me, actor), side(other, target))).toMatchObject({
      common: { count: 2, tags: ['去中心化金融'], languages: ['fr'], skills: [], interests: [] },
    });
  });

  it('is a pass for 90 days (D39)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await pass(me, other);
    ctx.clock.advance(90 * DAY_MS - 1);
    expect(await decisionOf({ ...me, user: await ctx.signIn(me.user.handle) }, other)).toMatchObject({
      decision: 'pass',
    });
    ctx.clock.advance(1);
    expect(await decisionOf({ ...me, user: await ctx.signIn(me.user.handle) }, other)).toMatchObject({
      decision: null,
    });
  });

  it('is not asked about a profile that was deleted (D39)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await ctx.ok('deleteProfile', { as: other.user, path: { id: other.profileId } });
    const query = { userProfileId: me.profileId };
    expect(await ctx.call('getDecision', { as: me.user, path: { profileId: other.profileId }, query })).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
  });
});
