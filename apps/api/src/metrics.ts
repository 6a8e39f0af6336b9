import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { Gauge, Registry } from 'prom-client';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import type { PaymentCount } from './domains/payments/payments.public.ts';
import type { PaymentsService } from './domains/payments/payments.service.ts';
import type { DecisionsService } from './domains/reports/decisions.service.ts';
import type { ModelService } from './domains/model/model.service.ts';
import type { AccountDeletionService } from './domains/account-deletion/account-deletion.service.ts';
import type { WatcherService } from './domains/watcher/watcher.service.ts';
import type { JobsService } from './jobs/jobs.service.ts';
import { measureProcess, registry } from './lib/meters.ts';
import { remembered } from './lib/ttl-cache.ts';
import { opened } from './open-port.ts';

interface Sources {
  config: Pick<Config, 'host' | 'metricsPort' | 'backup'>;
  clock: Clock;
  db: Db;
  pools: Readonly<Record<string, Pool>>;
  services: {
    accountDeletion: Pick<AccountDeletionService, 'countHeldBack'>;
    decisions: Pick<DecisionsService, 'countWaiting'>;
    jobs: Pick<JobsService, 'countByKind' | 'jobsHealth'>;
    model: Pick<ModelService, 'getBudget'>;
    payments: Pick<PaymentsService, 'countPayments'>;
    watcher: Pick<WatcherService, 'place' | 'warnings'> | null;
  };
  log: { warn(about: object, line: string): void };
}

/** Less than Prometheus' own timeout of 10 s: what is slower is left out of an answer. */
const COLLECT_MS = 2000;
/** Tables whose rows are what people came for; counted by PostgreSQL as they are inserted. */
const COUNTED = ['users', 'profiles', 'matches', 'messages', 'payments', 'reports', 'tickets', 'notifications'];
/** Several figures of one scrape come from one count. */
const COUNT_KEPT_MS = 1000;
/** Backups are made once a night, and each look is a call to their store. */
const BACKUP_KEPT_MS = 600_000;

/**
 * Serves `GET /metrics` for Prometheus on a port of its own, which belongs behind the firewall. Nothing in it names a
 * person (D78). A source that fails or is slow is left out; the others are sent.
 * @returns the function that stops it; null without `METRICS_PORT`
 */
