// Point 1 of the product: one command starts everything, Ctrl-C stops everything, and what is wrong is said in one line.
// One data folder serves the tests in order: the first start fills it, every later one finds it.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { alive, childOf, startedBy } from './processes.ts';
import { freePorts } from '../support/free-ports.ts';
import { endAll, pressCtrlC, start, type Started } from './start.ts';

/** Whole programs start here, some of them several times. */
vi.setConfig({ testTimeout: 120_000 });

const READY = /^Mutuals is ready: /;

let folder: string;
let dataDir: string;
let port: number;
let sandboxPort: number;

beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-start-')));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  [port = 0, sandboxPort = 0] = await freePorts(2);
});
afterEach(endAll);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const startHere = (env: Record<string, string> = {}): Started =>
  start({ PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, ...env });

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

/** How many people there are, asked of the database itself while nothing runs. */
async function countUsers(): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const { pool, close } = openDatabase(server.connectionString, { maxConnections: 1 });
  const { rows } = await pool.query<{ count: number }>('select count(*) from users');
  await close();
  await server.stop();
  return rows[0]?.count ?? 0;
}

async function expectNothingLeft(started: Started, pids: readonly number[]): Promise<void> {
  // What it said goes with the code, to see why when it is not 0.
  expect({ code: await started.ended, lines: started.lines }).toMatchObject({ code: 0 });
  expect(alive(pids)).toEqual([]);
  expect(startedBy(started.process.pid, dataDir)).toEqual([]);
  expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(false);
  expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
}

describe('npm start', () => {
  let people = 0;

  it('leaves nothing half done when Ctrl-C comes while it prepares the community', async () => {
    const started = startHere();
    await started.line(/^Preparing the demo community/);
    const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
    pressCtrlC(started);
    await expectNothingLeft(started, pids);
    expect(started.lines).toHaveLength(1);
    expect(await countUsers()).toBe(0);
  });

  it('fills an empty database, says that it is ready in one line, and Ctrl-C leaves nothing behind', async () => {
    const started = startHere();
    expect(await started.line(READY)).toBe(`Mutuals is ready: http://localhost:${port}`);
    expect(started.lines).toEqual(['Preparing the demo community …', `Mutuals is ready: http://localhost:${port}`]);
    expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
    const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
    expect(pids).toHaveLength(3);
    pressCtrlC(started);
    await expectNothingLeft(started, pids);
    expect(started.lines).toHaveLength(2);
    people = await countUsers();
    expect(people).toBeGreaterThan(100);
  }, 120_000);

  it('finds the same people again on the second start, and a plain kill stops it as well', async () => {
    const started = startHere();
    await started.line(READY);
    expect(started.lines).toEqual([`Mutuals is ready: http://localhost:${port}`]);
    const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
    started.process.kill('SIGTERM');
    await expectNothingLeft(started, pids);
    expect(await countUsers()).toBe(people);
  });

  it.each([
    ['The API', 'apps/api/src/server.ts'],
    ['The sandbox', 'apps/sandbox/src/main.ts'],
  ])('starts %s again when it dies', async (name, entry) => {
    const started = startHere();
    await started.line(READY);
    const killed = childOf(started.process.pid, entry);
    process.kill(killed, 'SIGKILL');
    expect(await started.line(/Starting it again/)).toBe(`${name} stopped (SIGKILL). Starting it again …`);
    await started.line(/runs again/);
    expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
    expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(true);
    pressCtrlC(started);
    await expectNothingLeft(started, [killed]);
  });

  it('stops in order when Ctrl-C comes while it starts', async () => {
    const started = startHere();
    const touched = new AbortController();
    await once(fs.watch(path.join(dataDir, 'postgres'), { signal: touched.signal }), 'change');
    touched.abort();
    const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
    pressCtrlC(started);
    await expectNothingLeft(started, pids);
    expect(started.lines).toEqual([]);
  });

  it('starts PostgreSQL again when it dies', async () => {
    const started = startHere();
    await started.line(READY);
    const killed = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(killed, 'SIGKILL');
    expect(await started.line(/^PostgreSQL runs again/)).toBe('PostgreSQL runs again.');
    pressCtrlC(started);
    await expectNothingLeft(started, [killed]);
  });

  it('its children end when it is killed without warning, and the next start takes the database over', async () => {
    const first = startHere();
    await first.line(READY);
    const api = childOf(first.process.pid, 'apps/api/src/server.ts');
    const connection = net.connect(port, '127.0.0.1');
    await once(connection, 'connect');
    const apiClosed = once(connection, 'close');
    first.process.kill('SIGKILL');
    await apiClosed;
    await first.ended;
    const [otherPort = 0, otherSandbox = 0] = await freePorts(2);
    const second = startHere({ PORT: String(otherPort), SANDBOX_PORT: String(otherSandbox) });
    await second.line(READY);
    pressCtrlC(second);
    await expectNothingLeft(second, [api]);
  });

  it('refuses a port in use and a data folder in use while another one runs, which goes on', async () => {
    const first = startHere();
    await first.line(READY);
    const samePort = startHere();
    expect(await samePort.ended).toBe(1);
    expect(samePort.lines).toEqual([
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port < 65_000 ? port + 10 : port - 10} npm start`,
    ]);
    const [otherPort = 0, otherSandbox = 0] = await freePorts(2);
    const sameData = startHere({ PORT: String(otherPort), SANDBOX_PORT: String(otherSandbox) });
    expect(await sameData.ended).toBe(1);
    expect(sameData.lines).toEqual([
      `Mutuals already runs with the data in ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
    ]);
    expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
    pressCtrlC(first);
    await expectNothingLeft(first, []);
  });

  it('puts nothing into a database of DATABASE_URL that the sandbox did not make, and says so (D32)', async () => {
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'other') });
    const started = startHere({ DATABASE_URL: server.connectionString, DATA_DIR: path.join(folder, 'unused') });
    await started.line(READY);
    expect(started.lines[0]).toMatch(/^The sandbox did not make this database.*PRIVY_APP_ID/);
    expect(started.lines).toHaveLength(2);
    expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
    const { pool, close } = openDatabase(server.connectionString, { maxConnections: 1 });
    expect((await pool.query('select from users')).rowCount).toBe(0);
    await close();
    pressCtrlC(started);
    await started.ended;
    expect(alive([server.pid])).toEqual([server.pid]);
    await server.stop();
  });

  it('starts no sandbox beside PRIVY_APP_ID (D32)', async () => {
    const started = startHere({ PRIVY_APP_ID: 'an-app', DATA_DIR: path.join(folder, 'privy') });
    await started.line(READY);
    expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
    pressCtrlC(started);
    expect(await started.ended).toBe(0);
  });
});

