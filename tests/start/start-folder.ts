// A data folder and two ports for the starts of a test file: the first start fills the folder, later ones reuse it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { freePorts } from '../support/free-ports.ts';
import { alive, startedBy } from './processes.ts';
import { endAll, start, type Started } from './start.ts';

export const READY = /^Mutuals is ready: /;

export const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-start-')));
fs.chmodSync(folder, 0o755);
export const dataDir = path.join(folder, 'data');
export const [port = 0, sandboxPort = 0] = await freePorts(2);

afterEach(endAll);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

export const startHere = (env: Record<string, string> = {}): Started =>
  start({ PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, ...env });

export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

/** The number of people, queried from the database itself while nothing runs. */
export async function countUsers(): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const { pool, close } = openDatabase(server.connectionString, { maxConnections: 1 });
  const { rows } = await pool.query<{ count: number }>('select count(*) from users');
  await close();
  await server.stop();
  return rows[0]?.count ?? 0;
}

export async function expectNothingLeft(started: Started, pids: readonly number[]): Promise<void> {
  // Its output explains an exit code other than 0.
  expect({ code: await started.ended, lines: started.lines }).toMatchObject({ code: 0 });
  expect(alive(pids)).toEqual([]);
  expect(startedBy(started.process.pid, dataDir)).toEqual([]);
  expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(false);
  expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
}
