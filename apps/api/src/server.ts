import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { assembleServices } from './assemble-services.ts';
import { reasonsOf } from './cannot-run.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase, openForQuestions, openForSearches } from './database/database.ts';
import { isMigrated, readMigrations } from './database/migrate.ts';
import { createWatchdog } from './database/watchdog.ts';
import { noIdentity, type Identity } from './integrations/identity/identity.ts';
import { createPrivyIdentity, remoteKeys } from './integrations/identity/privy-identity.ts';
import { createStorage } from './integrations/storage/create-storage.ts';
import { startMetrics } from './metrics.ts';
import { opened } from './open-port.ts';
import { startTracing } from './start-tracing.ts';
import { stopInOrder } from './stop-in-order.ts';
import { prepareDatabase } from './prepare-database.ts';
import { watchChain } from './watch-chain.ts';
import type { Watcher } from './watcher-process.ts';

const PROBE_MS = 1000;
/** Max. requests waiting for each database connection; further ones get 503. */
const MOST_WAITING = 50;

/** Starts the server of this process and stops it on SIGTERM or SIGINT, without dropping a request. Jobs run elsewhere (work.ts). */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock;
  let app: FastifyInstance | null = null;
  const stopTracing = await startTracing(config, 'server', () => app?.log ?? null);
  const onIdleError = (error: Error): void => app?.log.warn({ err: error }, 'A connection to the database was lost.');
  const questions = openForQuestions(config.databaseUrl, { onIdleError });
  const surroundings = { onIdleError, watchdog: createWatchdog(() => questions.pool.query('select 1')) };
  const database = openDatabase(config.databaseUrl, { maxConnections: config.databaseConnections, ...surroundings });
  const searches = openForSearches(config.databaseUrl, surroundings);
  // A separate connection, so that a server whose connections are all in use is busy, not unhealthy.
  const probes = openDatabase(config.databaseUrl, { maxConnections: 1, timeLimitMs: PROBE_MS, onIdleError });
  const migrations = await readMigrations();

  const storage = createStorage(config.storage);
  const services = assembleServices({
    config,
    clock,
    storage,
    db: database.db,
    searchDb: searches.db,
    log: () => app?.log ?? null,
  });
  let isPrepared = false;
  const server = await buildApp({
    config,
    identity: createIdentity(config),
    storage,
    services,
    isDatabaseBusy: () => database.pool.waitingCount > MOST_WAITING * config.databaseConnections,
    health: {
      database: () => probes.pool.query('select 1').then(() => true),
      migrations: () => isMigrated(probes.pool, migrations),
    },
    isPrepared: () => isPrepared,
  });
  app = server;
  // The port opens first, so that balancers see a process that migrates instead of one that is away (D76).
  await opened(server.listen({ host: config.host, port: config.port }), 'PORT');
  const stopMetrics = await startMetrics({
    config,
    clock,
    db: probes.db,
    pools: { requests: database.pool, searches: searches.pool },
    services,
    log: server.log,
  });
  let watcher: Watcher | null = null;
  let isStopping = false;
  // Clients and balancers are told first.
  const draining = { drain: () => server.drain(), drainMs: config.drainMs };
  stopInOrder({ name: 'The server', log: server.log, ...draining }, async () => {
    isStopping = true;
    await Promise.all([server.close(), watcher?.stop(), stopMetrics?.()]);
    await Promise.all([stopTracing(), ...[database, searches, probes, questions].map((pool) => pool.close())]);
  });
  // Not by the connection of readiness checks, whose short time limit would end a server beside a slow database.
  try {
    await prepareDatabase(config, database.pool, migrations);
    watcher = await watchChain(config, services.watcher, server.log);
    isPrepared = true;
  } catch (error) {
    // What it waited for is closed while it stops.
    if (!isStopping) throw error;
  }
}

function createIdentity({ identity }: Config): Identity {
  return identity === null
    ? noIdentity
    : createPrivyIdentity({ ...identity, keys: remoteKeys(identity.jwksUrl), clock: systemClock });
}

/** Before the app exists there is no log: production gets a log line, a terminal gets plain text. */
function fail(error: unknown): never {
  for (const reason of reasonsOf(error)) {
    const msg = `Mutuals cannot run: ${reason}`;
    const line = process.env['NODE_ENV'] === 'production' ? JSON.stringify({ level: 60, time: Date.now(), msg }) : msg;
    process.stderr.write(`${line}\n`);
  }
  process.exit(1);
}

await main().catch(fail);
