import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagingJobs } from './messaging.jobs.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { type Matched, matchedPair } from '../../testing/match.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
const newPair = () => matchedPair(ctx, `habit${(people += 1)}`, `habit${(people += 1)}`);
const write = (from: Matched, conversationId: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content: 'Hello' },
  });
const habitOf = async ({ profileId }: Matched) =>
  (await ctx.ok('getProfile', { path: { id: profileId } })).replyHabit ?? null;

/** A conversation in which somebody wrote to a profile so many days ago. */
async function asked(profile: Matched, daysAgo: number): Promise<string> {
  const { a: partner } = await newPair();
  const { conversationId } = await newMatch(ctx, profile, partner);
  await write(partner, conversationId);
  await ctx.database.db
    .updateTable('conversation_members')
    .set({ waiting_since: new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS) })
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', profile.profileId)
    .execute();
  return conversationId;
}
async function answered(profile: Matched, ...daysAgo: number[]): Promise<void> {
  for (const days of daysAgo) await write(profile, await asked(profile, days));
}
const close = (by: Matched, id: string) =>
  ctx.ok('closeConversation', { as: by.user, path: { id }, query: { profileId: by.profileId } });

it.each([
  ['day', [0.5, 0.5, 1, 1, 1, 20]],
  ['few_days', [0.5, 0.5, 2, 3, 20]],
  ['week', [0.5, 6, 7, 7, 20]],
  [null, [0.5, 0.5, 20, 20, 20]],
  // Four are too few.
  [null, [0, 0, 0, 0]],
] as const)('is %s for first answers after %j days: the step that two thirds are within', async (habit, days) => {
  const { a } = await newPair();
  await answered(a, ...days);
  expect(await habitOf(a)).toBe(habit);
});

it('counts each conversation once: its first answer, closing it kindly, or a week without either', async () => {
  const { a } = await newPair();
  await answered(a, 0.5, 0.5, 0.5);
  await close(a, await asked(a, 0.5));
  expect(await habitOf(a)).toBeNull();
  const silent = await asked(a, 8);
  await asked(a, 6);
  await ctx.runJob(messagingJobs.countUnanswered, {});
  await ctx.runJob(messagingJobs.countUnanswered, {});
  expect(await habitOf(a)).toBe('day');
  await write(a, silent);
  const sums = await ctx.database.db
    .selectFrom('reply_habits')
    .select(['within_day', 'within_days', 'within_week', 'later'])
    .where('profile_id', '=', a.profileId)
    .executeTakeFirst();
  expect(sums).toEqual({ within_day: 4, within_days: 0, within_week: 0, later: 1 });
});

it.each([
  ['an answer', async (a: Matched) => answered(a, 0), { within_day: 1, later: 20 }],
  [
    'a week without one',
    async (a: Matched) => {
      await asked(a, 8);
      await ctx.runJob(messagingJobs.countUnanswered, {});
    },
    { within_day: 0, later: 21 },
  ],
] as const)('is recent: the sums are halved at 40, by %s', async (_by, count, sums) => {
  const { a } = await newPair();
  await answered(a, 20);
  await ctx.database.db
    .updateTable('reply_habits')
    .set({ within_day: 1, later: 41 })
    .where('profile_id', '=', a.profileId)
    .execute();
  await count(a);
  expect(
    await ctx.database.db
      .selectFrom('reply_habits')
      .select(['within_day', 'later'])
      .where('profile_id', '=', a.profileId)
      .executeTakeFirst(),
  ).toEqual(sums);
});

it('is on cards, and nowhere once its person does not show it; other settings leave that choice', async () => {
  const { a, b } = await newPair();
  await answered(a, 0, 0, 0, 0, 0);
  const { a: reader } = await newPair();
  const onCard = async () =>
    (await ctx.ok('getMatchQueue', { as: reader.user, query: { userProfileId: reader.profileId, limit: 100 } })).data
      .filter(({ _id }) => _id === a.profileId || _id === b.profileId)
      .map(({ _id, replyHabit }) => [_id, replyHabit]);
  expect(await onCard()).toContainEqual([a.profileId, 'day']);
  expect(await ctx.ok('updateAuthProfile', { as: a.user, body: { showsReplyHabit: false } })).toMatchObject({
    showsReplyHabit: false,
  });
  expect(await ctx.ok('updateAuthProfile', { as: a.user, body: { displayName: 'Ada' } })).toMatchObject({
    showsReplyHabit: false,
  });
  expect(await habitOf(a)).toBeNull();
  expect(await onCard()).toContainEqual([a.profileId, undefined]);
  await ctx.ok('updateAuthProfile', { as: a.user, body: { showsReplyHabit: true } });
  expect(await habitOf(a)).toBe('day');
});

it('counts answers to many at once, each once', async () => {
  const { a } = await newPair();
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await asked(a, 0.5));
  await Promise.all([
    ...ids.map((id) => write(a, id)),
    ...ids.map((id) => close(a, id)),
    ctx.runJob(messagingJobs.countUnanswered, {}),
  ]);
  expect(
    await ctx.database.db
      .selectFrom('reply_habits')
      .select(['within_day', 'later'])
      .where('profile_id', '=', a.profileId)
      .executeTakeFirst(),
  ).toEqual({ within_day: 6, later: 0 });
});
