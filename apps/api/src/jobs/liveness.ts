import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/schema.ts';
import { JOB_CLASSES, type JobClass } from './job-kind.ts';
import {
  findWhatToDo,
  insertJobs,
  type NewJob,
  recordHeartbeats,
  releaseJobsOfDeadRunners,
  removeRunners,
  type RunnerHeartbeat,
  shortenPauses,
} from './jobs.repository.ts';
import type { Log } from './task.ts';

/** Interval between heartbeats of a runner. */
export const HEARTBEAT_EVERY_MS = 3000;
/** A runner without a heartbeat for this long is dead: its jobs go to others. */
export const DEAD_AFTER_MS = 8000;
/** A class from which no process took a job for this long gets a probe job. */
const IDLE_AFTER_MS = 15_000;
/** A class from which no job was taken for this long is not run. */
export const NOT_RUN_AFTER_MS = 30_000;
/** Max. pause before an interactive job is retried. */
const LONGEST_PAUSE_MS = 10_000;

interface Tended {
  db: Db;
  /** Heartbeats of the living runners of this process. */
  heartbeats(): readonly RunnerHeartbeat[];
  /** The kinds of interactive jobs. */
  interactive: readonly string[];
  log: Log;
}

/** The name of a class's probe: a job that does nothing, so that an idle class has one to take. */
export const probeOf = (jobClass: JobClass): string => `heartbeat-${jobClass}`;

/** Its priority is before all other jobs; its key allows one a class. */
const newProbe = (jobClass: JobClass): NewJob => ({
  name: probeOf(jobClass),
  payload: {},
  priority: -1,
  attempts: 1,
  key: probeOf(jobClass),
  requestId: null,
});

/**
 * Records heartbeats of this process's runners, adds a probe job to each idle class, and releases the jobs of dead
 * runners of all processes.
 */
export function keepHeartbeats({ db, heartbeats, interactive, log }: Tended): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const given = new Set<string>();
  let lastBeat = -Infinity;

  async function beat(): Promise<void> {
    const living = heartbeats();
    for (const { id } of living) given.add(id);
    await recordHeartbeats(db, living);
    const { taking, hasDead, hasLongPauses } = await findWhatToDo(db, {
      deadAfter: DEAD_AFTER_MS,
      takenWithin: IDLE_AFTER_MS,
      interactive,
      longest: LONGEST_PAUSE_MS,
    });
    // After a gap of this process's own, for instance while the database was away, the others may be just as late: they
    // get the time for a heartbeat first.
    const isRegular = performance.now() - lastBeat < DEAD_AFTER_MS;
    lastBeat = performance.now();
    if (isRegular && hasDead) await releaseJobsOfDeadRunners(db, DEAD_AFTER_MS);
    if (hasLongPauses) await shortenPauses(db, interactive, LONGEST_PAUSE_MS);
    const idle = JOB_CLASSES.filter((jobClass) => !taking.has(jobClass));
    if (idle.length > 0) await insertJobs(db, idle.map(newProbe));
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
