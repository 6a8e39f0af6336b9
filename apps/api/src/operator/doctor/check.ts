import { problemsOf } from '../problems.ts';

/** One thing that the doctor looks at. */
export interface Check {
  readonly name: string;
  /** In ms; 10 s if absent. */
  readonly timeLimitMs?: number;
  /**
   * What is well, in one line; null if there is nothing to look at.
   * Throws `NotLookedAt`, or `Ails` or anything else if it is not.
   */
  readonly look: () => Promise<string | null>;
}

/** What ails, one line each. */
export class Ails extends Error {
  override name = 'Ails';
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** What cannot be looked at, because of something that another check says. */
export class NotLookedAt extends Error {
  override name = 'NotLookedAt';
}

export interface Finding {
  readonly check: string;
  readonly state: 'well' | 'ails' | 'absent';
  readonly lines: readonly string[];
}

const TIME_LIMIT_MS = 10_000;

/**
 * Runs all checks beside each other: each ends in its time, and none stops another.
 * @param mostMs for each, whatever its own time is
 */
export const runChecks = (checks: readonly Check[], mostMs = Number.POSITIVE_INFINITY): Promise<Finding[]> =>
  Promise.all(checks.map((check) => run(check, mostMs)));

async function run({ name, look, timeLimitMs: ownMs = TIME_LIMIT_MS }: Check, mostMs: number): Promise<Finding> {
  const timeLimitMs = Math.min(ownMs, mostMs);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Ails(`there was no answer within ${timeLimitMs / 1000} s.`)),
    timeLimitMs,
  );
  try {
    const line = await Promise.race([look(), late.promise]);
    return line === null
      ? { check: name, state: 'absent', lines: ['not configured.'] }
      : { check: name, state: 'well', lines: [line] };
  } catch (error) {
    if (error instanceof NotLookedAt) return { check: name, state: 'absent', lines: [error.message] };
    return { check: name, state: 'ails', lines: error instanceof Ails ? error.lines : problemsOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
