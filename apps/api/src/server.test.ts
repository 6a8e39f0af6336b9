import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SANDBOX_XPUB } from './sandbox-chain.ts';
import { linkTo } from './testing/database-link.ts';
import { openDatabase } from './database/database.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { type Running, whileRunning } from './testing/while-running.ts';
import { freePorts } from '../../../tests/support/free-ports.ts';

/** Held by whoever migrates (database/migrate.ts). */
const MIGRATION_LOCK = 7_205_759_403;
const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
/** Everything that production requires except its database and port. */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DRAIN_SECONDS: '0',
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

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => database.drop());

/** A database of one test, and a connection to it. Both go with the test, also one that fails while it holds a lock. */
async function databaseOfItsOwn(): Promise<{ own: TestDatabase; client: Client }> {
  const own = await createTestDatabase();
  const client = new Client({ connectionString: own.connectionString });
  onTestFinished(async () => {
    await client.end();
    await own.drop();
  });
  await client.connect();
  return { own, client };
}

function start(env: Record<string, string>): Running & { child: ChildProcess } {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return {
    child,
    ended: once(child, 'exit'),
    said: child.stderr === null ? Promise.resolve('') : text(child.stderr),
  };
}

const readiness = async (origin: string): Promise<unknown> => (await fetch(`${origin}/readyz`)).json();

