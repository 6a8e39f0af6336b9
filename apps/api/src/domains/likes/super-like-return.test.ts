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
/** All that its sender can read about a like. */
const readBySender = async (from: Side, to: Side) => ({
  sent: (await ctx.ok('listOutboundLikes', { as: from.user })).data.map(({ profileId, isSuperLike }) => ({
    profileId,
    isSuperLike,
  })),
  decision: (
    await ctx.ok('getDecision', {
      as: from.user,
      path: { profileId: to.profileId },
      query: { userProfileId: from.profileId },
    })
  ).decision,
});
const isSeen = async (from: Side, to: Side) =>
  (
    await ctx.database.db
      .selectFrom('swipes')
      .select('is_seen')
      .where('actor_profile_id', '=', from.profileId)
      .where('target_profile_id', '=', to.profileId)
      .executeTakeFirst()
  )?.is_seen;

it('comes back once after 72 hours unseen: its sender has one more today, and reads nothing else of it', async () => {
  const [sender, receiver] = [await person('premium'), await person()];
  await like(sender, receiver);
  const before = await readBySender(sender, receiver);
  await age(2.9);
  await giveBack();
  expect(await superLikesOf(sender)).toMatchObject({ limit: 5, current: 1 });
  await age(3);
  await Promise.all([giveBack(), giveBack()]);
  expect(await superLikesOf(sender)).toMatchObject({ limit: 6, current: 1, remaining: 5, canUse: true });
  expect(await readBySender(sender, receiver)).toEqual(before);
  expect(before).toEqual({ sent: [{ profileId: receiver.profileId, isSuperLike: true }], decision: 'super_like' });
  expect(await told(sender)).toMatchObject([{ data: { receiverProfileId: sender.profileId } }]);
  expect(JSON.stringify(await told(sender))).not.toContain(receiver.profileId);
});

it('comes back with another of the same profile, also to who is told on a device', async () => {
  const [sender, first, second] = [await person('premium'), await person(), await person()];
  await ctx.database.pool.query(
    `insert into delivery_targets (id, user_id, channel, created_at) values (gen_random_uuid(), $1, 'push', $2)`,
    [sender.user.id, ctx.clock.now()],
  );
  await like(sender, first);
  await like(sender, second);
  await age(3);
  await giveBack();
  expect(await told(sender)).toHaveLength(2);
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

it.each(['the list of likes', 'a decision'])('does not come back once it was seen in %s', async (where) => {
  const [sender, receiver] = [await person('premium'), await person('premium')];
  await like(sender, receiver);
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
  expect(await told(sender)).toEqual([]);
  expect(await superLikesOf(sender)).toMatchObject({ limit: 5 });
});

it('that follows an unmatch was not seen with the one before it', async () => {
  const [sender, receiver] = [await person('premium'), await person()];
  await like(sender, receiver);
  await like(receiver, sender, false);
  await ctx.ok('unmatchProfile', {
    as: receiver.user,
    path: { profileId: sender.profileId },
    query: { userProfileId: receiver.profileId },
  });
  await ctx.database.db.updateTable('swipes').set({ is_seen: true }).execute();
  await like(sender, receiver);
  expect(await isSeen(sender, receiver)).toBe(false);
});

it('is seen on the first card of a page of the deck, and not on those that are read ahead', async () => {
  const receiver = await person();
  const senders = await Promise.all(
    [1, 2].map(async (number) => {
      const user = await ctx.signIn(`group${number}`, 'premium');
      return { user, profileId: (await ctx.newProfile(user, { profileType: 'group' }))._id };
    }),
  );
  for (const sender of senders) await like(sender, receiver);
  const { data } = await ctx.ok('getMatchQueue', {
    as: receiver.user,
    query: { userProfileId: receiver.profileId, profileType: 'group', limit: 20 },
  });
  const inOrder = senders.toSorted((one, other) => {
    const at = ({ profileId }: Side) => data.findIndex(({ _id }) => _id === profileId);
    return at(one) - at(other);
  });
  expect(data).toHaveLength(2);
  expect(await Promise.all(inOrder.map((sender) => isSeen(sender, receiver)))).toEqual([true, false]);
});

it('is not seen where it is blurred: on home, and in the list of likes', async () => {
  const [sender, receiver] = [await person('premium'), await person()];
  await like(sender, receiver);
  await ctx.ok('getHome', { as: receiver.user, query: { userProfileId: receiver.profileId } });
  await ctx.ok('listInboundLikes', { as: receiver.user });
  expect(await isSeen(sender, receiver)).toBe(false);
  await ctx.setTier(receiver.user, 'premium');
  await ctx.ok('getHome', { as: receiver.user, query: { userProfileId: receiver.profileId } });
  expect(await isSeen(sender, receiver)).toBe(true);
});

it('is seen where it was on the page, and not where only its sender and its receiver were', async () => {
  const [one, two, receiver] = [await person('premium'), await person('premium'), await person('premium')];
  const second = { user: receiver.user, profileId: (await ctx.newProfile(receiver.user))._id };
  const likes = [
    [two, second],
    [one, second],
    [two, receiver],
  ] as const;
  for (const [from, to] of likes) {
    await like(from, to);
    ctx.clock.advance(1000);
  }
  // The newest two of all profiles.
  await ctx.ok('listInboundLikes', { as: receiver.user, query: { limit: 2 } });
  expect(await Promise.all(likes.map(([from, to]) => isSeen(from, to)))).toEqual([false, true, true]);
});

it('is marked by many pages at once', async () => {
  const [one, two, receiver] = [await person('premium'), await person('premium'), await person('premium')];
  for (const from of [one, two]) await like(from, receiver);
  await Promise.all(
    Array.from({ length: 8 }, () => ctx.ok('listInboundLikes', { as: receiver.user, query: { limit: 10 } })),
  );
  expect([await isSeen(one, receiver), await isSeen(two, receiver)]).toEqual([true, true]);
});

it('is no number where super-likes are unlimited', async () => {
  const [sender, receiver] = [await person('premium_plus'), await person()];
  await like(sender, receiver);
  await age(3);
  await giveBack();
  expect(await superLikesOf(sender)).toMatchObject({ limit: null, remaining: null });
});
