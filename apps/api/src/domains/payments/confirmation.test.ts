import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import type { PaidTier, Tier } from '../../database/schema.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { coins, newPayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { createNotificationsService } from '../notifications/notifications.service.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import { createPeriodsService } from '../subscriptions/periods.service.ts';
import { subscriptionsJobs } from '../subscriptions/subscriptions.jobs.ts';
import { createConfirmationService } from './confirmation.service.ts';
import type { PaymentRow } from './payments.repository.ts';

const TX = `0x${'ab'.repeat(32)}`;
let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:giver' });
});
afterAll(() => ctx.close());

let people = 0;
const newPerson = (): Promise<TestUser> => {
  people += 1;
  return ctx.signIn(`buyer${people}`);
};

/** As one of several processes. */
function confirm(payment: PaymentRow, received = payment.expected_wei, isOverpaid = false): Promise<boolean> {
  const { clock, database, realtime, config } = ctx;
  const addresses = createPictureAddresses(config.picturesUrl);
  const confirmation = createConfirmationService({
    clock,
    grantPeriod: createPeriodsService({ clock }).grantPeriod,
    notifications: createNotificationsService({ db: database.db, clock, realtime, addresses }),
  });
  return inTransaction(database.db, (trx) =>
    confirmation.confirmPayment(trx, { payment, txHash: TX, received: BigInt(received), isOverpaid }),
  );
}

async function buy(user: TestUser, tier: PaidTier = 'premium'): Promise<PaymentRow> {
  const payment = await newPayment(ctx, user, { tier });
  await confirm(payment);
  return payment;
}

const planOf = async (user: TestUser) => ctx.ok('getMySubscription', { as: await ctx.signIn(user.handle) });
const give = async (user: TestUser, tier: Tier) =>
  ctx.ok('updateSubscription', { as: await ctx.signIn('giver'), body: { targetUserId: user.privyId, tier } });
const storyOf = async (user: TestUser, payment: PaymentRow) =>
  ctx.ok('getPayment', { as: await ctx.signIn(user.handle), path: { id: payment.id } });

describe('a confirmed payment', () => {
  it('gives the tier for a month, with its profiles, and tells its payer in every tab (D14)', async () => {
    ctx.clock.set(new Date('2027-01-31T10:00:00.000Z'));
    const buyer = await newPerson();
    const { _id } = await ctx.newProfile(buyer);
    const { PREMIUM: promised } = (await planOf(buyer)).nextPeriods;
    const payment = await buy(buyer);
    await ctx.runJobs();
    expect(await planOf(buyer)).toMatchObject({
      tier: 'premium',
      expiresAt: '2027-02-28T10:00:00.000Z',
      renewableFrom: '2027-02-21T10:00:00.000Z',
      cancelAtPeriodEnd: false,
    });
    expect(await ctx.ok('getProfile', { path: { id: _id } })).toMatchObject({ isPremium: true });
    expect((await ctx.ok('listMyPayments', { as: buyer })).data).toMatchObject([
      { _id: payment.id, confirmedAt: '2027-01-31T10:00:00.000Z' },
    ]);
    expect(await storyOf(buyer, payment)).toMatchObject({
      status: 'confirmed',
      detail: null,
      receivedAmount: '0.05',
      remainingAmount: '0',
      transactionSignature: TX,
      confirmedAt: '2027-01-31T10:00:00.000Z',
      periods: [{ tier: 'premium', startsAt: '2027-01-31T10:00:00.000Z', endsAt: '2027-02-28T10:00:00.000Z' }],
    });
    // What the plan said before.
    expect(promised).toEqual({
      kind: 'new',
      startsAt: '2027-01-31T10:00:00.000Z',
      endsAt: '2027-02-28T10:00:00.000Z',
    });
    const event = {
      event: 'payment-status',
      data: {
        paymentId: payment.id,
        status: 'confirmed',
        detail: null,
        txHash: TX,
        amount: '0.05',
        tier: 'premium',
        message: 'Payment confirmed!',
      },
    };
    expect(ctx.realtime.on(`payment:${payment.id}`)).toMatchObject([event]);
    expect(ctx.realtime.on(`user:${buyer.id}`).filter(({ event }) => event === 'payment-status')).toMatchObject([
      event,
    ]);
    expect((await ctx.ok('listNotifications', { as: buyer })).data).toMatchObject([
      { type: 'subscription_upgraded', actionUrl: '/premium', data: { tier: 'premium' } },
      {
        type: 'payment_confirmed',
        actionUrl: `/payment/${payment.id}`,
        data: { tier: 'premium', paymentId: payment.id },
      },
    ]);
  });

  it('is confirmed once by however many processes, and gives one period', async () => {
    const buyer = await newPerson();
    const payment = await newPayment(ctx, buyer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(payment)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await storyOf(buyer, payment)).periods).toHaveLength(1);
    expect((await ctx.ok('listNotifications', { as: buyer })).data).toHaveLength(2);
  });

  it('is confirmed also when it had expired before what was sent in time became final (D17)', async () => {
    const buyer = await newPerson();
    const payment = await newPayment(ctx, buyer, { status: 'expired' });
    expect(await confirm(payment)).toBe(true);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium' });
  });

  it('says what was paid too much (D15)', async () => {
    const buyer = await newPerson();
    const payment = await newPayment(ctx, buyer);
    await confirm(payment, coins('0.06'), true);
    expect(await storyOf(buyer, payment)).toMatchObject({
      status: 'confirmed',
      detail: 'overpaid',
      receivedAmount: '0.06',
    });
  });
});

