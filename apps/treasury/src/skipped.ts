// Finds what came to deposit addresses that no payment knows: those that may have been given out after a backup that
// was restored (D77).
import { depositAddress, xpubFingerprint, type Chain, type ChainAddress, type Db } from '@mutuals/api/treasury';
import type { Asset, Deposit } from './store.ts';

export interface SkippedOptions {
  readonly db: Db;
  readonly chain: Chain;
  readonly xpub: string;
  /** Contracts of the accepted tokens. */
  readonly tokens: readonly ChainAddress[];
  /** Addresses of each restore that are read, from the first one on; null for all. */
  readonly most: number | null;
  /** Called after each part, with how many addresses were read, of how many. */
  readonly onPart: (read: number, of: number) => void;
}

/** An address that holds something. */
export type FoundDeposit = Deposit & { readonly fingerprint: string };

export interface Found {
  readonly deposits: readonly FoundDeposit[];
  readonly read: number;
  /** Other extended public keys with skipped addresses. */
  readonly ofOtherKeys: number;
}

const ADDRESSES_AT_ONCE = 500;

/** Reads the balances of all skipped addresses, each at the newest final block: a node forgets older ones within minutes. */
export async function findAtSkipped(options: SkippedOptions): Promise<Found> {
  const { db, chain, xpub, tokens, most, onPart } = options;
  const fingerprint = xpubFingerprint(xpub);
  const rows = await db.selectFrom('skipped_addresses').selectAll().where('chain_id', '=', chain.chainId).execute();
  const own = rows.filter((row) => row.xpub_fingerprint === fingerprint);
  const ranges = own.map(({ first_index: from, next_index: next }) => ({
    from,
    to: most === null ? next : Math.min(next, from + most),
  }));
  const all = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const deposits: FoundDeposit[] = [];
  let read = 0;
  for (const { from, to } of ranges)
    for (let index = from; index < to; index += ADDRESSES_AT_ONCE) {
      const part = Array.from({ length: Math.min(ADDRESSES_AT_ONCE, to - index) }, (_, at) => ({
        address: depositAddress(xpub, index + at),
        index: index + at,
        fingerprint,
      }));
      const addresses = part.map(({ address }) => address);
      const { number } = await chain.finalized();
      const balances = await Promise.all([
        chain.balances(addresses, number),
        ...tokens.map((token) => chain.tokenBalances(token, addresses, number)),
      ]);
      deposits.push(...part.filter((_, at) => balances.some((of) => (of[at] ?? 0n) > 0n)));
      read += part.length;
      onPart(read, all);
    }
  const others = new Set(rows.map((row) => row.xpub_fingerprint).filter((of) => of !== fingerprint));
  return { deposits, read, ofOtherKeys: others.size };
}

/** What came to such an address in all, in wei, as of a final block. */
export interface Listing {
  readonly deposit: FoundDeposit;
  readonly asset: Asset;
  readonly name: 'bnb' | 'usdt' | 'busd';
  readonly amount: bigint;
  readonly block: bigint;
}

/** Lists what came to addresses that no payment knows, or more that came there. */
export async function listFound(db: Db, chainId: number, listings: readonly Listing[], now: Date): Promise<void> {
  for (const { deposit, asset, name, amount, block } of listings)
    await db
      .insertInto('found_deposits')
      .values({
        chain_id: chainId,
        address: deposit.address,
        address_index: deposit.index,
        xpub_fingerprint: deposit.fingerprint,
        asset: name,
        token_address: asset === 'bnb' ? null : asset,
        amount_wei: amount.toString(),
        block_number: Number(block),
        found_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['address', 'asset'])
          .doUpdateSet({ amount_wei: amount.toString(), block_number: Number(block) }),
      )
      .execute();
}
