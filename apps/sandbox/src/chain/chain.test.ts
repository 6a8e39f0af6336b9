import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChain, type Chain } from './chain.ts';
import { testFeedAbi } from './contracts/generated/contracts.ts';
import { CONTRACTS } from './values.ts';

const TO = '0x00000000000000000000000000000000000000aa';
let chain: Chain;
let now: Date;
let isOpen: boolean;
let isAway: boolean;
let asked: number;

beforeEach(async () => {
  [now, isOpen, isAway, asked] = [new Date('2026-11-20T09:00:00.000Z'), false, false, 0];
  chain = await startChain({
    now: () => now,
    blockTimeMs: 2,
    isPaymentOpen: async () => {
      asked += 1;
      if (isAway) throw new Error('The database is away.');
      return isOpen;
    },
  });
});
afterEach(() => chain.stop());

const head = () => chain.client.getBlockNumber();
/** Waits until the chain has checked some more times whether a payment is open. */
async function someTurns(): Promise<void> {
  const enough = asked + 5;
  const isEnough = () => asked >= enough;
  while (!isEnough()) await chain.client.getChainId();
}

describe('the chain that lives by itself', () => {
  it('makes blocks while a payment is open, and none when none is', async () => {
    await someTurns();
    const before = await head();
    isOpen = true;
    while ((await head()) < before + 5n);
    isOpen = false;
    await someTurns();
    const after = await head();
    await someTurns();
    expect(await head()).toBe(after);
  });

  it('makes blocks until the last transaction is final, and no more', async () => {
    await someTurns();
    const before = await head();
    await chain.transfer({ to: TO, asset: 'bnb', amount: 5n });
    while ((await chain.client.getBalance({ address: TO, blockTag: 'finalized' })) === 0n);
    await someTurns();
    expect(await head()).toBe(before + 3n);
  });

  it('tells the price again before it is too old to be believed (D45)', async () => {
    await chain.setPrice(700_00000000n);
    const round = () =>
      chain.client.readContract({ address: CONTRACTS.feed, abi: testFeedAbi, functionName: 'latestRoundData' });
    const [first] = await round();
    now = new Date(now.getTime() + 120_000);
    while ((await round())[0] === first);
    const [, answer, , updatedAt] = await round();
    expect([answer, updatedAt]).toEqual([700_00000000n, BigInt(now.getTime() / 1000)]);
  });

  it('goes on when the database was away for a while', async () => {
    isAway = true;
    await someTurns();
    isAway = false;
    isOpen = true;
    const before = await head();
    while ((await head()) === before);
  });
});
