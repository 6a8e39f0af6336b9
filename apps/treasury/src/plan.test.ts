// What is worth moving, and with whose gas: to the wei, without a chain.
import type { ChainAddress } from '@mutuals/api/treasury';
import { describe, expect, it } from 'vitest';
import { makePlan, type PlanOptions } from './plan.ts';

const [USDT, BUSD, TREASURY] = ['0xa1', '0xa2', '0xff'] as const;
const FINAL = 77n;
const GAS_PRICE = 3n;
const BNB_COST = 21_000n * GAS_PRICE;
const TOKEN_GAS = 100_000n;
const TOKEN_COST = TOKEN_GAS * GAS_PRICE;
/** Dollars for one BNB, in 8 decimals. */
const BNB_USD = 600_00000000n;

interface Held {
  readonly bnb?: bigint;
  readonly usdt?: bigint;
  readonly busd?: bigint;
}
/** What a test asked for: blocks of balances, and how many addresses at once. */
let asked: { readonly block: bigint; readonly addresses: number }[] = [];
let gasAsked: ChainAddress[] = [];

/** A plan for addresses that hold something; a token of `refused` does not move. */
function planOf(
  held: readonly Held[],
  { usd = BNB_USD, refused }: { readonly usd?: bigint | null; readonly refused?: ChainAddress } = {},
) {
  [asked, gasAsked] = [[], []];
  const addressOf = (index: number): ChainAddress => `0x${index}`;
  const read = async (coin: keyof Held, addresses: readonly ChainAddress[], block: bigint): Promise<bigint[]> => {
    asked.push({ block, addresses: addresses.length });
    return addresses.map((address) => held[Number(address.slice(2))]?.[coin] ?? 0n);
  };
  const options: PlanOptions = {
    treasury: TREASURY,
    tokens: [USDT, BUSD],
    chain: {
      finalized: async () => ({ number: FINAL, hash: '0x1', parentHash: '0x2', timestamp: 1n }),
      balances: (addresses, block) => read('bnb', addresses, block),
      tokenBalances: (token, addresses, block) => read(token === USDT ? 'usdt' : 'busd', addresses, block),
    },
    node: {
      gasPrice: async () => GAS_PRICE,
      async tokenGas(token, _from, to) {
        gasAsked.push(to);
        return token === refused ? null : TOKEN_GAS;
      },
    },
    store: {
      depositsToSweep: async () =>
        held.map((_, index) => ({ address: addressOf(index), index, fingerprint: '00000000' })),
      bnbUsd: async () => usd,
    },
  };
  return makePlan(options);
}
/** Asset, amount, cost and gas to send of each move. */
const numbers = (moves: Awaited<ReturnType<typeof makePlan>>['moves']) =>
  moves.map(({ asset, amount, cost, gasToSend }) => [asset, amount, cost, gasToSend]);

describe('BNB', () => {
  it('is moved less its gas once 20 times that gas arrives', async () => {
    const { moves, waiting } = await planOf([{ bnb: 21n * BNB_COST }, { bnb: 21n * BNB_COST - 1n }, { bnb: 1n }, {}]);
    expect(numbers(moves)).toEqual([['bnb', 20n * BNB_COST, BNB_COST, 0n]]);
    expect(numbers(waiting)).toEqual([
      ['bnb', 21n * BNB_COST - 1n, BNB_COST, 0n],
      ['bnb', 1n, BNB_COST, 0n],
    ]);
    expect([...moves, ...waiting].map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});

describe('a token', () => {
  /** Worth 20 times a cost in wei of BNB: a token is a dollar. */
  const worth = (cost: bigint): bigint => cost * 600n * 20n;

  it('is moved once it is worth 20 times its gas, which BNB beside it pays for', async () => {
    const bnb = TOKEN_COST;
    const { moves, waiting } = await planOf([
      { bnb, usdt: worth(TOKEN_COST) },
      { bnb, usdt: worth(TOKEN_COST) - 1n },
    ]);
    expect(numbers(moves)).toEqual([[USDT, worth(TOKEN_COST), TOKEN_COST, 0n]]);
    // Its gas stays with it, and is not worth moving either.
    expect(numbers(waiting)).toEqual([
      [USDT, worth(TOKEN_COST) - 1n, TOKEN_COST, 0n],
      ['bnb', bnb, BNB_COST, 0n],
    ]);
  });

  it('costs the sending of its gas too where a wei of it is missing, and only that wei is sent', async () => {
    const inAll = TOKEN_COST + BNB_COST;
    const { moves, waiting } = await planOf([
      { bnb: TOKEN_COST - 1n, usdt: worth(inAll) },
      { bnb: TOKEN_COST - 1n, usdt: worth(inAll) - 1n },
      { usdt: worth(inAll) },
    ]);
    expect(numbers(moves)).toEqual([
      [USDT, worth(inAll), inAll, 1n],
      [USDT, worth(inAll), inAll, TOKEN_COST],
    ]);
    expect(waiting[0]).toMatchObject({ index: 1, asset: USDT, gasToSend: 1n });
  });

  it('leaves the next one and the BNB what its gas left over', async () => {
    const rest = 50n * BNB_COST;
    const amount = worth(2n * TOKEN_COST);
    const both = { usdt: amount, busd: amount };
    const { moves } = await planOf([
      { ...both, bnb: 2n * TOKEN_COST + rest },
      { ...both, bnb: TOKEN_COST + 7n },
    ]);
    expect(numbers(moves)).toEqual([
      [USDT, amount, TOKEN_COST, 0n],
      [BUSD, amount, TOKEN_COST, 0n],
      ['bnb', rest - BNB_COST, BNB_COST, 0n],
      [USDT, amount, TOKEN_COST, 0n],
      [BUSD, amount, TOKEN_COST + BNB_COST, TOKEN_COST - 7n],
    ]);
  });

  it('that is not worth it, or is refused, uses no BNB: all of that is moved', async () => {
    const bnb = 100n * BNB_COST;
    const { moves, waiting, refused } = await planOf([{ bnb, usdt: worth(TOKEN_COST), busd: 1n }], { refused: USDT });
    expect(numbers(moves)).toEqual([['bnb', bnb - BNB_COST, BNB_COST, 0n]]);
    expect(numbers(waiting)).toEqual([[BUSD, 1n, TOKEN_COST, 0n]]);
    expect(refused).toEqual([
      { address: '0x0', index: 0, fingerprint: '00000000', asset: USDT, amount: worth(TOKEN_COST) },
    ]);
  });

  it('is worth it without a price of BNB', async () => {
    const { moves } = await planOf([{ usdt: 1n }], { usd: null });
    expect(numbers(moves)).toEqual([[USDT, 1n, TOKEN_COST + BNB_COST, TOKEN_COST]]);
  });

  it('has its gas asked for only where there is some, for a transfer to the treasury', async () => {
    await planOf([{ usdt: 1n }, { bnb: 1n }]);
    expect(gasAsked).toEqual([TREASURY]);
  });
});

it('all balances are of the final block, 500 addresses at a time', async () => {
  const { waiting } = await planOf(Array.from({ length: 501 }, () => ({ bnb: 1n })));
  expect(waiting.map(({ index }) => index)).toEqual(Array.from({ length: 501 }, (_, index) => index));
  expect(asked.map(({ addresses }) => addresses)).toEqual([500, 500, 500, 1, 1, 1]);
  expect(new Set(asked.map(({ block }) => block))).toEqual(new Set([FINAL]));
});
