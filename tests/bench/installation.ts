// An installation to measure lists in: a PostgreSQL of its own and the server's services, with nothing outside.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { readConfig } from '../../apps/api/src/config.ts';
import { type Database, openDatabase, openForSearches } from '../../apps/api/src/database/database.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { createServices, type Services } from '../../apps/api/src/domains/services.ts';
import { nothingOutside } from '../../apps/api/src/testing/nothing-outside.ts';

export interface Installation {
  database: Database;
  services: Services;
  close(): Promise<void>;
}

/** @param kept a folder that stays for the next run; a temporary one if undefined */
export async function openInstallation(kept: string | undefined): Promise<Installation> {
  const folder = kept ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-')));
  await fs.mkdir(folder, { recursive: true });
  await fs.chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    // This data may be lost in a crash.
    settings: {
      shared_buffers: '2GB',
      maintenance_work_mem: '1GB',
      max_wal_size: '16GB',
      fsync: 'off',
      random_page_cost: '1.1',
    },
  });
  const database = openDatabase(server.connectionString, { timeLimitMs: 0 });
  const searches = openForSearches(server.connectionString);
  async function close(): Promise<void> {
    await searches.close();
    await database.close();
    await server.stop();
    if (kept === undefined) await fs.rm(folder, { recursive: true, force: true });
  }
  try {
    await migrate(server.connectionString);
  } catch (error) {
    await close();
    throw error;
  }
  const config = readConfig({ DATABASE_URL: server.connectionString, SANDBOX_URL: 'http://127.0.0.1:1' });
  const services = createServices({ ...nothingOutside(config), db: database.db, searchDb: searches.db });
  return { database, services, close };
}
