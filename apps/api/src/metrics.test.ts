import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../../../tests/support/free-ports.ts';
import { retentionJobs } from './domains/retention/retention.jobs.ts';
import { startMetrics } from './metrics.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());
let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

type Sources = Parameters<typeof startMetrics>[0];

const SERVICES: Sources['services'] = {
  accountDeletion: { countHeldBack: async () => 2 },
  jobs: {
    countByKind: async () => [{ kind: 'fillDeck', waiting: 3, running: 1, failed: 0, overdueSeconds: 7 }],
    jobsHealth: async () => ({ failed: 0, overdueSeconds: 7, notRun: ['outside'], isWell: true }),
  },
  model: { getBudget: async () => ({ spent: 10, limit: 100 }) },
  watcher: {
    place: async () => ({ state: 'waiting', bookedBlock: 90, finalBlock: 100, reason: null, seenAt: new Date(5000) }),
    warnings: async () => ['payments_wait'],
  },
};

async function scrape(
  services: Partial<Sources['services']> = {},
): Promise<{ text: string; warnings: string[]; url: string }> {
  const [port = 0] = await freePorts(1);
  const warnings: string[] = [];
  stop = await startMetrics({
    config: { host: '127.0.0.1', metricsPort: port },
    db: ctx.database.db,
    pools: { requests: ctx.database.pool },
    services: { ...SERVICES, ...services },
    log: { warn: (_about, line) => warnings.push(line) },
  });
  const url = `http://127.0.0.1:${port}`;
  const text = await (await fetch(`${url}/metrics`)).text();
  return { text, warnings, url };
}

it('measures requests by operation and status, jobs by kind, connections and rows, and names no person (D78)', async () => {
  const alice = await ctx.signIn('alice_the_canary');
  const { _id } = await ctx.newProfile(alice, { name: 'Canary Person' });
  await ctx.call('getProfile', { as: alice, path: { id: _id } });
  await ctx.call('listNotifications', {});
  await ctx.runJob(retentionJobs.purgeOldRows, {});
  const { text, url } = await scrape();
  expect(text).toMatch(/mutuals_request_duration_seconds_count\{operation="getProfile",status="200"\} \d+/);
  expect(text).toMatch(/mutuals_request_duration_seconds_count\{operation="listNotifications",status="401"\} \d+/);
  expect(text).toMatch(/mutuals_job_duration_seconds_count\{kind="purge-old-rows",outcome="done"\} \d+/);
  expect(text).toContain('mutuals_database_connections{pool="requests",state="waiting"} 0');
  expect(text).toMatch(/mutuals_rows_inserted\{table="users"\} \d+/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const line of [
    'mutuals_jobs{kind="fillDeck",state="waiting"} 3',
    'mutuals_jobs_overdue_seconds{kind="fillDeck"} 7',
    'mutuals_job_classes_not_run{class="outside"} 1',
    'mutuals_model_tokens{of="spent"} 10',
    'mutuals_watcher_blocks_behind 10',
    'mutuals_watcher_seen_timestamp_seconds 5',
    'mutuals_payment_warnings{warning="payments_wait"} 1',
  ])
    expect(text).toContain(line);
  for (const canary of ['alice_the_canary', 'Canary', _id]) expect(text).not.toContain(canary);
  expect((await fetch(`${url}/anything`)).status).toBe(404);
});

it('leaves out what fails, and sends the rest', async () => {
  const { text, warnings } = await scrape({
    jobs: { ...SERVICES.jobs, countByKind: () => Promise.reject(new Error('away')) },
  });
  expect(text).not.toMatch(/^mutuals_jobs\{/m);
  expect(text).toContain('mutuals_database_connections');
  expect(warnings).toContain('mutuals_jobs could not be read.');
});

it('has no port of its own where none is named', async () => {
  stop = null;
  expect(
    await startMetrics({
      config: { host: '127.0.0.1', metricsPort: null },
      db: ctx.database.db,
      pools: {},
      services: SERVICES,
      log: { warn: () => undefined },
    }),
  ).toBeNull();
});

it('refuses to start on a port that is taken', async () => {
  stop = null;
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await expect(
    startMetrics({
      config: { host: '127.0.0.1', metricsPort: Object(other.address()).port },
      db: ctx.database.db,
      pools: {},
      services: SERVICES,
      log: { warn: () => undefined },
    }),
  ).rejects.toThrow('EADDRINUSE');
  other.close();
});
