import type { Db } from '../../database/schema.ts';

export interface StoredPrice {
  /** Dollars for one BNB, as decimal text. */
  usd: string;
  round: bigint;
  at: Date;
}

/** The last good price of BNB on a chain; null if there is none yet. */
export async function lastPrice(db: Db, chainId: number): Promise<StoredPrice | null> {
  const row = await db.selectFrom('bnb_prices').selectAll().where('chain_id', '=', chainId).executeTakeFirst();
  return row === undefined ? null : { usd: row.usd, round: BigInt(row.round), at: row.priced_at };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The median of the last hour's good prices, one a minute. For an even number, the middle two, the lower first; empty
 * if there are none.
 */
export async function medianPrices(db: Db, chainId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bnb_price_minutes')
    .select('usd')
    .where('chain_id', '=', chainId)
    .where('minute', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('usd')
    .execute();
  const middle = (rows.length - 1) / 2;
  return rows.slice(Math.floor(middle), Math.ceil(middle) + 1).map(({ usd }) => usd);
}

/**
 * Stores a good price as the last one, unless a newer one is stored, and as that of its minute, unless there is one.
 */
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
  await db
    .insertInto('bnb_price_minutes')
    .values({ chain_id: chainId, minute: new Date(Math.floor(readAt.getTime() / MINUTE_MS) * MINUTE_MS), usd })
    .onConflict((conflict) => conflict.columns(['chain_id', 'minute']).doNothing())
    .execute();
  await db
    .deleteFrom('bnb_price_minutes')
    .where('chain_id', '=', chainId)
    .where('minute', '<=', new Date(readAt.getTime() - HOUR_MS))
    .execute();
}
