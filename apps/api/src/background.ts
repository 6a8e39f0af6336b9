// Runs a background program in a process of its own, beside the servers.
import { pino } from 'pino';
import { assembleServices } from './assemble-services.ts';
import { reasonsOf } from './cannot-run.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase, openForSearches } from './database/database.ts';
import { readMigrations } from './database/migrate.ts';
import type { Db } from './database/schema.ts';
import type { Services } from './domains/services.ts';
import { createStorage } from './integrations/storage/create-storage.ts';
import { errorForLog } from './lib/error-for-log.ts';
import { startMetrics } from './metrics.ts';
import { startTracing } from './start-tracing.ts';
import { stopInOrder } from './stop-in-order.ts';
import { prepareDatabase } from './prepare-database.ts';

/** What a background program works with. */
interface Parts {
  config: Config;
  db: Db;
  services: Services;
  log: pino.Logger;
}

/**
 * Runs `start` in this process, with the environment of a server, until SIGTERM or SIGINT. Sends the message "ready" to
 * the parent process if there is a channel to one.
 * @param name names the program in log lines, `program` in traces
 * @param start returns the function that stops it
 */
export async function runInBackground(
  { name, program }: { name: string; program: string },
  start: (parts: Parts) => Promise<() => Promise<void>>,
): Promise<void> {
  let log = createLog('info');
  let isStopping = false;
  try {
    const config = readConfig(process.env);
    log = createLog(config.logLevel);
    const stopTracing = await startTracing(config, program, () => log);
    const onIdleError = (error: Error): void => log.warn({ err: error }, 'A connection to the database was lost.');
    const database = openDatabase(config.databaseUrl, { maxConnections: config.databaseConnections, onIdleError });
    const searches = openForSearches(config.databaseUrl, { onIdleError });
    let stop: (() => Promise<void>) | null = null;
    let stopMetrics: (() => Promise<void>) | null = null;
    // Before it waits for anything: the first process of a container ignores the signals that it does not handle.
    stopInOrder({ name, log }, async () => {
      isStopping = true;
      await Promise.all([stop?.(), stopMetrics?.()]);
      await Promise.all([database.close(), searches.close(), stopTracing()]);
    });
    await prepareDatabase(config, database.pool, await readMigrations());
    const services = assembleServices({
      config,
      clock: systemClock,
      storage: createStorage(config.storage),
      db: database.db,
      searchDb: searches.db,
      log: () => log,
    });
    stopMetrics = await startMetrics({
      config,
      clock: systemClock,
      db: database.db,
      pools: { jobs: database.pool },
      services,
      log,
    });
    stop = await start({ config, db: database.db, services, log });
    process.send?.('ready');
  } catch (error) {
    // What it waited for is closed then.
    if (isStopping) return;
    for (const reason of reasonsOf(error)) log.fatal(`${name} cannot run: ${reason}`);
    process.exit(1);
  }
}

/** Logs lines in the server's format. */
const createLog = (level: Config['logLevel']): pino.Logger => pino({ level, serializers: { err: errorForLog } });
