// Watches the chain in a process of its own, beside those that serve requests or instead of them: `node apps/api/src/watch.ts`. It takes the same
// environment as the server, and waits while another process watches. The jobs that it adds are run by the servers.
import closeWithGrace from 'close-with-grace';
import { assembleServices } from './assemble-services.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase, openForSearches } from './database/database.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { createStorage } from './integrations/storage/create-storage.ts';
import { errorForLog } from './lib/error-for-log.ts';
import { watchChain } from './watch-chain.ts';

const STOP_MS = 10_000;
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;

/** Lines as the server writes them. */
function write(level: keyof typeof LEVELS, fields: object, msg: string): void {
  const errors = 'err' in fields ? { err: errorForLog(fields.err) } : {};
  process.stdout.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...fields, ...errors, msg })}\n`);
}
const log = {
  info: (message: string) => write('info', {}, message),
  warn: (fields: object, message: string) => write('warn', fields, message),
  error: (fields: object, message: string) => write('error', fields, message),
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.chain === null) throw new ConfigError(['BSC_RPC_URL is missing: there is no chain to watch.']);
  await migrate(config.databaseUrl, await readMigrations());
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'A connection to the database was lost.');
  const database = openDatabase(config.databaseUrl, { maxConnections: config.databaseConnections, onIdleError });
  const searches = openForSearches(config.databaseUrl, onIdleError);
  const services = assembleServices({
    config,
    clock: systemClock,
    storage: createStorage(config.storage),
    db: database.db,
    searchDb: searches.db,
    log: () => log,
  });
  const watcher = await watchChain(config, services.watcher, log);
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err !== undefined) write('fatal', { err }, 'The watcher stops because of an error.');
    await watcher?.stop();
    await Promise.all([database.close(), searches.close()]);
  });
}

await main().catch((error: unknown) => {
  const reasons =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)];
  for (const reason of reasons) write('fatal', {}, `The watcher cannot run: ${reason}`);
  process.exit(1);
});
