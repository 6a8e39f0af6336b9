// What booking refuses, and what happens if one payment cannot be booked (docs/decisions/030).
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatcherService, type Tick } from '../../apps/api/src/domains/watcher/watcher.service.ts';
import { type Chain, ChainDisagrees, ChainUnavailable } from '../../apps/api/src/integrations/chain/chain.ts';
import { COIN, openWatchedChain, type TestPayment, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;

let ctx: WatchedChain;
beforeEach(async () => {
  ctx = await openWatchedChain();
});
afterEach(() => ctx.close());

const bnb = ({ address: to }: TestPayment, amount = DUE) => ctx.chain.transfer({ to, asset: 'bnb', amount });

/** Ticks until one succeeds; returns it, and how many failed before. The chain makes `blocks` after each of these. */
async function ticksUntilItReads(blocks = 0): Promise<{ tick: Tick; failures: number }> {
  for (let failures = 0; ; failures += 1) {
    const tick = await ctx.tick().catch(() => null);
    if (tick !== null || failures === 50) return { tick: tick ?? (await ctx.tick()), failures };
    if (blocks > 0) await ctx.chain.mine(blocks);
  }
}

/** Keeps a payment from being confirmed. */
function breakConfirming(broken: TestPayment) {
  const { confirmPayment } = ctx.consequences;
  return vi.spyOn(ctx.consequences, 'confirmPayment').mockImplementation(async (trx, completed) => {
    if (completed.payment.id === broken.id) throw new Error('cannot be confirmed');
    return await confirmPayment(trx, completed);
  });
}

it('a payment that cannot be booked is set aside and reported, and booked in order once it can be', async () => {
  const [broken, well] = [await ctx.pay(), await ctx.pay()];
  const confirming = breakConfirming(broken);
  await ctx.chain.transfer(
    { to: broken.address, asset: 'bnb', amount: DUE },
    { to: well.address, asset: 'bnb', amount: DUE },
  );
  const { number: block } = await ctx.reader.head();
  await ctx.chain.mine(20);
  const { tick } = await ticksUntilItReads();
  expect(tick).toMatchObject({
    state: 'reads',
    setAside: [{ paymentId: broken.id, blockNumber: Number(block), error: new Error('cannot be confirmed') }],
  });
  expect(await ctx.standing(well)).toEqual(['confirmed', null]);
  expect(await ctx.ledger(broken)).toEqual([]);
  expect(await ctx.watcher().warnings()).toEqual(['payments_set_aside']);
  // No later transfer is booked before it, and it does not expire meanwhile.
  await bnb(broken, DUE / 2n);
  await ctx.pass(901);
  await ctx.chain.mine(2);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [{ paymentId: broken.id }] });
  expect(await ctx.ledger(broken)).toEqual([]);
  expect(await ctx.standing(broken)).toEqual(['pending', null]);

  confirming.mockRestore();
  ctx.clock.advance(60_000);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [] });
  expect(await ctx.standing(broken)).toEqual(['confirmed', 'overpaid']);
  expect((await ctx.ledger(broken)).map(({ counted_as, amount_wei }) => [counted_as, BigInt(amount_wei)])).toEqual([
    ['payment', DUE],
    ['extra', DUE / 2n],
  ]);
  expect(await ctx.watcher().warnings()).toEqual([]);
  await ctx.settle();
  expect(await ctx.differences()).toEqual([]);
});

it('what cannot be booked is set aside with its own block, even if more blocks become final before the fourth try', async () => {
  const payment = await ctx.pay('usdt');
  await ctx.settle();
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockRejectedValue(new Error('cannot be confirmed'));
  await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
  const { number: block } = await ctx.reader.head();
  await ctx.chain.mine();
  await ctx.tick();
  await ctx.chain.mine();
  for (let times = 0; times < 3; times += 1) await expect(ctx.tick()).rejects.toThrow('cannot be confirmed');
  await ctx.chain.mine(5);
  expect(await ctx.tick()).toMatchObject({ setAside: [{ paymentId: payment.id, blockNumber: Number(block) }] });
  confirming.mockRestore();
  ctx.clock.advance(60_000);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  expect(await ctx.differences()).toEqual([]);
});

it('what only the newest block books is set aside after three failures of it, while the chain goes on', async () => {
  const [broken, well] = [await ctx.pay(), await ctx.pay()];
  await ctx.settle();
  breakConfirming(broken);
  await ctx.chain.transfer(
    { to: broken.address, asset: 'internal', amount: DUE },
    { to: well.address, asset: 'internal', amount: DUE },
  );
  await ctx.chain.mine(2);
  // The first failure is that of all three blocks.
  const { tick, failures } = await ticksUntilItReads(2);
  expect(failures).toBe(4);
  expect(tick).toMatchObject({ state: 'reads', setAside: [{ paymentId: broken.id }] });
  expect(await ctx.standing(well)).toEqual(['confirmed', null]);
  ctx.clock.advance(60_000);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [{ paymentId: broken.id }] });
});