describe('a further period (D14)', () => {
  it('of the same tier starts where the first ends', async () => {
    ctx.clock.set(new Date('2027-03-01T10:00:00.000Z'));
    const buyer = await newPerson();
    await buy(buyer);
    ctx.clock.set(new Date('2027-03-28T10:00:00.000Z'));
    await buy(buyer);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium', expiresAt: '2027-05-01T10:00:00.000Z' });
  });

  it('of a higher tier begins at once, with the unused days of the lower one added', async () => {
    ctx.clock.set(new Date('2027-04-01T10:00:00.000Z'));
    const buyer = await newPerson();
    await buy(buyer);
    ctx.clock.set(new Date('2027-04-11T10:00:00.000Z'));
    const plus = await buy(buyer, 'premium_plus');
    // 20 days were left.
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium_plus', expiresAt: '2027-05-31T10:00:00.000Z' });
    expect((await storyOf(buyer, plus)).periods).toMatchObject([{ endsAt: '2027-05-31T10:00:00.000Z' }]);
    const running = await ctx.database.db
      .selectFrom('subscription_periods')
      .select('payment_id')
      .where('user_id', '=', buyer.id)
      .where('replaced_at', 'is', null)
      .execute();
    expect(running).toEqual([{ payment_id: plus.id }]);
    ctx.clock.set(new Date('2027-05-31T10:00:00.000Z'));
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    expect(await planOf(buyer)).toMatchObject({ tier: 'free', expiresAt: null });
  });

  it('credits also what was bought ahead', async () => {
    ctx.clock.set(new Date('2027-03-01T10:00:00.000Z'));
    const buyer = await newPerson();
    await buy(buyer);
    ctx.clock.set(new Date('2027-03-31T10:00:00.000Z'));
    await buy(buyer);
    await buy(buyer, 'premium_plus');
    // A day of the first and the whole of the second: until 1 May, 31 days.
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium_plus', expiresAt: '2027-05-31T10:00:00.000Z' });
  });

  it('of a lower tier, where the team gave a higher one meanwhile, begins where that ends', async () => {
    ctx.clock.set(new Date('2027-06-01T10:00:00.000Z'));
    const buyer = await newPerson();
    await give(buyer, 'premium_plus');
    const payment = await buy(buyer);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium_plus', expiresAt: '2027-07-01T10:00:00.000Z' });
    expect((await storyOf(buyer, payment)).periods).toMatchObject([
      { startsAt: '2027-07-01T10:00:00.000Z', endsAt: '2027-08-01T10:00:00.000Z' },
    ]);
    ctx.clock.set(new Date('2027-07-01T10:00:00.000Z'));
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium', expiresAt: '2027-08-01T10:00:00.000Z' });
    ctx.clock.set(new Date('2027-08-01T10:00:00.000Z'));
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    expect(await planOf(buyer)).toMatchObject({ tier: 'free' });
  });

  it('bought after the team took the plan away is a month from now', async () => {
    ctx.clock.set(new Date('2027-06-01T10:00:00.000Z'));
    const buyer = await newPerson();
    await buy(buyer);
    await give(buyer, 'free');
    ctx.clock.set(new Date('2027-06-02T10:00:00.000Z'));
    expect((await storyOf(buyer, await buy(buyer))).periods).toMatchObject([
      { startsAt: '2027-06-02T10:00:00.000Z', endsAt: '2027-07-02T10:00:00.000Z' },
    ]);
  });

  it('leaves a tier that was given without an end as it is', async () => {
    const buyer = await newPerson();
    await ctx.setTier(buyer, 'premium');
    await buy(buyer);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium', expiresAt: null });
  });

  it('takes back that the plan was cancelled (D13)', async () => {
    const buyer = await newPerson();
    await buy(buyer);
    expect(await ctx.ok('cancelSubscription', { as: buyer })).toMatchObject({
      tier: 'premium',
      cancelAtPeriodEnd: true,
    });
    expect(await ctx.ok('cancelSubscription', { as: buyer })).toMatchObject({ cancelAtPeriodEnd: true });
    await buy(buyer);
    expect(await planOf(buyer)).toMatchObject({ cancelAtPeriodEnd: false });
    await ctx.ok('cancelSubscription', { as: buyer });
    const { expiresAt } = await planOf(buyer);
    expect(await ctx.ok('resumeSubscription', { as: buyer })).toMatchObject({ expiresAt, cancelAtPeriodEnd: false });
  });

  it('that ends while the next is confirmed is neither lost nor doubled', async () => {
    const buyer = await newPerson();
    await buy(buyer);
    const { expiresAt } = await planOf(buyer);
    ctx.clock.set(new Date(expiresAt ?? 0));
    const payment = await newPayment(ctx, buyer);
    const end = ctx.clock.now();
    await Promise.all([confirm(payment), ctx.runJob(subscriptionsJobs.endPaidPeriods, {}), confirm(payment)]);
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    const { periods } = await storyOf(buyer, payment);
    expect(periods).toMatchObject([{ startsAt: end.toISOString() }]);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium', expiresAt: periods[0]?.endsAt });
  });
});

