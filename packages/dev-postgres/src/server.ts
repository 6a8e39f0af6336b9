// The server process: attaches to a running one or starts one, and stops it.
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnAs, type ServerAccount } from './account.ts';
import { isReachable, listenSettings } from './address.ts';
import type { PostgresBinaries } from './binaries.ts';
import { initialise, isInitialised } from './cluster.ts';
import { startError, storageError } from './error.ts';
import {
  findRunning,
  removeStaleLock,
  waitUntilGone,
  waitUntilReady,
  watchUntilGone,
  type Postmaster,
} from './postmaster.ts';

export interface Installation {
  readonly dataDir: string;
  readonly socketDir: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
}

export type ServerSettings = Readonly<Record<string, string>>;

export interface RunningServer {
  readonly postmaster: Postmaster;
  readonly attached: boolean;
  readonly exited: Promise<void>;
}

const BASE_SETTINGS: ServerSettings = {
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The caller handles a refused statement, whose text may contain people's words.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

const LOG_LIMIT_BYTES = 2 ** 20;
/** How long a start waits for a dying server to release the folder. */
const RELEASE_TRIES = 50;
const RELEASE_PAUSE_MS = 100;

/**
 * The server of the data folder, running and ready.
 * @throws EmbeddedPostgresError
 */
export async function attachOrStart(installation: Installation, settings: ServerSettings): Promise<RunningServer> {
  for (let tries = 1; ; tries++) {
    const attached = await attach(installation);
    if (attached) return attached;
    if (!isInitialised(installation.dataDir))
      await initialise(installation.binaries.initdb, installation.account, installation.dataDir);
    removeStaleLock(installation.dataDir);
    const outcome = await launch(installation, settings);
    if ('postmaster' in outcome) return outcome;
    if (!isHeldByAnother(outcome.complaint) || tries === RELEASE_TRIES)
      throw startError(outcome.complaint, installation.dataDir);
    await pause(RELEASE_PAUSE_MS);
  }
}

/** Requests a fast shutdown and resolves when the process has exited; at once if it is no longer that server. */
export async function stopServer({ binaries, account, dataDir }: Installation, pid: number): Promise<void> {
  if (findRunning(dataDir)?.pid !== pid) return;
  if (process.platform === 'win32') {
    await once(spawnAs(account, [binaries.pgCtl, 'stop', '-m', 'fast', '-D', dataDir], { stdio: 'ignore' }), 'exit');
  } else {
    signalFastShutdown(pid);
  }
  await waitUntilGone(pid, dataDir);
}

async function attach(installation: Installation): Promise<RunningServer | undefined> {
  const { dataDir } = installation;
  if (!findRunning(dataDir)) return undefined;
  const postmaster = await waitUntilReady(dataDir, () => !findRunning(dataDir));
  if (!postmaster) return undefined;
  if (!isReachable(postmaster)) {
    await stopServer(installation, postmaster.pid);
    return undefined;
  }
  return { postmaster, attached: true, exited: watchUntilGone(postmaster.pid, dataDir) };
}

/** Another start was faster, or children of a killed server still run. */
function isHeldByAnother(complaint: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block/i.test(complaint);
}

/** Starts a process; if it exits before it is ready, its output is the error. */
async function launch(
  installation: Installation,
  settings: ServerSettings,
): Promise<RunningServer | { complaint: string }> {
  const { dataDir, account, binaries } = installation;
  const parameters = { ...BASE_SETTINGS, ...(await listenSettings(installation.socketDir, account)), ...settings };
  const log = openLog(dataDir);
  const child = spawnAs(account, serverCommand(binaries, dataDir, parameters), {
    cwd: path.dirname(dataDir),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  fs.closeSync(log.descriptor);
  child.unref();
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const end = (): void => {
      ended = process.platform !== 'win32';
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  const postmaster = await waitUntilReady(dataDir, () => ended);
  if (postmaster && process.platform === 'win32')
    return { postmaster, attached: false, exited: watchUntilGone(postmaster.pid, dataDir) };
  if (postmaster && postmaster.pid === child.pid) return { postmaster, attached: false, exited };
  await exited;
  return { complaint: fs.readFileSync(log.file).subarray(log.start).toString('utf8') };
}

/** On Windows pg_ctl starts the server, because it can drop an administrator's rights. */
function serverCommand(binaries: PostgresBinaries, dataDir: string, settings: ServerSettings): string[] {
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (process.platform !== 'win32') return [binaries.postgres, '-D', dataDir, ...parameters];
  return [binaries.pgCtl, 'start', '-W', '-D', dataDir, '-o', parameters.join(' ')];
}

function openLog(dataDir: string): { file: string; descriptor: number; start: number } {
  const file = path.join(dataDir, 'postgres.log');
  try {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) fs.truncateSync(file);
    return { file, descriptor: fs.openSync(file, 'a', 0o600), start: size > LOG_LIMIT_BYTES ? 0 : size };
  } catch (error) {
    throw storageError(error, dataDir) ?? startError(String(error), dataDir);
  }
}

function signalFastShutdown(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
