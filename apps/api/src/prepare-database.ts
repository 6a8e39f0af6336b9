import type { Pool } from 'pg';
import { type Config, ConfigError } from './config.ts';
import { migrate, type Migration } from './database/migrate.ts';
import { isSandboxDatabase } from './database/sandbox-mark.ts';
import { isRestoreUnfinished } from './database/unfinished-restore.ts';

/**
 * Migrates the database. Production refuses a database that a sandbox made (D32), everybody one whose restore did not end (D77); both
 * stay unchanged.
 * Throws ConfigError, and what `migrate` throws.
 */
export async function prepareDatabase(
  { production, databaseUrl }: Config,
  pool: Pool,
  migrations: readonly Migration[],
): Promise<void> {
  if (production && (await isSandboxDatabase(pool)))
    throw new ConfigError([
      'DATABASE_URL names the database of a sandbox, whose people are not real: production needs one of its own.',
    ]);
  if (await isRestoreUnfinished(pool))
    throw new ConfigError(['A restore of this database did not end: run "mutuals restore" again, before any server.']);
  await migrate(databaseUrl, migrations);
}
