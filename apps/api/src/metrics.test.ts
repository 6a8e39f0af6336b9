import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freePorts } from '../../../tests/support/free-ports.ts';
import { retentionJobs } from './domains/retention/retention.jobs.ts';
import { createRealtime } from './integrations/realtime/create-realtime.ts';
import { registry } from './lib/meters.ts';
import { startMetrics } from './metrics.ts';
import { DAY_MS } from './testing/fake-clock.ts';
import { newReport } from './testing/fixtures.ts';
import { newLatePayment, newPayment } from './testing/payment-fixtures.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());
// Test files that ran before in the same process have counted in it too.
beforeEach(() => registry.resetMetrics());
let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

type Sources = Parameters<typeof startMetrics>[0];

const SERVICES: Sources['services'] = {
  accountDeletion: { countHeldBack: async () => 2 },
  jobs: {
    countByKind: async () => [{ kind: 'fillDeck', waiting: 3, running: 1, failed: 0, overdueSeconds: 7 }],
    jobsHealth: async () => ({ failed: 0, overdueSeconds: 7, notRun: ['outside'], isWell: true }),
  },
  decisions: { countWaiting: async () => [{ isUrgent: true, count: 2, oldestAt: new Date(7000) }] },
  model: { getBudget: async () => ({ spent: 10, limit: 100 }) },
  payments: {
    countPayments: async () => ({
      ofToday: [{ status: 'confirmed', detail: null, count: 4 }],
      unsettled: [{ status: 'expired', detail: 'late', count: 1 }],
    }),
  },
  watcher: {
    place: async () => ({ state: 'waiting', bookedBlock: 90, finalBlock: 100, reason: null, seenAt: new Date(5000) }),
    warnings: async () => ['payments_wait'],
  },
};

const where = (
  metricsPort: number | null,
  place: Sources['config']['backup']['place'] = null,
): Pick<Sources, 'config' | 'clock'> => ({
  config: {
    host: '127.0.0.1',
    metricsPort,
    backup: { place, passphrase: null, passphraseFile: null, keep: 14 },
  },
  clock: ctx.clock,
});

async function scrape(
  services: Partial<Sources['services']> = {},
  backups: Sources['config']['backup']['place'] = null,
): Promise<{ text: string; warnings: string[]; url: string }> {
  const [port = 0] = await freePorts(1);
  const warnings: string[] = [];
  stop = await startMetrics({
    ...where(port, backups),
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
    'mutuals_payments{status="confirmed",detail="none"} 4',
    'mutuals_payments_unsettled{status="expired",detail="late"} 1',
    'mutuals_reports_waiting{urgent="true"} 2',
    'mutuals_reports_oldest_timestamp_seconds{urgent="true"} 7',
  ])
    expect(text).toContain(line);
  for (const canary of ['alice_the_canary', 'Canary', _id]) expect(text).not.toContain(canary);
  expect((await fetch(`${url}/anything`)).status).toBe(404);
});

it('asks each source once a scrape, however many figures it has', async () => {
  const place = vi.fn(SERVICES.watcher?.place);
  const countWaiting = vi.fn(SERVICES.decisions.countWaiting);
  await scrape({ watcher: { place, warnings: async () => [] }, decisions: { countWaiting } });
  expect([place.mock.calls.length, countWaiting.mock.calls.length]).toEqual([1, 1]);
});