export async function startMetrics(sources: Sources): Promise<(() => Promise<void>) | null> {
  const { config, log } = sources;
  if (config.metricsPort === null) return null;
  const own = measureProcess();
  addGauges(own, sources);
  const all = Registry.merge([registry, own]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'The metrics could not be collected.');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(config.metricsPort, config.host);
  await opened(once(server, 'listening'), 'METRICS_PORT');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

const labelled = ({ status, detail, count }: PaymentCount) => [{ status, detail: detail ?? 'none' }, count] as const;

function addGauges(
  own: Registry,
  { config, clock, db, pools, services: { accountDeletion, decisions, jobs, model, payments, watcher }, log }: Sources,
): void {
  /** A gauge whose values are read when it is asked for. */
  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly (readonly [Partial<Record<Label, string>>, number])[]>,
  ): void {
    const values = new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [own],
      async collect() {
        values.reset();
        const rows = await within(read).catch((error: unknown) => {
          log.warn({ err: error }, `${name} could not be read.`);
          return [];
        });
        for (const [labels, value] of rows) values.set(labels, value);
      },
    });
  }

  const countByKind = remembered(clock, COUNT_KEPT_MS, () => jobs.countByKind());
  const countWaiting = remembered(clock, COUNT_KEPT_MS, () => decisions.countWaiting());
  const countPayments = remembered(clock, COUNT_KEPT_MS, () => payments.countPayments());

  gauge('mutuals_database_connections', 'Connections of this process, by pool and state', ['pool', 'state'], async () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      [{ pool, state: 'busy' }, totalCount - idleCount],
      [{ pool, state: 'idle' }, idleCount],
      [{ pool, state: 'waiting' }, waitingCount],
    ]),
  );
  gauge('mutuals_jobs', 'Jobs in the queue, by kind and state', ['kind', 'state'], async () =>
    (await countByKind()).flatMap(({ kind, waiting, running, failed }) => [
      [{ kind, state: 'waiting' }, waiting],
      [{ kind, state: 'running' }, running],
      [{ kind, state: 'failed' }, failed],
    ]),
  );
  gauge('mutuals_jobs_overdue_seconds', 'How long the oldest due job waits, by kind', ['kind'], async () =>
    (await countByKind()).map(({ kind, overdueSeconds }) => [{ kind }, overdueSeconds]),
  );
  gauge('mutuals_job_classes_not_run', 'Classes of jobs that no process takes', ['class'], async () =>
    (await jobs.jobsHealth()).notRun.map((jobClass) => [{ class: jobClass }, 1]),
  );
  gauge('mutuals_rows_inserted', 'Rows inserted since the statistics began, by table', ['table'], async () => {
    const { rows } = await sql<{ table: string; inserted: number }>`
      select relname as "table", n_tup_ins as inserted from pg_stat_user_tables
      where schemaname = 'public' and relname = any(${COUNTED})`.execute(db);
    return rows.map(({ table, inserted }) => [{ table }, inserted]);
  });
  gauge('mutuals_model_tokens', 'Tokens of the language model today: spent, and the limit', ['of'], async () => {
    const budget = await model.getBudget();
    return budget === null
      ? []
      : ([
          [{ of: 'spent' }, budget.spent],
          [{ of: 'limit' }, budget.limit],
        ] as const);
  });
  gauge(
    'mutuals_deletions_held_back',
    'Accounts that are due to be erased while money of theirs waits',
    [],
    async () => [[{}, await accountDeletion.countHeldBack()]],
  );
  gauge(
    'mutuals_reports_waiting',
    'Reported things that the team has not decided on, urgent ones apart',
    ['urgent'],
    async () => (await countWaiting()).map(({ isUrgent, count }) => [{ urgent: String(isUrgent) }, count]),
  );
  gauge('mutuals_reports_oldest_timestamp_seconds', 'Since when the oldest of them waits', ['urgent'], async () =>
    (await countWaiting()).map(({ isUrgent, oldestAt }) => [{ urgent: String(isUrgent) }, oldestAt.getTime() / 1000]),
  );
  gauge('mutuals_payments', 'Payments of the last 24 hours, by status and detail', ['status', 'detail'], async () =>
    (await countPayments()).ofToday.map(labelled),
  );
  gauge(
    'mutuals_payments_unsettled',
    'Payments with money that waits for a decision of the team, by status and detail',
    ['status', 'detail'],
    async () => (await countPayments()).unsettled.map(labelled),
  );
  const { place } = config.backup;
  if (place !== null) {
    const newest = remembered(clock, BACKUP_KEPT_MS, async () => {
      const { backupTime, createPlace } = await import('./operator/backup/place.ts');
      const name = (await createPlace(place).list()).at(-1);
      return name === undefined ? 0 : backupTime(name).getTime() / 1000;
    });
    gauge('mutuals_backup_newest_timestamp_seconds', 'When the newest backup was made; 0 without one', [], async () => [
      [{}, await newest()],
    ]);
  }
  if (watcher === null) return;
  const whereWatcherIs = remembered(clock, COUNT_KEPT_MS, () => watcher.place());
  gauge('mutuals_watcher_blocks_behind', 'Final blocks that are not booked yet', [], async () => {
    const { bookedBlock, finalBlock } = await whereWatcherIs();
    return bookedBlock === null || finalBlock === null ? [] : [[{}, Math.max(0, finalBlock - bookedBlock)]];
  });
  gauge('mutuals_watcher_seen_timestamp_seconds', 'When the watcher last wrote', [], async () => {
    const { seenAt } = await whereWatcherIs();
    return seenAt === null ? [] : [[{}, seenAt.getTime() / 1000]];
  });
  gauge('mutuals_payment_warnings', 'Warnings of the payment watcher, as /readyz has them', ['warning'], async () =>
    (await watcher.warnings()).map((warning) => [{ warning }, 1]),
  );
}

async function within<T>(read: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([
      read(),
      pause(COLLECT_MS, undefined, { signal: stop.signal, ref: false }).then(() => {
        throw new Error('It took too long.');
      }),
    ]);
  } finally {
    stop.abort();
  }
}
