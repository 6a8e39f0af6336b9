import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

const RETRY_AFTER_S = 2;

/**
 * Refuses operations at once, with 503 and `Retry-After`, while the event loop is late or too many requests wait for
 * the database. The admitted ones are then answered in time, instead of none.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { maxEventLoopDelayMs, isDatabaseBusy }: { maxEventLoopDelayMs: number; isDatabaseBusy: () => boolean },
): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, pressureHandler: turnAway });
  app.addHook('onRequest', async () => {
    if (isDatabaseBusy()) turnAway();
  });
}

function turnAway(): never {
  const cause = new Error('The server is overloaded.');
  throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER_S, cause });
}
