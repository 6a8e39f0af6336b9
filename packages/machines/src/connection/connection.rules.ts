/** CO5: how long a client that gave up stays closed. */
export const RECONNECT_MS = 30_000;

/** D28, in ms. */
const QUICK_POLL_MS = 5_000;
const STEADY_POLL_MS = 10_000;
export const SAFETY_POLL_MS = 60_000;

/** How often to ask: `quick` for what a person waits for (the open thread), `steady` for lists and counts. In ms. */
export interface PollIntervals {
  readonly quickMs: number;
  readonly steadyMs: number;
}

/** CO7, D28: how often to poll. */
export function pollIntervals(isLive: boolean): PollIntervals {
  return isLive
    ? { quickMs: SAFETY_POLL_MS, steadyMs: SAFETY_POLL_MS }
    : { quickMs: QUICK_POLL_MS, steadyMs: STEADY_POLL_MS };
}
