import { sql } from 'kysely';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { HOUR_MS } from '../../testing/fake-clock.ts';
import { coins, newLatePayment, newPayment, newTransfer, setAside, watch } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import type { PaymentRow } from '../payments/payments.public.ts';
import { lockUser } from '../users/users.public.ts';

const REFUND_TX = `0x${'cd'.repeat(32)}`;
let ctx: TestApp;
let admin: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({
    ADMIN_PRIVY_IDS: 'did:privy:cashier,did:privy:second',
    SUPPORT_PRIVY_IDS: 'did:privy:helper',
  });
  await watch(ctx);
  admin = await ctx.signIn('cashier');
});
afterAll(() => ctx.close());

let people = 0;
const newPerson = (): Promise<TestUser> => {
  people += 1;
  return ctx.signIn(`late${people}`);
};
const confirmed = () => ({ status: 'confirmed', confirmed_at: ctx.clock.now() }) as const;
const paymentOf = (as: TestUser, id: string) => ctx.ok('getPayment', { as, path: { id } });
const settle = (id: string, body: object, as = admin) => ctx.call('settlePayment', { as, path: { id }, body });
const credited = (...transferIds: string[]) => ({ outcome: 'credited', transferIds, note: 'They wrote to us.' });
const refunded = (...transferIds: string[]) => ({
  ...credited(...transferIds),
  outcome: 'refunded',
  txHash: REFUND_TX,
});

describe('money that bought nothing (D15)', () => {
  it('is what came late, twice, on the wrong token, too little and too much, and nothing else', async () => {
    const payer = await newPerson();
    const [late, twice, wrong, less, more, right, open] = [
      await newPayment(ctx, payer, { status: 'expired', detail: 'late' }),
      await newPayment(ctx, payer, confirmed()),
      await newPayment(ctx, payer, { status: 'expired', detail: 'wrong_asset' }),
      await newPayment(ctx, payer, { status: 'expired', detail: 'underpaid' }),
      await newPayment(ctx, payer, { ...confirmed(), detail: 'overpaid' }),
      await newPayment(ctx, payer, confirmed()),
      await newPayment(ctx, payer, { detail: 'underpaid' }),
    ];
    await newTransfer(ctx, late, { counted_as: 'late' });
    await newTransfer(ctx, twice);
    await newTransfer(ctx, twice, { counted_as: 'extra', block_number: 1001 });
    await newTransfer(ctx, wrong, { counted_as: 'wrong_asset', asset: 'usdt', amount_wei: coins('30') });
    await newTransfer(ctx, less, { amount_wei: coins('0.02') });
    await newTransfer(ctx, less, { amount_wei: coins('0.01'), counted_as: 'late', block_number: 1001 });
    await newTransfer(ctx, more, { amount_wei: coins('0.04') });
    await newTransfer(ctx, more, { amount_wei: coins('0.03'), block_number: 1001 });
    await newTransfer(ctx, right);
    await newTransfer(ctx, open, { amount_wei: coins('0.02') });
    const bnb = (amount: string) => [{ asset: 'bnb', symbol: 'BNB', amount }];
    const waiting = async ({ id }: { id: string }) => (await paymentOf(payer, id)).unsettled;
    expect(await waiting(late)).toEqual(bnb('0.05'));
    expect(await waiting(twice)).toEqual(bnb('0.05'));
    expect(await waiting(wrong)).toEqual([{ asset: 'usdt', symbol: 'USDT', amount: '30' }]);
    expect(await waiting(less)).toEqual(bnb('0.03'));
    expect(await waiting(more)).toEqual(bnb('0.02'));
    expect(await waiting(right)).toEqual([]);
    expect(await waiting(open)).toEqual([]);
    expect((await paymentOf(payer, wrong.id)).receivedSymbol).toBe('USDT');
    // The lists agree.
    const { data } = await ctx.ok('listMyPayments', { as: payer });
    const flagged = data.filter(({ hasUnsettled }) => hasUnsettled).map(({ _id }) => _id);
    expect(new Set(flagged)).toEqual(new Set([late, twice, wrong, less, more].map(({ id }) => id)));
    const team = await ctx.ok('listPayments', { as: admin, query: { needsDecision: true } });
    expect(new Set(team.data.map(({ _id }) => _id))).toEqual(new Set(flagged));
    expect(team.data[0]).toMatchObject({ userId: payer.id, userName: payer.handle, wish: null });
    const byDetail = await ctx.ok('listPayments', { as: admin, query: { status: 'expired', detail: 'late' } });
    expect(byDetail.data.map(({ _id }) => _id)).toEqual([late.id]);
  });
});

