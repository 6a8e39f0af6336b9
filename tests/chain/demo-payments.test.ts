// The demo people's payments look real to the watcher and the treasury.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommunity } from '../../apps/sandbox/src/demo/community.ts';
import { seedPayments } from '../../apps/sandbox/src/demo/payments.ts';
import { privyIdOf } from '../../apps/sandbox/src/identity/handle.ts';
import { idOf } from '../../apps/sandbox/src/demo/random.ts';
import { reconcile } from '../../apps/treasury/src/reconcile.ts';
import { openWatchedChain, type WatchedChain } from './watched-chain.ts';

let ctx: WatchedChain;
const community = createCommunity();
beforeAll(async () => {
  ctx = await openWatchedChain();
  await ctx.database.db
    .insertInto('users')
    .values(
      community.map(({ handle, name, tier }) => ({
        id: idOf(handle),
        privy_id: privyIdOf(handle),
        display_name: name,
        tier,
        created_at: ctx.clock.now(),
      })),
    )
    .execute();
});
afterAll(() => ctx.close());

const seed = () => seedPayments({ db: ctx.database.db, chain: ctx.chain, community });
const differences = async () => {
  const { usdt, busd } = ctx.config.tokens;
  const tokens = { usdt: usdt.address, busd: busd?.address ?? null };
  const { differences: found } = await reconcile({
    db: ctx.database.db,
    chain: ctx.reader,
    tokens,
    now: () => ctx.clock.now(),
    pause: ctx.settle,
    signal: new AbortController().signal,
  });
  return found;
};
const payments = () => ctx.database.db.selectFrom('payments').selectAll().orderBy('created_at', 'desc').execute();

it('are in every state, booked as the watcher would book them, and match the chain to the wei', async () => {
  // The balance of the first address was paid in an earlier life of the database.
  await ctx.chain.transfer({ to: ctx.addressOf(0), asset: 'usdt', amount: 1n });
  await seed();
  const made = await payments();
  expect(made.map(({ status, detail, has_unsettled }) => [status, detail, has_unsettled])).toEqual([
    ['pending', null, false],
    ['pending', 'underpaid', false],
    ['confirmed', null, false],
    ['confirmed', 'overpaid', true],
    ['expired', 'late', true],
    ['expired', 'wrong_asset', true],
    ['expired', 'late', false],
    ['expired', null, false],
  ]);
  expect(made.map(({ address }) => address)).not.toContain(ctx.addressOf(0));
  await ctx.settle();
  expect(await payments()).toEqual(made);
  expect(await ctx.differences()).toEqual([]);
  expect(await differences()).toEqual([]);
  // A watcher that reads those blocks for the first time books none of it again.
  await ctx.database.db
    .updateTable('chain_cursors')
    .set({ block_number: 1, block_hash: (await blockAt(1n)) ?? '' })
    .execute();
  await ctx.settle();
  expect(await payments()).toEqual(made);
  expect(await ctx.database.db.selectFrom('transfers').select('id').execute()).toHaveLength(6);
});

it('are created once', async () => {
  const made = await payments();
  await seed();
  expect(await payments()).toEqual(made);
});

it('expire like any others', async () => {
  await ctx.pass(20 * 60);
  await ctx.settle();
  expect((await payments()).slice(0, 2).map(({ status, detail }) => [status, detail])).toEqual([
    ['expired', null],
    ['expired', 'underpaid'],
  ]);
  expect(await differences()).toEqual([]);
});

const blockAt = async (number: bigint) => (await ctx.reader.block(number))?.hash;
