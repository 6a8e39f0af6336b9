/** After this long a page that was about to close is still needed: the person cancelled, or the link was a download. */
const STAYS_MS = 5_000;

let leavingSince = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('beforeunload', () => {
  leavingSince = performance.now();
});

/** Resolves at once, or on a page that is about to close, if it is still there after a while. */
export const whenStaying = async (): Promise<void> => {
  const wait = leavingSince + STAYS_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
};
