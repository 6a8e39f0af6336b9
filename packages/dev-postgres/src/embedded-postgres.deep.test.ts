import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickFolder } from './quick-folder.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { storageError } from './error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let dataDir: string;
let servers: EmbeddedPostgres[];
let starters: ChildProcess[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(quickFolder(), 'mutuals-launcher-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data', 'postgres');
  servers = [];
  starters = [];
});

afterEach(async () => {
  for (const starter of starters) starter.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.stop()));
  for (const server of servers) fs.rmSync(server.socketDir, { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  servers.push(server);
  return server;
}

/** Another process, in its own process group, that starts a server and then runs `afterwards`. */
function startElsewhere(afterwards: string): ChildProcess {
  const launcher = JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'));
  const program = `import { startEmbeddedPostgres } from ${launcher};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    ${afterwards}`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.join(import.meta.dirname, '..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starters.push(starter);
  return starter;
}

async function nextLine(starter: ChildProcess): Promise<string> {
  if (!starter.stdout) throw new Error('no output to read');
  const [chunk] = await once(starter.stdout, 'data');
  return String(chunk).trim();
}

function killGroup(starter: ChildProcess, signal: NodeJS.Signals): void {
  if (starter.pid === undefined) throw new Error('the process did not start');
  process.kill(-starter.pid, signal);
}

/** The name of the first matching file that changes in `dir`. */
async function nextChange(dir: string, wanted: (name: string) => boolean): Promise<string> {
  const watcher = fs.watch(dir);
  try {
    for (;;) {
      const [, name] = await once(watcher, 'change');
      if (wanted(String(name))) return String(name);
    }
  } finally {
    watcher.close();
  }
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function isServing(server: EmbeddedPostgres): Promise<boolean> {
  return query(server, 'select 1').then(
    () => true,
    () => false,
  );
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(second.attached).toBe(false);
    expect(await query(second, 'select answer from kept')).toEqual([42]);
  });

  it('is UTF-8, sorts by code point and lives in UTC', async () => {
    const server = await start();
    expect(await query(server, "select current_setting('server_encoding'), current_setting('TimeZone')")).toEqual([
      'UTF8',
      'UTC',
    ]);
    expect(await query(server, "select x from unnest(array['é', 'z', 'Z', '币']) x order by x")).toEqual([
      'Z',
      'z',
      'é',
      '币',
    ]);
    expect(await query(server, "select upper('é')")).toEqual(['É']);
  });

  it('opens no network port', async () => {
    const server = await start();
    expect(await query(server, "select current_setting('listen_addresses')")).toEqual(['']);
    expect(fs.statSync(server.socketDir).mode & 0o777).toBe(0o700);
  });

  it('is stopped when stop() resolves, however often it is called', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    expect(await isServing(server)).toBe(false);
    await server.exited;
    await server.stop();
  });

  it('ends open sessions on stop() instead of waiting for them', async () => {
    const server = await start();
    const client = new Client(server.config);
    const dropped = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await server.stop();
    await dropped;
    expect(await isServing(server)).toBe(false);
  });

  it('is one server when two starts race for an empty folder', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.pid).toBe(two.pid);
    expect([one.attached, two.attached].toSorted()).toEqual([false, true]);
  });

  it('is attached to when it outlived its parent', async () => {
    const starter = startElsewhere('process.stdout.write(String(server.pid)); setInterval(() => {}, 1e6);');
    const pid = Number(await nextLine(starter));
    const gone = once(starter, 'exit');
    killGroup(starter, 'SIGKILL');
    await gone;
    const server = await start();
    expect(server).toMatchObject({ pid, attached: true });
    await server.stop();
    await server.exited;
    expect(await isServing(server)).toBe(false);
  });

  it('is not reached by the Ctrl-C that stops its supervisor', async () => {
    const starter = startElsewhere(`
      import { Client } from 'pg';
      process.on('SIGINT', async () => {
        const client = new Client(server.config);
        await client.connect();
        await client.end();
        process.stdout.write('still serving');
        process.exit();
      });
      process.stdout.write('started');
      setInterval(() => {}, 1e6);`);
    expect(await nextLine(starter)).toBe('started');
    killGroup(starter, 'SIGINT');
    expect(await nextLine(starter)).toBe('still serving');
    expect(await start()).toMatchObject({ attached: true });
  });

  it('starts after a kill in the first initdb', async () => {
    fs.mkdirSync(path.dirname(dataDir), { recursive: true });
    const draftMade = nextChange(path.dirname(dataDir), (name) => name.includes('.init-'));
    const starter = startElsewhere('');
    await nextChange(path.join(path.dirname(dataDir), await draftMade), () => true);
    const gone = once(starter, 'exit');
    killGroup(starter, 'SIGKILL');
    await gone;
    expect(fs.existsSync(dataDir)).toBe(false);
    const server = await start();
    expect(await query(server, 'select 1')).toEqual([1]);
    expect(fs.readdirSync(path.dirname(dataDir))).toEqual(['postgres']);
  });

  it('loses nothing acknowledged when it is killed, and starts again', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await start();
    expect(second.attached).toBe(false);
    expect(await query(second, 'select answer from kept')).toEqual([42]);
  });

  it.each([
    ['a process that ended', () => 2 ** 22 - 1],
    ['another program, which got the number again', () => process.pid],
  ])('starts over a postmaster.pid left by %s', async (_, holder) => {
    await (await start()).stop();
    fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), `${holder()}\n${dataDir}\n1\n5432\n/nowhere\n\n\nready\n`);
    const server = await start();
    expect(server.attached).toBe(false);
    expect(await query(server, 'select 1')).toEqual([1]);
  });

  it('starts afresh when its socket was tidied away', async () => {
    const first = await start();
    fs.rmSync(first.socketDir, { recursive: true });
    const second = await start();
    expect(second.attached).toBe(false);
    await first.exited;
    expect(await query(second, 'select 1')).toEqual([1]);
  });
});

