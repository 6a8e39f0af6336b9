import { Logger, parseCronItems, runOnce, type RunnerOptions, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { type Job, type JobClass, PRIORITY } from './job-kind.ts';
import { keepGivingSigns } from './liveness.ts';
import { keepRunning } from './runner.ts';
import { type Log, taskOf } from './task.ts';

/** Runs jobs inside this process; any number of processes share the work. */
export interface Worker {
  isRunning(): boolean;
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
}

const CLASSES: readonly JobClass[] = ['interactive', 'background', 'outside'];
/** How many jobs of a class one process runs at once. Of background jobs one: they take processor time from what people wait for; those that wait outside take none. */
const SLOTS: Readonly<Record<JobClass, number>> = { interactive: 4, background: 1, outside: 2 };
/** What the worker's pool should hold: a slot has a connection while it takes a job or notes its end, and each class listens on one. */
export const WORKER_CONNECTIONS = SLOTS.interactive + SLOTS.background + SLOTS.outside + CLASSES.length;
/** New jobs announce themselves; the poll is for those whose time comes. */
export const POLL_MS = 1000;
/** A scheduled run that no server was there for is made up for when one is there again so soon. */
const MAKE_UP_FOR_MS = 3_600_000;
/**
 * What became of a job is stored through the batcher, at once: only there is it waited for at the end, and only there does a lost connection
 * end the runner in order instead of the process.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/**
 * Interactive jobs come often and are short, so they are taken several at a time, a moment apart (about 20 ms) while there are few: asking
 * costs more than most of these jobs do. A background job may be long, and what was taken with it would wait for it.
 */
const TAKING = {
  size: SLOTS.interactive,
  refetchDelay: { durationMs: 20, threshold: SLOTS.interactive - 1 },
};

/**
 * Starts running jobs, each class in slots of its own, on a pool of their own, so that neither jobs nor requests wait for the other's
 * connections. The first start must succeed.
 */
export async function startWorker(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  jobs: readonly Job[],
  log: Log,
): Promise<Worker> {
  const runners = await Promise.all(
    CLASSES.map((jobClass) => keepRunning(runnerOptions(pool, jobs, jobClass, log), log)),
  );
  const signs = keepGivingSigns({
    db,
    ids: () => runners.map((runner) => runner.id()).filter((id) => id !== null),
    interactive: jobs.filter(({ kind }) => kind.class === 'interactive').map(({ kind }) => kind.name),
    log,
  });
  return {
    isRunning: () => runners.every((runner) => runner.id() !== null),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await signs.stop();
    },
  };
}

/** A runner of one class; that of background jobs adds the scheduled ones of all. */
function runnerOptions(pool: pg.Pool, jobs: readonly Job[], jobClass: JobClass, log: Log): RunnerOptions {
  return {
    pgPool: pool,
    taskList: tasksOf(
      jobs.filter(({ kind }) => kind.class === jobClass),
      log,
    ),
    parsedCronItems: jobClass === 'background' ? scheduleOf(jobs) : [],
    concurrency: SLOTS[jobClass],
    pollInterval: POLL_MS,
    preset: { worker: { ...PRESET.worker, ...(jobClass === 'interactive' && { localQueue: TAKING }) } },
    noHandleSignals: true,
    logger: loggerOf(log),
  };
}

/** Runs every job that is due, and those that they add, then returns: for tests. */
export async function runDueJobs(pool: pg.Pool, jobs: readonly Job[], log: Log): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: tasksOf(jobs, log),
    preset: PRESET,
    noHandleSignals: true,
    logger: loggerOf(log),
  });
}

function tasksOf(jobs: readonly Job[], log: Log): TaskList {
  return Object.fromEntries(jobs.map((job) => [job.kind.name, taskOf(job, log)]));
}

/** One that still waits when its time comes again is not joined by another. */
function scheduleOf(jobs: readonly Job[]) {
  return parseCronItems(
    jobs.flatMap(({ kind }) =>
      kind.schedule === undefined
        ? []
        : {
            task: kind.name,
            match: kind.schedule,
            payload: { payload: {} },
            options: {
              backfillPeriod: MAKE_UP_FOR_MS,
              maxAttempts: kind.attempts,
              priority: PRIORITY[kind.class],
              jobKey: `scheduled:${kind.name}`,
            },
          },
    ),
  );
}

/** The queue's own lines, without what it adds to them: that holds the job with its payload. How a job fares, its task says. */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
