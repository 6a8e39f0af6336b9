import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/schema.ts';
import { JOB_CLASSES, type JobClass } from './job-kind.ts';
import {
  findTakingClasses,
  insertJobs,
  type NewJob,
  recordHeartbeats,
  releaseJobsOfDeadRunners,
  removeRunners,
  type RunnerHeartbeat,
  shortenPauses,
} from './jobs.repository.ts';
import type { Log } from './task.ts';

/** A runner gives a sign so often … */
export const HEARTBEAT_EVERY_MS = 3000;
/** … and one without a sign for so long is dead: its jobs go to others. */
export const DEAD_AFTER_MS = 8000;
/** A class of which no process took a job for so long gets one to take … */
const IDLE_AFTER_MS = 10_000;
/** … and one that has taken none for so long is not run. */
export const NOT_RUN_AFTER_MS = 30_000;
/** The longest pause before a job that somebody waits for is tried again. */
const LONGEST_PAUSE_MS = 10_000;

interface Tended {
  db: Db;
  /** The runners of this process that are alive. */
  heartbeats(): readonly RunnerHeartbeat[];
  /** The kinds of jobs that somebody waits for. */
  interactive: readonly string[];
  log: Log;
}

/** The name of the job that is there to be taken, and does nothing. */
export const probeOf = (jobClass: JobClass): string => `heartbeat-${jobClass}`;

/** Before all that waits; a second one would show nothing more. */
const newProbe = (jobClass: JobClass): NewJob => ({
  name: probeOf(jobClass),
  payload: {},
  priority: -1,
  attempts: 1,
  key: probeOf(jobClass),
  requestId: null,
});

/**
 * Says that the runners of this process are alive and when they took a job, gives each idle class one to take, and takes the jobs from the
 * runners of all processes that are not alive.
 */
export function keepHeartbeats({ db, heartbeats, interactive, log }: Tended): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const given = new Set<string>();
  let lastBeat = -Infinity;

  async function beat(): Promise<void> {
    const living = heartbeats();
    for (const { id } of living) given.add(id);
    await recordHeartbeats(db, living);
    // After a pause of its own, say of the database, nobody can tell who else is dead: first everyone gets to give a sign.
    const isRegular = performance.now() - lastBeat < DEAD_AFTER_MS;
    lastBeat = performance.now();
    if (isRegular) await releaseJobsOfDeadRunners(db, DEAD_AFTER_MS);
    await shortenPauses(db, interactive, LONGEST_PAUSE_MS);
    const taking = await findTakingClasses(db, { aliveWithin: DEAD_AFTER_MS, takenWithin: IDLE_AFTER_MS });
    await insertJobs(db, JOB_CLASSES.filter((jobClass) => !taking.has(jobClass)).map(newProbe));
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beat().catch((error: unknown) => log.warn({ err: error }, 'The job runners could not send a heartbeat.'));
      await pause(HEARTBEAT_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const ended = keep();

  return {
    async stop() {
      stopping.abort();
      await ended;
      await removeRunners(db, [...given]).catch(() => undefined);
    },
  };
}
