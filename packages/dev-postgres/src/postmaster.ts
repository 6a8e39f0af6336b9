// The running server, from the data folder's postmaster.pid and the process that it names.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty where the server listens on TCP only (Windows). */
  readonly socketDir: string;
  readonly ready: boolean;
}

const LOOK_EVERY_MS = 10;
const WATCH_EVERY_MS = 500;

/** Parses postmaster.pid, whether or not that server still runs. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(lockFile(dataDir), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** The folder's server if its process runs; not for a file of a dead server, or a reused pid. */
export function findRunning(dataDir: string): Postmaster | undefined {
  const postmaster = readPostmaster(dataDir);
  return postmaster && isServerOf(postmaster.pid, dataDir) ? postmaster : undefined;
}

/** Removes the lock file of a dead server, since PostgreSQL itself hesitates if another process has its pid. */
export function removeStaleLock(dataDir: string): void {
  if (readPostmaster(dataDir) && !findRunning(dataDir)) fs.rmSync(lockFile(dataDir), { force: true });
}

/** Waits until the server accepts connections; undefined if it exited instead. */
export async function waitUntilReady(dataDir: string, hasEnded: () => boolean): Promise<Postmaster | undefined> {
  while (!hasEnded()) {
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.ready && isAlive(postmaster.pid)) return postmaster;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Resolves when the process is no longer the server of this folder. */
export async function waitUntilGone(pid: number, dataDir: string): Promise<void> {
  while (isServerOf(pid, dataDir)) await pause(LOOK_EVERY_MS);
}

/** Like `waitUntilGone` for a server that we only watch: polls seldom, and lets Node end. */
export async function watchUntilGone(pid: number, dataDir: string): Promise<void> {
  while (isServerOf(pid, dataDir)) await pause(WATCH_EVERY_MS, undefined, { ref: false });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isServerOf(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  return commandLine(pid).includes(dataDir);
}

/** Empty for a zombie process. */
function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  }
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'postmaster.pid');
}
