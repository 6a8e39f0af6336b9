import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../clock.ts';
import type { JobsHealth } from '../jobs/jobs.service.ts';
import { remembered } from '../lib/ttl-cache.ts';
import { Problem } from '../problem.ts';

/** What must work before this server should get requests. A check may throw or hang. */
export interface HealthChecks {
  database: () => Promise<boolean>;
  migrations: () => Promise<boolean>;
}

interface HealthSources {
  checks: HealthChecks;
  /** Whether the database is migrated (D76). */
  isPrepared: () => boolean;
  jobsHealth: () => Promise<JobsHealth>;
  watcherWarnings: () => Promise<readonly string[]>;
  /** Null if there is none. */
  maintenanceSince: () => Promise<Date | null>;
}

/** Less than the timeout of those who poll. */
const CHECK_MS = 1500;
/** Max. one check in this time, however often the endpoint is polled. */
const KEPT_MS = 1000;
const RETRY_AFTER_S = 2;

/**
 * `GET /livez`: 200 while the process answers. `GET /readyz` and its alias `/healthz`: 200 if everything works and the
 * server is not about to close, else 503 with the failed part; `migrating` until the database is prepared, while every
 * other address answers 503 (D76). Each answers within 2 seconds. `jobs` says whether any
 * process took a job of each class lately. Idle job classes, maintenance, piled-up jobs and a stopped payment watcher are only
 * warnings: they concern all servers alike, so routing requests elsewhere would not help.
 */
export function registerHealth(
  app: FastifyInstance,
  { checks, isPrepared, jobsHealth, watcherWarnings, maintenanceSince }: HealthSources,
): void {
  const check = remembered(systemClock, KEPT_MS, async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, part]) => [name, await isWell(part)] as const)),
    ),
  );
  const outlook = remembered(systemClock, KEPT_MS, async () => {
    let jobs = false;
    let ofJobs: readonly string[] = ['jobs_pile_up'];
    let ofWatcher: readonly string[] = ['payments_unwatched'];
    let isMaintained = false;
    await Promise.all([
      isWell(async () => {
        const { notRun, isWell } = await jobsHealth();
        jobs = notRun.length === 0;
        ofJobs = [...notRun.map((jobClass) => `${jobClass}_jobs_not_run`), ...(isWell ? [] : ['jobs_pile_up'])];
        return true;
      }),
      isWell(async () => {
        ofWatcher = await watcherWarnings();
        return true;
      }),
      isWell(async () => {
        isMaintained = (await maintenanceSince()) !== null;
        return true;
      }),
    ]);
    return { jobs, warnings: [...ofJobs, ...ofWatcher, ...(isMaintained ? ['maintenance'] : [])] };
  });
  const paths = ['/livez', '/readyz', '/healthz'];
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!isPrepared() && !paths.includes(routeOptions.url ?? ''))
      throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER_S });
  });
  const options = { logLevel: 'warn' } as const;
  app.get('/livez', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, options, async (_request, reply) => {
      const needed = { ...(await check()), open: !app.isDraining };
      const status = !isPrepared() ? 'migrating' : Object.values(needed).every(Boolean) ? 'ready' : 'not ready';
      const { jobs, warnings } = await outlook();
      return reply
        .code(status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status, checks: { ...needed, jobs }, warnings });
    });
  }
}

async function isWell(part: () => Promise<boolean>): Promise<boolean> {
  const stop = new AbortController();
  const tooLate = pause(CHECK_MS, false, { signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([part().catch(() => false), tooLate]);
  } finally {
    stop.abort();
  }
}
