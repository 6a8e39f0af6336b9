import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/schema.ts';
import { noteRunners, releaseJobsOfDeadRunners, removeRunners, shortenPauses } from './jobs.repository.ts';
import type { Log } from './task.ts';

/** A runner gives a sign so often … */
export const SIGN_EVERY_MS = 3000;
/** … and one without a sign for so long is dead: its jobs go to others. */
export const DEAD_AFTER_MS = 8000;
/** The longest pause before a job that somebody waits for is tried again. */
const LONGEST_PAUSE_MS = 10_000;

interface Tended {
  db: Db;
  /** The runners of this process that are alive. */
  ids(): readonly string[];
  /** The kinds of jobs that somebody waits for. */
  interactive: readonly string[];
  log: Log;
}

/** Says that the runners of this process are alive, and takes the jobs from those of all processes that are not. */
export function keepGivingSigns({ db, ids, interactive, log }: Tended): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const given = new Set<string>();
  let lastSign = -Infinity;

  async function giveSign(): Promise<void> {
    const living = ids();
    for (const id of living) given.add(id);
    await noteRunners(db, living);
    // After a pause of its own, say of the database, nobody can tell who else is dead: first everyone gets to give a sign.
    const isRegular = performance.now() - lastSign < DEAD_AFTER_MS;
    lastSign = performance.now();
    if (isRegular) await releaseJobsOfDeadRunners(db, DEAD_AFTER_MS);
    await shortenPauses(db, interactive, LONGEST_PAUSE_MS);
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await giveSign().catch((error: unknown) => log.warn({ err: error }, 'The job runners could not give a sign.'));
      await pause(SIGN_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
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
