// The treasury's commands as npm scripts. Beside this machine's sandbox it finds the database of `npm start` and the sandbox's seed by itself.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';

const { DATABASE_URL, SANDBOX_URL, DATA_DIR } = process.env;
const dataDir = path.resolve(DATA_DIR || '.data');
const server =
  SANDBOX_URL && !DATABASE_URL ? await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') }) : null;
if (server !== null) process.env['DATABASE_URL'] = server.connectionString;
if (SANDBOX_URL) {
  const { SANDBOX_TREASURY, SANDBOX_WORDS } = await import('../apps/sandbox/src/chain/values.ts');
  const seedFile = path.join(dataDir, 'treasury-seed');
  await mkdir(dataDir, { recursive: true });
  await writeFile(seedFile, SANDBOX_WORDS, { mode: 0o600 });
  process.env['TREASURY_SEED_FILE'] ||= seedFile;
  process.env['TREASURY_ADDRESS'] ||= SANDBOX_TREASURY;
}
await import('../apps/treasury/src/main.ts');
if (server?.attached === false) await server.stop();
process.exit();