/** The messages of log lines. */
const messagesOf = (log: string): string[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

describe('the process', () => {
  // On SIGTERM below.
  it('is ready with its database, says that nobody runs jobs, and ends in order on SIGINT', async () => {
    const [port] = await freePorts(1);
    const server = start({ DATABASE_URL: database.connectionString, PORT: String(port) });
    const { child, ended } = server;
    await whileRunning(
      server,
      expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200),
    );
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await health.json()).toEqual({
      status: 'ready',
      checks: { database: true, migrations: true, jobs: false, open: true },
      warnings: ['interactive_jobs_not_run', 'background_jobs_not_run', 'outside_jobs_not_run'],
    });
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('is not ready on a database that is too new for it, and is again when it is not', async () => {
    const { own, client } = await databaseOfItsOwn();
    const [port] = await freePorts(1);
    const server = start({ DATABASE_URL: own.connectionString, PORT: String(port) });
    const { child, ended } = server;
    const says = (checks: object): Promise<void> =>
      whileRunning(server, expect.poll(() => readiness(`http://127.0.0.1:${port}`)).toMatchObject({ checks }));
    // Before that it has not migrated, and would refuse to.
    await whileRunning(
      server,
      expect.poll(() => readiness(`http://127.0.0.1:${port}`)).toMatchObject({ status: 'ready' }),
    );

    await client.query(`insert into schema_migrations (name, checksum, breaking) values ('9999_newer.sql', '', true)`);
    await says({ database: true, migrations: false });
    await client.query(`update schema_migrations set breaking = false where name = '9999_newer.sql'`);
    await says({ migrations: true });

    child.kill('SIGTERM');
    await ended;
  });

  it('starts beside a database that is slow to answer', async () => {
    const { own, client: other } = await databaseOfItsOwn();
    await other.query('begin; lock table database_mark in access exclusive mode');
    // Until somebody has waited for longer than a readiness check may take. By the clock of the database, which also ends a statement that takes too long.
    const released = other.query(`
      do $$ begin
        while not exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > interval '1.5 seconds') loop
          perform pg_sleep(0.1), pg_stat_clear_snapshot();
        end loop;
      end $$; commit`);
    const [port] = await freePorts(1);
    const server = start({ ...PRODUCTION, DATABASE_URL: own.connectionString, PORT: String(port) });
    await whileRunning(server, released);
    const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    await whileRunning(server, expect.poll(ready).toBe(200));
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it('opens its port before it migrates, says so, and ends in order meanwhile (D76)', async () => {
    const { own, client: other } = await databaseOfItsOwn();
    const [port = 0] = await freePorts(1);
    const probe = async (path: string): Promise<unknown[]> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      return [answer?.status, Object(await answer?.json())['status']];
    };
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const first = start({ DATABASE_URL: own.connectionString, PORT: String(port) });
    await whileRunning(first, expect.poll(() => probe('/readyz')).toEqual([503, 'migrating']));
    expect(await probe('/livez')).toEqual([200, 'alive']);
    expect(await probe('/v1/gallery/latest')).toEqual([503, 503]);
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);

    const second = start({ DATABASE_URL: own.connectionString, PORT: String(port) });
    await whileRunning(second, expect.poll(() => probe('/readyz')).toEqual([503, 'migrating']));
    await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await whileRunning(second, expect.poll(() => probe('/readyz')).toEqual([200, 'ready']));
    second.child.kill('SIGTERM');
    await second.ended;
  });

  it('ends in order on SIGTERM also while it waits for a database that does not answer', async () => {
    const link = await linkTo(database.connectionString);
    link.block('all');
    const [port = 0] = await freePorts(1);
    const server = start({ DATABASE_URL: link.connectionString, PORT: String(port) });
    const probe = (): Promise<number> => fetch(`http://127.0.0.1:${port}/livez`).then(({ status }) => status);
    await whileRunning(server, expect.poll(probe).toBe(200));
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    expect(await server.said).toBe('');
    await link.close();
  });

  it('ends on SIGTERM also when its database has stopped, it watches the chain, and a client never ends its request', async () => {
    const link = await linkTo(database.connectionString);
    const [port = 0] = await freePorts(1);
    const chain = { BSC_RPC_URL: 'http://127.0.0.1:1', DEPOSIT_XPUB: SANDBOX_XPUB };
    const server = start({ DATABASE_URL: link.connectionString, PORT: String(port), ...chain });
    const { child, ended } = server;
    const probe = (path: string): Promise<number> =>
      fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
    await whileRunning(server, expect.poll(() => probe('/readyz')).toBe(200));
    link.block('all');
    const trickling = connect(port, '127.0.0.1').on('error', () => undefined);
    trickling.write(
      'POST /v1/nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    void fetch(`http://127.0.0.1:${port}/v1/gallery/latest`).catch(() => undefined);
    await whileRunning(server, expect.poll(() => probe('/readyz')).toBe(503));
    expect(await probe('/livez')).toBe(200);
    child.kill('SIGTERM');
    // It ended by itself: past the limit of a stop it exits with 1.
    expect(await ended).toEqual([0, null]);
    trickling.destroy();
    await link.close();
  });

  it('says what to do when its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const { ended, said } = start({ DATABASE_URL: database.connectionString, PORT: String(Object(address).port) });
    expect(await ended).toEqual([1, null]);
    expect((await said).trim().split('\n')).toEqual([
      expect.stringMatching(/^Mutuals cannot run: port \d+ is in use: set PORT to a free one\.$/),
    ]);
    server.close();
  });

  it.each(['nowhere.invalid', '192.0.2.1'])('says so when HOST is %s, which is not of this machine', async (HOST) => {
    const { ended, said } = start({ DATABASE_URL: database.connectionString, PORT: '0', HOST });
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(/^Mutuals cannot run: HOST is no address of this machine \(E\w+\)\.\n$/);
  });

  it('says so when the database does not answer', async () => {
    const { ended, said } = start({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing', PORT: '0' });
    expect(await ended).toEqual([1, null]);
    expect((await said).trim().split('\n')).toEqual([
      expect.stringMatching(/^Mutuals cannot run: the database of DATABASE_URL does not answer \([^\n]*\)\.$/),
    ]);
  });

  it('is never one of production on the database of a sandbox (D32), and leaves that as it is', async () => {
    const own = await createTestDatabase();
    const { pool, close } = openDatabase(own.connectionString);
    await pool.query(`insert into database_mark (purpose, created_at) values ('sandbox', now())`);
    await pool.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`);
    const { rows } = await pool.query('select name from schema_migrations');
    const { ended, said } = start({ ...PRODUCTION, PORT: '0', DATABASE_URL: own.connectionString });
    expect(await ended).toEqual([1, null]);
    expect(messagesOf(await said)).toEqual([
      'Mutuals cannot run: DATABASE_URL names the database of a sandbox, whose people are not real: production needs one of its own.',
    ]);
    expect((await pool.query('select name from schema_migrations')).rows).toEqual(rows);
    await close();
    await own.drop();
  });

  it('is one of production on a database of its own, also when that is still empty', async () => {
    const [port] = await freePorts(1);
    const own = await createTestDatabase();
    const { pool, close } = openDatabase(own.connectionString);
    await pool.query('drop schema public cascade; create schema public; drop schema graphile_worker cascade');
    const server = start({ ...PRODUCTION, PORT: String(port), DATABASE_URL: own.connectionString });
    const { child, ended } = server;
    await whileRunning(
      server,
      expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
    );
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await close();
    await own.drop();
  });

  it('says everything that the configuration lacks, a line of the log each', async () => {
    const { ended, said } = start({ NODE_ENV: 'production' });
    expect(await ended).toEqual([1, null]);
    const lines = messagesOf(await said);
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/^Mutuals cannot run: [A-Z0-9_]+ is missing: /);
  });
});
