import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { isDatabaseAway } from './database/errors.ts';
import { isMigrated, migrate, readMigrations } from './database/migrate.ts';
import { noIdentity, type Identity } from './integrations/identity/identity.ts';
import { createPrivyIdentity, remoteKeys } from './integrations/identity/privy-identity.ts';
import { createRealtime } from './integrations/realtime/create-realtime.ts';
import { createJobs } from './domains/jobs.ts';
import { createServices } from './domains/services.ts';
import { startWorker, type Worker, WORKER_CONNECTIONS } from './jobs/worker.ts';

/** Starts the server of this process and stops it on SIGTERM or SIGINT, without dropping a request or a running job. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock;
  const database = openDatabase(config.databaseUrl, {
    maxConnections: config.databaseConnections,
    onIdleError: (error) => app.log.warn({ err: error }, 'A connection to the database was lost.'),
  });
  const migrations = await readMigrations();
  await migrate(config.databaseUrl, migrations);

  const realtime = createRealtime(config.realtime, clock);
  const services = createServices({ config, clock, db: database.db, realtime });
  let worker: Worker | null = null;
  const app = await buildApp({
    config,
    identity: createIdentity(config),
    services,
    health: async () => ({
      database: await database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      migrations: await isMigrated(database.pool, migrations).catch(() => false),
      jobs: worker?.isRunning() ?? false,
    }),
  });
  const jobDatabase = openDatabase(config.databaseUrl, {
    maxConnections: WORKER_CONNECTIONS,
    onIdleError: (error) => app.log.warn({ err: error }, 'A connection of the job queue was lost.'),
  });
  worker = await startWorker(jobDatabase, createJobs(services), app.log);
  await app.listen({ host: config.host, port: config.port });

  stopOnSignal(async () => {
    await app.close();
    await worker?.stop();
    await jobDatabase.close();
    await database.close();
  });
}

function createIdentity({ identity }: Config): Identity {
  return identity === null
    ? noIdentity
    : createPrivyIdentity({ ...identity, keys: remoteKeys(identity.jwksUrl), clock: systemClock });
}

/** The first signal stops in order, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

function fail(error: unknown): never {
  const lines = error instanceof ConfigError ? error.problems : [reasonOf(error)];
  for (const line of lines) {
    // Before there is an app there is no log; the line looks the same.
    const fatal = { level: 60, time: Date.now(), msg: `Mutuals cannot run: ${line}` };
    process.stderr.write(`${JSON.stringify(fatal)}\n`);
  }
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'another program uses this port; set PORT to a free one.';
  if (isDatabaseAway(error)) return `the database of DATABASE_URL does not answer (${error.message}).`;
  return error.message;
}

await main().catch(fail);
