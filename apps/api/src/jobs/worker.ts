import { Logger, parseCronItems, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../database/schema.ts';
import { type Job, JOB_CLASSES, type JobClass, PRIORITY } from './job-kind.ts';
import { probeOf, keepHeartbeats } from './liveness.ts';
import { keepRunning, type KeptRunner, type Pauses } from './runner.ts';
import { type Log, taskOf } from './task.ts';

/** Runs jobs inside this process; any number of processes share the work. */
export interface Worker {
  /** Takes no new job, and waits up to a limit for the running ones. */
  stop(): Promise<void>;
}

/** The dependencies of jobs. */
export interface WorkerOptions {
  databaseUrl: string;
  jobs: readonly Job[];
  log: Log;
  pauses?: Pauses;
}

/**
 * Jobs of a class that one process runs at once. One background job, since these take processor time from interactive
 * work; outside jobs take none.
 */
const SLOTS: Readonly<Record<JobClass, number>> = { interactive: 4, background: 1, outside: 2 };
/** The database notifies runners of new jobs. The poll is for retries and lost notifications; each slot polls. */
export const PAUSES: Pauses = { poll: 3500, silence: 25_000, restart: 1000 };
/** A scheduled run that no process was there for is caught up within this time. */
const MAKE_UP_FOR_MS = 3_600_000;
/**
 * Results are stored through the batcher, without delay: only the batcher is awaited at shutdown, and only with it does
 * a lost connection end the runner instead of the process. The queue's store of jobs taken ahead (`localQueue`) stays
 * off, because nobody can catch a failure of its returning them.
 */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Starts running jobs. Each class has its own slots and connections, so that none waits for another. The database may
 * be away: what cannot start is retried.
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

/** Runs the jobs of one class. The runner of background jobs also adds the scheduled jobs of all classes. */
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

/** Runs every due job, and the jobs that those add, then returns; for tests. */
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

/** A run is skipped while the previous one still waits. */
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
 * Logs the queue's own lines without their metadata, which holds the job with its payload. `taskOf` logs the outcome of
 * each job. The queue or its runner recovers from what the queue calls an error, so it is a warning here.
 */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return;
    if (level === 'error' || level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
