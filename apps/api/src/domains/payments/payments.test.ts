import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { createChainlessApp } from '../../testing/chainless-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { coins, newLatePayment, newPayment, newTransfer, setAside, watch } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { lockUser } from '../users/users.public.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { fromWei, roundedUp, toWei } from '../../lib/wei.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ PREMIUM_BNB: '0.0500001', BUSD_ADDRESS: '' });
  await watch(ctx, { balances_at: null });
});
afterAll(() => ctx.close());

let people = 0;
const newPerson = (tier?: 'premium' | 'premium_plus'): Promise<TestUser> => {
  people += 1;
  return ctx.signIn(`payer${people}`, tier);
};
const init = (as: TestUser, body: object = {}) =>
  ctx.call('initPayment', { as, body: { subscriptionTier: 'PREMIUM', paymentMethod: 'bnb', ...body } });
const statusOf = async (id: string) =>
  (await ctx.database.db.selectFrom('payments').select(['status', 'detail']).where('id', '=', id).executeTakeFirst()) ??
  null;

describe('amounts of wei (D18)', () => {
  it.each(['0', '1', '0.05', '0.000000000000000001', '123456789.123456789123456789'])('%s stays exact', (amount) => {
    expect(fromWei(toWei(amount))).toBe(amount);
  });

  it('have no more than 18 decimals, and are asked for rounded up to 6 (D9)', () => {
    expect(() => toWei('0.0000000000000000001')).toThrow(RangeError);
    expect(() => toWei('-1')).toThrow(RangeError);
    expect(['0.05', '0.0500001', '0.050000000000000001'].map((amount) => fromWei(roundedUp(toWei(amount))))).toEqual([
      '0.05',
      '0.050001',
      '0.050001',
    ]);
  });
});