it('BNB that a contract sent in time to a payment that was set aside is not late once it can be booked (D15)', async () => {
  const payment = await ctx.pay();
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockRejectedValue(new Error('cannot be confirmed'));
  await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
  await ctx.chain.mine(2);
  expect((await ticksUntilItReads()).tick).toMatchObject({ setAside: [{ paymentId: payment.id }] });
  await ctx.pass(901);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['pending', null]);
  confirming.mockRestore();
  // In one step, so that no job and no request ends the payment before its balance is compared.
  ctx.clock.advance(60_000);
  await ctx.tick();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  expect(await ctx.differences()).toEqual([]);
});

/** A payment that a contract pays in time, and that ends before any balance is compared again. */
async function endUncompared(): Promise<TestPayment> {
  const payment = await ctx.pay();
  // The addresses in turn were looked at: the next ones are in a minute.
  await ctx.settle();
  await ctx.pass(10);
  await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
  await ctx.pass(10);
  const now = ctx.clock.now();
  const ended = { status: 'expired', expires_at: now, dropped_at: now } as const;
  await ctx.database.db.updateTable('payments').set(ended).where('id', '=', payment.id).execute();
  return payment;
}

it('BNB that a contract sent before its payer dropped the payment confirms it (D15)', async () => {
  const payment = await endUncompared();
  await ctx.pass(10);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  expect(await ctx.differences()).toEqual([]);
});

/** As an earlier version noted it, which did not say when balances were last compared. */
const forgetComparison = (): Promise<unknown> =>
  ctx.database.pool.query('update unbooked_blocks set compared_at = null');

it.each([
  ['set aside', async () => undefined],
  ['set aside by an earlier version', forgetComparison],
  [
    'set aside by an earlier version, and gets another transfer',
    async (payment: TestPayment) => {
      await forgetComparison();
      await bnb(payment, 1n);
      await ctx.settle();
    },
  ],
])('so it does if the payment is then %s', async (_, then) => {
  const payment = await endUncompared();
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockRejectedValue(new Error('cannot be confirmed'));
  await ctx.pass(10);
  await ctx.chain.mine(2);
  expect((await ticksUntilItReads()).tick).toMatchObject({ setAside: [{ paymentId: payment.id }] });
  await then(payment);
  await ctx.settle();
  confirming.mockRestore();
  ctx.clock.advance(60_000);
  await ctx.tick();
  expect((await ctx.find(payment)).status).toBe('confirmed');
  expect(await ctx.differences()).toEqual([]);
});

it('a payment that was set aside ends with its last block that is booked again, once its window is over', async () => {
  const payment = await ctx.pay();
  await setAsideHead(payment);
  await ctx.chain.mine();
  await setAsideHead(payment);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['pending', null]);
  await ctx.pass(901);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['expired', null]);
});

it('a payment with a hundred blocks that cannot be booked holds up no other one', async () => {
  const [broken, well] = [await ctx.pay(), await ctx.pay()];
  const { confirmPayment } = ctx.consequences;
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockRejectedValue(new Error('cannot be confirmed'));
  await bnb(broken);
  const { number: first } = await ctx.reader.head();
  await ctx.chain.mine(101);
  await bnb(well);
  await ctx.chain.mine(2);
  await ticksUntilItReads();
  const row = { chain_id: ctx.config.chainId, payment_id: broken.id, created_at: ctx.clock.now() };
  await ctx.database.db
    .insertInto('unbooked_blocks')
    .values(Array.from({ length: 100 }, (_, after) => ({ ...row, block_number: Number(first) + 1 + after })))
    .execute();
  confirming.mockImplementation(async (trx, completed) => {
    if (completed.payment.id === broken.id) throw new Error('cannot be confirmed');
    return await confirmPayment(trx, completed);
  });
  ctx.clock.advance(60_000);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [{ paymentId: broken.id }] });
  expect(await ctx.standing(well)).toEqual(['confirmed', null]);
});

