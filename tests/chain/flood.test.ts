// The outside may send more than expected: whatever it is, an exact payer is confirmed in time (D15, D17).
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Chain, ChainAddress, TokenTransfer } from '../../apps/api/src/integrations/chain/chain.ts';
import { FAUCET, GAS_PRICE_WEI } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type TestPayment, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;
const HIGHEST = 2n ** 256n - 1n;

let ctx: WatchedChain;
beforeEach(async () => {
  ctx = await openWatchedChain();
});
afterEach(() => ctx.close());

const foreignOf = ({ id }: TestPayment) =>
  ctx.database.db.selectFrom('foreign_transfers').selectAll().where('payment_id', '=', id).execute();

/** The chain, with the extra logs that `each` adds to a transfer's block. */
function flooded(
  at: bigint,
  count: number,
  each: (index: number) => Pick<TokenTransfer, 'token' | 'to' | 'amount'>,
): Chain {
  return {
    ...ctx.reader,
    async tokenTransfers(range, to) {
      const real = await ctx.reader.tokenTransfers(range, to);
      const block = at >= range.from && at <= range.to ? await ctx.reader.block(at) : null;
      if (block === null) return real;
      const flood = Array.from({ length: count }, (_, index): TokenTransfer => ({
        ...each(index),
        txHash: `0x${'f1'.repeat(32)}`,
        logIndex: 1000 + index,
        blockNumber: block.number,
        blockHash: block.hash,
        from: FAUCET,
      }));
      return [...real, ...flood].toSorted((a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex);
    },
  };
}

/** A flooded payment, and one beside it that is paid exactly in the same block. */
async function payBeside(): Promise<{ flooded: TestPayment; payer: TestPayment; block: bigint }> {
  const [target, payer] = [await ctx.pay('usdt'), await ctx.pay('usdt')];
  await ctx.chain.transfer({ to: payer.address, asset: 'usdt', amount: DUE });
  const { number: block } = await ctx.reader.head();
  await ctx.chain.mine(2);
  return { flooded: target, payer, block };
}

const numbered = (index: number): ChainAddress => `0x${index.toString(16).padStart(40, '0')}`;

it('100,000 logs of a foreign contract in one block are one row, which holds any sum', async () => {
  const { flooded: target, payer, block } = await payBeside();
  const token = numbered(0xbad);
  await ctx.watcher(flooded(block, 100_000, () => ({ token, to: target.address, amount: HIGHEST }))).tick();
  expect(await ctx.standing(payer)).toEqual(['confirmed', null]);
  expect(await ctx.standing(target)).toEqual(['pending', null]);
  expect(await ctx.ledger(target)).toEqual([]);
  expect(await foreignOf(target)).toMatchObject([
    { token_address: token, transfers: 100_000, amount_wei: HIGHEST.toString(), block_number: Number(block) },
  ]);
  expect(await ctx.find(target)).toMatchObject({ has_unsettled: false });
});

it('of 100,000 foreign contracts in one block, and of more later, twenty are listed', async () => {
  const { flooded: target, payer, block } = await payBeside();
  const each = (index: number) => ({ token: numbered(index), to: target.address, amount: 1n });
  await ctx.watcher(flooded(block, 100_000, each)).tick();
  expect(await ctx.standing(payer)).toEqual(['confirmed', null]);
  expect(await foreignOf(target)).toHaveLength(20);
  const { number } = await ctx.reader.head();
  await ctx.chain.mine(3);
  await ctx.watcher(flooded(number + 1n, 50, each)).tick();
  expect(await foreignOf(target)).toHaveLength(20);
});

it('100,000 transfers of an accepted coin, in one block, are booked to the wei in a hundred rows', async () => {
  const { flooded: target, payer, block } = await payBeside();
  const { address: token } = ctx.config.tokens.usdt;
  const chain = flooded(block, 100_000, () => ({ token, to: target.address, amount: DUE / 100_000n }));
  const rich: Chain = {
    ...chain,
    tokenBalances: async (of, addresses, at) =>
      (await ctx.reader.tokenBalances(of, addresses, at)).map((amount, index) =>
        of === token && addresses[index] === target.address ? DUE : amount,
      ),
  };
  await ctx.watcher(rich).tick();
  expect(await ctx.standing(payer)).toEqual(['confirmed', null]);
  expect(await ctx.standing(target)).toEqual(['confirmed', null]);
  const rows = await ctx.ledger(target);
  expect(rows).toHaveLength(100);
  expect(rows.reduce((sum, { amount_wei }) => sum + BigInt(amount_wei), 0n)).toBe(DUE);
});

/** Emits `Transfer(caller, to, 1)` as many times as its second word says; its first is the receiver. */
const FLOOD_CODE = `0x${[
  '6001600052602035', // mstore(0, 1); count
  '5b', // each:
  '60003533', // receiver and caller
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  '60206000a3', // log3(0, 32, ...)
  '6001900380600857', // count - 1; loops until it is 0
  '00',
].join('')}` as const;

it('a transaction of 4,400 logs to an address delays nobody’s payment', async () => {
  const [target, payer] = [await ctx.pay('usdt'), await ctx.pay()];
  const contract = numbered(0xf100d);
  await ctx.chain.client.setCode({ address: contract, bytecode: FLOOD_CODE });
  await ctx.chain.transfer({ to: payer.address, asset: 'bnb', amount: DUE });
  const words = [BigInt(target.address), 4400n].map((word) => word.toString(16).padStart(64, '0'));
  const hash = await ctx.chain.client.sendTransaction({
    account: FAUCET,
    to: contract,
    data: `0x${words.join('')}`,
    gas: 12_000_000n,
    gasPrice: GAS_PRICE_WEI,
  });
  await ctx.chain.mine();
  const { logs } = await ctx.chain.client.getTransactionReceipt({ hash });
  expect(logs).toHaveLength(4400);
  await ctx.settle();
  expect(await ctx.standing(payer)).toEqual(['confirmed', null]);
  expect(await ctx.standing(target)).toEqual(['pending', null]);
  expect(await foreignOf(target)).toMatchObject([{ token_address: contract, transfers: 4400, amount_wei: '4400' }]);
});