describe('tokens that are not taken', () => {
  it('are worth nothing: they wait for no decision, and change nothing that is signed (D15)', async () => {
    const payer = await newPerson();
    const { payment, transferId } = await newLatePayment(ctx, payer);
    const before = await paymentOf(payer, payment.id);
    const spam = { asset: `0x${'5b'.repeat(20)}`, token_address: `0x${'5b'.repeat(20)}`, counted_as: 'wrong_asset' };
    // As an older version booked it.
    await newTransfer(ctx, payment, { ...spam, counted_as: 'wrong_asset', block_number: 1002 });
    await ctx.database.db
      .insertInto('foreign_transfers')
      .values({
        payment_id: payment.id,
        block_number: 1003,
        token_address: spam.token_address,
        transfers: 100_000,
        amount_wei: String(2n ** 256n - 1n),
        tx_hash: REFUND_TX,
        block_time: payment.expires_at,
        created_at: payment.expires_at,
      })
      .execute();
    const { unsettled, claimMessage } = await paymentOf(payer, payment.id);
    expect({ unsettled, claimMessage }).toEqual({
      unsettled: before.unsettled,
      claimMessage: before.claimMessage,
    });
    const path = { id: payment.id };
    expect(await ctx.ok('getTeamPayment', { as: admin, path })).toMatchObject({
      unsettledTransferIds: [transferId],
      foreignTransfers: [
        { tokenAddress: spam.token_address, transfers: 100_000, amount: String(2n ** 256n - 1n), blockNumber: 1003 },
      ],
    });
    await settle(payment.id, refunded(transferId));
    const { data } = await ctx.ok('listMyPayments', { as: payer });
    expect(data).toMatchObject([{ _id: payment.id, hasUnsettled: false }]);
    const nothing = { status: 409, body: { code: 'nothing_to_claim' } };
    expect(await ctx.call('claimPayment', { as: payer, path, body: { wish: 'period' } })).toMatchObject(nothing);
  });
});

it('of very many transfers 200 are told: what waits for a decision first, and of that the largest', async () => {
  const payer = await newPerson();
  const { payment, transferId } = await newLatePayment(ctx, payer);
  const settled = await newTransfer(ctx, payment, { counted_as: 'late', amount_wei: coins('9') });
  await settle(payment.id, refunded(settled));
  for (let dust = 0; dust < 205; dust += 1)
    await newTransfer(ctx, payment, { counted_as: 'late', amount_wei: '1', block_number: 900 + dust, log_index: dust });
  const { transfers } = await paymentOf(payer, payment.id);
  expect(transfers).toHaveLength(200);
  expect(transfers.map(({ _id }) => _id)).toContain(transferId);
  expect(transfers.map(({ _id }) => _id)).not.toContain(settled);
  const blocks = transfers.map(({ blockNumber }) => blockNumber);
  expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
  expect((await settle(payment.id, refunded(transferId))).status).toBe(200);
});

it('of very many settlements and periods the latest 100 are told, in their order', async () => {
  const payer = await newPerson();
  const { payment, transferId } = await newLatePayment(ctx, payer);
  await settle(payment.id, credited(transferId));
  const { db } = ctx.database;
  const [now, earlier] = [ctx.clock.now().getTime(), Array.from({ length: 104 }, (_, index) => 104 - index)];
  const common = { payment_id: payment.id, outcome: 'credited', tx_hash: null, settled_by: admin.id } as const;
  const settlements = earlier.map((hours) => ({
    ...common,
    id: uuid(),
    note: `${hours} hours before`,
    created_at: new Date(now - hours * HOUR_MS),
  }));
  await db.insertInto('payment_settlements').values(settlements).execute();
  await db
    .insertInto('subscription_periods')
    .values(
      settlements.map(({ id, created_at }) => ({
        id: uuid(),
        user_id: payer.id,
        tier: payment.tier,
        starts_at: created_at,
        ends_at: new Date(created_at.getTime() + HOUR_MS),
        payment_id: null,
        settlement_id: id,
        replaced_at: created_at,
        created_at,
      })),
    )
    .execute();
  const told = await ctx.ok('getTeamPayment', { as: admin, path: { id: payment.id } });
  const notes = told.settlements.map(({ note }) => note);
  expect([notes.length, notes[0], notes.at(-1)]).toEqual([100, '99 hours before', 'They wrote to us.']);
  const starts = told.payment.periods.map(({ startsAt }) => startsAt);
  expect([starts.length, starts[0]]).toEqual([100, new Date(now - 99 * HOUR_MS).toISOString()]);
  expect(starts).toEqual(starts.toSorted());
});

