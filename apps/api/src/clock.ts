/** The server's source of time: the real one in production, a settable one in tests. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The UTC day of an instant as `YYYY-MM-DD`: the day that limits and view counts are kept by (D3, D8). */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The first instant of the next UTC day: when daily limits start again (D3). */
export function nextUtcDay(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate() + 1));
}

export const DAY_MS = 86_400_000;