describe('a plan is taken up (D13)', () => {
  const upgrade = async (user: TestUser, tier: string) =>
    ctx.call('upgradeSubscription', {
      as: await ctx.signIn(user.handle),
      body: { tier, stripeSubscriptionId: 'sub_1' },
    });
  const required = { status: 402, body: { code: 'payment_required' } };

  it('by a confirmed payment of that tier that no period has used, once', async () => {
    const buyer = await newPerson();
    await newPayment(ctx, buyer, { status: 'confirmed', confirmed_at: ctx.clock.now() });
    await newPayment(ctx, buyer);
    expect(await upgrade(buyer, 'PREMIUM_PLUS')).toMatchObject(required);
    expect(await upgrade(await newPerson(), 'PREMIUM')).toMatchObject(required);
    const answers = await Promise.all([upgrade(buyer, 'Premium'), upgrade(buyer, 'premium')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    expect(await planOf(buyer)).toMatchObject({ tier: 'premium' });
  });

  it('by the payment that was confirmed first', async () => {
    const buyer = await newPerson();
    const now = ctx.clock.now();
    const [last, first] = [
      await newPayment(ctx, buyer, { status: 'confirmed', confirmed_at: now }),
      await newPayment(ctx, buyer, { status: 'confirmed', confirmed_at: new Date(now.getTime() - DAY_MS) }),
    ];
    expect((await upgrade(buyer, 'premium')).status).toBe(200);
    expect((await storyOf(buyer, first)).periods).toHaveLength(1);
    expect((await storyOf(buyer, last)).periods).toEqual([]);
  });
});

describe('the end of a plan', () => {
  it('is announced to all, however many plans end at the same time', async () => {
    const [now, endsAt] = [ctx.clock.now(), new Date(ctx.clock.now().getTime() + DAY_MS)];
    const { pool } = ctx.database;
    await pool.query(
      `insert into users (id, privy_id, display_name, created_at, tier, tier_expires_at)
       select gen_random_uuid(), 'ending ' || n, 'Ending', $1, 'premium', $2 from generate_series(1, 101) n`,
      [now, endsAt],
    );
    await pool.query(
      `insert into subscription_periods (id, user_id, tier, starts_at, ends_at, created_at)
       select gen_random_uuid(), id, 'premium', $1, $2, $1 from users where privy_id like 'ending %'`,
      [now, endsAt],
    );
    await remind();
    const { rows } = await pool.query<{ told: number }>(
      `select count(*)::integer as told from notifications join users on users.id = user_id
       where privy_id like 'ending %' and type = 'subscription_ending'`,
    );
    expect(rows).toEqual([{ told: 101 }]);
    ctx.clock.set(endsAt);
    await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
    const { rowCount } = await pool.query(`select from users where privy_id like 'ending %' and tier <> 'free'`);
    expect(rowCount).toBe(0);
  });

  const remind = () => ctx.runJob(subscriptionsJobs.remindOfEnds, {});
  const remindersOf = async (user: TestUser) =>
    (await ctx.ok('listNotifications', { as: await ctx.signIn(user.handle) })).data.filter(
      ({ type }) => type === 'subscription_ending',
    );
  const before = async (user: TestUser, days: number) => {
    const { expiresAt } = await planOf(user);
    ctx.clock.set(new Date(new Date(expiresAt ?? 0).getTime() - days * DAY_MS));
  };

  it('is announced 3 days and 1 day before, each once across all processes', async () => {
    const buyer = await newPerson();
    await buy(buyer);
    const { expiresAt } = await planOf(buyer);
    await before(buyer, 3);
    ctx.clock.advance(-1);
    await remind();
    expect(await remindersOf(buyer)).toEqual([]);
    ctx.clock.advance(1);
    await Promise.all([remind(), remind(), remind()]);
    await before(buyer, 1);
    await remind();
    await remind();
    expect(await remindersOf(buyer)).toMatchObject([
      {
        actionUrl: '/premium',
        message: 'Your plan ends in 1 day.',
        data: { tier: 'premium', daysLeft: 1, endsAt: expiresAt },
      },
      { message: 'Your plan ends in 3 days.', data: { daysLeft: 3, endsAt: expiresAt } },
    ]);
  });

  it('is announced 1 day before only, if it could not be earlier', async () => {
    const buyer = await newPerson();
    await give(buyer, 'premium');
    await before(buyer, 0.5);
    await remind();
    await remind();
    expect(await remindersOf(buyer)).toMatchObject([{ data: { daysLeft: 1 } }]);
  });

  it('is announced again to people who resume reminders (D13)', async () => {
    const buyer = await newPerson();
    await buy(buyer);
    await before(buyer, 2);
    const as = await ctx.signIn(buyer.handle);
    await ctx.ok('cancelSubscription', { as });
    await remind();
    expect(await remindersOf(buyer)).toEqual([]);
    await ctx.ok('resumeSubscription', { as });
    await remind();
    expect(await remindersOf(buyer)).toMatchObject([{ data: { daysLeft: 3 } }]);
  });

  it('is not announced after a cancellation, nor if the plan continues, nor for replaced periods', async () => {
    const [cancelled, renewed, risen, taken] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
      await newPerson(),
    ];
    for (const one of [cancelled, renewed, risen, taken]) await buy(one);
    await before(cancelled, 2);
    await ctx.ok('cancelSubscription', { as: await ctx.signIn(cancelled.handle) });
    await buy(renewed);
    await buy(risen, 'premium_plus');
    await give(taken, 'free');
    await remind();
    for (const one of [cancelled, renewed, risen, taken]) expect(await remindersOf(one)).toEqual([]);
  });
});

it('a period is bought by one payment at most, whatever goes wrong', async () => {
  const buyer = await newPerson();
  const payment = await buy(buyer);
  const again = ctx.database.db
    .insertInto('subscription_periods')
    .values({
      id: uuid(),
      user_id: buyer.id,
      tier: 'premium',
      starts_at: ctx.clock.now(),
      ends_at: new Date(ctx.clock.now().getTime() + DAY_MS),
      payment_id: payment.id,
      settlement_id: null,
      replaced_at: null,
      created_at: ctx.clock.now(),
    })
    .execute();
  await expect(again).rejects.toThrow(/unique/);
});
