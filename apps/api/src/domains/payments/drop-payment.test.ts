import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { MINUTE_MS } from '../../testing/fake-clock.ts';
import { coins, newPayment, newTransfer, setAside, watch } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import { createNotificationsService } from '../notifications/notifications.service.ts';
import { createPeriodsService } from '../subscriptions/periods.service.ts';
import { lockUser } from '../users/users.public.ts';
import { createConfirmationService } from './confirmation.service.ts';
import type { PaymentRow } from './payments.repository.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

const TX = `0x${'ab'.repeat(32)}`;
let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
  await watch(ctx, { balances_at: null });
});
afterAll(() => ctx.close());

let people = 0;
const newPerson = (): Promise<TestUser> => {
  people += 1;
  return ctx.signIn(`dropper${people}`);
};
const init = (as: TestUser, subscriptionTier = 'PREMIUM') =>
  ctx.call('initPayment', { as, body: { subscriptionTier, paymentMethod: 'bnb' } });
const drop = (as: TestUser, id: string) => ctx.call('dropPayment', { as, path: { id } });
const begin = async (as: TestUser): Promise<string> => (await init(as)).body.transactionId;

function confirmation() {
  const { clock, database, realtime, config } = ctx;
  const addresses = createPictureAddresses(config.picturesUrl);
  return createConfirmationService({
    clock,
    grantPeriod: createPeriodsService({ clock }).grantPeriod,
    notifications: createNotificationsService({ db: database.db, clock, realtime, addresses }),
  });
}
const confirm = (payment: Pick<PaymentRow, 'id' | 'user_id' | 'expected_wei'>) =>
  inTransaction(ctx.database.db, (trx) =>
    confirmation().confirmPayment(trx, {
      payment,
      txHash: TX,
      received: BigInt(payment.expected_wei),
      isOverpaid: false,
    }),
  );
const rowOf = (id: string) =>
  ctx.database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an open payment', () => {
  it('says in the conflict what it is for and until when, beside its id (SPEC 3)', async () => {
    const payer = await newPerson();
    const { body } = await init(payer);
    expect((await init(payer, 'PREMIUM_PLUS')).body).toMatchObject({
      code: 'payment_pending',
      pendingPaymentId: body.transactionId,
      pendingPayment: {
        subscriptionTier: 'premium',
        paymentMethod: 'bnb',
        expectedAmount: body.expectedAmount,
        usdPrice: body.usdPrice,
        expiresAt: body.expiresAt,
      },
    });
  });

  it('ends at once when its payer drops it, all tabs hear of it, and another can be begun', async () => {
    const payer = await newPerson();
    const id = await begin(payer);
    ctx.clock.advance(MINUTE_MS);
    const now = ctx.clock.now().toISOString();
    const dropped = await drop(payer, id);
    expect(dropped).toMatchObject({
      status: 200,
      body: { _id: id, status: 'expired', detail: null, expiresAt: now, droppedAt: now, remainingAmount: '0' },
    });
    await ctx.runJobs();
    expect(ctx.realtime.on(`payment:${id}`)).toMatchObject([{ data: { status: 'expired', message: null } }]);
    expect((await init(payer, 'PREMIUM_PLUS')).status).toBe(201);
  });

  it('is dropped once, however often it is requested', async () => {
    const payer = await newPerson();
    const id = await begin(payer);
    const first = await drop(payer, id);
    expect(await drop(payer, id)).toMatchObject({ status: 200, body: first.body });
    const answers = await Promise.all(Array.from({ length: 5 }, () => drop(payer, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await ctx.runJobs();
    expect(ctx.realtime.on(`payment:${id}`)).toHaveLength(1);
  });

  it('is returned unchanged if it expired', async () => {
    const payer = await newPerson();
    const { id } = await newPayment(ctx, payer, { status: 'expired' });
    expect(await drop(payer, id)).toMatchObject({ status: 200, body: { status: 'expired', droppedAt: null } });
  });

  it('has its time not prolonged by that', async () => {
    const payer = await newPerson();
    const { id, expires_at } = await newPayment(ctx, payer);
    ctx.clock.advance(16 * MINUTE_MS);
    expect((await drop(payer, id)).body).toMatchObject({ expiresAt: expires_at.toISOString() });
  });

  it('gives what had arrived for it to a decision (D15)', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, { detail: 'underpaid', received_wei: coins('0.02') });
    await newTransfer(ctx, payment, { amount_wei: coins('0.02') });
    expect((await drop(payer, payment.id)).body).toMatchObject({
      status: 'expired',
      detail: 'underpaid',
      unsettled: [{ asset: 'bnb', amount: '0.02' }],
    });
  });

  it.each([
    ['is shown', { detail: 'confirming', seen_wei: coins('0.05') } as const],
    ['came in part, and more is shown', { detail: 'underpaid', seen_wei: coins('0.01') } as const],
    ['is not shown, though it confirms', { detail: 'confirming', seen_wei: '0' } as const],
    ['was moved by a reorganisation', { detail: 'reorged', seen_wei: '0' } as const],
  ])('is not dropped while money for it %s, nor once it is paid', async (_what, fields) => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer, fields);
    expect(await drop(payer, payment.id)).toMatchObject({ status: 409, body: { code: 'payment_paid' } });
    await confirm(payment);
    expect(await drop(payer, payment.id)).toMatchObject({ status: 409, body: { code: 'payment_paid' } });
    expect(await rowOf(payment.id)).toMatchObject({ status: 'confirmed', dropped_at: null });
  });

  it('is not dropped while a block of it cannot be booked', async () => {
    const payer = await newPerson();
    const payment = await newPayment(ctx, payer);
    await setAside(ctx, payment);
    expect(await drop(payer, payment.id)).toMatchObject({ status: 409, body: { code: 'payment_not_booked_yet' } });
    expect(await rowOf(payment.id)).toMatchObject({ status: 'pending', dropped_at: null });
  });

  it("is nobody else's to drop", async () => {
    const id = await begin(await newPerson());
    expect(await drop(await newPerson(), id)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    expect(await rowOf(id)).toMatchObject({ status: 'pending' });
  });
});

describe('a drop and a confirmation at once', () => {
  it('a drop that waits for the confirmation finds it paid', async () => {
    const payer = await newPerson();
    const payment = await rowOf(await begin(payer));
    const answer = await inTransaction(ctx.database.db, async (trx) => {
      await lockUser(trx, payer.id);
      const dropping = drop(payer, payment.id);
      await untilSomeoneWaits(ctx.database.pool);
      const completed = { payment, txHash: TX, received: BigInt(payment.expected_wei), isOverpaid: false };
      await confirmation().confirmPayment(trx, completed);
      return { dropping };
    });
    expect(await answer.dropping).toMatchObject({ status: 409, body: { code: 'payment_paid' } });
    expect(await rowOf(payment.id)).toMatchObject({ status: 'confirmed', dropped_at: null });
  });

  it('what was paid in time confirms it all the same, once', async () => {
    const payer = await newPerson();
    const payment = await rowOf(await begin(payer));
    expect((await drop(payer, payment.id)).status).toBe(200);
    expect(await confirm(payment)).toBe(true);
    expect(await confirm(payment)).toBe(false);
    expect(await rowOf(payment.id)).toMatchObject({ status: 'confirmed', tx_hash: TX });
    const story = await ctx.ok('getPayment', { as: await ctx.signIn(payer.handle), path: { id: payment.id } });
    expect(story.periods).toHaveLength(1);
  });
});
