/** After this long without anything fetched a page has what it shows. */
const QUIET_MS = 1_500;

/**
 * Resolves when a page has been quiet for a while: what is fetched from then on takes nothing from it. What is on its way is not heard: a page that
 * waits long for what it shows says so by `shown`.
 */
export async function whenAtRest(shown?: Promise<unknown>): Promise<void> {
  await shown;
  return new Promise((resolve) => {
    let timer = setTimeout(rest, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
    function rest(): void {
      observer.disconnect();
      resolve();
    }
  });
}

/** Whether bytes are dear here: the person asks to save them, or the network is slow. */
export function isFrugal(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || /2g|3g/.test(connection.effectiveType));
}
