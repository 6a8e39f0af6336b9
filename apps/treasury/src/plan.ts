// What the deposit addresses hold, what moving it costs, and what is worth moving.
import type { Chain, ChainAddress } from '@mutuals/api/treasury';
import { BNB_GAS, type Node } from './node.ts';
import type { Asset, Deposit, Store } from './store.ts';

export interface Move extends Deposit {
  readonly asset: Asset;
  /** Wei that will arrive. */
  readonly amount: bigint;
  /** Max. cost of the move in wei. */
  readonly cost: bigint;
  /** The part of the cost that must be sent to the address first; 0 for BNB, which pays for itself. */
  readonly gasToSend: bigint;
}

export interface Plan {
  readonly moves: readonly Move[];
  /** Not worth their gas: they wait until they are, or until gas is cheaper. */
  readonly waiting: readonly Move[];
  /** Their token refuses to move them, for example because its issuer froze an address. */
  readonly refused: readonly Refused[];
}

export interface Refused extends Deposit {
  readonly asset: Asset;
  readonly amount: bigint;
}

export interface PlanOptions {
  readonly chain: Pick<Chain, 'finalized' | 'balances' | 'tokenBalances'>;
  readonly node: Pick<Node, 'gasPrice' | 'tokenGas'>;
  readonly store: Pick<Store, 'depositsToSweep' | 'bnbUsd'>;
  /** Contracts of stablecoins: one is worth a dollar and has 18 decimals (D48). */
  readonly tokens: readonly ChainAddress[];
  readonly treasury: ChainAddress;
}

/** Min. ratio of an amount's worth to the cost of moving it. */
const WORTH = 20n;
const ADDRESSES_AT_ONCE = 500;
const USD_UNIT = 100_000_000n;

/** Reads all deposit addresses whose payment has ended. */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const plans: Plan[] = [];
  const deposits = await options.store.depositsToSweep();
  for (let from = 0; from < deposits.length; from += ADDRESSES_AT_ONCE)
    plans.push(await planFor(options, deposits.slice(from, from + ADDRESSES_AT_ONCE)));
  return {
    moves: plans.flatMap(({ moves }) => moves),
    waiting: plans.flatMap(({ waiting }) => waiting),
    refused: plans.flatMap(({ refused }) => refused),
  };
}

/** An address's tokens come before its BNB, which pays for their gas. */
export async function planFor(options: PlanOptions, deposits: readonly Deposit[]): Promise<Plan> {
  const { chain, node, store, tokens } = options;
  const addresses = deposits.map(({ address }) => address);
  const { number } = await chain.finalized();
  const [gasPrice, bnbUsd, bnb, held] = await Promise.all([
    node.gasPrice(),
    store.bnbUsd(),
    chain.balances(addresses, number),
    Promise.all(tokens.map(async (token) => ({ token, amounts: await chain.tokenBalances(token, addresses, number) }))),
  ]);
  const moves: Move[] = [];
  const waiting: Move[] = [];
  const refused: Refused[] = [];
  for (const [at, deposit] of deposits.entries()) {
    let left = bnb[at] ?? 0n;
    for (const { token, amounts } of held) {
      const amount = amounts[at] ?? 0n;
      if (amount === 0n) continue;
      const gas = await node.tokenGas(token, deposit.address, options.treasury, amount);
      if (gas === null) {
        refused.push({ ...deposit, asset: token, amount });
        continue;
      }
      const cost = gas * gasPrice;
      const gasToSend = cost > left ? cost - left : 0n;
      const inAll = gasToSend > 0n ? cost + BNB_GAS * gasPrice : cost;
      const isWorth = bnbUsd === null || amount * USD_UNIT >= inAll * bnbUsd * WORTH;
      (isWorth ? moves : waiting).push({ ...deposit, asset: token, amount, cost: inAll, gasToSend });
      if (isWorth) left = left > cost ? left - cost : 0n;
    }
    const cost = BNB_GAS * gasPrice;
    if (left === 0n) continue;
    const isWorth = left >= cost * (WORTH + 1n);
    const move = { ...deposit, asset: 'bnb', amount: isWorth ? left - cost : left, cost, gasToSend: 0n } as const;
    (isWorth ? moves : waiting).push(move);
  }
  return { moves, waiting, refused };
}
