import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions } from 'graphile-worker';
import { openDatabase } from '../database/database.ts';
import type { JobClass } from './job-kind.ts';
import type { RunnerHeartbeat } from './jobs.repository.ts';
import type { Log } from './task.ts';

/** A class of jobs that this process runs. */
export interface KeptRunner {
  /** Null while its runner starts. */
  heartbeat(): RunnerHeartbeat | null;
  /** Takes no new job, and waits up to a limit for the running ones. */
  stop(): Promise<void>;
}

export interface KeptRunnerOptions {
  jobClass: JobClass;
  databaseUrl: string;
  /** Max. jobs at once. */
  slots: number;
  queue: Pick<RunnerOptions, 'taskList' | 'parsedCronItems' | 'preset' | 'logger'>;
  log: Log;
  pauses: Pauses;
}

/** Milliseconds. */
export interface Pauses {
  /** Between two polls for a job without a notification. */
  poll: number;
  /** Max. time without an answer of the queue: longer than a poll, the connection timeout and a query together. */
  silence: number;
  /** Before a runner that ended is restarted. */
  restart: number;
}

/** A runner from its start to its end. */
interface Started {
  id: string;
  runner: Runner;
  /** When it last took a job, by this process's clock; null if it took none yet. */
  takenAt(): number | null;
  /** Whether it polls for jobs and the queue does not answer. */
  isSilent(): boolean;
  close(): void;
}

/** Max. time that jobs may go on while their runner stops. */
const END_MS = 7000;

/**
 * Keeps a class of jobs running whatever happens to the queue and the database. A runner that cannot start, ends, or
 * gets no answer from the queue is replaced. Each new runner has its own options and connections, because
 * graphile-worker 0.18 keeps a failure: a runner whose first query fails never takes a job.
 */
export function keepRunning({ jobClass, databaseUrl, slots, queue, log, pauses }: KeptRunnerOptions): KeptRunner {
  const stopping = new AbortController();
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let current: Started | null = null;
  /** While the database is away, the first failure is a warning and the others are debug lines. */
  let isFailing = false;

  function sayOnce(error: unknown, message: string): void {
    log[isFailing ? 'debug' : 'warn']({ err: error, class: jobClass }, message);
    isFailing = true;
  }

  async function start(): Promise<Started> {
    const database = openDatabase(databaseUrl, {
      // One more for notifications.
      maxConnections: slots + 1,
      onIdleError: (error) => log.warn({ err: error }, 'A connection to the database was lost.'),
    });
    const close = (): void => void database.close().catch(() => undefined);
    let id = '';
    let running = 0;
    let takenAt: number | null = null;
    let answeredAt = performance.now();
    const answered = (): void => {
      answeredAt = performance.now();
      isFailing = false;
    };
    const events: NonNullable<RunnerOptions['events']> = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
    events.on('worker:getJob:error', ({ error }) => sayOnce(error, 'No job could be taken.'));
    events.on('worker:getJob:empty', answered);
    events.on('job:start', () => {
      answered();
      takenAt = answeredAt;
      running += 1;
    });
    events.on('job:complete', () => {
      answered();
      running -= 1;
    });
    try {
      const runner = await run({
        ...queue,
        pgPool: database.pool,
        concurrency: slots,
        pollInterval: pauses.poll,
        noHandleSignals: true,
        events,
      });
      return {
        id,
        runner,
        // A long job holds its slot, so it counts as taken until it ends.
        takenAt: () => (running > 0 ? performance.now() : takenAt),
        isSilent: () => running < slots && performance.now() - answeredAt > pauses.silence,
        close,
      };
    } catch (error) {
      close();
      throw error;
    }
  }

  /** Resolves when the runner ends, gets no answer, or is to stop. */
  async function watch({ runner, isSilent }: Started): Promise<void> {
    const end: { isThere: boolean; err?: unknown } = { isThere: false };
    const ended = runner.promise.catch((error: unknown) => (end.err = error)).then(() => (end.isThere = true));
    while (!end.isThere && !stopping.signal.aborted && !isSilent()) await Promise.race([ended, rest(pauses.restart)]);
    if (!stopping.signal.aborted)
      log.warn({ class: jobClass, err: end.err }, 'A class of jobs takes no more jobs; its runner is restarted.');
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      current = await start().catch((error: unknown) => {
        sayOnce(error, 'The runner of a class of jobs could not start.');
        return null;
      });
      if (current !== null) {
        await watch(current);
        // A hanging runner is abandoned: its jobs go to another runner, as those of a dead process do.
        await noLongerThan(END_MS, current.runner.stop());
        current.close();
        current = null;
      }
      await rest(pauses.restart);
    }
  }
  const ended = keep();

  return {
    heartbeat() {
      if (current === null) return null;
      const takenAt = current.takenAt();
      const takenAgo = takenAt === null ? null : performance.now() - takenAt;
      return { id: current.id, class: jobClass, takenAgo };
    },
    async stop() {
      stopping.abort();
      await noLongerThan(END_MS, ended);
    },
  };
}

/** Waits for an end up to a limit, whatever the outcome. */
async function noLongerThan(ms: number, end: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([
    end.catch(() => undefined),
    pause(ms, undefined, { signal: done.signal }).catch(() => undefined),
  ]);
  done.abort();
}
