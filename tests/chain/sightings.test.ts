// What the head shows: of the coin that was asked for, in time, payment by payment (docs/decisions/023).
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COIN, openWatchedChain, type TestPayment, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;

let ctx: WatchedChain;
let broken: Set<string>;
/** The payments that were stored, or failed. */
let tried: string[];
beforeEach(async () => {
  ctx = await openWatchedChain();
  [broken, tried] = [new Set(), []];
  ctx.consequences.publish = async (_trx, ids) => {
    tried.push(...ids);
    if (ids.some((id) => broken.has(id))) throw new Error('cannot be published');
  };
});
afterEach(() => ctx.close());

/** Payments that the head shows as paid, in the order in which they are stored. */
async function paid(count: number): Promise<TestPayment[]> {
  const payments: TestPayment[] = [];
  for (let each = 0; each < count; each += 1) payments.push(await ctx.pay());
  await ctx.chain.transfer(...payments.map(({ address: to }) => ({ to, asset: 'bnb' as const, amount: DUE })));
  return payments.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
const idsOf = (payments: readonly TestPayment[]) => payments.map(({ id }) => id);

it('a payment that cannot be stored keeps no other from being shown, and is tried again in ten seconds', async () => {
  const [first, second] = await paid(2);
  if (first === undefined || second === undefined) throw new Error('There are two.');
  broken.add(first.id);
  const unshown = [{ paymentId: first.id, error: new Error('cannot be published') }];
  expect(await ctx.tick()).toMatchObject({ state: 'reads', isAwaited: true, unshown });
  expect(await ctx.standing(second)).toEqual(['pending', 'confirming']);
  expect(await ctx.find(first)).toMatchObject({ detail: null, seen_wei: '0' });
  ctx.clock.advance(9999);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', unshown: [] });
  broken.clear();
  ctx.clock.advance(1);
  expect(await ctx.tick()).toMatchObject({ state: 'reads', unshown: [] });
  expect(await ctx.standing(first)).toEqual(['pending', 'confirming']);
  expect(tried).toEqual([first.id, second.id, first.id]);
});

it('three that fail end it for ten seconds, and then it goes on behind them', async () => {
  const payments = await paid(5);
  broken = new Set(idsOf(payments.slice(0, 4)));
  expect(await ctx.tick()).toMatchObject({ unshown: [{}, {}, {}] });
  expect(tried.splice(0)).toEqual(idsOf(payments.slice(0, 3)));
  ctx.clock.advance(9999);
  expect(await ctx.tick()).toMatchObject({ unshown: [] });
  expect(tried).toEqual([]);
  ctx.clock.advance(1);
  expect(await ctx.tick()).toMatchObject({ unshown: [{}, {}, {}] });
  expect(tried).toEqual(idsOf([...payments.slice(3), ...payments.slice(0, 2)]));
});

it('only the coin that was asked for is shown, also above another one that is booked', async () => {
  const [ofBnb, ofUsdt] = [await ctx.pay(), await ctx.pay('usdt')];
  await ctx.chain.transfer(
    { to: ofBnb.address, asset: 'usdt', amount: DUE },
    { to: ofUsdt.address, asset: 'busd', amount: DUE },
    { to: ofUsdt.address, asset: 'bnb', amount: DUE },
    { to: ofUsdt.address, asset: 'internal', amount: DUE },
  );
  await ctx.tick();
  for (const payment of [ofBnb, ofUsdt])
    expect(await ctx.find(payment)).toMatchObject({ detail: null, seen_wei: '0', seen_tx: null });
  await ctx.settle();
  await ctx.chain.transfer({ to: ofBnb.address, asset: 'internal', amount: DUE / 2n });
  await ctx.tick();
  expect(await ctx.find(ofBnb)).toMatchObject({ detail: 'confirming', seen_wei: String(DUE / 2n) });
});

it('what comes in the second of the end is shown, and what comes a second later is not: it is late', async () => {
  const payment = await ctx.pay();
  const send = async () => {
    await ctx.chain.transfer(
      { to: payment.address, asset: 'bnb', amount: DUE / 4n },
      { to: payment.address, asset: 'internal', amount: DUE / 8n },
    );
    await ctx.tick();
    return (await ctx.find(payment)).seen_wei;
  };
  ctx.clock.advance(900_000);
  expect(await send()).toBe(String((DUE * 3n) / 8n));
  ctx.clock.advance(1000);
  expect(await send()).toBe(String(DUE / 4n));
});

it('at most thirty blocks are read at once, however far below the head finality is', async () => {
  await ctx.pay();
  const final = await ctx.reader.finalized();
  const asked: bigint[] = [];
  const { tick } = ctx.watcher({
    ...ctx.reader,
    finalized: async () => final,
    newest: {
      ...ctx.reader.newest,
      async blocksWithTransfers(range, to) {
        asked.push(range.to - range.from + 1n);
        return await ctx.reader.newest.blocksWithTransfers(range, to);
      },
    },
  });
  await ctx.chain.mine(40);
  await tick();
  await ctx.chain.mine();
  await tick();
  expect(asked).toEqual([30n, 1n]);
});
