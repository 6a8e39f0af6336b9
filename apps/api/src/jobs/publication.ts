const MINUTE_MS = 60_000;

/**
 * How an event is sent to browsers: tried again while the realtime service is away, but not for ever. What is older than a few minutes is
 * news to nobody, for a browser that was cut off that long asks for everything anew.
 */
export const publication = {
  class: 'interactive',
  attempts: 50,
  whenGivenUp: 'drop',
  dropAfter: 5 * MINUTE_MS,
} as const;
