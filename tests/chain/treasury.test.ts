// The watcher finds BNB without a transaction by the balance, which the treasury changes too.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SANDBOX_TREASURY, SANDBOX_WORDS } from '../../apps/sandbox/src/chain/values.ts';
import { keysOf } from '../../apps/treasury/src/keys.ts';
import { createNode, type Node } from '../../apps/treasury/src/node.ts';
import { createStore } from '../../apps/treasury/src/store.ts';
import { sweep } from '../../apps/treasury/src/sweep.ts';
import { COIN, openWatchedChain, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;
const keys = keysOf(SANDBOX_WORDS);

let ctx: WatchedChain;
beforeEach(async () => {
  ctx = await openWatchedChain();
});
afterEach(() => ctx.close());

async function sweepAll(pause = ctx.settle, changed: Partial<Node> = {}): Promise<number> {
  const { config, database, chain, reader, clock } = ctx;
  const { moved, stoppedBy } = await sweep({
    chain: reader,
    node: { ...createNode(chain.url), ...changed },
    store: createStore(database.db, config.chainId, () => clock.now()),
    keys,
    chainId: config.chainId,
    treasury: SANDBOX_TREASURY,
    tokens: [config.tokens.usdt.address],
    say: () => undefined,
    pause,
    signal: new AbortController().signal,
  });
  if (stoppedBy !== null) throw stoppedBy;
  await pause();
  return moved.length;
}
/** Makes blocks that nothing books. */
const mine = async (): Promise<void> => void (await ctx.chain.mine(2));

it('BNB that a contract sends to a swept address is booked to the wei, whatever the moves cost (D47)', async () => {
  const payment = await ctx.pay();
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: DUE });
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  expect(await sweepAll()).toBe(1);
  expect(await ctx.ledger(payment)).toHaveLength(1);

  await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE / 4n });
  await ctx.pass(61);
  await ctx.settle();
  expect(await ctx.ledger(payment)).toMatchObject([
    { kind: 'native', amount_wei: DUE.toString() },
    { kind: 'internal', amount_wei: (DUE / 4n).toString(), counted_as: 'extra' },
  ]);
});

it('a sweep that ends while the balances are read adds nothing to them', async () => {
  const payment = await ctx.pay();
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: DUE });
  await ctx.settle();
  await mine();
  const { tick } = ctx.watcher({
    ...ctx.reader,
    async balances(addresses, block) {
      expect(addresses).toContain(payment.address);
      expect(await sweepAll(mine)).toBe(1);
      return await ctx.reader.balances(addresses, block);
    },
  });
  await tick();
  expect(await ctx.ledger(payment)).toMatchObject([{ kind: 'native', amount_wei: DUE.toString() }]);
});

it('a sweep that ends while the balances of a token are read hides nothing that is missing', async () => {
  await ctx.chain.transfer({ to: keys.gasWallet.address, asset: 'bnb', amount: COIN });
  const payment = await ctx.pay('usdt');
  await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: DUE });
  await ctx.settle();
  await ctx.chain.transfer({ to: payment.address, asset: 'usdt', amount: 100n });
  await mine();
  const { tick } = ctx.watcher({
    ...ctx.reader,
    async tokenBalances(token, addresses, block) {
      expect(await sweepAll(mine)).toBe(1);
      const [balance = 0n] = await ctx.reader.tokenBalances(token, addresses, block);
      return [balance - 5n];
    },
  });
  await tick();
  expect((await ctx.ledger(payment)).map(({ amount_wei }) => amount_wei)).toEqual([DUE.toString(), '95']);
});

it('a move whose nonce another transaction took does not stand for the next one, which is not final yet', async () => {
  const payment = await ctx.pay();
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: DUE });
  await ctx.settle();
  await expect(sweepAll(mine, { broadcast: () => Promise.reject(new Error('cut off')) })).rejects.toThrow('cut off');
  const signed = await keys.deposit(payment.index).signTransaction({
    type: 'legacy',
    chainId: ctx.config.chainId,
    nonce: 0,
    gas: 21_000n,
    gasPrice: 50_000_000n,
    to: payment.address,
    value: 0n,
  });
  await ctx.chain.sendSigned(signed);
  await mine();
  const { tick } = ctx.watcher({
    ...ctx.reader,
    async finalized() {
      const final = await ctx.reader.finalized();
      expect(await sweepAll(mine)).toBe(1);
      return final;
    },
  });
  await tick();
  expect(await ctx.ledger(payment)).toHaveLength(1);
  // Once the next one is final too, the balance counts again.
  await ctx.chain.transfer({ to: payment.address, asset: 'internal', amount: DUE });
  await ctx.pass(61);
  await ctx.settle();
  expect(await ctx.ledger(payment)).toHaveLength(2);
});
