import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from './job.ts';
import { type Jobs, SCHEDULE } from './registry.ts';

/** Runs jobs inside this process; any number of processes share the work. */
export interface Worker {
  isRunning(): boolean;
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const CONCURRENCY = 4;
/** New jobs announce themselves; the poll is for those whose time comes. */
const POLL_MS = 1000;
const RESTART_AFTER_MS = 1000;
/**
 * What became of a job is stored through the batcher, at once: only there is it waited for at the end, and only there does a lost connection
 * end the runner in order instead of the process.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Starts running jobs. The runner ends itself when the database goes away under a job; it is then started again until it stands.
 * The first start must succeed.
 */
export async function startWorker(pool: pg.Pool, jobs: Jobs, log: Log): Promise<Worker> {
  const start = (): Promise<Runner> =>
    run({
      pgPool: pool,
      taskList: tasksOf(jobs),
      parsedCronItems: parseCronItems(SCHEDULE.map(({ job, match }) => ({ task: job, match }))),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      preset: PRESET,
      noHandleSignals: true,
      logger: loggerOf(log),
    });
  let runner: Runner | null = await start();
  const stopping = new AbortController();

  async function keepRunning(): Promise<void> {
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
  const ended = keepRunning();

  return {
    isRunning: () => runner !== null,
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

/** Runs every job that is due, and those that they add, then returns: for tests. */
export async function runDueJobs(pool: pg.Pool, jobs: Jobs, log: Log): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: tasksOf(jobs),
    preset: PRESET,
    noHandleSignals: true,
    logger: loggerOf(log),
  });
}

function tasksOf(jobs: Jobs): TaskList {
  const tasks: TaskList = {};
  for (const [name, job] of Object.entries<Job<unknown>>(jobs)) {
    tasks[name] = async (payload: unknown) => job.run(job.parse(payload));
  }
  return tasks;
}

function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug({ job: meta }, message);
  });
}
