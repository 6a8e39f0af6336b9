// The chain of `npm start`: kept between starts, because payments in the database refer to it.
import { openDatabase, type Db } from '@mutuals/api/seeding';
import { startChain, type Chain } from './chain.ts';
import { SANDBOX_CHAIN_ID } from './values.ts';

/**
 * Starts the chain in `folder`. A block comes every 3 s while a payment in the database is pending. If it cannot run,
 * returns null and prints one line with the reason; everything but paying works without it.
 * @param databaseUrl the sandbox's own database; without one no payment is ever open
 */
export async function openChain(folder: string, databaseUrl: string | undefined): Promise<Chain | null> {
  const database = databaseUrl === undefined ? null : openDatabase(databaseUrl, { maxConnections: 1 });
  const isPaymentOpen = async (): Promise<boolean> =>
    (await database?.db
      .selectFrom('payments')
      .select('id')
      .where('status', '=', 'pending')
      .limit(1)
      .executeTakeFirst()) !== undefined;
  try {
    const chain = await startChain({ folder, isPaymentOpen });
    if (database !== null) await forgetLostBlocks(database.db, chain);
    void chain.exited.then(() => database?.close());
    return chain;
  } catch (error) {
    await database?.close();
    process.stderr.write(`${error instanceof Error ? error.message : String(error)} Nobody can pay.\n`);
    return null;
  }
}

/**
 * A chain that was lost, or that lost its last blocks in a power cut, is a different chain for its readers. So the
 * database starts reading from its beginning. On a real chain, which loses nothing, the same is an alarm (D17).
 */
export async function forgetLostBlocks(db: Db, { client }: Chain): Promise<void> {
  const cursor = await db
    .selectFrom('chain_cursors')
    .select(['block_number', 'block_hash'])
    .where('chain_id', '=', SANDBOX_CHAIN_ID)
    .executeTakeFirst();
  if (cursor === undefined) return;
  const block = await client.getBlock({ blockNumber: BigInt(cursor.block_number) }).catch(() => null);
  if (block?.hash === cursor.block_hash) return;
  for (const table of ['chain_blocks', 'chain_cursors'] as const)
    await db.deleteFrom(table).where('chain_id', '=', SANDBOX_CHAIN_ID).execute();
  process.stderr.write("The sandbox's chain lost blocks that were already read: reading starts again from here.\n");
}
