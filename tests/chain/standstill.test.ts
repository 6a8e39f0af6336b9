// A node whose final block stands still answers as if all were well (docs/decisions/030).
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWatcherService } from '../../apps/api/src/domains/watcher/watcher.service.ts';
import { HOUR_MS } from '../../apps/api/src/testing/fake-clock.ts';
import { COIN, openWatchedChain, type WatchedChain } from './watched-chain.ts';

let ctx: WatchedChain;
beforeEach(async () => {
  ctx = await openWatchedChain();
});
afterEach(() => ctx.close());

const BEHIND = { state: 'waits', for: 'rpc_behind' };
const standing = async () => [await ctx.watcher().warnings(), (await ctx.watcher().place()).reason];

it('booking waits after a minute without a final block while a payment is open, and goes on with the next one', async () => {
  const payment = await ctx.pay();
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: COIN / 10n });
  expect(await ctx.tick()).toMatchObject({ state: 'reads' });
  ctx.clock.advance(60_000);
  expect(await ctx.tick()).toMatchObject({ state: 'reads' });
  expect(await standing()).toEqual([[], null]);
  for (let times = 0; times < 2; times += 1) {
    ctx.clock.advance(1);
    expect(await ctx.tick()).toMatchObject(BEHIND);
    expect(await standing()).toEqual([['payments_wait'], 'rpc_behind']);
  }
  await ctx.settle();
  expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
  expect(await standing()).toEqual([[], null]);
});

it('what cannot be booked is tried again only once blocks become final again, and its failure is reported then', async () => {
  const payment = await ctx.pay();
  ctx.consequences.confirmPayment = () => Promise.reject(new Error('cannot be confirmed'));
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: COIN / 10n });
  await ctx.chain.mine(20);
  const reads = async () => (await ctx.tick().catch(() => null))?.state === 'reads';
  while (!(await reads()));
  await ctx.tick();
  ctx.clock.advance(60_001);
  expect(await ctx.tick()).toMatchObject(BEHIND);
  await ctx.chain.mine();
  expect(await ctx.tick()).toMatchObject({ state: 'reads', setAside: [{ paymentId: payment.id }] });
});

it('what the head shows is noted all the same: finality alone may stand still', async () => {
  const payment = await ctx.pay();
  const final = await ctx.reader.finalized();
  const { tick } = ctx.watcher({ ...ctx.reader, finalized: async () => final });
  await tick();
  ctx.clock.advance(60_001);
  await ctx.chain.transfer({ to: payment.address, asset: 'bnb', amount: COIN / 10n });
  expect(await tick()).toMatchObject(BEHIND);
  expect(await ctx.find(payment)).toMatchObject({ detail: 'confirming', seen_wei: String(COIN / 10n) });
});

it('the sandbox may stand still while nobody pays, and its minute begins with the payment', async () => {
  ctx.clock.advance(HOUR_MS);
  expect(await ctx.tick()).toMatchObject({ state: 'reads' });
  ctx.clock.advance(HOUR_MS);
  await ctx.pay();
  expect(await ctx.tick()).toMatchObject({ state: 'reads', isAwaited: true });
  ctx.clock.advance(60_001);
  expect(await ctx.tick()).toMatchObject(BEHIND);
  await ctx.database.db.updateTable('payments').set({ status: 'expired' }).execute();
  expect(await ctx.tick()).toMatchObject({ state: 'reads' });
  expect(await standing()).toEqual([[], null]);
});

it('how long a block takes is measured by our own clock', async () => {
  await ctx.tick();
  await ctx.chain.mine(4);
  ctx.clock.advance(12_000);
  expect(await ctx.tick()).toMatchObject({ blockMs: 3000 });
});

it('any other chain may not, whoever pays', async () => {
  const { database, clock, consequences, reader } = ctx;
  const config = { ...ctx.config, chainId: 56 };
  const { tick } = createWatcherService({ db: database.db, clock, chain: reader, config, consequences });
  expect(await tick()).toMatchObject({ state: 'reads', isAwaited: false });
  clock.advance(60_001);
  expect(await tick()).toMatchObject(BEHIND);
  await ctx.chain.mine();
  expect(await tick()).toMatchObject({ state: 'reads' });
});
