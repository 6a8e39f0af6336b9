const MINUTE_MS = 60_000;

/**
 * How an event is sent to browsers: with retries while the realtime service is away, but not for ever. A browser that
 * was offline for minutes reloads everything, so older events are useless.
 */
export const publication = {
  class: 'interactive',
  attempts: 50,
  whenGivenUp: 'drop',
  dropAfter: 5 * MINUTE_MS,
} as const;
