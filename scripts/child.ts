// Runs one of our programs as a child process that reports when it is ready, over HTTP or by a message.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from './keep-running.ts';

const POLL_MS = 50;
const KILL_AFTER_MS = 10_000;

/**
 * Starts `entry` on this Node. The child is in a separate process group, so that Ctrl-C in the terminal reaches only
 * the supervisor, which then stops its children in order. It ends by itself when the supervisor has ended
 * (follow-parent.mjs).
 * @param name names the child in error messages
 * @param healthUrl answers 2xx when the child is ready; null if it sends the message "ready" instead
 */
export function runChild(name: string, entry: string, env: NodeJS.ProcessEnv, healthUrl: string | null): Run {
  const child = spawn(process.execPath, ['--import', './scripts/follow-parent.mjs', entry], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new AbortController();
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
  }).finally(() => ended.abort());
  const isReady = healthUrl === null ? sends(child, 'ready', ended.signal) : answers(healthUrl, ended.signal);
  async function ready(): Promise<void> {
    if (!(await isReady)) throw new Error(`${name} did not start (${await exited}). The lines above say why.`);
  }
  return {
    ready: ready(),
    exited,
    async stop() {
      if (child.connected) child.disconnect();
      const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(killer);
    },
  };
}

/** Waits for a message; false if the process ended first. */
function sends(child: ChildProcess, message: string, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    child.on('message', (said) => said === message && resolve(true));
    ended.addEventListener('abort', () => resolve(false));
  });
}

/** Polls until the answer is good; false if the process ended first. */
async function answers(url: string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    if (
      await fetch(url, { signal: ended }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return true;
    await pause(POLL_MS, undefined, { signal: ended }).catch(() => undefined);
  }
  return false;
}