describe('what cannot work is said in one line, with a failing exit code', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: 'abc' }, /^PORT=abc is no port number/],
    ['a port out of range', { SANDBOX_PORT: '70000' }, /^SANDBOX_PORT=70000 is no port number/],
    ['one port for both', { PORT: '4999', SANDBOX_PORT: '4999' }, /^PORT and SANDBOX_PORT are both 4999/],
    [
      'a data folder below a file',
      { DATA_DIR: path.join(import.meta.filename, 'data') },
      /is no folder\. Choose another one with DATA_DIR/,
    ],
    [
      'a place where nobody may write, not even root',
      { DATA_DIR: process.platform === 'darwin' ? '/System/mutuals' : '/sys/mutuals' },
      /mutuals.*DATA_DIR chooses another folder/,
    ],
    [
      'a database that does not answer, without its password',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' },
      /^The database does not answer \(ECONNREFUSED\)(?!.*secret)/,
    ],
    ['an address that is none', { DATABASE_URL: 'postgres://[' }, /DATABASE_URL/],
  ])('%s', async (_, env, words) => {
    const started = startHere({ DATA_DIR: path.join(folder, 'faults'), ...env });
    expect(await started.ended).toBe(1);
    expect(started.lines).toEqual([expect.stringMatching(words)]);
  });

  it('a wrong setting of the API', async () => {
    const started = startHere({ PREMIUM_BNB: 'much' });
    expect(await started.ended).toBe(1);
    expect(started.lines).toEqual([
      'Mutuals cannot run: PREMIUM_BNB must be a positive decimal number, not "much".',
      'The API did not start (exit 1). The lines above say why.',
    ]);
  });
});
