// `npm start`'s supervisor as a process: its output line by line, its children, and its exit.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Started {
  process: ChildProcess;
  /** Everything printed so far, on both outputs. */
  lines: string[];
  /** Resolves with the first matching line, past or future; rejects if the process exits without it. */
  line(pattern: RegExp): Promise<string>;
  /** The exit code. */
  ended: Promise<number | null>;
}

const ours = new Set<ChildProcess>();

/** Starts scripts/run.ts without any variable of this process that it reads, in its own process group, as a terminal would. */
export function start(env: Record<string, string>): Started {
  const {
    NODE_ENV: _,
    PRIVY_APP_ID: __,
    ABLY_API_KEY: ___,
    DATABASE_URL: ____,
    LOG_LEVEL: _____,
    HOST: ______,
    ...rest
  } = process.env;
  const child = spawn(process.execPath, ['scripts/run.ts'], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  ours.add(child);
  const lines: string[] = [];
  const hear = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      hear.dispatchEvent(new Event('line'));
    });
  }
  const ended = once(child, 'close').then(([code]) => {
    ours.delete(child);
    hear.dispatchEvent(new Event('line'));
    return typeof code === 'number' ? code : null;
  });
  return {
    process: child,
    lines,
    ended,
    line(pattern) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
          else if (!ours.has(child)) reject(new Error(`It ended without ${String(pattern)}:\n${lines.join('\n')}`));
        };
        hear.addEventListener('line', look);
        look();
      });
    },
  };
}

/** Ctrl-C: SIGINT to everything in the terminal's process group. */
export function pressCtrlC({ process: { pid } }: Started): void {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}

/** Stops what a failed test left running. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...ours].map((child) => {
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      return gone;
    }),
  );
}
