import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newMatch, type Side } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { overviewJobs } from './overview.jobs.ts';

/** A Wednesday; the last week that is over began on Monday the 16th, the one before on the 9th. */
const NOW = new Date('2026-11-25T10:00:00.000Z');
const [LAST, BEFORE] = ['2026-11-16', '2026-11-09'];
let ctx: TestApp;
let admin: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:boss' });
});
afterAll(() => ctx.close());

let people = 0;
async function person(tier?: 'premium' | 'premium_plus', since = '2026-11-01T00:00:00.000Z'): Promise<Side> {
  const user = await ctx.signIn(`week${(people += 1)}`, tier);
  const profileId = (await ctx.newProfile(user))._id;
  await query('update profiles set created_at = $1 where id = $2', [new Date(since), profileId]);
  return { user, profileId };
}
const query = (text: string, values: unknown[] = []) => ctx.database.pool.query(text, values);
const exposed = ({ profileId }: Side, day: string, shown: number, seen = 1) =>
  query('insert into exposures values ($1, $2, $3, $4, 0)', [profileId, day, shown, seen]);
const measure = () => ctx.runJob(overviewJobs.measureWeeks, {});
const weeks = async () => (await ctx.ok('listMatchingWeeks', { as: admin })).data;

beforeEach(async () => {
  ctx.clock.set(NOW);
  admin = await ctx.signIn('boss');
  await query("update users set created_at = '2026-11-01T00:00:00Z' where id = $1", [admin.id]);
  await query('truncate matching_weeks, exposures');
});

it('measures how evenly those who were active in a week were shown, tier by tier, from Monday to Sunday', async () => {
  const [one, other, three, plus] = [await person(), await person(), await person(), await person('premium_plus')];
  await exposed(one, '2026-11-16', 10);
  await exposed(one, '2026-11-22', 10);
  await exposed(other, '2026-11-18', 10);
  await exposed(three, '2026-11-18', 0);
  await exposed(plus, '2026-11-18', 30);
  // Of other weeks.
  await exposed(one, '2026-11-15', 99);
  await exposed(one, '2026-11-23', 99);
  await measure();
  // Free: 0, 10 and 20; the mean of all is 15, of which a fifth is 3.
  expect((await weeks())[0]).toEqual({
    week: LAST,
    active: 4,
    giniFree: expect.closeTo(4 / 9, 5),
    giniPlus: 0,
    unseen: 0.25,
    shownFree: 10,
    shownPremium: null,
    shownPlus: 30,
    matches: null,
    answered: null,
  });
});

it('leaves out who did not decide on cards, who came in the week, and who is deleted', async () => {
  const [active, away, young, gone] = [
    await person(),
    await person(),
    await person(undefined, '2026-11-16T00:00:00.000Z'),
    await person(),
  ];
  for (const side of [active, young, gone]) await exposed(side, '2026-11-17', 4);
  await exposed(away, '2026-11-17', 4, 0);
  await ctx.ok('deleteProfile', { as: gone.user, path: { id: gone.profileId } });
  await measure();
  expect((await weeks())[0]).toMatchObject({ week: LAST, active: 1 });
});

it('keeps what a week was, and is known to no one who is not an admin', async () => {
  const side = await person();
  await exposed(side, '2026-11-17', 4);
  await Promise.all([measure(), measure()]);
  await exposed(await person(), '2026-11-17', 4);
  await measure();
  expect((await weeks()).map(({ week, active }) => ({ week, active }))).toEqual([
    { week: LAST, active: 1 },
    { week: BEFORE, active: 0 },
    { week: '2026-11-02', active: 0 },
  ]);
  expect(await ctx.call('listMatchingWeeks', { as: side.user })).toMatchObject({ status: 403 });
});

it('counts a match as answered once both wrote within 7 days, when these have passed for the whole week', async () => {
  const matched = new Date('2026-11-15T23:59:59.000Z');
  const write = (from: Side, conversationId: string, at: string) =>
    ctx
      .ok('sendMessage', {
        as: from.user,
        query: { profileId: from.profileId },
        body: { conversationId, clientId: randomUUID(), type: 'text', content: 'Hello.' },
      })
      .then(({ _id }) => query('update messages set created_at = $1 where id = $2', [new Date(at), _id]));
  const pair = async (at = matched) => {
    const [one, other] = [await person(), await person()];
    const { matchId, conversationId } = await newMatch(ctx, one, other);
    await query('update matches set matched_at = $1 where id = $2', [at, matchId]);
    return { one, other, conversationId };
  };
  const [answered, late, silent, again] = [await pair(), await pair(), await pair(), await pair()];
  await write(answered.one, answered.conversationId, '2026-11-16T00:00:00.000Z');
  await write(answered.other, answered.conversationId, '2026-11-22T23:59:58.000Z');
  await write(late.one, late.conversationId, '2026-11-16T00:00:00.000Z');
  await write(late.other, late.conversationId, '2026-11-22T23:59:59.000Z');
  for (const _time of [1, 2]) await write(silent.one, silent.conversationId, '2026-11-17T00:00:00.000Z');
  // Of a match that was dissolved: the conversation is the same (D64).
  await write(again.one, again.conversationId, '2026-11-15T23:59:58.000Z');
  await write(again.other, again.conversationId, '2026-11-15T23:59:58.000Z');
  // A week is from Monday to Monday.
  await pair(new Date(BEFORE));
  await pair(new Date(new Date(BEFORE).getTime() - 1));
  await pair(new Date(LAST));

  ctx.clock.set(new Date('2026-11-22T23:59:59.999Z'));
  admin = await ctx.signIn('boss');
  await measure();
  expect((await weeks())[0]).toMatchObject({ week: BEFORE, matches: null, answered: null });
  ctx.clock.set(new Date('2026-11-23T00:00:00.000Z'));
  admin = await ctx.signIn('boss');
  await measure();
  expect((await weeks())[1]).toMatchObject({ week: BEFORE, matches: 5, answered: 1 });
});
