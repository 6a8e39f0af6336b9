import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions } from 'graphile-worker';
import { openDatabase } from '../database/database.ts';
import type { JobClass } from './job-kind.ts';
import type { RunnerHeartbeat } from './jobs.repository.ts';
import type { Log } from './task.ts';

/** A class of jobs that this process runs. */
export interface KeptRunner {
  /** What its runner says of itself; null while that is started. */
  heartbeat(): RunnerHeartbeat | null;
  /** Takes no new job, and waits for those that run, but not for long. */
  stop(): Promise<void>;
}

export interface KeptRunnerOptions {
  jobClass: JobClass;
  databaseUrl: string;
  /** How many jobs it runs at once. */
  slots: number;
  queue: Pick<RunnerOptions, 'taskList' | 'parsedCronItems' | 'preset' | 'logger'>;
  log: Log;
  pauses: Pauses;
}

/** Milliseconds. */
export interface Pauses {
  /** Between two questions for a job, where none was announced. */
  poll: number;
  /** Longest time without an answer of the queue: longer than a poll, the wait for a connection and a query together. */
  silence: number;
  /** Before a runner that ended is started again. */
  restart: number;
}

/** A runner from its start to its end. */
interface Started {
  id: string;
  runner: Runner;
  /** When it last took a job, by the clock of this process; null: none yet. */
  takenAt(): number | null;
  /** Whether it asks for jobs and the queue does not answer. */
  isSilent(): boolean;
  close(): void;
}

/** How long jobs may go on while their runner ends. */
const END_MS = 7000;

/**
 * Keeps a class of jobs running whatever the queue and the database do: a runner that cannot start, ends, or takes nothing because the queue
 * does not answer it, is started anew. Each start has options and connections of its own, because the queue keeps what failed once: of
 * 0.18, a runner whose first query fails takes no job any more.
 */
export function keepRunning({ jobClass, databaseUrl, slots, queue, log, pauses }: KeptRunnerOptions): KeptRunner {
  const stopping = new AbortController();
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let current: Started | null = null;
  /** While the database is away this is said once, not with each question. */
  let isFailing = false;

  function sayOnce(error: unknown, message: string): void {
    log[isFailing ? 'debug' : 'warn']({ err: error, class: jobClass }, message);
    isFailing = true;
  }

  async function start(): Promise<Started> {
    const database = openDatabase(databaseUrl, {
      // One more to listen on.
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
        // A job that runs for long holds its slot: it counts as taken all the while.
        takenAt: () => (running > 0 ? performance.now() : takenAt),
        isSilent: () => running < slots && performance.now() - answeredAt > pauses.silence,
        close,
      };
    } catch (error) {
      close();
      throw error;
    }
  }

  /** Until the runner ends by itself, takes nothing, or is to stop. */
  async function watch({ runner, isSilent }: Started): Promise<void> {
    const end: { isThere: boolean; err?: unknown } = { isThere: false };
    const ended = runner.promise.catch((error: unknown) => (end.err = error)).then(() => (end.isThere = true));
    while (!end.isThere && !stopping.signal.aborted && !isSilent()) await Promise.race([ended, rest(pauses.restart)]);
    if (!stopping.signal.aborted)
      log.warn({ class: jobClass, err: end.err }, 'A class of jobs takes none any more: its runner is started anew.');
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      current = await start().catch((error: unknown) => {
        sayOnce(error, 'A class of jobs could not be started.');
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

/** Waits for an end, or gives it up; how it ended does not matter. */
async function noLongerThan(ms: number, end: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([
    end.catch(() => undefined),
    pause(ms, undefined, { signal: done.signal }).catch(() => undefined),
  ]);
  done.abort();
}
