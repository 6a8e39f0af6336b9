import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tier } from '../../database/schema.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newLatePayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { lockPlan, updateTier } from '../users/users.repository.ts';
import { insertPeriod } from './periods.repository.ts';
import { subscriptionsJobs } from './subscriptions.jobs.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ PREMIUM_BNB: '0.017', ADMIN_PRIVY_IDS: 'did:privy:granter' });
  ctx.prices.set(588.235);
});
afterAll(() => ctx.close());

it('gives everyone the free tier without an end', async () => {
  const user = await ctx.signIn('newcomer');
  expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({
    tier: 'free',
    expiresAt: null,
    renewableFrom: null,
    cancelAtPeriodEnd: false,
  });
});

it('calls a tier free again the moment its period ends (D14)', async () => {
  const user = await ctx.signIn('subscriber');
  const expiresAt = new Date(ctx.clock.now().getTime() + 60_000);
  await ctx.setTier(user, 'premium', expiresAt);
  expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({
    tier: 'premium',
    expiresAt: expiresAt.toISOString(),
    renewableFrom: new Date(expiresAt.getTime() - 7 * DAY_MS).toISOString(),
    cancelAtPeriodEnd: false,
  });
  await ctx.ok('cancelSubscription', { as: user });
  ctx.clock.set(expiresAt);
  expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({
    tier: 'free',
    expiresAt: null,
    renewableFrom: null,
    cancelAtPeriodEnd: false,
  });
  expect(await ctx.ok('getMe', { as: user })).toMatchObject({ subscription: { tier: 'free' } });
});

it.each([
  ['free', { likesPerDay: 10, superLikesPerDay: 0, seesWhoLiked: false, advancedFilters: false }],
  ['premium', { likesPerDay: null, superLikesPerDay: 5, seesWhoLiked: true, advancedFilters: true }],
  ['premium_plus', { likesPerDay: null, superLikesPerDay: null, seesWhoLiked: true, advancedFilters: true }],
] as const)('lists what %s allows (D11)', async (tier, features) => {
  const user = await ctx.signIn(`has_${tier}`, tier);
  expect(await ctx.ok('getSubscriptionFeatures', { as: user })).toMatchObject({ tier, ...features });
});

it('prices plans by the configuration, in dollars to the exact cent (D9)', async () => {
  const { tiers, bnbPriceUsd } = await ctx.ok('getPricing');
  expect(bnbPriceUsd).toBe('588.24');
  expect(tiers).toEqual({
    FREE: { bnb: '0', usd: '0' },
    PREMIUM: { bnb: '0.017', usd: '10.00' },
    PREMIUM_PLUS: { bnb: '0.1', usd: '58.82' },
  });
});

it('moves the tier of every profile with its owner, so that the order of decks and searches holds', async () => {
  const user = await ctx.signIn('climber');
  const { _id } = await ctx.newProfile(user, { tags: ['defi'] });
  await ctx.setTier(user, 'premium_plus', new Date(ctx.clock.now().getTime() + DAY_MS));
  expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ isPremium: true });
  const { tier } = await ctx.database.db
    .selectFrom('profile_tags')
    .select('tier')
    .where('profile_id', '=', _id)
    .executeTakeFirstOrThrow();
  expect(tier).toBe('premium_plus');
});

it('ends the periods of others where one cannot be ended, and that one once it can', async () => {
  const [broken, well] = [await ctx.signIn('unendable'), await ctx.signIn('endable')];
  const { pool } = ctx.database;
  for (const user of [broken, well]) await ctx.setTier(user, 'premium', new Date(ctx.clock.now().getTime() + DAY_MS));
  const dropped = 'alter table users drop constraint if exists unendable';
  await pool.query(`${dropped}, add constraint unendable check (id <> '${broken.id}' or tier = 'premium')`);
  ctx.clock.advance(DAY_MS);
  const stored = async (): Promise<unknown[]> => {
    const ids = [broken.id, well.id];
    const { rows } = await pool.query('select tier from users where id = any($1) order by array_position($1, id)', [
      ids,
    ]);
    return rows.map(({ tier }) => tier);
  };
  try {
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
  } finally {
    await pool.query(dropped);
  }
  expect(await stored()).toEqual(['premium', 'free']);
  await pool.query('delete from graphile_worker._private_jobs');
  await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
  expect(await stored()).toEqual(['free', 'free']);
});

