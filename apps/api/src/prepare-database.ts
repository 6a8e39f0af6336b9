import type { Pool } from 'pg';
import { type Config, ConfigError } from './config.ts';
import { migrate, type Migration } from './database/migrate.ts';
import { isSandboxDatabase } from './database/sandbox-mark.ts';

/**
 * Migrates the database. Production refuses a database that a sandbox made, and leaves it unchanged (D32).
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
  await migrate(databaseUrl, migrations);
}
