import type { FastifyInstance } from 'fastify';

/** What must work before requests are worth sending here. */
export interface Health {
  database: boolean;
  migrations: boolean;
  jobs: boolean;
}

/** `GET /healthz`: 200 when everything works, else 503, and which part it is. */
export function registerHealth(app: FastifyInstance, check: () => Promise<Health>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const checks = await check();
    const ready = Object.values(checks).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
