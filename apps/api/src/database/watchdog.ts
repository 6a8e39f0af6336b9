import { DatabaseError } from 'pg';
import { DatabaseHangs, isUnanswered } from './errors.ts';

/**
 * Tells a database that hangs (it is stopped, or the network swallows everything) from a slow one: both say nothing, and a query may take
 * seconds. While something is waited for, a simple question is asked on a connection of its own; when that has no answer either, whoever waits
 * is told, and so is everybody until the question is answered again.
 */
export interface Watchdog {
  /** What `ask` answers; fails with `DatabaseHangs` as soon as the database is found to hang, in less than 2 s. */
  watch<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** How long the answer to a question is waited for. With the patience, a look and two questions it is less than 2 s. */
export const QUESTION_MS = 700;
const PATIENCE_MS = 300;
const LOOK_MS = 200;

/** @param question asks the database something simple, and fails when there is no answer in time */
export function createWatchdog(question: () => Promise<unknown>): Watchdog {
  const waiting = new Set<{ since: number; fail: (error: Error) => void }>();
  let hangs = false;
  let isLooking = false;
  let answeredAt = 0;

  const isSilent = () => question().then(() => false, isUnanswered);

  async function look(): Promise<void> {
    const [longest] = waiting;
    const now = performance.now();
    if (isLooking || !(hangs || (longest !== undefined && now - longest.since > PATIENCE_MS))) return;
    isLooking = true;
    // Twice: in a process that is busy itself, the time may be over before the answer is read.
    hangs = (await isSilent()) && (await isSilent()) && answeredAt < now;
    isLooking = false;
    if (hangs) for (const { fail } of waiting) fail(new DatabaseHangs());
  }

  setInterval(() => void look(), LOOK_MS).unref();

  return {
    async watch(ask) {
      if (hangs) throw new DatabaseHangs();
      const { promise: hanging, reject } = Promise.withResolvers<never>();
      const place = { since: performance.now(), fail: reject };
      waiting.add(place);
      try {
        const answer = await Promise.race([ask(), hanging]);
        answeredAt = performance.now();
        return answer;
      } catch (error) {
        if (error instanceof DatabaseError) answeredAt = performance.now();
        throw error;
      } finally {
        waiting.delete(place);
      }
    },
  };
}