/** Two paid payments that are set aside, which nothing keeps from being booked any more; the next tick retries. */
async function setTwoAside(): Promise<[TestPayment & { block: number }, TestPayment & { block: number }]> {
  const payments = [await ctx.pay(), await ctx.pay()] as const;
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockRejectedValue(new Error('cannot be confirmed'));
  const blocks: number[] = [];
  for (const payment of payments) {
    await bnb(payment);
    blocks.push(Number((await ctx.reader.head()).number));
  }
  await ctx.chain.mine(20);
  await ticksUntilItReads();
  await ctx.tick();
  confirming.mockRestore();
  ctx.clock.advance(60_000);
  const [first, second] = payments;
  return [
    { ...first, block: blocks[0] ?? 0 },
    { ...second, block: blocks[1] ?? 0 },
  ];
}

/** Lists the head as a block of a payment that could not be booked, so that it stays pending. */
async function setAsideHead({ id }: TestPayment): Promise<void> {
  const block = Number((await ctx.reader.head()).number);
  const row = { chain_id: ctx.config.chainId, payment_id: id, block_number: block, created_at: ctx.clock.now() };
  await ctx.database.db.insertInto('unbooked_blocks').values(row).execute();
}

/** A watcher for whom `before` runs, and may fail, before a block of the chain is read again. */
const retrying = (before: (block: number) => Promise<void>) =>
  ctx.watcher({
    ...ctx.reader,
    async blocksWithTransfers(range, to) {
      if (range.from === range.to) await before(Number(range.from));
      return await ctx.reader.blocksWithTransfers(range, to);
    },
  });

it('a block that cannot be read holds up no other payment that was set aside', async () => {
  const [unreadable, well] = await setTwoAside();
  const watcher = retrying(async (block) => {
    if (block === unreadable.block) throw new ChainDisagrees('Pruned');
  });
  expect(await watcher.tick()).toMatchObject({
    state: 'reads',
    setAside: [{ paymentId: unreadable.id, blockNumber: unreadable.block, error: new ChainDisagrees('Pruned') }],
  });
  expect(await ctx.standing(well)).toEqual(['confirmed', null]);
  expect(await ctx.ledger(unreadable)).toEqual([]);
  ctx.clock.advance(60_000);
  await ctx.chain.mine();
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [] });
  expect(await ctx.standing(unreadable)).toEqual(['confirmed', null]);
});

it('blocks that cannot be read end a round of retries, and come last in the next one', async () => {
  const [unreadable, well] = await setTwoAside();
  const { db } = ctx.database;
  await ctx.database.pool.query('update unbooked_blocks set block_number = 9000 where payment_id = $1', [well.id]);
  const others = [await ctx.pay(), await ctx.pay()];
  const row = { chain_id: ctx.config.chainId, block_number: unreadable.block, created_at: ctx.clock.now() };
  await db
    .insertInto('unbooked_blocks')
    .values(others.map(({ id }) => ({ ...row, payment_id: id })))
    .execute();
  const asked: number[] = [];
  const watcher = retrying(async (block) => {
    asked.push(block);
    throw new ChainUnavailable('Away');
  });
  const { tick } = watcher;
  expect(await tick()).toMatchObject({ setAside: [{}, {}, {}] });
  expect(asked.splice(0)).toEqual(Array.from({ length: 3 }, () => unreadable.block));
  ctx.clock.advance(60_000);
  await tick();
  expect(asked).toEqual([9000, unreadable.block, unreadable.block]);
});

it('nothing is booked again once booking was halted', async () => {
  const [one, other] = await setTwoAside();
  await retrying(async () => {
    await ctx.database.db.updateTable('chain_cursors').set({ halted: 'somebody has to look' }).execute();
  }).tick();
  expect([await ctx.ledger(one), await ctx.ledger(other)]).toEqual([[], []]);
});

it('a block that is listed no more is not booked again', async () => {
  const [one, other] = await setTwoAside();
  const { tick } = retrying(async () => void (await ctx.database.db.deleteFrom('unbooked_blocks').execute()));
  expect(await tick()).toMatchObject({ state: 'reads', setAside: [] });
  expect([await ctx.ledger(one), await ctx.ledger(other)]).toEqual([[], []]);
});

it('a block that another watcher booked meanwhile is not booked again', async () => {
  const [one, other] = await setTwoAside();
  const { confirmPayment } = ctx.consequences;
  const confirming = vi.spyOn(ctx.consequences, 'confirmPayment').mockImplementation(confirmPayment);
  let isFirst = true;
  const { tick } = retrying(async () => {
    if (isFirst) {
      isFirst = false;
      await ctx.tick();
    }
  });
  expect(await tick()).toMatchObject({ state: 'reads', setAside: [] });
  expect(confirming).toHaveBeenCalledTimes(2);
  expect((await ctx.ledger(one)).map(({ amount_wei }) => BigInt(amount_wei))).toEqual([DUE]);
  expect((await ctx.ledger(other)).map(({ amount_wei }) => BigInt(amount_wei))).toEqual([DUE]);
});

