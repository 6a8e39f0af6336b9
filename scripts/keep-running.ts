// Keeps one program running: starts it, restarts it when it ends by itself, and stops it on demand.
import { setTimeout as pause } from 'node:timers/promises';

/** One run, from its start to its end. */
export interface Run {
  /** Resolves when it is ready; rejects if it ended first. */
  readonly ready: Promise<void>;
  /** Resolves with how it ended ("exit 1", "SIGKILL"). */
  readonly exited: Promise<string>;
  /** Stops it and waits for its end; may be called at any time. */
  stop(): Promise<void>;
}

export interface Kept {
  /** Settles with the first run, which is not retried if it fails. */
  readonly ready: Promise<void>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

export interface KeepOptions {
  readonly name: string;
  start(): Run;
  /** Called with a line each time it ended, and each time it runs again. */
  say(line: string): void;
  /** Called once, when it keeps ending. */
  giveUp(line: string): void;
  readonly restartAfterMs?: number;
}

const RESTART_AFTER_MS = 500;
/** After this many quick exits in a row we give up. */
const GIVE_UP_AFTER = 5;
const LONG_RUN_MS = 10_000;

/** Starts `name` and keeps it running until it is stopped. */
export function keepRunning({ name, start, say, giveUp, restartAfterMs = RESTART_AFTER_MS }: KeepOptions): Kept {
  let run = start();
  let stopping = false;

  async function watch(): Promise<void> {
    for (let quickEnds = 0; ;) {
      const startedAt = performance.now();
      const how = await run.exited;
      if (stopping) return;
      quickEnds = performance.now() - startedAt < LONG_RUN_MS ? quickEnds + 1 : 1;
      if (quickEnds === GIVE_UP_AFTER) return giveUp(`${name} keeps stopping (${how}). The lines above say why.`);
      say(`${name} stopped (${how}). Starting it again …`);
      await pause(restartAfterMs);
      if (stopping) return;
      run = start();
      // A run that never becomes ready ends, and its end is what counts.
      run.ready.then(
        () => stopping || say(`${name} runs again.`),
        () => undefined,
      );
    }
  }
  const { ready } = run;
  void ready.then(watch, () => undefined);

  return {
    ready,
    async stop() {
      stopping = true;
      await run.stop();
    },
  };
}
