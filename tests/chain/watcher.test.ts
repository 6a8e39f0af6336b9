// The watcher on a real chain (anvil): whatever happens there, each wei is booked once and each paid payment bought one period (D15 to D17).
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Block,
  type Chain,
  ChainDisagrees,
  ChainUnavailable,
} from '../../apps/api/src/integrations/chain/chain.ts';
import { markDropped } from '../../apps/api/src/domains/payments/payments.repository.ts';
import type { Tick, WatcherService } from '../../apps/api/src/domains/watcher/watcher.service.ts';
import { createViemChain } from '../../apps/api/src/integrations/chain/viem-chain.ts';
import { testWalletAbi } from '../../apps/sandbox/src/chain/contracts/generated/contracts.ts';
import { CONTRACTS, FAUCET, GAS_PRICE_WEI } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type TestPayment, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;
let ctx: WatchedChain;

describe('on one chain', () => {
  beforeAll(async () => {
    ctx = await openWatchedChain();
  });
  afterAll(() => ctx.close());
  afterEach(async () => {
    await ctx.settle();
    expect(await ctx.differences()).toEqual([]);
  });

  const bnb = ({ address: to }: TestPayment, amount = DUE) => ctx.chain.transfer({ to, asset: 'bnb', amount });
  const countedAs = async (payment: TestPayment) => (await ctx.ledger(payment)).map(({ counted_as }) => counted_as);

  // First: the other chain is made as long.
  it('waits while two RPCs disagree', async () => {
    await bnb(await ctx.pay());
    await ctx.settle();
    const other = await openWatchedChain();
    try {
      await other.chain.mine(Number((await ctx.reader.head()).number));
      const both = createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, other.chain.url] });
      await ctx.chain.mine();
      expect(await ctx.watcher(both).tick()).toMatchObject({ state: 'waits', for: 'rpc_disagrees' });
      const same = createViemChain({ ...ctx.config, rpcUrls: [ctx.chain.url, ctx.chain.url] });
      expect(await ctx.watcher(same).tick()).toMatchObject({ state: 'reads' });
    } finally {
      await other.close();
    }
  });

  it('the exact amount confirms once it is final, and not before', async () => {
    const payment = await ctx.pay();
    const [hash] = await bnb(payment);
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({
      status: 'pending',
      detail: 'confirming',
      seen_wei: DUE.toString(),
      seen_tx: hash,
      received_wei: '0',
    });
    expect(await ctx.ledger(payment)).toEqual([]);
    await ctx.chain.mine();
    await ctx.tick();
    expect(await ctx.standing(payment)).toEqual(['pending', 'confirming']);
    await ctx.chain.mine();
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({
      status: 'confirmed',
      detail: null,
      tx_hash: hash,
      seen_wei: '0',
      seen_tx: null,
      received_wei: DUE.toString(),
    });
  });

  it('a token confirms as BNB does, and its sender is recorded', async () => {
    const payment = await ctx.pay('usdt', 60n * COIN);
    await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: 60n * COIN });
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
    expect(await ctx.ledger(payment)).toMatchObject([{ kind: 'token', asset: 'usdt', from_address: FAUCET }]);
  });

  it('one wei short is underpaid, and one wei more completes it', async () => {
    const payment = await ctx.pay();
    await bnb(payment, DUE - 1n);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['pending', 'underpaid']);
    await bnb(payment, 1n);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('an overpayment confirms, and is listed as too much', async () => {
    const payment = await ctx.pay();
    await bnb(payment, DUE + 1n);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', 'overpaid']);
  });

  it('three parts are one payment', async () => {
    const payment = await ctx.pay('usdt', 3n * COIN);
    for (let part = 0; part < 3; part++) {
      expect(await ctx.standing(payment)).toEqual(['pending', part === 0 ? null : 'underpaid']);
      await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: COIN });
      await ctx.settle();
    }
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
    expect(await countedAs(payment)).toEqual(['payment', 'payment', 'payment']);
  });

  it('two payments for one buy one period, and the second is extra', async () => {
    const payment = await ctx.pay();
    await bnb(payment);
    await ctx.settle();
    await bnb(payment);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', 'overpaid']);
    expect(await countedAs(payment)).toEqual(['payment', 'extra']);
  });

  it('a block in the second of the end is in time, even if it becomes final later', async () => {
    const payment = await ctx.pay();
    ctx.clock.advance(900_000);
    await bnb(payment);
    await ctx.pass(60);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('a part in the last second leaves it open: the rest may come in the same second', async () => {
    const payment = await ctx.pay();
    ctx.clock.advance(900_000);
    await bnb(payment, DUE / 2n);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['pending', 'underpaid']);
    await bnb(payment, DUE / 2n);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('a second after the end is late, and stays expired', async () => {
    const payment = await ctx.pay();
    ctx.clock.advance(901_000);
    await bnb(payment);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['expired', 'late']);
  });

  it('a dropped payment counts what was in a block before, and what comes later is late (D15)', async () => {
    const drop = async ({ id }: TestPayment) => markDropped(ctx.database.db, id, ctx.clock.now());
    const [sent, later] = [await ctx.pay(), await ctx.pay()];
    await bnb(sent);
    await ctx.pass(2);
    await Promise.all([sent, later].map(drop));
    await ctx.pass(2);
    await bnb(later);
    await ctx.settle();
    expect(await ctx.standing(sent)).toEqual(['confirmed', null]);
    expect(await ctx.standing(later)).toEqual(['expired', 'late']);
  });

  it('money that arrives long after the end is late, and listed', async () => {
    const payment = await ctx.pay('usdt');
    await ctx.pass(3600);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['expired', null]);
    await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['expired', 'late']);
  });

  it('a partly paid payment expires as underpaid', async () => {
    const payment = await ctx.pay();
    await bnb(payment, 1n);
    await ctx.pass(901);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['expired', 'underpaid']);
  });

  it('another coin than the one requested is recorded, and buys nothing', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['pending', 'wrong_asset']);
    expect(await ctx.ledger(payment)).toMatchObject([{ asset: 'usdt', counted_as: 'wrong_asset' }]);
    await bnb(payment);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', 'wrong_asset']);
  });

  it('a foreign token is listed by its contract, and changes nothing: anybody may make one (D15)', async () => {
    const payment = await ctx.pay('usdt', 100n * COIN);
    const before = await ctx.find(payment);
    await ctx.chain.transfer(
      { to: payment.address, asset: 'other', amount: DUE },
      { to: payment.address, asset: 'other', amount: DUE },
    );
    await ctx.settle();
    expect(await ctx.find(payment)).toEqual(before);
    expect(await ctx.ledger(payment)).toEqual([]);
    const listed = await ctx.database.db
      .selectFrom('foreign_transfers')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .execute();
    expect(listed).toMatchObject([{ token_address: CONTRACTS.other, transfers: 2, amount_wei: String(2n * DUE) }]);
  });

  it('a coin that logs more than it moves counts for what arrived', async () => {
    const payment = await ctx.pay('usdt', 100n * COIN);
    await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: 99n * COIN });
    await ctx.chain.mine(2);
    const boasting: Chain = {
      ...ctx.reader,
      tokenTransfers: async (range, to) =>
        (await ctx.reader.tokenTransfers(range, to)).map((log) => ({ ...log, amount: log.amount + COIN })),
    };
    await ctx.watcher(boasting).tick();
    expect(await ctx.standing(payment)).toEqual(['pending', 'underpaid']);
    expect(await ctx.ledger(payment)).toMatchObject([{ amount_wei: (99n * COIN).toString() }]);
  });

  it('a coin that logs much more than it moves, in one of two transfers, counts for what arrived of both', async () => {
    const payment = await ctx.pay('usdt', 100n * COIN);
    for (const amount of [COIN, 10n * COIN]) await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount });
    await ctx.chain.mine(2);
    const boasting: Chain = {
      ...ctx.reader,
      tokenTransfers: async (range, to) =>
        (await ctx.reader.tokenTransfers(range, to)).map((log) => ({
          ...log,
          amount: log.amount === COIN ? 41n * COIN : log.amount,
        })),
    };
    await ctx.watcher(boasting).tick();
    expect((await ctx.ledger(payment)).map(({ amount_wei }) => BigInt(amount_wei))).toEqual([11n * COIN]);
  });

  it('a transfer of 0 is ignored', async () => {
    const payment = await ctx.pay('usdt');
    await ctx.chain.transfer(
      { to: payment.address, asset: 'usdt', amount: 0n },
      { to: payment.address, asset: 'bnb', amount: 0n },
    );
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({ seen_wei: '0', seen_tx: null });
    await ctx.settle();
    expect(await ctx.ledger(payment)).toEqual([]);
    expect(await ctx.standing(payment)).toEqual(['pending', null]);
  });

  it('BNB that a contract sends inside a transaction is seen at the head, and found by the balance', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE / 2n });
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({
      status: 'pending',
      detail: 'confirming',
      seen_wei: String(DUE / 2n),
      seen_tx: null,
    });
    await ctx.settle();
    expect(await ctx.find(payment)).toMatchObject({ seen_wei: '0', received_wei: String(DUE / 2n) });
    expect(await ctx.standing(payment)).toEqual(['pending', 'underpaid']);
    await ctx.chain.transfer(
      { to: payment.address, asset: 'bnb', amount: DUE / 4n },
      { to: payment.address, asset: 'internal', amount: DUE / 4n },
    );
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({ detail: 'confirming', seen_wei: String(DUE / 2n) });
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
    expect((await ctx.ledger(payment)).map(({ kind }) => kind)).toEqual(['internal', 'native', 'internal']);
  });

  it('booked money is no longer shown as seen, even if the head has not moved since', async () => {
    const payment = await ctx.pay();
    const finals = [await ctx.reader.finalized()];
    const { tick } = ctx.watcher({
      ...ctx.reader,
      finalized: async () => finals.pop() ?? ctx.reader.finalized(),
    });
    await bnb(payment, DUE / 2n);
    await ctx.chain.mine(2);
    await tick();
    expect(await ctx.find(payment)).toMatchObject({ detail: 'confirming', seen_wei: String(DUE / 2n) });
    await tick();
    expect(await ctx.find(payment)).toMatchObject({
      detail: 'underpaid',
      seen_wei: '0',
      received_wei: String(DUE / 2n),
    });
  });

  it('BNB that a contract sends to an ended payment is found in its turn', async () => {
    const payment = await ctx.pay('usdt');
    await ctx.pass(901);
    await ctx.settle();
    await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
    await ctx.pass(61);
    await ctx.settle();
    expect(await ctx.ledger(payment)).toMatchObject([{ kind: 'internal', counted_as: 'wrong_asset' }]);
  });

  it('BNB that a contract sent in time is in time, even if nobody looked until after the end', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
    await ctx.pass(1000);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('two payments in one block count as two, and so do two of one transaction', async () => {
    const [one, two] = [await ctx.pay(), await ctx.pay('usdt')];
    await ctx.chain.transfer(
      { to: one.address, asset: 'bnb', amount: DUE },
      { to: two.address, asset: 'usdt', amount: DUE },
    );
    await ctx.settle();
    const [three, four] = [await ctx.pay(), await ctx.pay()];
    await ctx.chain.client.writeContract({
      account: FAUCET,
      address: CONTRACTS.wallet,
      abi: testWalletAbi,
      functionName: 'send',
      args: [
        [three.address, four.address],
        [DUE, DUE],
      ],
      value: 2n * DUE,
      gas: 200_000n,
      gasPrice: GAS_PRICE_WEI,
    });
    await ctx.chain.mine();
    await ctx.settle();
    for (const payment of [one, two, three, four]) expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('a transfer seen at the head and undone by a reorganisation is no longer shown, and never booked', async () => {
    const payment = await ctx.pay();
    await bnb(payment);
    await ctx.tick();
    expect(await ctx.standing(payment)).toEqual(['pending', 'confirming']);
    await ctx.chain.reorganise(1);
    await ctx.tick();
    expect(await ctx.find(payment)).toMatchObject({ detail: null, seen_wei: '0', seen_tx: null });
    await bnb(payment);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('the same transfer reported twice counts once', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
    await ctx.settle();
    const told = await ctx.ledger(payment);
    const { block_number: number } = await ctx.database.db
      .selectFrom('chain_cursors')
      .selectAll()
      .executeTakeFirstOrThrow();
    await ctx.chain.mine(3);
    // A node that puts the logs of an old block into a new one.
    const repeating: Chain = {
      ...ctx.reader,
      tokenTransfers: async (range, to) => {
        const old = await ctx.reader.tokenTransfers({ from: BigInt(number) - 2n, to: BigInt(number) }, to);
        const block = await ctx.reader.block(range.from);
        return old.map((log) => ({ ...log, blockNumber: range.from, blockHash: block?.hash ?? log.blockHash }));
      },
    };
    expect(told).toHaveLength(1);
    await ctx.watcher(repeating).tick();
    expect(await ctx.ledger(payment)).toEqual(told);
  });

  it('a watcher that was away for a night catches up in parts, from where it was', async () => {
    const payment = await ctx.pay();
    await bnb(payment);
    await ctx.chain.mine(120);
    const asked: bigint[] = [];
    const counting: Chain = {
      ...ctx.reader,
      blocksWithTransfers: (range, to) => {
        asked.push(range.to - range.from + 1n);
        return ctx.reader.blocksWithTransfers(range, to);
      },
    };
    await ctx.watcher(counting).tick();
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...asked.map(Number))).toBeLessThanOrEqual(50);
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('fifty open payments are all paid, in one block', async () => {
    const payments: TestPayment[] = [];
    for (let index = 0; index < 50; index++) payments.push(await ctx.pay(index % 2 === 0 ? 'bnb' : 'usdt'));
    await ctx.chain.transfer(
      ...payments.map(({ address }, index) => ({
        to: address,
        asset: index % 2 === 0 ? ('bnb' as const) : ('usdt' as const),
        amount: DUE,
      })),
    );
    await ctx.settle();
    for (const payment of payments) expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('two concurrent processes book each transfer once', async () => {
    const payments = [await ctx.pay(), await ctx.pay()];
    const watchers = Array.from({ length: 4 }, () => ctx.watcher());
    for (const { address } of payments) {
      await ctx.chain.transfer({ to: address, asset: 'bnb', amount: DUE }, { to: address, asset: 'usdt', amount: DUE });
      await ctx.chain.mine(2);
      await Promise.all(watchers.map(({ tick }) => tick()));
    }
    for (const payment of payments) {
      expect(await ctx.standing(payment)).toEqual(['confirmed', 'wrong_asset']);
      expect(await ctx.ledger(payment)).toHaveLength(2);
    }
  });

  it('a slow process does not move the cursor back', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
    await ctx.chain.mine(2);
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Chain = {
      ...ctx.reader,
      balances: async (addresses, blockNumber) => {
        const balances = await ctx.reader.balances(addresses, blockNumber);
        reached.resolve();
        await gate.promise;
        return balances;
      },
    };
    const late = ctx.watcher(slow).tick();
    await reached.promise;
    await ctx.chain.mine(3);
    await ctx.tick();
    const cursor = () => ctx.database.db.selectFrom('chain_cursors').select('block_number').executeTakeFirstOrThrow();
    const before = await cursor();
    gate.resolve();
    await late;
    expect(await cursor()).toEqual(before);
    expect(await ctx.ledger(payment)).toHaveLength(1);
  });

  it.each([-3600, 3600])('our clock being %i seconds off changes nothing', async (seconds) => {
    const payment = await ctx.pay();
    ctx.clock.advance(600_000);
    await bnb(payment);
    await ctx.chain.mine(2);
    ctx.clock.advance(seconds * 1000);
    await ctx.tick();
    ctx.clock.advance(-seconds * 1000);
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  it('a price that doubles during a payment changes nothing: the amount is frozen', async () => {
    const payment = await ctx.pay();
    await ctx.chain.setPrice(1200_00000000n);
    await bnb(payment);
    await ctx.settle();
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });

  describe('while the RPCs cannot be trusted', () => {
    const zero: Block['hash'] = `0x${'0'.repeat(64)}`;
    const lies: Record<string, (reader: Chain) => Chain> = {
      'is down': (reader) => ({ ...reader, finalized: () => Promise.reject(new ChainUnavailable('down')) }),
      'is down in the middle': (reader) => ({
        ...reader,
        balances: () => Promise.reject(new ChainUnavailable('down')),
      }),
      'is behind': (reader) => ({
        ...reader,
        async finalized() {
          const final = await reader.finalized();
          return (await reader.block(final.number - 5n)) ?? final;
        },
      }),
      'sends blocks that do not follow': (reader) => ({
        ...reader,
        blocksWithTransfers: async (range, to) =>
          (await reader.blocksWithTransfers(range, to)).map((block) => ({ ...block, parentHash: zero })),
      }),
      'sends another final block': (reader) => ({
        ...reader,
        finalized: async () => ({ ...(await reader.finalized()), hash: zero }),
      }),
      'has logs of blocks that are not there': (reader) => ({
        ...reader,
        tokenTransfers: async (range, to) =>
          (await reader.tokenTransfers(range, to)).map((log) => ({ ...log, blockHash: zero })),
      }),
      'has no receipt': (reader) => ({
        ...reader,
        blocksWithTransfers: () => Promise.reject(new ChainDisagrees('no receipt')),
      }),
    };
    it.each(Object.keys(lies))('as it %s, nothing is booked, and it reports that it waits', async (name) => {
      const [payment, other] = [await ctx.pay(), await ctx.pay('usdt')];
      await ctx.chain.transfer(
        { to: payment.address, asset: 'bnb', amount: DUE },
        { to: other.address, asset: 'usdt', amount: DUE },
      );
      await ctx.chain.mine(2);
      const lying = ctx.watcher((lies[name] ?? ((reader) => reader))(ctx.reader));
      for (let times = 0; times < 2; times++) expect(await lying.tick()).toMatchObject({ state: 'waits' });
      expect(await ctx.ledger(payment)).toEqual([]);
      const cursor = () => ctx.database.db.selectFrom('chain_cursors').selectAll().executeTakeFirstOrThrow();
      expect((await cursor()).waits_for).toMatch(/^rpc_/);
      await ctx.tick();
      expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
      expect(await ctx.standing(other)).toEqual(['confirmed', null]);
      expect(await cursor()).toMatchObject({ waits_for: null, halted: null });
    });
  });

  it('reports what is booked and what is final; without an answer from the chain, only what is booked', async () => {
    await ctx.settle();
    const { bookedBlock } = await ctx.watcher().place();
    expect(bookedBlock).toBeGreaterThan(0);
    await ctx.chain.mine(2);
    const behind = { state: 'watching', bookedBlock, finalBlock: (bookedBlock ?? 0) + 2, reason: null };
    expect(await ctx.watcher().place()).toEqual({ ...behind, seenAt: ctx.clock.now() });
    for (const finalized of [() => Promise.reject(new ChainUnavailable('away')), () => new Promise<never>(() => {})])
      expect(await ctx.watcher({ ...ctx.reader, finalized }).place()).toMatchObject({ ...behind, finalBlock: null });
  });
});

describe('a process that dies', () => {
  beforeEach(async () => {
    ctx = await openWatchedChain();
  });
  afterEach(() => ctx.close());

  it('at any call of the chain or the database loses nothing and books nothing twice', async () => {
    const payments = [await ctx.pay(), await ctx.pay('usdt'), await ctx.pay()];
    const [one, two, three] = payments;
    if (one === undefined || two === undefined || three === undefined) throw new Error('There are three.');
    await ctx.chain.transfer(
      { to: one.address, asset: 'bnb', amount: DUE },
      { to: two.address, asset: 'usdt', amount: DUE / 2n },
      { to: three.address, asset: 'internal', amount: DUE },
    );
    await ctx.chain.mine();
    await ctx.chain.transfer({ to: two.address, asset: 'usdt', amount: DUE / 2n });
    await ctx.chain.mine(2);
    let deaths = 0;
    for (let step = 1; ; step++) {
      const mortal = dyingAt(ctx, step);
      const died = await mortal.watcher.tick().then(
        () => false,
        (error: unknown) => error instanceof Death,
      );
      if (!died && !mortal.hasDied()) break;
      deaths += 1;
      // Another process finds the range booked entirely or not at all.
      const rows = await ctx.database.db.selectFrom('transfers').selectAll().execute();
      expect([0, 4]).toContain(rows.length);
    }
    expect(deaths).toBeGreaterThan(15);
    for (const payment of payments) expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
    expect(await ctx.differences()).toEqual([]);
  });
});

class Death extends Error {}

/** A watcher whose process dies before its n-th call of the chain or the database. */
function dyingAt(of: WatchedChain, step: number) {
  let steps = 0;
  let died = false;
  const count = (): void => {
    steps += 1;
    if (steps < step) return;
    died = true;
    throw new Death(`at step ${step}`);
  };
  const chain = new Proxy(of.reader, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        count();
        return await Reflect.apply(value, target, given);
      };
    },
  });
  const db = of.database.db.withPlugin({
    transformQuery: ({ node }) => {
      count();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watcher: of.watcher(chain, db), hasDied: () => died };
}

/** The result of five ticks: the fourth is a minute after the first. */
async function ticksForAMinute({ tick }: WatcherService): Promise<Tick[]> {
  const ticks: Tick[] = [];
  for (let times = 0; times < 5; times++) {
    ticks.push(await tick());
    ctx.clock.advance(20_000);
  }
  return ticks;
}

describe('a reorganisation below finality', () => {
  beforeEach(async () => {
    ctx = await openWatchedChain();
  });
  afterEach(() => ctx.close());

  it('stops booking, marks the affected payments, and takes nothing from anybody', async () => {
    const before = await ctx.pay();
    await ctx.chain.transfer({ to: before.address, asset: 'bnb', amount: DUE });
    await ctx.settle();
    await ctx.chain.mine(5);
    const touched = await ctx.pay();
    const open = await ctx.pay();
    await ctx.chain.transfer({ to: touched.address, asset: 'bnb', amount: DUE });
    await ctx.settle();
    expect(await ctx.standing(touched)).toEqual(['confirmed', null]);
    await ctx.chain.reorganise(4);
    await ctx.chain.mine(3);
    const ticks = await ticksForAMinute(ctx.watcher());
    // The one that halts says so itself: "reads" would be logged as if booking had resumed.
    expect(ticks.map(({ state }) => state)).toEqual(['waits', 'waits', 'waits', 'halted', 'halted']);
    expect(ticks.at(-1)).toMatchObject({ state: 'halted', reason: expect.stringContaining('below finality') });
    expect(await ctx.standing(touched)).toEqual(['confirmed', 'reorged']);
    expect(await ctx.standing(before)).toEqual(['confirmed', null]);
    await ctx.chain.transfer({ to: open.address, asset: 'bnb', amount: DUE });
    await ctx.settle();
    expect(await ctx.standing(open)).toEqual(['pending', null]);
    expect(await ctx.watcher().tick()).toMatchObject({ state: 'halted' });
  });

  /** Two payments, paid and booked in two blocks that follow each other, and the number of the first one. */
  async function paidInTurn(): Promise<[TestPayment, TestPayment, number]> {
    const [first, second] = [await ctx.pay(), await ctx.pay('usdt')];
    await ctx.chain.transfer({ to: first.address, asset: 'bnb', amount: DUE });
    const { number } = await ctx.reader.head();
    await ctx.chain.transfer({ to: second.address, asset: 'usdt', amount: DUE });
    await ctx.settle();
    return [first, second, Number(number)];
  }
  const halted = { state: 'halted', reason: '' };

  it('keeps what is in the last common block, and marks what is in the next one', async () => {
    const [kept, touched, block] = await paidInTurn();
    await ctx.chain.reorganise(3);
    const ticks = await ticksForAMinute(ctx.watcher());
    expect(ticks.at(-1)).toEqual({ ...halted, reason: `The chain changed below finality: above block ${block}` });
    expect([await ctx.standing(kept), await ctx.standing(touched)]).toEqual([
      ['confirmed', null],
      ['confirmed', 'reorged'],
    ]);
  });

  it('that leaves no block in common marks every payment with money, and no other', async () => {
    const [first, second, block] = await paidInTurn();
    const unpaid = await ctx.pay();
    await ctx.chain.reorganise(3);
    await ctx.database.db.deleteFrom('chain_blocks').where('block_number', '<=', block).execute();
    const ticks = await ticksForAMinute(ctx.watcher());
    expect(ticks.at(-1)).toEqual({ ...halted, reason: 'The chain changed below finality: above block unknown' });
    expect([await ctx.standing(first), await ctx.standing(second), await ctx.standing(unpaid)]).toEqual([
      ['confirmed', 'reorged'],
      ['confirmed', 'reorged'],
      ['pending', null],
    ]);
  });

  it('ends when an operator has looked and set the cursor as documented (docs/decisions/023)', async () => {
    const touched = await ctx.pay();
    await ctx.chain.mine(5);
    await ctx.chain.transfer({ to: touched.address, asset: 'bnb', amount: DUE });
    await ctx.settle();
    await ctx.chain.reorganise(4);
    await ctx.chain.mine(3);
    const open = await ctx.pay();
    await ctx.chain.transfer({ to: open.address, asset: 'bnb', amount: DUE });
    await ctx.chain.mine(2);
    await ticksForAMinute(ctx.watcher());
    const { halted } = await ctx.database.db.selectFrom('chain_cursors').selectAll().executeTakeFirstOrThrow();
    const [, common = ''] = /above block (\d+)$/.exec(halted ?? '') ?? [];
    const decision = await readFile('docs/decisions/023-the-watcher.md', 'utf8');
    const [, written = ''] = /```sql\n(.*?)```/s.exec(decision) ?? [];
    expect(written).toContain('<last common block>');
    await ctx.database.pool.query(written.replaceAll('<last common block>', common));
    expect(await ctx.watcher().tick()).toMatchObject({ state: 'reads' });
    expect(await ctx.standing(open)).toEqual(['confirmed', null]);
    expect(await ctx.standing(touched)).toEqual(['confirmed', 'reorged']);
    expect(await ctx.ledger(touched)).toHaveLength(1);
    // On the new chain its transfer is a different one; the first one already bought the period.
    await ctx.chain.transfer({ to: touched.address, asset: 'bnb', amount: DUE });
    await ctx.settle();
    expect((await ctx.ledger(touched)).map(({ counted_as }) => counted_as)).toEqual(['payment', 'extra']);
    const periods = await ctx.database.db.selectFrom('subscription_periods').select('payment_id').execute();
    expect(periods.map(({ payment_id }) => payment_id).toSorted()).toEqual([open.id, touched.id].toSorted());
    expect(await ctx.tick()).toMatchObject({ state: 'reads' });
  });

  it('onto a chain that is shorter than what is booked is noticed, too', async () => {
    const payment = await ctx.pay();
    await ctx.chain.mine(2);
    await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: 1n });
    await ctx.chain.mine(6);
    await ctx.tick();
    await ctx.chain.reorganise(8);
    const shorter: Chain = {
      ...ctx.reader,
      async finalized() {
        const final = await ctx.reader.finalized();
        return (await ctx.reader.block(final.number - 2n)) ?? final;
      },
    };
    expect((await ticksForAMinute(ctx.watcher(shorter))).at(-1)).toMatchObject({ state: 'halted' });
  });

  it('that only one node reports for less than a minute is waited for, and forgotten', async () => {
    const payment = await ctx.pay();
    await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: DUE });
    await ctx.chain.mine(2);
    await ctx.tick();
    let isLying = true;
    const another: Chain = {
      ...ctx.reader,
      async finalized() {
        const final = await ctx.reader.finalized();
        return isLying ? { ...final, hash: `0x${'0'.repeat(64)}` } : final;
      },
    };
    const watcher = ctx.watcher(another);
    for (let times = 0; times < 20; times++) {
      expect(await watcher.tick()).toMatchObject({ state: 'waits' });
      ctx.clock.advance(3000);
    }
    isLying = false;
    expect(await watcher.tick()).toMatchObject({ state: 'reads' });
    isLying = true;
    expect(await watcher.tick()).toMatchObject({ state: 'waits' });
    expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  });
});
