import type { Operations } from '../../http/operation.ts';
import type { HealthService } from './health.service.ts';

export function healthOperations(
  health: HealthService,
): Pick<Operations, 'getHealth' | 'getHealthChecks' | 'retryFailedJobs'> {
  return {
    getHealth: () => health.getHealth(),
    getHealthChecks: () => health.getHealthChecks(),
    retryFailedJobs: async ({ caller, body }) => ({ retried: await health.retryFailedJobs(caller, body) }),
  };
}
