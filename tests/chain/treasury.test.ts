// The watcher finds BNB without a transaction by the balance, which the treasury changes too.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_TREASURY, SANDBOX_WORDS } from '../../apps/sandbox/src/chain/values.ts';
import { keysOf } from '../../apps/treasury/src/keys.ts';
import { createNode } from '../../apps/treasury/src/node.ts';
import { createStore } from '../../apps/treasury/src/store.ts';
import { sweep } from '../../apps/treasury/src/sweep.ts';
import { COIN, openWatchedChain, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;

let ctx: WatchedChain;
beforeAll(async () => {
  ctx = await openWatchedChain();
});
afterAll(() => ctx.close());

async function sweepAll(): Promise<number> {
  const { config, database, chain, reader, clock } = ctx;
  const { moved } = await sweep({
    chain: reader,
    node: createNode(chain.url),
    store: createStore(database.db, config.chainId, () => clock.now()),
    keys: keysOf(SANDBOX_WORDS),
    chainId: config.chainId,
    treasury: SANDBOX_TREASURY,
    tokens: [config.tokens.usdt.address],
    say: () => undefined,
    pause: ctx.settle,
  });
  await ctx.settle();
  return moved.length;
}

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
