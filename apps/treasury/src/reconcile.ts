// Compares the ledger of each deposit address with its balance, to the wei: received, less sweeps and their fees, plus
// the gas that was sent for them. What comes to addresses that no payment knows (skipped.ts) is listed by its balance.
import type { Chain, ChainAddress, Db } from '@mutuals/api/treasury';
import { sql } from 'kysely';
import { type FoundDeposit, type Listing, listFound } from './skipped.ts';
import { assetOf, hexOf, type Asset, type Deposit } from './store.ts';

export interface Difference extends Pick<Deposit, 'address' | 'index'> {
  readonly asset: Asset;
  readonly booked: bigint;
  /** Final sweeps. */
  readonly swept: bigint;
  /** Gas sent to the address, less the fees of its sweeps; 0 for tokens. */
  readonly gas: bigint;
  readonly balance: bigint;
  /** `balance` less the ledger's amount: above 0 something is not booked, below 0 something is missing. */
  readonly difference: bigint;
}

export interface Reconciliation {
  /** The final block at which both were read. */
  readonly block: bigint;
  readonly addresses: number;
  readonly differences: readonly Difference[];
  /** Unfinished sweeps, whose addresses differ: run `sweep` again. */
  readonly open: number;
  /** What came since the last time to addresses that no payment knows, and is listed now; `amount` is all that ever came. */
  readonly listed: readonly Listing[];
}

export interface ReconcileOptions {
  readonly db: Db;
  readonly chain: Chain;
  /** Contracts that are read at every address; others are read only if the ledger names them. */
  readonly tokens: Readonly<Record<'usdt' | 'busd', ChainAddress | null>>;
  /** Addresses that no payment knows, beside those that are listed. */
  readonly found?: readonly FoundDeposit[];
  readonly now: () => Date;
  /** Pause between two reads of the ledger's progress. */
  readonly pause: () => Promise<void>;
  /** Once it is aborted, nothing is listed any more. */
  readonly signal: AbortSignal;
}

const ADDRESSES_AT_ONCE = 500;
const MOST_LOOKS = 60;

/**
 * Reads both at the block to which the ledger is booked.
 * @throws Error in one line if the watcher is behind
 */
export async function reconcile(options: ReconcileOptions): Promise<Reconciliation> {
  const { chain, signal } = options;
  const { block, rows, open } = await bookedSince(options, (await chain.finalized()).number);
  const byAsset = Map.groupBy(rows, ({ asset }) => asset);
  const differences: Difference[] = [];
  const listed: Listing[] = [];
  for (const [asset, expected] of byAsset)
    for (let from = 0; from < expected.length; from += ADDRESSES_AT_ONCE) {
      const part = expected.slice(from, from + ADDRESSES_AT_ONCE);
      const addresses = part.map(({ address }) => address);
      signal.throwIfAborted();
      const balances =
        asset === 'bnb' ? await chain.balances(addresses, block) : await chain.tokenBalances(asset, addresses, block);
      for (const [at, row] of part.entries()) {
        const balance = balances[at] ?? 0n;
        const difference = balance - (row.booked - row.swept + row.gas);
        const name = nameOf(options.tokens, asset);
        if (difference > 0n && row.found !== null && name !== null) {
          listed.push({ deposit: row.found, asset, name, amount: row.booked + difference, block });
          continue;
        }
        if (difference !== 0n) differences.push({ ...row, balance, difference });
      }
    }
  signal.throwIfAborted();
  await listFound(options.db, chain.chainId, listed, options.now());
  const addresses = new Set(rows.map(({ address }) => address)).size;
  return { block, addresses, open, listed, differences: differences.toSorted((one, other) => one.index - other.index) };
}

/** `found` where no payment knows the address. */
type Expected = Omit<Difference, 'balance' | 'difference'> & { readonly found: FoundDeposit | null };

/** The ledger's name of an accepted coin; null for others. */
function nameOf({ usdt, busd }: ReconcileOptions['tokens'], asset: Asset): Listing['name'] | null {
  if (asset === 'bnb') return 'bnb';
  if (asset === usdt) return 'usdt';
  return asset === busd ? 'busd' : null;
}

interface Ledger {
  readonly block: bigint;
  readonly rows: readonly Expected[];
  readonly open: number;
}

/** Waits until the ledger is booked to that block, so that it contains all earlier sweeps. */
async function bookedSince(options: ReconcileOptions, block: bigint): Promise<Ledger> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const ledger = await readLedger(options);
    if (ledger !== null && ledger.block >= block) return ledger;
    options.signal.throwIfAborted();
    await options.pause();
  }
  throw new Error(`The ledger is not booked to block ${block}: the watcher is behind, or does not run.`);
}

/** Reads one snapshot; null if nothing was ever booked. */
function readLedger({ db, chain: { chainId }, tokens, found = [] }: ReconcileOptions): Promise<Ledger | null> {
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
      const listed = await trx.selectFrom('found_deposits').selectAll().where('chain_id', '=', chainId).execute();
      const unknown = new Map(found.map((deposit) => [String(deposit.address), deposit]));
      for (const { address, address_index: index, xpub_fingerprint: fingerprint } of listed)
        unknown.set(address, { address: hexOf(address), index: Number(index), fingerprint });
      const sweeps = await trx.selectFrom('sweeps').selectAll().where('chain_id', '=', chainId).execute();

      const expected = new Map<string, Expected>();
      const add = (address: string, asset: Asset, part: Partial<Pick<Expected, 'booked' | 'swept' | 'gas'>>): void => {
        const key = `${address} ${asset}`;
        const known = expected.get(key);
        // Only addresses of payments and those that were found are read.
        const index = known?.index ?? indexes.get(address);
        if (index === undefined) return;
        const isFound = unknown.get(address) ?? null;
        const row = known ?? { address: hexOf(address), index, asset, found: isFound, booked: 0n, swept: 0n, gas: 0n };
        expected.set(key, {
          ...row,
          booked: row.booked + (part.booked ?? 0n),
          swept: row.swept + (part.swept ?? 0n),
          gas: row.gas + (part.gas ?? 0n),
        });
      };
      const indexes = new Map(payments.map(({ address, address_index: index }) => [address, Number(index)]));
      for (const [address, { index }] of unknown) indexes.set(address, index);
      const contracts = Object.values(tokens).filter((token) => token !== null);
      for (const address of indexes.keys()) for (const asset of ['bnb', ...contracts] as const) add(address, asset, {});
      for (const { address, asset, token_address: token, amount } of booked)
        add(address, assetOf(token ?? asset), { booked: BigInt(amount) });
      for (const { address, asset, token_address: token, amount_wei: amount } of listed)
        add(address, assetOf(token ?? asset), { booked: BigInt(amount) });
      for (const { address, asset, state, ...row } of sweeps) {
        if (state === 'final') add(address, assetOf(asset), { swept: BigInt(row.amount_wei) });
        add(address, 'bnb', { gas: BigInt(row.gas_wei) - BigInt(row.fee_wei) });
      }
      const open = sweeps.filter(({ state }) => state !== 'final' && state !== 'failed').length;
      return { block: BigInt(cursor.block_number), rows: [...expected.values()], open };
    });
}
