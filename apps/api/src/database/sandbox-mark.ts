import type { Pool } from 'pg';
import { isTableMissing } from './errors.ts';

/**
 * Whether a sandbox made this database (D32); false while it has no tables of ours. Throws what the database throws.
 */
export async function isSandboxDatabase(pool: Pool): Promise<boolean> {
  try {
    const { rowCount } = await pool.query(`select from database_mark where purpose = 'sandbox'`);
    return rowCount !== 0;
  } catch (error) {
    if (isTableMissing(error)) return false;
    throw error;
  }
}
