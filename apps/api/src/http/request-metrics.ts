import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../lib/meters.ts';

/** Measures every answer by its operation, else by its route's template: an address would hold ids (D78). */
export function registerRequestMetrics(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ routeOptions }, { elapsedTime, statusCode }) => {
    const operation = routeOptions.config.operation?.id ?? routeOptions.url ?? 'no_route';
    requestSeconds.observe({ operation, status: statusCode }, elapsedTime / 1000);
  });
}
