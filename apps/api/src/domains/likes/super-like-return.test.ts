import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../clock.ts';
import type { Side } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { likesJobs } from './likes.jobs.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
async function person(tier?: 'premium' | 'premium_plus'): Promise<Side> {
  const user = await ctx.signIn(`returned${(people += 1)}`, tier);
  return { user, profileId: (await ctx.newProfile(user))._id };
}
const like = (from: Side, to: Side, isSuperLike = true) =>
  ctx.call('likeProfile', {
    as: from.user,
    path: { profileId: to.profileId },
    body: { userProfileId: from.profileId, isSuperLike },
  });
/** Moves all super-likes into the past; tokens would end with the clock. */
const age = (days: number) =>
  ctx.database.db
    .updateTable('swipes')
    .set({ created_at: new Date(ctx.clock.now().getTime() - days * DAY_MS) })
    .where('kind', '=', 'super_like')
    .execute();
const giveBack = () => ctx.runJob(likesJobs.returnSuperLikes, {});
const superLikesOf = async ({ user, profileId }: Side) =>
  (await ctx.ok('getMatchQueue', { as: user, query: { userProfileId: profileId } })).meta.superLikes;
const told = async ({ user }: Side) =>
  (await ctx.ok('listNotifications', { as: user })).data.filter(({ type }) => type === 'super_like_returned');
const kindOf = async (from: Side, to: Side) =>
  (
    await ctx.database.db
      .selectFrom('swipes')
      .select('kind')
      .where('actor_profile_id', '=', from.profileId)
      .where('target_profile_id', '=', to.profileId)
      .executeTakeFirst()
  )?.kind;

it('comes back once after 72 hours unseen: it stays as a like, and its sender has one more today', async () => {
  const [sender, receiver] = [await person('premium'), await person()];
  await like(sender, receiver);
  await age(2.9);
  await giveBack();
  expect(await superLikesOf(sender)).toMatchObject({ limit: 5, current: 1 });
  await age(3);
  await Promise.all([giveBack(), giveBack()]);
  expect(await superLikesOf(sender)).toMatchObject({ limit: 6, current: 1, remaining: 5, canUse: true });
  expect(await kindOf(sender, receiver)).toBe('like');
  expect(await told(sender)).toMatchObject([{ data: { receiverProfileId: sender.profileId } }]);
  expect(JSON.stringify(await told(sender))).not.toContain(receiver.profileId);
});

it('can be used beyond the limit of the day, to the last one', async () => {
  const sender = await person('premium');
  const targets = await Promise.all(Array.from({ length: 7 }, () => person()));
  const [first, ...others] = targets;
  if (first === undefined) throw new Error('There is nobody to like.');
  await like(sender, first);
  await age(3);
  await giveBack();
  const answers = await Promise.all(others.map((other) => like(sender, other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
    { status: 403, body: { code: 'super_like_limit_reached' } },
  ]);
});

it.each(['the deck', 'the list of likes', 'a decision'])('does not come back once it was seen in %s', async (where) => {
  const [sender, receiver] = [await person('premium'), await person()];
  await like(sender, receiver);
  if (where === 'the deck')
    await ctx.ok('getMatchQueue', {
      as: receiver.user,
      query: { userProfileId: receiver.profileId, limit: 100 },
    });
  if (where === 'the list of likes') await ctx.ok('listInboundLikes', { as: receiver.user });
  if (where === 'a decision')
    await ctx.ok('dislikeProfile', {
      as: receiver.user,
      path: { profileId: sender.profileId },
      body: { userProfileId: receiver.profileId },
    });
  await age(3);
  await giveBack();
  await giveBack();
  expect(await kindOf(sender, receiver)).toBe('super_like');
  expect(await told(sender)).toEqual([]);
});

it('is no number where super-likes are unlimited', async () => {
  const [sender, receiver] = [await person('premium_plus'), await person()];
  await like(sender, receiver);
  await age(3);
  await giveBack();
  expect(await superLikesOf(sender)).toMatchObject({ limit: null, remaining: null });
});
