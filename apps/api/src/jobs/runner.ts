import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Log } from './task.ts';

/** A runner of the queue that is started again when it ends. */
export interface KeptRunner {
  /** What the queue writes to the jobs that this runner holds; null while it is started again. */
  id(): string | null;
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1000;

/** A runner ends itself when the database goes away under a job; it is then started again until it stands. The first start must succeed. */
export async function keepRunning(options: RunnerOptions, log: Log): Promise<KeptRunner> {
  let id = '';
  const start = (): Promise<Runner> => {
    const events: RunnerOptions['events'] = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
    return run({ ...options, events });
  };
  let runner: Runner | null = await start();
  const stopping = new AbortController();

  async function keep(): Promise<void> {
    while (runner !== null) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'The job runner stopped.'));
      runner = null;
      while (runner === null && !stopping.signal.aborted) {
        await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (!stopping.signal.aborted) runner = await start().catch(() => null);
        // Asked to stop while it started.
        if (stopping.signal.aborted) await runner?.stop().catch(() => undefined);
      }
    }
  }
  const ended = keep();

  return {
    id: () => (runner === null ? null : id),
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}
