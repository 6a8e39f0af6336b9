// Everything of `npm start` that can die or be stopped halfway, and further settings that it refuses.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { childOf, startedBy } from './processes.ts';
import { pressCtrlC } from './start.ts';
import {
  answers,
  countUsers,
  dataDir,
  expectNothingLeft,
  folder,
  port,
  READY,
  sandboxPort,
  startHere,
} from './start-folder.ts';

it('leaves nothing half done when Ctrl-C comes while it prepares the community', async () => {
  // A retry begins empty, too.
  fs.rmSync(dataDir, { recursive: true, force: true });
  const started = startHere();
  await started.line(/^Preparing the demo community/);
  const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
  pressCtrlC(started);
  await expectNothingLeft(started, pids);
  expect(started.lines).toHaveLength(1);
  expect(await countUsers()).toBe(0);
});

it('finds the same people again on the second start, and SIGTERM stops it too', async () => {
  const first = startHere();
  await first.line(READY);
  pressCtrlC(first);
  await first.ended;
  const people = await countUsers();
  const started = startHere();
  await started.line(READY);
  expect(started.lines).toEqual([`Mutuals is ready: http://localhost:${port}`]);
  const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
  started.process.kill('SIGTERM');
  await expectNothingLeft(started, pids);
  expect(await countUsers()).toBe(people);
});

it.each([
  ['The job runner', 'apps/api/src/work.ts'],
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

it('stops in order when Ctrl-C comes during the start', async () => {
  const started = startHere();
  const touched = new AbortController();
  await once(fs.watch(path.join(dataDir, 'postgres'), { signal: touched.signal }), 'change');
  touched.abort();
  const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
  pressCtrlC(started);
  await expectNothingLeft(started, pids);
  expect(started.lines).toEqual([]);
});

it('restarts PostgreSQL when it dies', async () => {
  const started = startHere();
  await started.line(READY);
  const killed = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(killed, 'SIGKILL');
  expect(await started.line(/^PostgreSQL runs again/)).toBe('PostgreSQL runs again.');
  pressCtrlC(started);
  await expectNothingLeft(started, [killed]);
});

it('its children exit when it is killed without warning, and the next start takes over the database', async () => {
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

it('starts no sandbox beside PRIVY_APP_ID (D32)', async () => {
  const started = startHere({ PRIVY_APP_ID: 'an-app', DATA_DIR: path.join(folder, 'privy') });
  await started.line(READY);
  expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
  pressCtrlC(started);
  expect(await started.ended).toBe(0);
});

it('restarts the API when it dies', async () => {
  const started = startHere();
  await started.line(READY);
  const killed = childOf(started.process.pid, 'apps/api/src/server.ts');
  process.kill(killed, 'SIGKILL');
  expect(await started.line(/Starting it again/)).toBe('The API stopped (SIGKILL). Starting it again …');
  await started.line(/runs again/);
  expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
  expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(true);
  pressCtrlC(started);
  await expectNothingLeft(started, [killed]);
});

it('refuses a port and a data folder in use by another instance, which goes on', async () => {
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

it.each<[string, Record<string, string>, RegExp]>([
  ['a port out of range', { SANDBOX_PORT: '70000' }, /^SANDBOX_PORT=70000 is no port number/],
  ['one port for both', { PORT: '4999', SANDBOX_PORT: '4999' }, /^PORT and SANDBOX_PORT are both 4999/],
  [
    'a place where nobody may write, not even root',
    { DATA_DIR: process.platform === 'darwin' ? '/System/mutuals' : '/sys/mutuals' },
    /mutuals.*DATA_DIR chooses another folder/,
  ],
  ['an address that is none', { DATABASE_URL: 'postgres://[' }, /DATABASE_URL/],
])('reports %s in one line, with a failing exit code', async (_, env, words) => {
  const started = startHere({ DATA_DIR: path.join(folder, 'faults'), ...env });
  expect(await started.ended).toBe(1);
  expect(started.lines).toEqual([expect.stringMatching(words)]);
});