it('of very many assets that the treasury moved 50 are told, the coins among them', async () => {
  const tokens = Array.from({ length: 160 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  await ctx.database.db
    .insertInto('ledger_sums')
    .values(
      ['bnb', ...tokens].map((asset) => ({ chain_id: 97, side: 'swept' as const, asset, amount_wei: coins('1') })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { assets } = await ctx.ok('getSweepStats', { as: admin });
  expect(assets).toHaveLength(50);
  expect(assets.map(({ asset }) => asset)).toContain('bnb');
});

describe('what a payer wants for it', () => {
  const claim = (as: TestUser, id: string, body: object) => ctx.call('claimPayment', { as, path: { id }, body });

  it('is a period, or its return to an address that signs for it, until it is settled', async () => {
    const payer = await newPerson();
    const { payment, transferId } = await newLatePayment(ctx, payer);
    expect(await claim(payer, payment.id, { wish: 'period' })).toMatchObject({
      status: 200,
      body: { claim: { wish: 'period', refundAddress: null } },
    });
    const { claimMessage } = await paymentOf(payer, payment.id);
    expect(claimMessage).toBe(
      `Mutuals payment ${payment.id}: return 0.05 BNB, received at ${payment.address}, to the address that signs this text.`,
    );
    const owner = privateKeyToAccount(generatePrivateKey());
    const signature = await owner.signMessage({ message: claimMessage ?? '' });
    const refund = { wish: 'refund', refundAddress: owner.address, signature };
    expect((await claim(payer, payment.id, refund)).body).toMatchObject({
      claim: { wish: 'refund', refundAddress: owner.address.toLowerCase() },
    });
    expect(await ctx.ok('getTeamPayment', { as: admin, path: { id: payment.id } })).toMatchObject({
      claimSignature: signature,
      unsettledTransferIds: [transferId],
    });
    await settle(payment.id, refunded(transferId));
    expect(await claim(payer, payment.id, { wish: 'period' })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_claim' },
    });
  });

  it('is refused where nothing waits', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, confirmed());
    await newTransfer(ctx, payment);
    expect(await claim(payer, payment.id, { wish: 'period' })).toMatchObject({ body: { code: 'nothing_to_claim' } });
  });

  it('goes to no address that did not sign this payment', async () => {
    const payer = await newPerson();
    const { payment } = await newLatePayment(ctx, payer);
    const { payment: other } = await newLatePayment(ctx, payer);
    const { claimMessage } = await paymentOf(payer, payment.id);
    const [owner, thief] = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())];
    const signature = await owner.signMessage({ message: claimMessage ?? '' });
    const refused = { status: 400, body: { code: 'signature_invalid' } };
    const claims: [string, object][] = [
      [payment.id, { refundAddress: thief.address, signature }],
      [other.id, { refundAddress: owner.address, signature }],
      [payment.id, { refundAddress: owner.address, signature: `0x${'00'.repeat(65)}` }],
      [payment.id, { refundAddress: owner.address, signature: `0x${'ff'.repeat(65)}` }],
    ];
    for (const [id, fields] of claims)
      expect(await claim(payer, id, { wish: 'refund', ...fields })).toMatchObject(refused);
    expect((await paymentOf(payer, payment.id)).claim).toBeNull();
  });

  it.each([{ wish: 'refund' }, { wish: 'refund', refundAddress: '0x1', signature: '0x2' }, { wish: 'cash' }, {}])(
    'is not %s',
    async (body) => {
      const payer = await newPerson();
      const { payment } = await newLatePayment(ctx, payer);
      expect(await claim(payer, payment.id, body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('the team finds a payment', () => {
  it('by its id, its address, a transaction, and by its payer', async () => {
    const payer = await ctx.signIn('found_payer');
    const payment = await newPayment(ctx, payer, confirmed());
    const txHash = `0x${'ef'.repeat(32)}`;
    await newTransfer(ctx, payment, { tx_hash: txHash });
    const found = async (search: string) => {
      const { data } = await ctx.ok('listPayments', { as: admin, query: { search } });
      return data.map(({ _id }) => _id);
    };
    const upper = (hex: string) => `0x${hex.slice(2).toUpperCase()}`;
    for (const search of [payment.id, payer.id, upper(payment.address), upper(txHash), payer.privyId, 'FOUND_pay'])
      expect(await found(search)).toEqual([payment.id]);
    for (const search of [uuid(), `0x${'0f'.repeat(20)}`, `0x${'0f'.repeat(32)}`, 'nobody at all'])
      expect(await found(search)).toEqual([]);
  });

  it('by its status and its detail', async () => {
    const payer = await newPerson();
    const [late, plain, open] = [
      await newPayment(ctx, payer, { status: 'expired', detail: 'late' }),
      await newPayment(ctx, payer, { status: 'expired' }),
      await newPayment(ctx, payer),
    ];
    const found = async (query: { status?: 'expired' | 'pending'; detail?: 'late' }) => {
      const { data } = await ctx.ok('listPayments', { as: admin, query: { ...query, search: payer.id } });
      return data.map(({ _id }) => _id);
    };
    expect(await found({})).toEqual([open.id, plain.id, late.id]);
    expect(await found({ status: 'expired' })).toEqual([plain.id, late.id]);
    expect(await found({ status: 'expired', detail: 'late' })).toEqual([late.id]);
  });
});

describe('what ledger and chain differ by (D47)', () => {
  it('is nothing before the treasury ever compared them, and then what it found last', async () => {
    const report = () => ctx.ok('getReconciliation', { as: admin });
    expect(await report()).toEqual({ reconciliation: null });
    const address = `0x${'ab'.repeat(20)}`;
    const difference = {
      address,
      addressIndex: 7,
      asset: 'busd',
      expected: coins('2'),
      balance: coins('0.5'),
      difference: `-${coins('1.5')}`,
    };
    const row = { chain_id: 97, block_number: 1200, addresses: 8, open_sweeps: 0 };
    const now = ctx.clock.now();
    await ctx.database.db
      .insertInto('reconciliations')
      .values([
        { ...row, id: uuid(), differences: '[]', difference_count: 0, created_at: new Date(now.getTime() - HOUR_MS) },
        { ...row, id: uuid(), differences: JSON.stringify([difference]), difference_count: 1, created_at: now },
        // Of another chain.
        {
          ...row,
          chain_id: 56,
          id: uuid(),
          differences: '[]',
          difference_count: 0,
          created_at: new Date(now.getTime() + HOUR_MS),
        },
      ])
      .execute();
    expect(await report()).toEqual({
      reconciliation: {
        block: 1200,
        addresses: 8,
        open: 0,
        differenceCount: 1,
        differences: [
          {
            address,
            addressIndex: 7,
            asset: 'busd',
            symbol: 'BUSD',
            expected: '2',
            balance: '0.5',
            difference: '-1.5',
          },
        ],
        reconciledAt: now.toISOString(),
      },
    });
  });
});

describe('the team settles it', () => {
  it.each([
    ['no balance was compared', () => watch(ctx, { balances_at: null })],
    [
      'the chain is read to the end of its window, and not beyond',
      (payment: PaymentRow) => watch(ctx, { balances_at: payment.expires_at }),
    ],
    ['a block could not be booked', (payment: PaymentRow) => setAside(ctx, payment)],
  ])('not while %s: what completes it may have come', async (_why, become) => {
    const payer = await newPerson();
    const { payment, transferId } = await newLatePayment(ctx, payer);
    await become(payment);
    const refused = { status: 409, body: { code: 'payment_not_booked_yet' } };
    expect(await settle(payment.id, refunded(transferId))).toMatchObject(refused);
    expect(await settle(payment.id, credited(transferId))).toMatchObject(refused);
    await ctx.database.db.deleteFrom('unbooked_blocks').execute();
    await watch(ctx, { balances_at: new Date(payment.expires_at.getTime() + 1000) });
    expect((await settle(payment.id, refunded(transferId))).status).toBe(200);
    await watch(ctx);
  });

  it('tells of each settlement by an event of its own, which no service drops as a repeat', async () => {
    const { payment, transferId } = await newLatePayment(ctx, await newPerson());
    const other = await newTransfer(ctx, payment, { counted_as: 'late' });
    for (const id of [transferId, other]) {
      ctx.clock.advance(1000);
      expect((await settle(payment.id, refunded(id))).status).toBe(200);
      await ctx.runJobs();
    }
    const told = ctx.realtime.on(`payment:${payment.id}`).map(({ data }) => JSON.stringify(data));
    expect(new Set(told).size).toBe(2);
  });

  it('with a period, of which the payer is told, and a row in the audit log (D2)', async () => {
    const payer = await newPerson();
    const { payment, transferId } = await newLatePayment(ctx, payer);
    expect((await settle(payment.id, credited(transferId))).body).toMatchObject({
      payment: {
        status: 'expired',
        detail: 'late',
        unsettled: [],
        claimMessage: null,
        transfers: [{ _id: transferId, settledAs: 'credited' }],
        periods: [{ tier: 'premium' }],
      },
      userId: payer.id,
      unsettledTransferIds: [],
      settlements: [
        {
          outcome: 'credited',
          transferIds: [transferId],
          txHash: null,
          note: 'They wrote to us.',
          settledBy: 'cashier',
        },
      ],
    });
    expect(await ctx.ok('getMySubscription', { as: payer })).toMatchObject({ tier: 'premium' });
    expect((await ctx.ok('listNotifications', { as: payer })).data.map(({ type }) => type).toSorted()).toEqual([
      'payment_confirmed',
      'subscription_upgraded',
    ]);
    await ctx.runJobs();
    expect(ctx.realtime.on(`payment:${payment.id}`)).toHaveLength(1);
    const audit = await ctx.database.db.selectFrom('audit_log').selectAll().where('subject', '=', payment.id).execute();
    expect(audit).toMatchObject([
      {
        action: 'settlePayment',
        before: { unsettled: [transferId] },
        after: { outcome: 'credited', transferIds: [transferId] },
        reason: 'They wrote to us.',
      },
    ]);
  });

  it('with no period for money worth much less than one, and the payer cannot wish for it', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, { ...confirmed(), detail: 'overpaid' });
    await newTransfer(ctx, payment);
    const transferId = await newTransfer(ctx, payment, {
      counted_as: 'extra',
      amount_wei: coins('0.01'),
      block_number: 1001,
    });
    expect(await paymentOf(payer, payment.id)).toMatchObject({
      usdPrice: '30.00',
      unsettledWorth: { usd: '6.00', isAboutPrice: false },
    });
    const refused = { status: 409, body: { code: 'worth_too_little' } };
    expect(await settle(payment.id, credited(transferId))).toMatchObject(refused);
    const wish = { as: payer, path: { id: payment.id }, body: { wish: 'period' } };
    expect(await ctx.call('claimPayment', wish)).toMatchObject(refused);
    expect((await ctx.ok('getMySubscription', { as: payer })).tier).toBe('free');
    expect((await settle(payment.id, refunded(transferId))).status).toBe(200);
  });

  it('with a period for what it is told of, whatever waits besides', async () => {
    const payment = await newPayment(ctx, await newPerson(), { status: 'expired', detail: 'late' });
    const half = { counted_as: 'late', amount_wei: coins('0.025') } as const;
    const [one, other] = [await newTransfer(ctx, payment, half), await newTransfer(ctx, payment, half)];
    expect(await settle(payment.id, credited(one))).toMatchObject({ body: { code: 'worth_too_little' } });
    expect((await settle(payment.id, credited(one, other))).status).toBe(200);
  });

  it('holding the person before the payment, as whoever confirms it does', async () => {
    const payer = await newPerson();
    const { payment, transferId } = await newLatePayment(ctx, payer);
    const settling = await inTransaction(ctx.database.db, async (trx) => {
      await lockUser(trx, payer.id);
      const answer = settle(payment.id, credited(transferId));
      await untilSomeoneWaits(ctx.database.pool);
      await sql`select from payments where id = ${payment.id} for no key update nowait`.execute(trx);
      return { answer };
    });
    expect((await settling.answer).status).toBe(200);
  });

  it('each transfer once, also under concurrency, and never one that counted', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, confirmed());
    const counted = await newTransfer(ctx, payment);
    const extra = await newTransfer(ctx, payment, { counted_as: 'extra', block_number: 1001 });
    const second = await ctx.signIn('second');
    const answers = await Promise.all([
      settle(payment.id, credited(extra)),
      settle(payment.id, refunded(extra), second),
      settle(payment.id, credited(extra), second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = { status: 409, body: { code: 'nothing_to_settle' } };
    expect(await settle(payment.id, credited(extra))).toMatchObject(refused);
    expect(await settle(payment.id, credited(counted))).toMatchObject(refused);
    expect(await settle(payment.id, credited(uuid()))).toMatchObject(refused);
    expect((await newLatePayment(ctx, payer)).transferId).not.toBe(extra);
    const other = await newLatePayment(ctx, await newPerson());
    expect(await settle(payment.id, refunded(other.transferId))).toMatchObject(refused);
    const { settlements } = await ctx.ok('getTeamPayment', { as: admin, path: { id: payment.id } });
    expect(settlements).toHaveLength(1);
  });

  it('also what was paid too much, once', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, { ...confirmed(), detail: 'overpaid' });
    const transferId = await newTransfer(ctx, payment, { amount_wei: coins('0.08') });
    expect((await settle(payment.id, refunded(transferId))).body).toMatchObject({
      payment: { unsettled: [], transfers: [{ settledAs: 'refunded' }] },
      settlements: [{ outcome: 'refunded', txHash: REFUND_TX }],
    });
    expect((await settle(payment.id, refunded(transferId))).status).toBe(409);
    expect((await ctx.ok('listMyPayments', { as: payer })).data).toMatchObject([{ hasUnsettled: false }]);
    // One notification, with its link.
    expect((await ctx.ok('listNotifications', { as: payer })).data).toMatchObject([
      { type: 'payment_refunded', actionUrl: `/payment/${payment.id}`, data: { paymentId: payment.id } },
    ]);
  });

  it('with a sign-in not older than 12 hours, which the identity token says (D50)', async () => {
    const { payment, transferId } = await newLatePayment(ctx, await newPerson());
    const now = ctx.clock.now().getTime();
    const signedInAgo = (ms: number) => ctx.signIn({ handle: 'cashier', signedInAt: new Date(now - ms) });
    const tooOld = { status: 403, body: { code: 'sign_in_too_old' } };
    expect(await settle(payment.id, credited(transferId), await signedInAgo(12 * HOUR_MS + 1000))).toMatchObject(
      tooOld,
    );
    const { authorization = '' } = admin.headers;
    const withoutIdentity = await ctx.call('settlePayment', {
      as: { authorization },
      path: { id: payment.id },
      body: credited(transferId),
    });
    expect(withoutIdentity).toMatchObject(tooOld);
    expect((await settle(payment.id, credited(transferId), await signedInAgo(12 * HOUR_MS))).status).toBe(200);
    // The audit log has refused attempts, too.
    const { data } = await ctx.ok('listAudit', { as: admin, query: { subject: payment.id } });
    const tries = data.map(({ actor, after }) => [actor.displayName, after && JSON.parse(after).refused]);
    expect(tries).toEqual([
      ['cashier', undefined],
      ['cashier', 'sign_in_too_old'],
      ['cashier', 'sign_in_too_old'],
    ]);
  });

  it('and is refused at once three times as often as there are connections, with a row for each', async () => {
    const { payment, transferId } = await newLatePayment(ctx, await newPerson());
    await settle(payment.id, credited(transferId));
    const again = { length: 3 * ctx.database.pool.options.max };
    const answers = await Promise.all(Array.from(again, () => settle(payment.id, credited(transferId))));
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from(again, () => 'nothing_to_settle'));
    const rows = await ctx.database.db
      .selectFrom('audit_log')
      .select('after')
      .where('subject', '=', payment.id)
      .execute();
    expect(rows.filter(({ after }) => after && 'refused' in after)).toHaveLength(again.length);
  });

  it('once for one key (D31)', async () => {
    const { payment, transferId } = await newLatePayment(ctx, await newPerson());
    const call = (body: object) =>
      ctx.call('settlePayment', {
        as: admin,
        path: { id: payment.id },
        body,
        headers: { 'idempotency-key': 'settle' },
      });
    expect((await call(credited(transferId))).status).toBe(200);
    const repeated = await ctx.app.inject({
      method: 'POST',
      url: `/v1/admin/payments/${payment.id}/settle`,
      headers: { ...admin.headers, 'idempotency-key': 'settle' },
      payload: credited(transferId),
    });
    expect(repeated.json()).toMatchObject({ settlements: [{ outcome: 'credited' }] });
    expect(await call(refunded(transferId))).toMatchObject({ body: { code: 'idempotency_key_reused' } });
    await ctx.database.pool.query("update idempotency_keys set answer = null where key = 'settle'");
    expect(await call(credited(transferId))).toMatchObject({ body: { code: 'idempotency_in_progress' } });
  });

  it('if it is a payment, and they are more than support', async () => {
    const unknown = { status: 404, body: { code: 'payment_not_found' } };
    expect(await settle(uuid(), credited(uuid()))).toMatchObject(unknown);
    expect(await ctx.call('getTeamPayment', { as: admin, path: { id: uuid() } })).toMatchObject(unknown);
    const helper = await ctx.signIn('helper');
    expect(await settle(uuid(), credited(uuid()), helper)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

it('counts what was swept and what waits, in dollars and by coin (D47)', async () => {
  const app = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:cashier' });
  const as = await app.signIn('cashier');
  const usdt = app.config.chain?.tokens.usdt.address ?? '';
  const payment = await newPayment(app, as, { ...confirmed() });
  for (const [asset, amount] of [
    ['bnb', '0.15'],
    ['usdt', '30'],
    [`0x${'11'.repeat(20)}`, '7'],
  ] as const)
    await newTransfer(app, payment, { asset, amount_wei: coins(amount) });
  const now = app.clock.now();
  const sweep = { chain_id: 97, address_index: 0, address: '0x1', created_at: now, updated_at: now };
  const none = { gas_tx: null, tx_hash: null, signed_tx: null };
  await app.database.db
    .insertInto('sweeps')
    .values([
      {
        ...sweep,
        ...none,
        id: uuid(),
        asset: 'bnb',
        amount_wei: coins('0.098'),
        fee_wei: coins('0.002'),
        state: 'final',
      },
      { ...sweep, ...none, id: uuid(), asset: usdt, amount_wei: coins('30'), state: 'final' },
      { ...sweep, ...none, id: uuid(), asset: 'bnb', amount_wei: coins('0.05'), state: 'sent' },
      { ...sweep, ...none, chain_id: 56, id: uuid(), asset: usdt, amount_wei: coins('9'), state: 'final' },
    ])
    .execute();
  expect(await app.ok('getSweepStats', { as })).toEqual({
    totalSwept: '88.80',
    pendingSweep: '30.00',
    totalValue: '118.80',
    assets: [
      { asset: `0x${'11'.repeat(20)}`, symbol: `0x${'11'.repeat(20)}`, swept: '0', pending: '7' },
      { asset: 'bnb', symbol: 'BNB', swept: '0.098', pending: '0.05' },
      { asset: 'usdt', symbol: 'USDT', swept: '30', pending: '0' },
    ],
  });
  const move = (from: 'sent' | 'final', state: 'final' | 'failed') =>
    app.database.db.updateTable('sweeps').set({ state }).where('state', '=', from).where('asset', '=', 'bnb').execute();
  await move('sent', 'final');
  expect(await app.ok('getSweepStats', { as })).toMatchObject({ totalSwept: '118.80', pendingSweep: '0.00' });
  await move('final', 'failed');
  expect(await app.ok('getSweepStats', { as })).toMatchObject({ totalSwept: '30.00', pendingSweep: '90.00' });
  await app.close();
});