it('a range that cannot be read is halved, down to one block, and grows again', async () => {
  const payment = await ctx.pay();
  await bnb(payment);
  await ctx.chain.mine(200);
  const asked: number[] = [];
  const { tick } = ctx.watcher({
    ...ctx.reader,
    async blocksWithTransfers(range, to) {
      const size = Number(range.to - range.from) + 1;
      asked.push(size);
      if (asked.length < 7 && size > 1) throw new Error('too much');
      return await ctx.reader.blocksWithTransfers(range, to);
    },
  });
  for (let times = 0; times < 5; times += 1) await expect(tick()).rejects.toThrow('too much');
  expect(await tick()).toMatchObject({ state: 'reads' });
  expect(asked.slice(0, 12)).toEqual([50, 25, 12, 6, 3, 1, 2, 4, 8, 16, 32, 50]);
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
});

it('a final block that is not among the blocks is not believed, and nothing is booked', async () => {
  const payment = await ctx.pay();
  await bnb(payment);
  await ctx.chain.mine(2);
  const finalized = async () => ({ ...(await ctx.reader.finalized()), hash: `0x${'1'.repeat(64)}` as const });
  expect(await ctx.watcher({ ...ctx.reader, finalized }).tick()).toMatchObject({ for: 'rpc_disagrees' });
  expect(await ctx.ledger(payment)).toEqual([]);
});

it('nothing is booked behind a block that was replaced meanwhile', async () => {
  const payment = await ctx.pay();
  await bnb(payment);
  await ctx.chain.mine(2);
  const replaced: Chain = {
    ...ctx.reader,
    async balances(addresses, block) {
      await ctx.database.db
        .updateTable('chain_cursors')
        .set({ block_hash: `0x${'1'.repeat(64)}` })
        .execute();
      return await ctx.reader.balances(addresses, block);
    },
  };
  await ctx.watcher(replaced).tick();
  expect(await ctx.ledger(payment)).toEqual([]);
});

it('an address is watched for 90 days after its window, and longer while its payment is pending', async () => {
  const [ended, open] = [await ctx.pay('usdt'), await ctx.pay('usdt', 3n * DUE)];
  await ctx.database.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', ended.id).execute();
  await setAsideHead(open);
  ctx.clock.advance(90 * 86_400_000 + 900_000);
  await ctx.chain.transfer(
    { to: ended.address, asset: 'usdt', amount: DUE },
    { to: open.address, asset: 'usdt', amount: DUE },
  );
  await ctx.chain.mine(2);
  await ctx.watcher().tick();
  expect(await ctx.ledger(ended)).toEqual([]);
  expect(await ctx.ledger(open)).toMatchObject([{ counted_as: 'late' }]);
});

it('without BUSD its transfers are those of a foreign contract', async () => {
  const payment = await ctx.pay('usdt');
  await ctx.chain.transfer({ to: payment.address, asset: 'busd', amount: DUE });
  await ctx.chain.mine(2);
  const config = { ...ctx.config, tokens: { ...ctx.config.tokens, busd: null } };
  const { database, clock, consequences, reader: chain } = ctx;
  await createWatcherService({ db: database.db, clock, chain, config, consequences }).tick();
  expect(await ctx.ledger(payment)).toEqual([]);
  const listed = await database.db.selectFrom('foreign_transfers').select('token_address').execute();
  expect(listed).toEqual([{ token_address: ctx.config.tokens.busd?.address }]);
});

it('nothing read before booking was halted is booked', async () => {
  const payment = await ctx.pay();
  await bnb(payment);
  await ctx.chain.mine(2);
  const { db } = ctx.database;
  const stopped: Chain = {
    ...ctx.reader,
    async balances(addresses, block) {
      await db.updateTable('chain_cursors').set({ halted: 'somebody has to look' }).execute();
      return await ctx.reader.balances(addresses, block);
    },
  };
  const cursor = () => db.selectFrom('chain_cursors').select('block_number').executeTakeFirstOrThrow();
  const before = await cursor();
  await ctx.watcher(stopped).tick();
  expect(await ctx.ledger(payment)).toEqual([]);
  expect(await cursor()).toEqual(before);
  expect(await ctx.tick()).toMatchObject({ state: 'halted' });
});