it('counts the payments of a day and those with money that waits for the team, by status and detail (D15)', async () => {
  const payer = await ctx.signIn('payer');
  await newPayment(ctx, payer, { status: 'expired', created_at: new Date(ctx.clock.now().getTime() - DAY_MS) });
  await newPayment(ctx, payer, { detail: 'confirming' });
  await newLatePayment(ctx, payer);
  const { text } = await scrape({ payments: ctx.services.payments });
  const lines = text.split('\n').filter((line) => /^mutuals_payments[{_]/.test(line));
  expect(lines.toSorted()).toEqual([
    'mutuals_payments_unsettled{status="expired",detail="late"} 1',
    'mutuals_payments{status="expired",detail="late"} 1',
    'mutuals_payments{status="pending",detail="confirming"} 1',
  ]);
});

it('counts what was reported and waits, what cannot wait apart, and since when (D66)', async () => {
  const [writer, reader] = [await ctx.signIn('writer'), await ctx.signIn('reader')];
  const side = { userId: writer.id, profileId: (await ctx.newProfile(writer))._id };
  const old = new Date('2026-11-19T09:00:00.000Z');
  const [first, urgent, decided] = [
    await newReport(ctx, side, reader.id, old),
    await newReport(ctx, side, reader.id),
    await newReport(ctx, side, reader.id, new Date(0)),
  ];
  await newReport(ctx, side, reader.id);
  await ctx.database.pool.query('update report_subjects set urgency = 4 where id = $1', [urgent.subjectId]);
  await ctx.database.pool.query('update report_subjects set urgency = 3 where id = $1', [first.subjectId]);
  await ctx.database.pool.query('update report_subjects set decided_at = now() where id = $1', [decided.subjectId]);
  const { text } = await scrape({ decisions: ctx.services.decisions });
  expect(text).toContain('mutuals_reports_waiting{urgent="true"} 1');
  expect(text).toContain('mutuals_reports_waiting{urgent="false"} 2');
  expect(text).toContain(`mutuals_reports_oldest_timestamp_seconds{urgent="false"} ${old.getTime() / 1000}`);
});

it('counts each decision on a card once, by its kind', async () => {
  const [ada, bob] = [await ctx.signIn('ada', 'premium'), await ctx.signIn('bob')];
  const userProfileId = (await ctx.newProfile(ada))._id;
  const path = { profileId: (await ctx.newProfile(bob))._id };
  for (const _time of [1, 2]) await ctx.ok('dislikeProfile', { as: ada, path, body: { userProfileId } });
  for (const _time of [1, 2])
    await ctx.ok('likeProfile', { as: ada, path, body: { userProfileId, isSuperLike: true } });
  expect((await scrape()).text.match(/^mutuals_decisions_total.*$/gm)).toEqual([
    'mutuals_decisions_total{kind="dislike"} 1',
    'mutuals_decisions_total{kind="super_like"} 1',
  ]);
});

it('measures calls to the realtime service, and which of them failed', async () => {
  const away = createRealtime({ apiKey: 'app.key:secret', endpoint: 'http://127.0.0.1:1' }, ctx.clock);
  await expect(away.publish('user:1', 'read', {})).rejects.toThrow();
  await away.issueToken({ clientId: 'canary', channels: ['user:1'] });
  const { text } = await scrape();
  expect(text).toContain('mutuals_realtime_duration_seconds_count{call="publish",outcome="failed"} 1');
  expect(text).toContain('mutuals_realtime_duration_seconds_count{call="token",outcome="done"} 1');
});

it('knows when the newest backup was made, and 0 while there is none', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-backups-'));
  const newest = async (): Promise<string | undefined> =>
    (await scrape({}, { kind: 'folder', folder })).text.match(/^mutuals_backup_newest_timestamp_seconds .*$/m)?.[0];
  expect(await newest()).toBe('mutuals_backup_newest_timestamp_seconds 0');
  await stop?.();
  for (const day of ['24', '25']) await writeFile(path.join(folder, `mutuals-2026-11-${day}T03-00-00-000Z.backup`), '');
  expect(await newest()).toBe(`mutuals_backup_newest_timestamp_seconds ${Date.UTC(2026, 10, 25, 3) / 1000}`);
  await rm(folder, { recursive: true });
});

it('counts once a scrape what several figures are read from', async () => {
  const countByKind = vi.fn(SERVICES.jobs.countByKind);
  const countWaiting = vi.fn(SERVICES.decisions.countWaiting);
  const countPayments = vi.fn(SERVICES.payments.countPayments);
  await scrape({ jobs: { ...SERVICES.jobs, countByKind }, decisions: { countWaiting }, payments: { countPayments } });
  for (const count of [countByKind, countWaiting, countPayments]) expect(count).toHaveBeenCalledTimes(1);
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
      ...where(null),
      db: ctx.database.db,
      pools: {},
      services: SERVICES,
      log: { warn: () => undefined },
    }),
  ).toBeNull();
  // Nor is anything measured that only a scrape shows: the event loop alone a hundred times a second.
  expect(await registry.metrics()).not.toContain('nodejs_');
});

it('refuses to start on a port that is taken', async () => {
  stop = null;
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await expect(
    startMetrics({
      ...where(Object(other.address()).port),
      db: ctx.database.db,
      pools: {},
      services: SERVICES,
      log: { warn: () => undefined },
    }),
  ).rejects.toThrow(/^port \d+ is in use: set METRICS_PORT to a free one\.$/);
  other.close();
});
