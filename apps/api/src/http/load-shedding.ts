import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

const RETRY_AFTER_S = 2;
/**
 * Time between two samples of the event loop. Each wakes the process, also one that nobody uses. Of a turn, only what
 * goes beyond this time counts as late.
 */
const SAMPLE_MS = 100;
const LOOK_MS = 1000;

/**
 * Refuses operations at once, with 503 and `Retry-After`, while the event loop is late or too many requests wait for
 * the database. The admitted ones are then answered in time, instead of none.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { maxEventLoopDelayMs, isDatabaseBusy }: { maxEventLoopDelayMs: number; isDatabaseBusy: () => boolean },
): void {
  const isLate = maxEventLoopDelayMs === 0 ? () => false : watchEventLoop(app, maxEventLoopDelayMs);
  app.addHook('onRequest', async () => {
    if (isLate() || isDatabaseBusy()) turnAway();
  });
}

/** Whether the event loop's turns were later than the limit in the last second, on average. */
function watchEventLoop(app: FastifyInstance, limitMs: number): () => boolean {
  const samples = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  let isLate = false;
  const looking = setInterval(() => {
    isLate = samples.mean / 1e6 - SAMPLE_MS > limitMs;
    samples.reset();
  }, LOOK_MS).unref();
  samples.enable();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    samples.disable();
  });
  return () => isLate;
}

function turnAway(): never {
  const cause = new Error('The server is overloaded.');
  throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER_S, cause });
}
