import { DatabaseError } from 'pg';
import { DatabaseHangs, isUnanswered } from './errors.ts';

/**
 * Distinguishes a database that hangs (stopped, or cut off by the network) from a slow one: neither answers, and a
 * query may take seconds. While queries wait, a trivial query runs on a separate connection. If that has no answer
 * either, all waiting queries fail, and so do new ones until it is answered again.
 */
export interface Watchdog {
  /** Runs `ask`. Fails with `DatabaseHangs` within 2 s if the database is found to hang. */
  watch<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** Timeout of the trivial query. The delay before the first one, a poll and two of these take less than 2 s. */
export const QUESTION_MS = 700;
const PATIENCE_MS = 300;
const LOOK_MS = 200;

/** @param question runs a trivial query; fails if there is no answer in time */
export function createWatchdog(question: () => Promise<unknown>): Watchdog {
  const waiting = new Set<{ since: number; fail: (error: Error) => void }>();
  let hangs = false;
  let isLooking = false;
  let answeredAt = 0;
  /** Runs while something waits, so that a process without queries sleeps. */
  let looks: NodeJS.Timeout | undefined;

  const isSilent = () => question().then(() => false, isUnanswered);

  async function look(): Promise<void> {
    if (isLooking) return;
    const [longest] = waiting;
    if (longest === undefined && !hangs) {
      clearInterval(looks);
      looks = undefined;
      return;
    }
    const now = performance.now();
    if (!hangs && longest !== undefined && now - longest.since <= PATIENCE_MS) return;
    isLooking = true;
    // Twice: in a busy process the timeout may pass before the answer is read.
    hangs = (await isSilent()) && (await isSilent()) && answeredAt < now;
    isLooking = false;
    if (hangs) for (const { fail } of waiting) fail(new DatabaseHangs());
  }

  return {
    async watch(ask) {
      if (hangs) throw new DatabaseHangs();
      const { promise: hanging, reject } = Promise.withResolvers<never>();
      const place = { since: performance.now(), fail: reject };
      waiting.add(place);
      looks ??= setInterval(() => void look(), LOOK_MS).unref();
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