it('ends periods without waiting for locks, and locked ones at the next run', async () => {
  const people: { user: TestUser; profileId: string }[] = [];
  for (const handle of ['busy', 'idle', 'other']) {
    const user = await ctx.signIn(handle);
    const { _id } = await ctx.newProfile(user);
    await ctx.setTier(user, 'premium', new Date(ctx.clock.now().getTime() + 1));
    people.push({ user, profileId: _id });
  }
  ctx.clock.advance(1);
  const tiers = async () => {
    const ids = people.map(({ user }) => user.id);
    const rows = await ctx.database.db.selectFrom('users').select(['id', 'tier']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.tier);
  };
  const [busy] = people;
  // Like a like: the profile first, then a row that names the person.
  await ctx.database.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', busy?.profileId ?? '')
      .forNoKeyUpdate()
      .execute();
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    expect(await tiers()).toEqual(['premium', 'free', 'free']);
    await trx
      .insertInto('daily_usage')
      .values({ user_id: busy?.user.id ?? '', day: '2026-11-20', kind: 'like', used: 1 })
      .execute();
  });
  await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
  expect(await tiers()).toEqual(['free', 'free', 'free']);
});

it('takes an ended tier from the profiles as well', async () => {
  const user = await ctx.signIn('lapsing');
  const { _id } = await ctx.newProfile(user, { tags: ['defi'] });
  await ctx.setTier(user, 'premium_plus', new Date(ctx.clock.now().getTime() + 1));
  const endPeriods = async () => {
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    return (await ctx.ok('getProfile', { path: { id: _id } })).isPremium;
  };
  expect(await endPeriods()).toBe(true);
  ctx.clock.advance(1);
  expect(await endPeriods()).toBe(false);
});

