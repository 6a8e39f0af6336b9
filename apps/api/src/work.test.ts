import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './database/database.ts';
import { createJobsService } from './jobs/jobs.service.ts';
import { linkTo } from './testing/database-link.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { whileRunning } from './testing/while-running.ts';

const WORK = fileURLToPath(new URL('work.ts', import.meta.url));
/** As in database/migrate.ts. */
const MIGRATION_LOCK = 7_205_759_403;

/** Everything that production requires except its database. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PRIVY_APP_ID: 'app',
  ABLY_API_KEY: 'key.name:secret',
  PUBLIC_URL: 'https://mutuals.example',
  OPERATOR_NAME: 'Mutuals',
  LEGAL_ENTITY: 'Mutuals Ltd., 1 Example Road, Exampletown',
  CONTACT_EMAIL: 'hello@mutuals.example',
  BNB_USD: '600',
  TRUST_PROXY: 'none',
  PICTURES_DIR: '/nonexistent',
};

let testDatabase: TestDatabase;
let database: Database;
const children: ChildProcess[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString, { maxConnections: 3 });
});
const held: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const release of held.splice(0)) await release();
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

function start(databaseUrl = testDatabase.connectionString, env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [WORK], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'fatal', DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, ended: once(child, 'exit'), said: text(child.stdout) };
}

const notRun = async (): Promise<readonly string[]> =>
  (await createJobsService({ db: database.db, kinds: [] }).jobsHealth()).notRun;

/** A job that needs the table of idempotency keys; it waits until the returned function is called, or the test ends. */
async function addHeldJob(): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  // A start on a busy machine takes longer than a transaction of ours may be idle.
  await client.query(
    `begin; set local idle_in_transaction_session_timeout = 0; lock table idempotency_keys in access exclusive mode`,
  );
  await database.pool.query(
    `select graphile_worker.add_job('purge-idempotency-keys', '{"payload": {}}', job_key => 'held', max_attempts => 10)`,
  );
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  held.push(release);
  return release;
}

/** Who runs that job: null for nobody yet, empty when it is done. */
async function holders(): Promise<(string | null)[]> {
  const { rows } = await database.pool.query<{ locked_by: string | null }>(
    `select locked_by from graphile_worker.jobs where key = 'held'`,
  );
  return rows.map((row) => row.locked_by);
}

// On SIGTERM below.
it('runs the jobs of each class, and ends in order on SIGINT', async () => {
  const runner = start();
  const { child, ended } = runner;
  await whileRunning(runner, expect.poll(notRun).toEqual([]));
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(await notRun()).toHaveLength(3);
});

it('the job of a process that was killed is done by another', async () => {
  const runner = start();
  const { child, ended } = runner;
  const release = await addHeldJob();
  await whileRunning(runner, expect.poll(holders).toEqual([expect.any(String)]));
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await release();
  expect(await holders()).toEqual([expect.any(String)]);
  await whileRunning(start(), expect.poll(holders).toEqual([]));
});

it('ends on SIGTERM also when its database has stopped, and a job waits for it', async () => {
  const link = await linkTo(testDatabase.connectionString);
  const runner = start(link.connectionString);
  const { child, ended } = runner;
  const release = await addHeldJob();
  await whileRunning(runner, expect.poll(holders).toEqual([expect.any(String)]));
  link.block('all');
  child.kill('SIGTERM');
  const end = await ended;
  await release();
  await link.close();
  // By itself: past the limit of a stop it exits with 1.
  expect(end).toEqual([0, null]);
});

it('ends in order on SIGTERM also while it waits for another process to migrate', async () => {
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const runner = start(undefined, { LOG_LEVEL: 'info' });
  const { child, ended, said } = runner;
  const waiting = `select from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock(%'`;
  await whileRunning(runner, expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1));
  child.kill('SIGTERM');
  const end = await ended;
  client.release(true);
  expect(end).toEqual([0, null]);
  expect(await said).not.toContain('cannot run');
});

it('says so when the database does not answer', async () => {
  const { ended, said } = start('postgres://127.0.0.1:1/nothing');
  expect(await ended).toEqual([1, null]);
  expect(JSON.parse(await said).msg).toBe(
    'The job runner cannot run: the database of DATABASE_URL does not answer (ECONNREFUSED).',
  );
});

it('never says a part of the password, also where the address is mistyped', async () => {
  const { ended, said } = start('postgres://mutuals:p@canary.invalid/word@db.internal/mutuals', { LOG_LEVEL: 'debug' });
  expect(await ended).toEqual([1, null]);
  expect(await said).toMatch(/does not answer \(E\w+\)/);
  expect(await said).not.toContain('canary');
});

it('is never one of production on the database of a sandbox (D32)', async () => {
  const own = await createTestDatabase();
  const { pool, close } = openDatabase(own.connectionString);
  await pool.query(`insert into database_mark (purpose, created_at) values ('sandbox', now())`);
  const { ended, said } = start(own.connectionString, PRODUCTION);
  expect(await ended).toEqual([1, null]);
  expect(JSON.parse(await said).msg).toMatch(
    /^The job runner cannot run: DATABASE_URL names the database of a sandbox/,
  );
  await close();
  await own.drop();
});
