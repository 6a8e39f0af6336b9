// Prepares and initialises the data folder.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { giveTo, spawnAs, type ServerAccount } from './account.ts';
import { diskFull, EmbeddedPostgresError, startError, storageError } from './error.ts';
import { isAlive } from './postmaster.ts';

/** The only user of the server; it needs no password, because nobody else can reach the socket. */
export const SUPERUSER = 'mutuals';

const FIRST_START_BYTES = 128 * 2 ** 20;

/**
 * Creates the folder above the data folder, checks that it can be written, and returns the data folder's real path.
 * @throws EmbeddedPostgresError `read_only`, `no_permission`, `disk_full`, `start_failed`
 */
export function prepareFolder(dataDir: string): string {
  const wanted = path.resolve(dataDir);
  try {
    makeFolder(path.dirname(wanted));
    const real = path.join(fs.realpathSync(path.dirname(wanted)), path.basename(wanted));
    checkRoom(real);
    return real;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw storageError(error, wanted) ?? startError(String(error), wanted);
  }
}

/** Step by step, because a recursive mkdir reports ENOENT on a read-only disk. */
function makeFolder(dir: string): void {
  if (fs.existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  try {
    fs.mkdirSync(dir);
  } catch (error) {
    if (!fs.existsSync(dir)) throw error;
  }
}

function checkRoom(dataDir: string): void {
  const parent = path.dirname(dataDir);
  const probe = path.join(isInitialised(dataDir) ? dataDir : parent, '.write-check');
  try {
    fs.writeFileSync(probe, Buffer.alloc(8192));
  } finally {
    fs.rmSync(probe, { force: true });
  }
  const disk = fs.statfsSync(parent);
  if (!isInitialised(dataDir) && disk.bavail * disk.bsize < FIRST_START_BYTES) throw diskFull(parent);
}

export function isInitialised(dataDir: string): boolean {
  return fs.existsSync(path.join(dataDir, 'PG_VERSION'));
}

/**
 * Initialises the data folder, completely or not at all: initdb works in a folder beside it, which is then renamed. If
 * several processes do this, the first to finish wins.
 * @throws EmbeddedPostgresError `disk_full`, `start_failed` …
 */
export async function initialise(initdb: string, account: ServerAccount, dataDir: string): Promise<void> {
  removeUnfinished(dataDir);
  const draft = `${dataDir}.init-${process.pid}-${randomUUID()}`;
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    giveTo(account, draft);
    await runInitdb(initdb, account, draft, dataDir);
    renameUnlessMade(draft, dataDir);
  } catch (error) {
    throw storageError(error, dataDir) ?? error;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function runInitdb(initdb: string, account: ServerAccount, draft: string, dataDir: string): Promise<void> {
  const command = [
    initdb,
    '-D',
    draft,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '--encoding=UTF8',
    ...localeArguments(),
    '--no-instructions',
  ];
  const child = spawnAs(account, command, { cwd: path.dirname(draft), stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const complaints = child.stderr ? await text(child.stderr) : '';
  const [code] = await ended;
  if (code !== 0) throw startError(complaints, dataDir);
}

/** Sorting and case by code point everywhere; only Linux has a C.UTF-8 locale in its system library. */
function localeArguments(): string[] {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (process.platform === 'linux') return [...builtin, '--locale=C.UTF-8'];
  if (process.platform === 'darwin') return [...builtin, '--locale=C', '--lc-ctype=UTF-8'];
  return [...builtin, '--locale=C'];
}

function renameUnlessMade(draft: string, dataDir: string): void {
  try {
    fs.renameSync(draft, dataDir);
  } catch (error) {
    if (!isInitialised(dataDir)) throw error;
  }
}

/** Folders of processes that were killed during initdb. */
function removeUnfinished(dataDir: string): void {
  const prefix = `${path.basename(dataDir)}.init-`;
  for (const name of fs.readdirSync(path.dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(maker)) fs.rmSync(path.join(path.dirname(dataDir), name), { recursive: true, force: true });
  }
}