describe('a tier that an admin gives', () => {
  const give = async (targetUserId: string, tier: string) =>
    ctx.call('updateSubscription', { as: await ctx.signIn('granter'), body: { targetUserId, tier } });

  it.each([
    ['2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
    ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ])('on %s lasts until %s (D14), with its profiles', async (now, expiresAt) => {
    ctx.clock.set(new Date(now));
    const user = await ctx.signIn('gifted');
    const { _id } = await ctx.newProfile(user);
    expect((await give(user.privyId, 'premium_plus')).body).toEqual({
      tier: 'premium_plus',
      expiresAt,
      renewableFrom: new Date(Date.parse(expiresAt) - 7 * DAY_MS).toISOString(),
      cancelAtPeriodEnd: false,
      nextPeriods: { PREMIUM: null, PREMIUM_PLUS: null },
    });
    expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({ tier: 'premium_plus', expiresAt });
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ isPremium: true });
  });

  it('is over at once when it is free, also one that was to end with its period', async () => {
    const user = await ctx.signIn('demoted');
    await give(user.privyId, 'premium');
    await ctx.database.db.updateTable('users').set({ cancel_at_period_end: true }).where('id', '=', user.id).execute();
    expect((await give(user.privyId, 'free')).status).toBe(200);
    expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({ tier: 'free', expiresAt: null });
    await give(user.privyId, 'premium');
    expect(await ctx.ok('getMySubscription', { as: user })).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('lasts for as many months as the admin says, two years at most', async () => {
    ctx.clock.set(new Date('2028-11-30T10:00:00.000Z'));
    const user = await ctx.signIn('sponsored');
    const as = await ctx.signIn('granter');
    const body = { targetUserId: user.privyId, tier: 'premium' };
    expect(await ctx.ok('updateSubscription', { as, body: { ...body, months: 3 } })).toMatchObject({
      expiresAt: '2029-02-28T10:00:00.000Z',
    });
    for (const months of [0, 25, 1.5])
      expect(await ctx.call('updateSubscription', { as, body: { ...body, months } })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
  });

  it('asks for a sign-in not older than 12 hours, and a refusal is in the audit log (D50)', async () => {
    const user = await ctx.signIn('patient');
    const signedInAt = new Date(ctx.clock.now().getTime() - 12 * 3_600_000 - 1000);
    const as = await ctx.signIn({ handle: 'granter', signedInAt });
    expect(
      await ctx.call('updateSubscription', { as, body: { targetUserId: user.privyId, tier: 'premium' } }),
    ).toMatchObject({ status: 403, body: { code: 'sign_in_too_old' } });
    const { data } = await ctx.ok('listAudit', {
      as: await ctx.signIn('granter'),
      query: { subject: user.id },
    });
    expect(data).toMatchObject([{ action: 'updateSubscription', after: '{"refused":"sign_in_too_old"}' }]);
  });

  it('is for somebody who is known', async () => {
    expect(await give('did:privy:nobody', 'premium')).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });
});

describe('a tier that an admin takes back', () => {
  const change = async (user: TestUser, tier: 'free' | 'premium' | 'premium_plus') => {
    const body = { targetUserId: user.privyId, tier };
    const answer = await ctx.ok('updateSubscription', { as: await ctx.signIn('granter'), body });
    return { targetUserId: user.privyId, tier: answer.tier, expiresAt: answer.expiresAt };
  };
  type Undo = Awaited<ReturnType<typeof change>>;
  const undo = async (body: Undo, as?: TestUser) =>
    ctx.call('undoSubscriptionUpdate', { as: as ?? (await ctx.signIn('granter')), body });
  const refused = { status: 409, body: { code: 'nothing_to_undo' } };
  const planOf = (user: TestUser) =>
    ctx.database.db
      .selectFrom('users')
      .select(['tier', 'tier_expires_at', 'cancel_at_period_end'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
  const countingOf = (user: TestUser) =>
    ctx.database.db
      .selectFrom('subscription_periods')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('replaced_at', 'is', null)
      .orderBy('id')
      .execute();
  /** What the team grants for a late payment: a month as if it was paid. */
  async function pay(user: TestUser) {
    const { payment, transferId } = await newLatePayment(ctx, user);
    const body = { outcome: 'credited' as const, transferIds: [transferId], note: 'A little late.' };
    await ctx.ok('settlePayment', { as: await ctx.signIn('granter'), path: { id: payment.id }, body });
  }

  it.each(['free', 'premium', 'premium_plus'] as const)(
    'was %s: the plan, its end, what was paid for and a cancellation are as they were (D14)',
    async (tier) => {
      const user = await ctx.signIn(`undone_${tier}`);
      const { _id } = await ctx.newProfile(user);
      await pay(user);
      await ctx.ok('cancelSubscription', { as: user });
      const [plan, counting] = [await planOf(user), await countingOf(user)];
      expect([plan.tier, plan.cancel_at_period_end, counting.length]).toEqual(['premium', true, 1]);
      ctx.clock.advance(DAY_MS);
      const changed = await change(user, tier);
      ctx.clock.advance(60_000);
      expect(await undo(changed)).toMatchObject({
        status: 200,
        body: { tier: 'premium', expiresAt: plan.tier_expires_at?.toISOString(), cancelAtPeriodEnd: true },
      });
      expect(await planOf(user)).toEqual(plan);
      expect(await countingOf(user)).toEqual(counting);
      expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ isPremium: true });
      ctx.clock.set(plan.tier_expires_at ?? ctx.clock.now());
      await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
      expect(await planOf(user)).toMatchObject({ tier: 'free' });
    },
  );

  it('is in the audit log with what was and what is', async () => {
    const user = await ctx.signIn('noted');
    const changed = await change(user, 'premium');
    await undo(changed);
    const { data } = await ctx.ok('listAudit', { as: await ctx.signIn('granter'), query: { subject: user.id } });
    expect(data[0]).toMatchObject({
      action: 'undoSubscriptionUpdate',
      before: JSON.stringify({ tier: 'premium', expiresAt: changed.expiresAt }),
      after: JSON.stringify({ tier: 'free', expiresAt: null }),
    });
  });

  it.each(['free', 'premium', 'premium_plus'] as const)(
    'was changed to %s: what the person paid meanwhile stays',
    async (tier) => {
      const user = await ctx.signIn(`paid_after_${tier}`);
      const changed = await change(user, tier);
      await pay(user);
      const [plan, counting] = [await planOf(user), await countingOf(user)];
      expect(await undo(changed)).toMatchObject(refused);
      expect(await planOf(user)).toEqual(plan);
      expect(await countingOf(user)).toEqual(counting);
    },
  );

  it('is not what the person cancelled meanwhile', async () => {
    const user = await ctx.signIn('canceller');
    const changed = await change(user, 'premium');
    await ctx.ok('cancelSubscription', { as: user });
    expect(await undo(changed)).toMatchObject(refused);
  });

  it('is the last change, within ten minutes, by whoever made it', async () => {
    const user = await ctx.signIn('changed_twice');
    const first = await change(user, 'premium');
    const last = await change(user, 'premium_plus');
    expect(await undo(first)).toMatchObject(refused);
    const chief = await ctx.signIn({ handle: 'granter' });
    const other = await ctx.signIn('second_granter');
    await ctx.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', other.id).execute();
    expect(await undo(last, other)).toMatchObject(refused);
    ctx.clock.advance(10 * 60_000 + 1);
    expect(await undo(last, chief)).toMatchObject(refused);
    expect(await planOf(user)).toMatchObject({ tier: 'premium_plus' });
  });

  it('comes back once, however many take it back at the same time', async () => {
    const user = await ctx.signIn('undone_once');
    const changed = await change(user, 'premium');
    const as = await ctx.signIn('granter');
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(changed, as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(refused);
    expect(await planOf(user)).toMatchObject({ tier: 'free', tier_expires_at: null });
    expect(await countingOf(user)).toEqual([]);
  });

  it('and money that comes at the same time come one after the other: nothing that was paid is lost', async () => {
    const user = await ctx.signIn('paying_meanwhile');
    const changed = await change(user, 'premium');
    const as = await ctx.signIn('granter');
    const startsAt = ctx.clock.now();
    const endsAt = new Date(startsAt.getTime() + DAY_MS);
    // As a confirmed payment does.
    const undoing = await ctx.database.db.transaction().execute(async (trx) => {
      await lockPlan(trx, user.id);
      const answer = undo(changed, as);
      await untilSomeoneWaits(ctx.database.pool);
      const period = { tier: 'premium_plus' as const, starts_at: startsAt, ends_at: endsAt, created_at: startsAt };
      await insertPeriod(trx, {
        ...period,
        id: crypto.randomUUID(),
        user_id: user.id,
        payment_id: null,
        settlement_id: null,
        replaced_at: null,
      });
      await updateTier(trx, user.id, 'premium_plus', endsAt);
      return { answer };
    });
    expect(await undoing.answer).toMatchObject(refused);
    expect(await planOf(user)).toMatchObject({ tier: 'premium_plus', tier_expires_at: endsAt });
    expect(await countingOf(user)).toHaveLength(2);
  });

  it('asks for a sign-in not older than 12 hours, and a refusal is in the audit log (D50)', async () => {
    const user = await ctx.signIn('patient_too');
    const changed = await change(user, 'premium');
    const signedInAt = new Date(ctx.clock.now().getTime() - 12 * 3_600_000 - 1000);
    expect(await undo(changed, await ctx.signIn({ handle: 'granter', signedInAt }))).toMatchObject({
      status: 403,
      body: { code: 'sign_in_too_old' },
    });
    const { data } = await ctx.ok('listAudit', {
      as: await ctx.signIn('granter'),
      query: { subject: user.id },
    });
    expect(data).toMatchObject([
      { action: 'undoSubscriptionUpdate', after: '{"refused":"sign_in_too_old"}' },
      { action: 'updateSubscription' },
    ]);
  });

  it('is of somebody who is known', async () => {
    expect(await undo({ targetUserId: 'did:privy:nobody', tier: 'free', expiresAt: null })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });
});

describe('what a plan would bring if it was bought now (D14)', () => {
  const NOW = new Date('2027-01-31T10:00:00.000Z');
  const MONTH = '2027-02-28T10:00:00.000Z';
  /** What a person with this plan could buy at that time. */
  async function nextPeriods(handle: string, tier: Tier, expiresAt: string | null) {
    ctx.clock.set(NOW);
    const user = await ctx.signIn(handle);
    await ctx.setTier(user, tier, expiresAt === null ? null : new Date(expiresAt));
    return (await ctx.ok('getMySubscription', { as: user })).nextPeriods;
  }

  it('is a month from now, or until the end of a shorter one', async () => {
    const bought = { kind: 'new', startsAt: NOW.toISOString(), endsAt: MONTH };
    expect(await nextPeriods('looks', 'free', null)).toEqual({ PREMIUM: bought, PREMIUM_PLUS: bought });
    // A plan that has ended.
    expect(await nextPeriods('looks', 'premium', NOW.toISOString())).toEqual({ PREMIUM: bought, PREMIUM_PLUS: bought });
  });

  it('of the same plan begins where it ends, in its last 7 days; a higher one begins now with the unused days', async () => {
    expect(await nextPeriods('renews', 'premium', '2027-02-07T10:00:00.000Z')).toEqual({
      PREMIUM: { kind: 'renewal', startsAt: '2027-02-07T10:00:00.000Z', endsAt: '2027-03-07T10:00:00.000Z' },
      PREMIUM_PLUS: { kind: 'upgrade', startsAt: NOW.toISOString(), endsAt: '2027-03-07T10:00:00.000Z' },
    });
  });

  it('of the same plan is nothing before its last 7 days, nor of a lower plan ever', async () => {
    expect(await nextPeriods('owns', 'premium', '2027-02-07T10:00:00.001Z')).toMatchObject({ PREMIUM: null });
    expect(await nextPeriods('endless', 'premium', null)).toMatchObject({
      PREMIUM: null,
      PREMIUM_PLUS: { kind: 'upgrade', endsAt: MONTH },
    });
    expect(await nextPeriods('tops', 'premium_plus', '2027-02-07T10:00:00.000Z')).toMatchObject({
      PREMIUM: null,
      PREMIUM_PLUS: { kind: 'renewal' },
    });
  });
});
