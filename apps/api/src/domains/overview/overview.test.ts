import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMatch } from '../../testing/fixtures.ts';
import { newPayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { overviewJobs } from './overview.jobs.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const NOTHING = { signUps: 0, profiles: 0, matches: 0, messages: 0, newPayers: 0, revenue: '0.00' };
let ctx: TestApp;
let admin: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:boss' });
  ctx.clock.set(new Date('2026-11-20T23:59:59.999Z'));
  admin = await ctx.signIn('boss');
});
afterAll(() => ctx.close());

const overview = async (days: number) => (await ctx.ok('getOverview', { as: admin, query: { days } })).days;
const paid = (payer: TestUser, at: string, usd_price: string) =>
  newPayment(ctx, payer, { status: 'confirmed', confirmed_at: new Date(at), usd_price });

it('counts each day by UTC, a first payment once, and the same whether or not the day was counted before', async () => {
  const [one, two] = [await ctx.signIn('one'), await ctx.signIn('two')];
  ctx.clock.set(new Date('2026-11-21T00:00:00.000Z'));
  const three = await ctx.signIn('three');
  const [a, b] = [await ctx.newProfile(one), await ctx.newProfile(two)];
  const { conversationId } = await newMatch(ctx, { user: one, profileId: a._id }, { user: two, profileId: b._id });
  await ctx.ok('sendMessage', {
    as: one,
    query: { profileId: a._id },
    body: { conversationId, content: 'Hello', type: 'text', clientId: uuid() },
  });
  await paid(one, '2026-11-20T23:59:59.999Z', '30.00');
  await paid(one, '2026-11-21T00:00:00.000Z', '60.00');
  await paid(three, '2026-11-21T12:00:00.000Z', '30.00');
  await newPayment(ctx, two, { status: 'expired' });
  ctx.clock.set(new Date(NOW));
  admin = await ctx.signIn('boss');
  const expected = [
    { day: '2026-11-19', ...NOTHING },
    { day: '2026-11-20', ...NOTHING, signUps: 3, newPayers: 1, revenue: '30.00' },
    { day: '2026-11-21', signUps: 1, profiles: 2, matches: 1, messages: 1, newPayers: 1, revenue: '90.00' },
    { day: '2026-11-22', ...NOTHING },
  ];
  expect(await overview(4)).toEqual(expected);
  await ctx.runJob(overviewJobs.countDays, {});
  await ctx.runJob(overviewJobs.countDays, {});
  expect(await overview(4)).toEqual(expected);
  const stored = await ctx.database.db.selectFrom('daily_figures').select('sign_ups').orderBy('day').execute();
  expect(stored).toEqual([{ sign_ups: 3 }, { sign_ups: 1 }]);
});

it('keeps what a day was, and goes on counting where it stopped', async () => {
  await ctx.database.db.deleteFrom('messages').execute();
  await ctx.signIn('four');
  ctx.clock.set(new Date('2027-01-15T10:00:00.000Z'));
  admin = await ctx.signIn('boss');
  await ctx.runJob(overviewJobs.countDays, {});
  const days = await overview(60);
  expect(days.find(({ day }) => day === '2026-11-21')).toMatchObject({ messages: 1 });
  expect(days.find(({ day }) => day === '2026-11-22')).toMatchObject({ signUps: 1 });
  expect(days.at(-1)?.day).toBe('2027-01-15');
  const { rows } = await ctx.database.pool.query('select count(*)::int as n from daily_figures');
  expect(rows).toEqual([{ n: 56 }]);
});
