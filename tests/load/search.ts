// Measures how long the gallery takes in a large community: `npm run bench:search`. It starts and fills its own PostgreSQL in a temporary folder,
// measures the gallery through the server's own services, prints a table, and cleans up. `-- --data <folder>` keeps the community for the next run.
// Fails if a median is 10 ms or more, a p99 100 ms or more, or others wait twice as long while 50 searches run.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { systemClock } from '../../apps/api/src/clock.ts';
import { type Database, openDatabase, openForSearches } from '../../apps/api/src/database/database.ts';
import { migrate } from '../../apps/api/src/database/migrate.ts';
import { fillCommunity } from './search-community.ts';
import { measureSearches } from './search-measures.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '1000000' },
    /** Samples per measurement. */
    times: { type: 'string', default: '200' },
    data: { type: 'string' },
  },
});

const folder = values.data ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-')));
await fs.mkdir(folder, { recursive: true });
await fs.chmod(folder, 0o755);
const server = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  // This data may be lost in a crash.
  settings: {
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
    max_wal_size: '8GB',
    fsync: 'off',
    random_page_cost: '1.1',
  },
});
const database: Database = openDatabase(server.connectionString, { timeLimitMs: 0 });
const searches = openForSearches(server.connectionString);
try {
  await migrate(server.connectionString);
  await fillCommunity(database, Number(values.profiles));
  const isFast = await measureSearches({ database, searches, clock: systemClock, times: Number(values.times) });
  if (!isFast) process.exitCode = 1;
} finally {
  await searches.close();
  await database.close();
  await server.stop();
  if (values.data === undefined) await fs.rm(folder, { recursive: true, force: true });
}
