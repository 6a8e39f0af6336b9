import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

/** Max. time from closing to the end of the process. */
const STOP_MS = 10_000;
/** What still runs after this is cut off, such as a query to a database that does not answer; the process then ends by itself. */
const CUT_OFF_MS = 9000;

/**
 * Stops this process on SIGTERM, SIGINT or an uncaught error, and at once on a second signal.
 * @param options `name` names the program in log lines; `drain` tells clients, who get `drainMs` to react unless there was
 *   an error
 * @param stop finishes what runs
 */
export function stopInOrder(
  { name, log, drain, drainMs = 0 }: { name: string; log: FastifyBaseLogger; drain?: () => void; drainMs?: number },
  stop: () => Promise<void>,
): void {
  closeWithGrace({ delay: drainMs + STOP_MS, logger: log }, async ({ err }) => {
    drain?.();
    if (err === undefined) await pause(drainMs);
    else log.fatal({ err }, `${name} stops because of an error.`);
    const isCutOff = await Promise.race([stop().then(() => false), pause(CUT_OFF_MS, true)]);
    if (isCutOff) log.warn(`${name} cut off what still ran.`);
  });
}
