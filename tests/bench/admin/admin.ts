// Measures how long the team waits for its lists in a large installation: `npm run bench:admin`. It starts its own PostgreSQL in a temporary folder,
// fills it with 1,000,000 people and 5,000,000 payments and tickets each, reads every list, search and filter through the server's own services,
// prints p50 and p99 beside the 20 ms budget, and cleans up. `-- --users 100000 --payments 500000 --tickets 500000` is quicker; `-- --data <folder>`
// keeps the installation for the next run; `-- --only characters` runs only the measurements with that label.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { systemClock } from '../../../apps/api/src/clock.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { openDatabase, openForSearches } from '../../../apps/api/src/database/database.ts';
import { migrate } from '../../../apps/api/src/database/migrate.ts';
import { createProofSources } from '../../../apps/api/src/proof-sources.ts';
import { createServices } from '../../../apps/api/src/domains/services.ts';
import { createStorage } from '../../../apps/api/src/integrations/storage/create-storage.ts';
import { fillInstallation } from './fill.ts';
import { measureLists } from './measures.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000000' },
    payments: { type: 'string', default: '5000000' },
    tickets: { type: 'string', default: '5000000' },
    /** Samples per measurement. */
    times: { type: 'string', default: '100' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const folder = values.data ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-')));
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
try {
  await migrate(server.connectionString);
  await fillInstallation(database, {
    users: Number(values.users),
    payments: Number(values.payments),
    tickets: Number(values.tickets),
  });
  const config = readConfig({ DATABASE_URL: server.connectionString, SANDBOX_URL: 'http://127.0.0.1:1' });
  const services = createServices({
    config,
    storage: createStorage(config.storage),
    clock: systemClock,
    db: database.db,
    searchDb: searches.db,
    realtime: {
      publish: async () => undefined,
      endTokens: async () => undefined,
      issueToken: async () => Promise.reject(new Error('Nobody signs in here.')),
    },
    marketSources: [],
    push: null,
    gifSource: null,
    translator: null,
    mailer: null,
    model: null,
    chain: null,
    proofSources: createProofSources(config),
    examine: async () => [],
  });
  await measureLists({ database, services, times: Number(values.times), only: values.only });
} finally {
  await searches.close();
  await database.close();
  await server.stop();
  if (values.data === undefined) await fs.rm(folder, { recursive: true, force: true });
}
