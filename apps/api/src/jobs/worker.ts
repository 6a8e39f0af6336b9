import { Logger, parseCronItems, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../database/schema.ts';
import { type Job, JOB_CLASSES, type JobClass, PRIORITY } from './job-kind.ts';
import { probeOf, keepHeartbeats } from './liveness.ts';
import { keepRunning, type KeptRunner, type Pauses } from './runner.ts';
import { type Log, taskOf } from './task.ts';

/** Runs jobs inside this process; any number of processes share the work. */
export interface Worker {
  /** Takes no new job, and waits for those that run, but not for long. */
  stop(): Promise<void>;
}

/** The dependencies of jobs. */
export interface WorkerOptions {
  databaseUrl: string;
  jobs: readonly Job[];
  log: Log;
  pauses?: Pauses;
}

/** How many jobs of a class one process runs at once. Of background jobs one: they take processor time from what people wait for; those that wait outside take none. */
const SLOTS: Readonly<Record<JobClass, number>> = { interactive: 4, background: 1, outside: 2 };
/** New jobs announce themselves: the poll is for those that are tried again, and for an announcement that was lost. */
export const PAUSES: Pauses = { poll: 2000, silence: 25_000, restart: 1000 };
/** A scheduled run that no process was there for is made up for when one is there again so soon. */
const MAKE_UP_FOR_MS = 3_600_000;
/**
 * What became of a job is stored through the batcher, at once: only there is it waited for at the end, and only there does a lost connection
 * end the runner in order instead of the process. The queue's own store of jobs that it took and not begun (`localQueue`) stays off: it
 * gives them back where nobody can catch that this failed.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Starts running jobs, each class in slots and on connections of its own, so that none waits for another's. It does not need the database to
 * be there: what cannot start is tried again.
 */
export function startWorker(db: Db, options: WorkerOptions): Worker {
  const runners = JOB_CLASSES.map((jobClass) => runClass(jobClass, options));
  const heartbeats = keepHeartbeats({
    db,
    heartbeats: () => runners.map((runner) => runner.heartbeat()).filter((heartbeat) => heartbeat !== null),
    interactive: options.jobs.filter(({ kind }) => kind.class === 'interactive').map(({ kind }) => kind.name),
    log: options.log,
  });
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await heartbeats.stop();
    },
  };
}

/** Runs the jobs of one class; that of background jobs adds the scheduled ones of all. */
export function runClass(jobClass: JobClass, { databaseUrl, jobs, log, pauses = PAUSES }: WorkerOptions): KeptRunner {
  const tasks = tasksOf(
    jobs.filter(({ kind }) => kind.class === jobClass),
    log,
  );
  return keepRunning({
    jobClass,
    databaseUrl,
    slots: SLOTS[jobClass],
    queue: {
      taskList: { ...tasks, [probeOf(jobClass)]: () => undefined },
      parsedCronItems: jobClass === 'background' ? scheduleOf(jobs) : [],
      preset: PRESET,
      logger: loggerOf(log),
    },
    log,
    pauses,
  });
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

/**
 * The queue's own lines, without what it adds to them: that holds the job with its payload. How a job fares, its task says. What the queue
 * calls an error, it or its runner recovers from.
 */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    if (level === 'error' || level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
