import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { Chain } from '../../integrations/chain/chain.ts';
import { timeOf } from './booking.service.ts';
import { xpubFingerprint } from '../../integrations/chain/deposit-address.ts';
import {
  findCursor,
  findFirstUnknownIndex,
  findLastFingerprint,
  lockOutWatchers,
  noteSkipped,
  skipAddressIndexes,
  startCursor,
} from './ledger.repository.ts';

/** The database may not be used yet. The message is one line. */
export class RestoreIncomplete extends Error {
  override name = 'RestoreIncomplete';
}

/** More than can be assigned between a backup and its restore. */
const SKIPPED_INDEXES = 100_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  chain: Chain;
  /** The key that new addresses are of. */
  xpub: string;
}

/**
 * Prepares a restored database before any server starts on it (D16, D77): no address that was assigned after the backup
 * is assigned again, and booking resumes at a known block. Running it again skips as many addresses once more, which is
 * harmless.
 * @param block the last booked block, for a database that does not know it; null if it does
 * @throws RestoreIncomplete; ChainUnavailable, ChainDisagrees
 */
export async function afterRestore(
  { db, clock, chain, xpub }: Dependencies,
  block: bigint | null,
): Promise<{ nextIndex: number; bookedBlock: number }> {
  return inTransaction(db, async (trx) => {
    if (!(await lockOutWatchers(trx, chain.chainId)))
      throw new RestoreIncomplete('A server books payments on this database. Stop all servers first.');
    const bookedBlock = await knownBlock(trx, { clock, chain }, block);
    // Not where the sequence stood: it is read after the rows, so it is ahead of what was given out while the backup was made.
    const firstIndex = await findFirstUnknownIndex(trx);
    const nextIndex = await skipAddresses(trx);
    // The key may have been changed after the backup: then addresses of both were given out.
    const keys = new Set([xpubFingerprint(xpub), await findLastFingerprint(trx, chain.chainId)]);
    for (const fingerprint of keys)
      if (fingerprint !== null)
        await noteSkipped(trx, {
          chain_id: chain.chainId,
          first_index: firstIndex,
          next_index: nextIndex,
          xpub_fingerprint: fingerprint,
          created_at: clock.now(),
        });
    return { nextIndex, bookedBlock };
  });
}

/** The part of it that needs no chain. Returns the next index. */
export const skipAddresses = (db: Db): Promise<number> => skipAddressIndexes(db, SKIPPED_INDEXES);

async function knownBlock(
  trx: Trx,
  { clock, chain }: Pick<Dependencies, 'clock' | 'chain'>,
  block: bigint | null,
): Promise<number> {
  const cursor = await findCursor(trx, chain.chainId);
  if (cursor !== undefined) {
    if (block === null) return cursor.block_number;
    throw new RestoreIncomplete(`Payments are booked up to block ${cursor.block_number}: no other can be named.`);
  }
  if (block === null)
    throw new RestoreIncomplete(
      'The database does not say up to which block payments are booked. Name one from before the backup was made.',
    );
  const found = await chain.block(block);
  if (found === null || block > (await chain.finalized()).number)
    throw new RestoreIncomplete(`The chain has no final block ${block}.`);
  const number = Number(block);
  await startCursor(trx, chain.chainId, { number, hash: found.hash, time: timeOf(found) }, clock.now());
  return number;
}