describe('a new payment', () => {
  it('freezes the amount, the rate with its round and time, and 15 minutes by our clock (D9, D19, D45)', async () => {
    const payer = await newPerson();
    const { status, body } = await init(payer);
    expect(status).toBe(201);
    const now = ctx.clock.now();
    expect(body).toMatchObject({
      subscriptionTier: 'premium',
      paymentMethod: 'bnb',
      expectedAmount: '0.050001',
      usdPrice: '30.00',
      chainId: 97,
      tokenAddress: null,
      paymentAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/),
      qrCodeDataUrl: expect.stringMatching(/^data:image\/gif;base64,/),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 15 * MINUTE_MS).toISOString(),
      serverTime: now.toISOString(),
      windowMs: 15 * MINUTE_MS,
    });
    expect(await ctx.ok('getPayment', { as: payer, path: { id: body.transactionId } })).toMatchObject({
      status: 'pending',
      detail: null,
      receivedAmount: '0',
      remainingAmount: '0.050001',
      rate: { bnbUsd: '600.00000000', round: expect.any(String), at: now.toISOString() },
      transfers: [],
      periods: [],
      unsettled: [],
      claim: null,
      claimMessage: null,
    });
  });

  it('costs at least a cent in a stablecoin, also where its BNB are worth less: with the smallest sum one tries it', async () => {
    const cheap = await createTestApp({ PREMIUM_BNB: '0.000001' });
    await watch(cheap);
    const paying = async (name: string, paymentMethod: string) =>
      (
        await cheap.call('initPayment', {
          as: await cheap.signIn(name),
          body: { subscriptionTier: 'PREMIUM', paymentMethod },
        })
      ).body;
    expect(await paying('one', 'usdt')).toMatchObject({ expectedAmount: '0.01', usdPrice: '0.01' });
    expect(await paying('two', 'bnb')).toMatchObject({ expectedAmount: '0.000001', usdPrice: '0.01' });
    expect((await cheap.ok('getPricing')).tiers.PREMIUM).toEqual({ bnb: '0.000001', usd: '0.01' });
    await cheap.close();
  });

  it('never believes a price that is sent along (D9)', async () => {
    const { body } = await init(await newPerson(), { usdPrice: '0.01' });
    expect(body).toMatchObject({ expectedAmount: '0.050001', usdPrice: '30.00' });
  });

  it('asks stablecoins for the dollars of the BNB price', async () => {
    const { body } = await init(await newPerson(), { subscriptionTier: 'premium_PLUS', paymentMethod: 'usdt' });
    expect(body).toMatchObject({
      subscriptionTier: 'premium_plus',
      expectedAmount: '60',
      tokenAddress: ctx.config.chain?.tokens.usdt.address,
    });
  });

  it('has an address of its own, never one that was given out (D16)', async () => {
    const answers = await Promise.all(
      (await Promise.all([newPerson(), newPerson(), newPerson()])).map((one) => init(one)),
    );
    expect(new Set(answers.map(({ body }) => body.paymentAddress)).size).toBe(3);
  });

  it('is one of fifty that one person begins at once, and the others are told of it (SPEC 5)', async () => {
    const payer = await newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => init(payer)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['payment_pending']),
    );
    expect(new Set(answers.flatMap(({ body }) => body.pendingPaymentId ?? []))).toEqual(
      new Set(made.map(({ body }) => body.transactionId)),
    );
    const rows = await ctx.database.db.selectFrom('payments').select('id').where('user_id', '=', payer.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('asks the chain what BNB costs before its transaction begins, whatever key it has', async () => {
    const payer = await newPerson();
    ctx.clock.advance(MINUTE_MS);
    const { latestPrice } = ctx.prices;
    const open: number[] = [];
    const asked = vi.spyOn(ctx.prices, 'latestPrice').mockImplementation(async () => {
      const { rows } = await ctx.database.pool.query<{ count: number }>(
        `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      open.push(rows[0]?.count ?? -1);
      return latestPrice();
    });
    const body = { subscriptionTier: 'premium', paymentMethod: 'bnb' };
    const made = await ctx.call('initPayment', { as: payer, body, headers: { 'idempotency-key': 'asked' } });
    asked.mockRestore();
    expect(made.status).toBe(201);
    expect(open).toEqual([0]);
  });

  it('is the same one when the call is repeated with its key (D31)', async () => {
    const payer = await newPerson();
    const body = { subscriptionTier: 'premium', paymentMethod: 'bnb' };
    const call = (more: object = {}) =>
      ctx.call('initPayment', { as: payer, body: { ...body, ...more }, headers: { 'idempotency-key': 'once' } });
    const first = await call();
    expect(await call()).toMatchObject({ status: 201, body: first.body });
    expect(await call({ paymentMethod: 'usdt' })).toMatchObject({ body: { code: 'idempotency_key_reused' } });
    await ctx.database.pool.query('update idempotency_keys set answer = null where user_id = $1', [payer.id]);
    expect(await call()).toMatchObject({ body: { code: 'idempotency_in_progress' } });
  });

  it('replaces an expired one for which nothing was seen', async () => {
    const payer = await newPerson();
    const first = await init(payer);
    ctx.clock.advance(15 * MINUTE_MS);
    await watch(ctx, { balances_at: new Date(ctx.clock.now().getTime() + 1000) });
    expect((await init(payer)).status).toBe(201);
    expect(await statusOf(first.body.transactionId)).toEqual({ status: 'expired', detail: null });
  });

  it('is begun at most 50 times a day (D40)', async () => {
    const payer = await newPerson();
    await ctx.database.db
      .insertInto('daily_budgets')
      .values({ budget: 'payments', holder: payer.id, day: ctx.clock.now().toISOString().slice(0, 10), used: 49 })
      .execute();
    const { body } = await init(payer);
    await ctx.ok('dropPayment', { as: payer, path: { id: body.transactionId } });
    expect(await init(payer)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });

  it('is not begun by who asked to leave in the same instant (D68)', async () => {
    const payer = await newPerson();
    const begun = await inTransaction(ctx.database.db, async (trx) => {
      await lockUser(trx, payer.id);
      const answer = init(payer);
      await untilSomeoneWaits(ctx.database.pool);
      const deletion_due_at = new Date(ctx.clock.now().getTime() + 14 * DAY_MS);
      await trx.updateTable('users').set({ deletion_due_at }).where('id', '=', payer.id).execute();
      return { answer };
    });
    expect(await begun.answer).toMatchObject({ status: 403, body: { code: 'account_deletion_pending' } });
    const rows = await ctx.database.db.selectFrom('payments').select('id').where('user_id', '=', payer.id).execute();
    expect(rows).toEqual([]);
  });

  it('is refused to who is suspended, until the suspension ends: a plan would be of no use (D65)', async () => {
    const payer = await newPerson();
    const until = new Date(ctx.clock.now().getTime() + MINUTE_MS);
    const { db } = ctx.database;
    await db.updateTable('users').set({ suspended_until: until }).where('id', '=', payer.id).execute();
    const refused = { status: 403, body: { code: 'account_suspended', until: until.toISOString() } };
    expect(await init(payer)).toMatchObject(refused);
    ctx.clock.advance(MINUTE_MS);
    expect((await init(payer)).status).toBe(201);
  });

  it('is refused for a coin that is not taken (D18), which the network says beforehand', async () => {
    expect(await init(await newPerson(), { paymentMethod: 'busd' })).toMatchObject({
      status: 503,
      body: { code: 'method_unavailable' },
    });
    expect(await ctx.ok('getNetworkConfig')).toMatchObject({
      chainId: 97,
      chainIdHex: '0x61',
      isTestnet: true,
      rpcUrl: expect.not.stringContaining('127.0.0.1'),
      methods: [
        { method: 'bnb', isAvailable: true, reason: null },
        { method: 'usdt', isAvailable: true, tokenAddress: ctx.config.chain?.tokens.usdt.address },
        { method: 'busd', isAvailable: false, tokenAddress: null, reason: 'no_longer_issued' },
      ],
    });
  });

  it.each([{ subscriptionTier: 'free' }, { subscriptionTier: 'gold' }, { paymentMethod: 'eth' }])(
    'makes nothing of %s',
    async (fields) => {
      const payer = await newPerson();
      expect(await init(payer, fields)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect((await ctx.ok('listMyPayments', { as: payer })).data).toEqual([]);
    },
  );
});

describe('who has a plan (D14)', () => {
  const inDays = (days: number) => new Date(ctx.clock.now().getTime() + days * DAY_MS);

  it('buys it again in its last 7 days alone', async () => {
    const payer = await newPerson();
    await ctx.setTier(payer, 'premium', new Date(inDays(7).getTime() + 1));
    expect(await init(payer)).toMatchObject({ status: 409, body: { code: 'tier_is_current' } });
    ctx.clock.advance(1);
    expect((await init(payer)).status).toBe(201);
  });

  it('buys no lower one, and a higher one at any time', async () => {
    const payer = await newPerson();
    await ctx.setTier(payer, 'premium_plus', inDays(2));
    expect(await init(payer)).toMatchObject({ status: 409, body: { code: 'tier_is_lower' } });
    await ctx.setTier(payer, 'premium', inDays(20));
    expect((await init(payer, { subscriptionTier: 'PREMIUM_PLUS' })).status).toBe(201);
  });
});

describe('without a sound rate (D45)', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await createTestApp({ BUSD_ADDRESS: '' });
    await watch(other);
  });
  afterAll(() => other.close());
  const initThere = async (handle: string, paymentMethod: string) =>
    other.call('initPayment', { as: await other.signIn(handle), body: { subscriptionTier: 'premium', paymentMethod } });

  it('nothing is sold while there never was one', async () => {
    other.prices.fail();
    for (const method of ['bnb', 'usdt'])
      expect(await initThere('first', method)).toMatchObject({ status: 503, body: { code: 'price_unavailable' } });
    // The plans' cost in BNB is known, but not in dollars.
    expect(await other.ok('getPricing')).toMatchObject({
      bnbPriceUsd: null,
      tiers: { FREE: { bnb: '0', usd: '0' }, PREMIUM: { bnb: '0.05', usd: null } },
      asOf: null,
    });
  });

  it.each<[string, (app: TestApp) => void]>([
    ['is read no more', (app) => app.prices.fail()],
    ['is older than 5 minutes', (app) => app.prices.set(600, 5 * MINUTE_MS + 1000)],
    ['is 0', (app) => app.prices.set(0)],
    ['doubles within an hour', (app) => app.prices.set(1200)],
  ])('BNB is not sold when the price %s, and stablecoins go on at the last good one', async (why, spoil) => {
    other.clock.advance(2 * HOUR_MS);
    other.prices.set(600);
    expect((await initThere(`before it ${why}`, 'bnb')).status).toBe(201);
    other.clock.advance(MINUTE_MS);
    spoil(other);
    expect(await initThere(`bnb when it ${why}`, 'bnb')).toMatchObject({ body: { code: 'price_unavailable' } });
    expect(await initThere(`usdt when it ${why}`, 'usdt')).toMatchObject({
      status: 201,
      body: { expectedAmount: '30', usdPrice: '30.00' },
    });
    expect(await other.ok('getNetworkConfig')).toMatchObject({
      methods: [{ isAvailable: false, reason: 'price_unavailable' }, { isAvailable: true }, { isAvailable: false }],
    });
    expect(await other.ok('getPricing')).toMatchObject({ bnbPriceUsd: '600.00' });
  });
});

describe('nothing is sold that would not be booked in time, and an open payment says so', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  let payers = 0;
  const newPayer = (): Promise<TestUser> => {
    payers += 1;
    return app.signIn(`unwatched${payers}`);
  };
  const initThere = async (paymentMethod: string) =>
    app.call('initPayment', { as: await newPayer(), body: { subscriptionTier: 'premium', paymentMethod } });
  const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);

  it.each<[string, (() => Promise<unknown>) | null]>([
    ['before it was ever watched', null],
    ['while booking is halted', () => watch(app, { halted: 'somebody has to look' })],
    ['while no process watches', () => watch(app, { updated_at: ago(30_001) })],
    [
      'while it waits for longer than there is to pay',
      () => watch(app, { waits_for: 'rpc_unavailable', block_time: ago(15 * MINUTE_MS + 1) }),
    ],
    [
      'while no block became final for more than a minute',
      () => watch(app, { waits_for: 'rpc_behind', block_time: ago(60_001) }),
    ],
  ])('%s', async (_why, become) => {
    await become?.();
    for (const method of ['bnb', 'usdt'])
      expect(await initThere(method)).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    const off = { isAvailable: false, reason: 'payments_unavailable' };
    expect(await app.ok('getNetworkConfig')).toMatchObject({
      methods: [off, off, { isAvailable: false, reason: 'no_longer_issued' }],
    });
    const payer = await newPayer();
    const { id } = await newPayment(app, payer);
    expect(await app.ok('getPayment', { as: payer, path: { id } })).toMatchObject({ isDelayed: true });
    expect(await app.ok('getPaymentStatus', { as: payer, path: { id } })).toMatchObject({ isDelayed: true });
  });

  it.each([
    ['a moment', 60_000, false],
    ['more than a minute', 60_001, true],
    ['as long as there is to pay', 15 * MINUTE_MS, true],
  ])('and all is sold while it waits for %s', async (_how, behindMs, isDelayed) => {
    await watch(app, { waits_for: 'catching_up', block_time: ago(behindMs) });
    expect((await initThere('usdt')).status).toBe(201);
    const payer = await newPayer();
    const open = await newPayment(app, payer);
    expect(await app.ok('getPayment', { as: payer, path: { id: open.id } })).toMatchObject({ isDelayed });
    const ended = await newPayment(app, payer, { status: 'expired' });
    expect(await app.ok('getPayment', { as: payer, path: { id: ended.id } })).toMatchObject({ isDelayed: false });
  });

  it('a chain that stands still while nobody waits is no delay', async () => {
    await watch(app, { block_time: ago(DAY_MS), updated_at: ago(30_000) });
    expect((await initThere('bnb')).status).toBe(201);
  });

  it('a payment that could not be booked is delayed alone', async () => {
    await watch(app);
    const [one, two] = [await newPayer(), await newPayer()];
    const [broken, well] = [await newPayment(app, one), await newPayment(app, two)];
    await setAside(app, broken);
    expect(await app.ok('getPaymentStatus', { as: one, path: { id: broken.id } })).toMatchObject({ isDelayed: true });
    expect(await app.ok('getPaymentStatus', { as: two, path: { id: well.id } })).toMatchObject({ isDelayed: false });
  });
});

it('nobody can pay without a chain', async () => {
  const app = await createChainlessApp();
  const as = await app.signIn('early');
  const refused = { status: 503, body: { code: 'payments_unavailable' } };
  const body = { subscriptionTier: 'premium', paymentMethod: 'bnb' };
  expect(await app.call('initPayment', { as, body })).toMatchObject(refused);
  expect(await app.call('getNetworkConfig')).toMatchObject(refused);
  await app.close();
});

describe("somebody else's payment", () => {
  it('is not there', async () => {
    const [payer, other] = [await newPerson(), await newPerson()];
    const { body } = await init(payer);
    const path = { id: body.transactionId };
    const missing = { status: 404, body: { code: 'payment_not_found' } };
    expect(await ctx.call('getPayment', { as: other, path })).toMatchObject(missing);
    expect(await ctx.call('getPaymentStatus', { as: other, path })).toMatchObject(missing);
    expect(await ctx.call('claimPayment', { as: other, path, body: { wish: 'period' } })).toMatchObject(missing);
    expect((await ctx.ok('listMyPayments', { as: other })).data).toEqual([]);
  });
});

it('asks for exactly the rest of an underpaid one (D15)', async () => {
  const payer = await newPerson();
  const payment = await newPayment(ctx, payer, { detail: 'underpaid', received_wei: coins('0.02') });
  await newTransfer(ctx, payment, { amount_wei: coins('0.02') });
  expect(await ctx.ok('getPaymentStatus', { as: payer, path: { id: payment.id } })).toMatchObject({
    status: 'pending',
    detail: 'underpaid',
    received: '0.02',
    remaining: '0.03',
    seen: '0',
  });
  expect(await ctx.ok('getPayment', { as: payer, path: { id: payment.id } })).toMatchObject({ unsettled: [] });
});

describe('a payment whose time is over', () => {
  const chainAt = (at: Date) => watch(ctx, { block_time: at, balances_at: at, updated_at: at });
  const expire = () => ctx.runJob(paymentsJobs.expirePayments, {});

  it('expires once the chain was read beyond its end, or is hopelessly behind, and its payer is told', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer);
    await chainAt(payment.expires_at);
    ctx.clock.set(payment.expires_at);
    await expire();
    expect(await statusOf(payment.id)).toMatchObject({ status: 'pending' });
    await chainAt(new Date(payment.expires_at.getTime() + 1000));
    await expire();
    expect(await statusOf(payment.id)).toMatchObject({ status: 'expired' });
    for (const channel of [`payment:${payment.id}`, `user:${payer.id}`])
      expect(ctx.realtime.on(channel)).toContainEqual({
        channel,
        event: 'payment-status',
        data: {
          paymentId: payment.id,
          status: 'expired',
          detail: null,
          txHash: null,
          amount: '0',
          tier: 'premium',
          message: 'Payment expired',
          updatedAt: payment.expires_at.toISOString(),
        },
      });

    const behind = await newPayment(ctx, payer);
    ctx.clock.set(new Date(behind.expires_at.getTime() + 10 * MINUTE_MS - 1));
    await expire();
    expect(await statusOf(behind.id)).toMatchObject({ status: 'pending' });
    ctx.clock.advance(1);
    await expire();
    expect(await statusOf(behind.id)).toMatchObject({ status: 'expired' });
  });

  it.each([
    { detail: 'confirming', seen_wei: coins('0.05') },
    { detail: 'confirming', seen_wei: '0' },
    { detail: 'underpaid', seen_wei: coins('0.01') },
    { detail: 'reorged', seen_wei: '0' },
  ] as const)('does not expire while something that was sent in time becomes final (D17): %o', async (fields) => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, fields);
    await chainAt(new Date(payment.expires_at.getTime() - 1000));
    ctx.clock.set(new Date(payment.expires_at.getTime() + HOUR_MS));
    await expire();
    expect(await statusOf(payment.id)).toEqual({ status: 'pending', detail: fields.detail });
    await chainAt(new Date(payment.expires_at.getTime() + 1000));
    await expire();
    const detail = fields.detail === 'confirming' ? null : fields.detail;
    expect(await statusOf(payment.id)).toEqual({ status: 'expired', detail });
  });

  it.each([
    ['its window was read to its end', 1000],
    ['the chain is hopelessly behind', -1000],
  ])('does not expire while a block of it cannot be booked, though %s; nothing else is begun', async (_why, readTo) => {
    const payer = await newPerson();
    const [payment, other] = [await newPayment(ctx, payer), await newPayment(ctx, await newPerson())];
    await setAside(ctx, payment);
    await chainAt(new Date(payment.expires_at.getTime() + readTo));
    ctx.clock.set(new Date(payment.expires_at.getTime() + 10 * MINUTE_MS));
    await expire();
    expect(await statusOf(other.id)).toMatchObject({ status: 'expired' });
    expect(await statusOf(payment.id)).toMatchObject({ status: 'pending' });
    await watch(ctx);
    expect(await init(payer)).toMatchObject({ body: { code: 'payment_pending', pendingPaymentId: payment.id } });
    await ctx.database.db.deleteFrom('unbooked_blocks').execute();
    await expire();
    expect(await statusOf(payment.id)).toMatchObject({ status: 'expired' });
  });

  it('expires at its end where its chain was never read, so that nobody could book it', async () => {
    const payment = await newPayment(ctx, await newPerson(), { chain_id: 56 });
    ctx.clock.set(payment.expires_at);
    await expire();
    expect(await statusOf(payment.id)).toMatchObject({ status: 'expired' });
  });

  it('is not ended by somebody else who begins one', async () => {
    const payment = await newPayment(ctx, await newPerson());
    ctx.clock.set(payment.expires_at);
    await watch(ctx);
    expect((await init(await newPerson())).status).toBe(201);
    expect(await statusOf(payment.id)).toMatchObject({ status: 'pending' });
    await expire();
    expect(await statusOf(payment.id)).toMatchObject({ status: 'expired' });
  });

  it('expires with all others, however many end at the same time', async () => {
    const { rows } = await ctx.database.pool.query<{ id: string }>(
      `insert into users (id, privy_id, display_name, created_at)
       select gen_random_uuid(), 'one of many ' || n, 'One of many', $1 from generate_series(1, 101) n returning id`,
      [ctx.clock.now()],
    );
    const payments = await Promise.all(rows.map((payer) => newPayment(ctx, payer)));
    ctx.clock.advance(15 * MINUTE_MS);
    await watch(ctx);
    await expire();
    expect(await Promise.all(payments.map(({ id }) => statusOf(id)))).toEqual(
      payments.map(() => ({ status: 'expired', detail: null })),
    );
  });

  it('expires once, and locked ones are skipped', async () => {
    const payment = await newPayment(ctx, await newPerson());
    await chainAt(new Date(payment.expires_at.getTime() + 1000));
    ctx.clock.set(payment.expires_at);
    await inTransaction(ctx.database.db, async (trx) => {
      await trx.selectFrom('payments').select('id').where('id', '=', payment.id).forUpdate().execute();
      await expire();
      expect(await statusOf(payment.id)).toMatchObject({ status: 'pending' });
    });
    await Promise.all([expire(), expire(), expire()]);
    expect(await statusOf(payment.id)).toMatchObject({ status: 'expired' });
    expect(ctx.realtime.on(`payment:${payment.id}`)).toHaveLength(1);
  });
});

it('counts the payments of a day, and those with money that waits, by status and detail (D78)', async () => {
  const app = await createTestApp();
  const payer = await app.signIn('counted');
  await newPayment(app, payer, { status: 'failed' });
  const { payment } = await newLatePayment(app, payer);
  app.clock.advance(DAY_MS);
  await newPayment(app, payer, { status: 'expired' });
  await newPayment(app, payer, { status: 'expired' });
  await newPayment(app, payer);
  const { ofToday, unsettled } = await app.services.payments.countPayments();
  expect(ofToday.toSorted((one, other) => one.count - other.count)).toEqual([
    { status: 'pending', detail: null, count: 1 },
    { status: 'expired', detail: null, count: 2 },
  ]);
  expect(unsettled).toEqual([{ status: payment.status, detail: 'late', count: 1 }]);
  await app.close();
});

it('a realtime token names the 20 own payments that began last', async () => {
  const payer = await newPerson();
  const begun: string[] = [];
  for (let each = 0; each < 21; each += 1) {
    begun.unshift((await newPayment(ctx, payer, { status: 'expired' })).id);
    ctx.clock.advance(1000);
  }
  const { channels } = await ctx.ok('getRealtimeToken', { as: payer });
  expect(channels.filter((channel) => channel.startsWith('payment:'))).toEqual(
    begun.slice(0, 20).map((id) => `payment:${id}`),
  );
});

it('a realtime token names own payments of the last 7 days (D4)', async () => {
  const payer = await newPerson();
  const old = await newPayment(ctx, payer, { status: 'expired' });
  ctx.clock.advance(7 * DAY_MS);
  // The person's token has expired meanwhile.
  const again = await ctx.signIn(payer.handle);
  const recent = await newPayment(ctx, payer);
  await newPayment(ctx, await newPerson());
  const { channels } = await ctx.ok('getRealtimeToken', { as: again });
  expect(channels).toContain(`payment:${recent.id}`);
  expect(channels.filter((channel) => channel.startsWith('payment:'))).toHaveLength(1);
  expect(channels).not.toContain(`payment:${old.id}`);
});
