import type { FastifyInstance } from 'fastify';
import type { MaintenanceService } from '../domains/maintenance/maintenance.service.ts';
import { Problem } from '../problem.ts';
import { isWrite } from './rate-limits.ts';

/** Clients try again by themselves. */
const RETRY_AFTER_S = 60;

/** Refuses operations that write while there is maintenance, before a body is read. */
export function registerMaintenance(
  app: FastifyInstance,
  { maintenanceSince }: Pick<MaintenanceService, 'maintenanceSince'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.operation === undefined || !isWrite(request)) return;
    if ((await maintenanceSince()) !== null) throw new Problem('maintenance', { retryAfter: RETRY_AFTER_S });
  });
}
