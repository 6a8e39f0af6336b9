import type { Db } from '../../database/schema.ts';

export interface StoredPrice {
  /** Dollars for one BNB, as decimal text. */
  usd: string;
  round: bigint;
  at: Date;
}

/** The last good price of BNB on a chain; null where there was none yet. */
export async function lastPrice(db: Db, chainId: number): Promise<StoredPrice | null> {
  const row = await db.selectFrom('bnb_prices').selectAll().where('chain_id', '=', chainId).executeTakeFirst();
  return row === undefined ? null : { usd: row.usd, round: BigInt(row.round), at: row.priced_at };
}

/** Stores a good price, unless a newer one is there. */
export async function storePrice(
  db: Db,
  chainId: number,
  { usd, round, at }: StoredPrice,
  readAt: Date,
): Promise<void> {
  const values = { usd, round: round.toString(), priced_at: at, read_at: readAt };
  await db
    .insertInto('bnb_prices')
    .values({ chain_id: chainId, ...values })
    .onConflict((conflict) => conflict.column('chain_id').doUpdateSet(values).where('bnb_prices.priced_at', '<=', at))
    .execute();
}