it('no payment ends before balances were compared after its end: a contract may have paid it in time (D15)', async () => {
  const payment = await ctx.pay();
  await ctx.chain.transfer(
    { to: payment.address, asset: 'internal', amount: DUE / 2n },
    { to: payment.address, asset: 'bnb', amount: DUE / 2n },
  );
  await ctx.pass(901);
  // Its end is in a range that is not the newest, and the newest cannot be read.
  await ctx.chain.mine(60);
  const later = ctx.watcher({
    ...ctx.reader,
    balances: () => Promise.reject(new Error('not yet')),
  });
  await expect(later.tick()).rejects.toThrow('not yet');
  const { block_time } = await ctx.database.db.selectFrom('chain_cursors').selectAll().executeTakeFirstOrThrow();
  expect(block_time.getTime()).toBeGreaterThan((await ctx.find(payment)).expires_at.getTime());
  expect(await ctx.standing(payment)).toEqual(['pending', 'underpaid']);
  await ctx.tick();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
});

it('payments that end together are published together, so that many of them come behind a message', async () => {
  const payments = [await ctx.pay(), await ctx.pay('usdt'), await ctx.pay()];
  const publishing = vi.spyOn(ctx.consequences, 'publish');
  await ctx.pass(901);
  await ctx.settle();
  expect(await Promise.all(payments.map(ctx.standing))).toEqual(payments.map(() => ['expired', null]));
  expect(publishing.mock.calls.map(([, ids]) => ids.toSorted())).toEqual([payments.map(({ id }) => id).toSorted()]);
});

it('a part that was refunded completes nothing, whatever is booked after it (D15)', async () => {
  const payment = await ctx.pay();
  await bnb(payment, (DUE * 6n) / 10n);
  await ctx.settle();
  await bnb(payment, (DUE * 4n) / 10n);
  // The watcher is away: the payment expires, and the team refunds what arrived.
  const { db } = ctx.database;
  await db.updateTable('payments').set({ status: 'expired' }).where('id', '=', payment.id).execute();
  const settlement = randomUUID();
  const { user_id } = await ctx.find(payment);
  const [part] = await ctx.ledger(payment);
  await db
    .insertInto('payment_settlements')
    .values({
      id: settlement,
      payment_id: payment.id,
      outcome: 'refunded',
      tx_hash: `0x${'cd'.repeat(32)}`,
      note: 'Paid back.',
      settled_by: user_id,
      created_at: ctx.clock.now(),
    })
    .execute();
  await db
    .insertInto('settled_transfers')
    .values({ transfer_id: part?.id ?? '', settlement_id: settlement })
    .execute();
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['expired', 'underpaid']);
  expect(await ctx.find(payment)).toMatchObject({ has_unsettled: true, received_wei: String((DUE * 4n) / 10n) });
  // A full payment beside it is confirmed; the excess waits for the team.
  await bnb(payment, (DUE * 7n) / 10n);
  ctx.clock.advance(1000);
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['confirmed', 'overpaid']);
  expect(await ctx.find(payment)).toMatchObject({ has_unsettled: true, received_wei: String((DUE * 11n) / 10n) });
});

it('gas that the treasury sent to an address counts for nobody’s payment (D47)', async () => {
  // A BNB window is open, so transactions are read.
  await ctx.pay();
  const payment = await ctx.pay('usdt');
  await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
  await ctx.settle();
  const [gas] = await bnb(payment, 1000n);
  const now = ctx.clock.now();
  await ctx.database.db
    .insertInto('sweeps')
    .values({
      id: randomUUID(),
      chain_id: ctx.config.chainId,
      address_index: payment.index,
      address: payment.address,
      asset: ctx.config.tokens.usdt.address,
      amount_wei: DUE.toString(),
      gas_tx: gas ?? null,
      gas_wei: '1000',
      state: 'gas_sent',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await ctx.settle();
  expect((await ctx.ledger(payment)).map(({ kind }) => kind)).toEqual(['token']);
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
});

it('transactions are read only while a BNB payment is open: what comes later shows in the balance', async () => {
  const asked: number[] = [];
  const { tick } = ctx.watcher({
    ...ctx.reader,
    async blocksWithTransfers(range, to) {
      asked.push(to.size);
      return await ctx.reader.blocksWithTransfers(range, to);
    },
  });
  const book = async (): Promise<number> => {
    await ctx.chain.mine(2);
    await tick();
    return asked.splice(0)[0] ?? 0;
  };
  await ctx.pay('usdt');
  expect(await book()).toBe(0);
  const payment = await ctx.pay('bnb');
  expect(await book()).toBe(2);
  await ctx.pass(901);
  await book();
  await ctx.pass(1);
  expect(await book()).toBe(0);
  await bnb(payment, 7n);
  await ctx.pass(61);
  await book();
  expect(await ctx.ledger(payment)).toMatchObject([{ kind: 'internal', amount_wei: '7', counted_as: 'late' }]);
});
