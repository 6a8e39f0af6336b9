// Point 1 of the product: one command starts everything, Ctrl-C stops everything, and any error is one line. Further ones: start.deep.test.ts.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import { alive, startedBy } from './processes.ts';
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

describe('npm start', () => {
  it('fills an empty database, prints one line when ready, and Ctrl-C leaves nothing behind', async () => {
    // A retry begins empty, too.
    fs.rmSync(dataDir, { recursive: true, force: true });
    const started = startHere();
    expect(await started.line(READY)).toBe(`Mutuals is ready: http://localhost:${port}`);
    expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
    const pids = startedBy(started.process.pid, dataDir).map(({ pid }) => pid);
    expect(pids).toHaveLength(4);
    pressCtrlC(started);
    await expectNothingLeft(started, pids);
    expect(started.lines).toEqual(['Preparing the demo community …', `Mutuals is ready: http://localhost:${port}`]);
    expect(await countUsers()).toBeGreaterThan(100);
  });

  it('adds nothing to a database of DATABASE_URL that the sandbox did not create, and says so (D32)', async () => {
    // A retry has one of its own: that of a failed attempt may still run.
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, randomUUID()) });
    const started = startHere({ DATABASE_URL: server.connectionString, DATA_DIR: path.join(folder, 'unused') });
    await started.line(READY);
    expect(started.lines).toEqual([
      expect.stringMatching(/^The sandbox did not make this database.*PRIVY_APP_ID/),
      `Mutuals is ready: http://localhost:${port}`,
    ]);
    expect(await answers(`http://127.0.0.1:${sandboxPort}/healthz`)).toBe(false);
    const { pool, close } = openDatabase(server.connectionString, { maxConnections: 1 });
    expect((await pool.query('select from users')).rowCount).toBe(0);
    await close();
    pressCtrlC(started);
    await started.ended;
    expect(alive([server.pid])).toEqual([server.pid]);
    await server.stop();
  });
});

describe('a bad configuration is reported in one line, with a failing exit code', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: 'abc' }, /^PORT=abc is no port number/],
    [
      'a data folder below a file',
      { DATA_DIR: path.join(import.meta.filename, 'data') },
      /is no folder\. Choose another one with DATA_DIR/,
    ],
    [
      'a database that does not answer, without its password',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' },
      /^The database does not answer \(ECONNREFUSED\)(?!.*secret)/,
    ],
  ])('%s', async (_, env, words) => {
    const started = startHere({ DATA_DIR: path.join(folder, 'faults'), ...env });
    expect(await started.ended).toBe(1);
    expect(started.lines).toEqual([expect.stringMatching(words)]);
  });

  it('a wrong setting of the API', async () => {
    const started = startHere({ PREMIUM_BNB: 'much' });
    expect(await started.ended).toBe(1);
    expect(started.lines).toEqual([
      'Mutuals cannot run: PREMIUM_BNB must be a positive decimal number below 100000, not "much".',
      'The API did not start (exit 1). The lines above say why.',
    ]);
  });
});
