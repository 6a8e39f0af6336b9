// A program of ours as a test's process. It stops when the test's own process is gone (scripts/follow-parent.mjs).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How many of its last lines are printed when it exits by itself. */
const LAST_WORDS = 20;

export interface Program {
  pid: number;
  /** Whether it has sent the message "ready". */
  isReady(): boolean;
  /** Ends it by a signal, and waits for its exit; works if it has exited already. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** @param onEnd called on an unexpected exit */
export function startProgram(entry: string, env: NodeJS.ProcessEnv, onEnd: (error: Error) => void): Program {
  const child = spawn(process.execPath, ['--import', './scripts/follow-parent.mjs', entry], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const words: string[] = [];
  for (const input of [child.stdout, child.stderr])
    if (input !== null)
      createInterface({ input }).on('line', (line) => {
        words.push(line);
        if (words.length > LAST_WORDS) words.shift();
      });
  let isReady = false;
  child.once('message', () => (isReady = true));
  let isAsked = false;
  async function untilEnd(): Promise<void> {
    const [code, signal] = await once(child, 'close');
    if (!isAsked) onEnd(new Error([`${entry} ended by itself (${signal ?? `exit ${code}`}).`, ...words].join('\n')));
  }
  const ended = untilEnd();
  return {
    pid: child.pid ?? 0,
    isReady: () => isReady,
    async end(signal) {
      isAsked = true;
      child.kill(signal);
      await ended;
    },
  };
}
