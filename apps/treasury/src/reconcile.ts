// Compares what the database says of each deposit address with what lies there, to the wei: what came, less what was moved and what moving
// cost, plus the gas that was sent for it.
import type { Chain, ChainAddress, Db } from '@mutuals/api/treasury';
import { sql } from 'kysely';
import { assetOf, hexOf, type Asset, type Deposit } from './store.ts';

export interface Difference extends Pick<Deposit, 'address' | 'index'> {
  readonly asset: Asset;
  readonly booked: bigint;
  /** Final moves. */
  readonly swept: bigint;
  /** Gas that was sent to the address, less what its moves cost; 0 for tokens. */
  readonly gas: bigint;
  readonly balance: bigint;
  /** `balance` less what should be there: above 0 something came that nobody booked, below 0 something is missing. */
  readonly difference: bigint;
}

export interface Reconciliation {
  /** The final block at which both were read. */
  readonly block: bigint;
  readonly addresses: number;
  readonly differences: readonly Difference[];
  /** Moves that are not over, which make their addresses differ: run `sweep` again. */
  readonly open: number;
}

export interface ReconcileOptions {
  readonly db: Db;
  readonly chain: Chain;
  /** Contracts that are read at every address; others only where the ledger names them. */
  readonly tokens: Readonly<Record<'usdt' | 'busd', ChainAddress | null>>;
  /** Between two looks at how far the ledger is. */
  readonly pause: () => Promise<void>;
}

const ADDRESSES_AT_ONCE = 500;
const MOST_LOOKS = 60;

/**
 * Reads both at the block that the ledger is booked to.
 * @throws Error in one line when the watcher is behind
 */
export async function reconcile(options: ReconcileOptions): Promise<Reconciliation> {
  const { chain } = options;
  const { block, rows, open } = await bookedSince(options, (await chain.finalized()).number);
  const byAsset = Map.groupBy(rows, ({ asset }) => asset);
  const differences: Difference[] = [];
  for (const [asset, expected] of byAsset)
    for (let from = 0; from < expected.length; from += ADDRESSES_AT_ONCE) {
      const part = expected.slice(from, from + ADDRESSES_AT_ONCE);
      const addresses = part.map(({ address }) => address);
      const balances =
        asset === 'bnb' ? await chain.balances(addresses, block) : await chain.tokenBalances(asset, addresses, block);
      for (const [at, row] of part.entries()) {
        const balance = balances[at] ?? 0n;
        const difference = balance - (row.booked - row.swept + row.gas);
        if (difference !== 0n) differences.push({ ...row, balance, difference });
      }
    }
  const addresses = new Set(rows.map(({ address }) => address)).size;
  return { block, addresses, open, differences: differences.toSorted((one, other) => one.index - other.index) };
}

type Expected = Omit<Difference, 'balance' | 'difference'>;

interface Ledger {
  readonly block: bigint;
  readonly rows: readonly Expected[];
  readonly open: number;
}

/** The ledger as soon as it is booked to that block: what was moved before is in it then. */
async function bookedSince(options: ReconcileOptions, block: bigint): Promise<Ledger> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const ledger = await readLedger(options);
    if (ledger !== null && ledger.block >= block) return ledger;
    await options.pause();
  }
  throw new Error(`The ledger is not booked to block ${block}: the watcher is behind, or does not run.`);
}

/** In one snapshot; null where nothing was ever booked. */
function readLedger({ db, chain: { chainId }, tokens }: ReconcileOptions): Promise<Ledger | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const cursor = await trx
        .selectFrom('chain_cursors')
        .select('block_number')
        .where('chain_id', '=', chainId)
        .executeTakeFirst();
      if (cursor === undefined) return null;
      const payments = await trx
        .selectFrom('payments')
        .select(['address', 'address_index'])
        .where('chain_id', '=', chainId)
        .execute();
      const booked = await trx
        .selectFrom('transfers')
        .innerJoin('payments', 'payments.id', 'transfers.payment_id')
        .select(['payments.address', 'asset', 'transfers.token_address', sql<string>`sum(amount_wei)`.as('amount')])
        .where('transfers.chain_id', '=', chainId)
        .groupBy(['payments.address', 'asset', 'transfers.token_address'])
        .execute();
      const sweeps = await trx.selectFrom('sweeps').selectAll().where('chain_id', '=', chainId).execute();

      const expected = new Map<string, Expected>();
      const add = (address: string, asset: Asset, part: Partial<Pick<Expected, 'booked' | 'swept' | 'gas'>>): void => {
        const key = `${address} ${asset}`;
        const known = expected.get(key);
        // Only a payment's address is looked at.
        const index = known?.index ?? indexes.get(address);
        if (index === undefined) return;
        const row = known ?? { address: hexOf(address), index, asset, booked: 0n, swept: 0n, gas: 0n };
        expected.set(key, {
          ...row,
          booked: row.booked + (part.booked ?? 0n),
          swept: row.swept + (part.swept ?? 0n),
          gas: row.gas + (part.gas ?? 0n),
        });
      };
      const indexes = new Map(payments.map(({ address, address_index: index }) => [address, Number(index)]));
      const contracts = Object.values(tokens).filter((token) => token !== null);
      for (const { address } of payments) for (const asset of ['bnb', ...contracts] as const) add(address, asset, {});
      for (const { address, asset, token_address: token, amount } of booked)
        add(address, assetOf(token ?? asset), { booked: BigInt(amount) });
      for (const { address, asset, state, ...row } of sweeps) {
        if (state === 'final') add(address, assetOf(asset), { swept: BigInt(row.amount_wei) });
        add(address, 'bnb', { gas: BigInt(row.gas_wei) - BigInt(row.fee_wei) });
      }
      const open = sweeps.filter(({ state }) => state !== 'final' && state !== 'failed').length;
      return { block: BigInt(cursor.block_number), rows: [...expected.values()], open };
    });
}
