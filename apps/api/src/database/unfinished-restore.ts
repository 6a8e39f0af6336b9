import type { Client, Pool } from 'pg';
import { isTableMissing } from './errors.ts';

/** The table that a database has while it is restored: of no migration, because it comes before all of them. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/**
 * Whether a backup is being restored into this database, or was until its process ended: no server may use it (D77).
 * Throws what the database throws.
 */
export async function isRestoreUnfinished(database: Pool | Client): Promise<boolean> {
  try {
    await database.query(`select from ${UNFINISHED_RESTORE} limit 1`);
    return true;
  } catch (error) {
    if (isTableMissing(error)) return false;
    throw error;
  }
}