describe('a start that cannot succeed says why in one line', () => {
  it('no_binary where npm has none for the platform', async () => {
    await expect(findBinaries('linux', 'riscv64')).rejects.toMatchObject({
      code: 'no_binary',
      message: expect.stringMatching(/linux-riscv64.*DATABASE_URL/),
    });
  });

  it('binary_does_not_run where the system lacks what the binary was made for', async () => {
    const binary = path.join(folder, 'postgres');
    fs.writeFileSync(binary, '#!/lib/no-such-loader\n', { mode: 0o755 });
    await expect(chooseAccount(binary, dataDir, [])).rejects.toMatchObject({
      code: 'binary_does_not_run',
      message: expect.stringMatching(/Alpine/),
    });
  });

  it('not because of a Ctrl-C in the terminal: what it tries out runs in a session of its own', async () => {
    const binary = path.join(folder, 'postgres');
    fs.writeFileSync(binary, '#!/bin/sh\ntest "$(ps -o pgid= -p $$ | tr -d " ")" = $$\n', { mode: 0o755 });
    await expect(chooseAccount(binary, dataDir, [], 1)).resolves.toEqual({ prefix: [] });
  });

  it('cannot_run_as_root when no other account can enter the folder', async () => {
    const { postgres } = await findBinaries();
    const closed = path.join(folder, 'not-there');
    await expect(chooseAccount(postgres, dataDir, [closed], 0)).rejects.toMatchObject({ code: 'cannot_run_as_root' });
  });

  it('incompatible_data for data of another major version', async () => {
    await (await start()).stop();
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toMatchObject({
      code: 'incompatible_data',
      message: expect.stringContaining(dataDir),
    });
  });

  it('start_failed when a file stands where the folder should be', async () => {
    fs.writeFileSync(path.join(folder, 'data'), '');
    await expect(start()).rejects.toMatchObject({ code: 'start_failed', message: expect.stringMatching(/^[^\n]+$/) });
  });

  it.each([
    ['disk_full', 'ENOSPC: no space left on device, write'],
    ['disk_full', 'initdb: error: could not write to file "pg_wal/xlogtemp": No space left on device'],
    ['disk_full', 'Disk quota exceeded'],
    ['read_only', "EROFS: read-only file system, mkdir '/data'"],
    ['no_permission', "EACCES: permission denied, mkdir '/data'"],
    ['no_permission', 'could not open file "global/pg_control": Permission denied'],
  ])('%s from "%s"', (code, words) => {
    expect(storageError(words, '/data')).toMatchObject({
      code,
      message: expect.stringMatching(/^.*\/data.*DATA_DIR.*$/),
    });
  });
});
