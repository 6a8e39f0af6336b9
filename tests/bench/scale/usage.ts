// What processes and their database have used, from /proc, pg_stat and /metrics. Linux only.
import type { Database } from '../../../apps/api/src/database/database.ts';
import { cpuOf, cpuOfTree } from '../server/cpu.ts';

export interface Process {
  name: string;
  pid: number;
  metricsUrl: string;
}

/** Totals since the start of everything; subtract two to get what was used between them. */
export interface Usage {
  /** Seconds of processors. */
  serverCpu: number;
  jobsCpu: number;
  postgresCpu: number;
  walMb: number;
  databaseMb: number;
  requests: number;
  realtimeMessages: number;
  jobs: number;
}

export async function readUsage(
  processes: readonly Process[],
  postgresPid: number,
  pool: Database['pool'],
): Promise<Usage> {
  const counters = await Promise.all(
    processes.map(({ metricsUrl }) => fetch(metricsUrl).then((answer) => answer.text())),
  );
  const sumOf = (name: string): number =>
    counters
      .flatMap((text) => [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\d+)$`, 'gm'))])
      .reduce((sum, [, value]) => sum + Number(value), 0);
  const cpu = (isWanted: (name: string) => boolean): number =>
    processes.filter(({ name }) => isWanted(name)).reduce((sum, { pid }) => sum + cpuOf(pid) / 1e6, 0);
  const { rows } = await pool.query<{ wal: string; size: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as wal, pg_database_size(current_database())::text as size`,
  );
  return {
    serverCpu: cpu((name) => name !== 'jobs'),
    jobsCpu: cpu((name) => name === 'jobs'),
    postgresCpu: cpuOfTree(postgresPid) / 1e6,
    walMb: Number(rows[0]?.wal) / 2 ** 20,
    databaseMb: Number(rows[0]?.size) / 2 ** 20,
    requests: sumOf('mutuals_request_duration_seconds_count'),
    realtimeMessages: sumOf(String.raw`mutuals_realtime_duration_seconds_count(?={call="publish")`),
    jobs: sumOf('mutuals_job_duration_seconds_count'),
  };
}

export const between = (before: Usage, after: Usage): Usage => ({
  serverCpu: after.serverCpu - before.serverCpu,
  jobsCpu: after.jobsCpu - before.jobsCpu,
  postgresCpu: after.postgresCpu - before.postgresCpu,
  walMb: after.walMb - before.walMb,
  databaseMb: after.databaseMb - before.databaseMb,
  requests: after.requests - before.requests,
  realtimeMessages: after.realtimeMessages - before.realtimeMessages,
  jobs: after.jobs - before.jobs,
});

/** Connections of this database, without the one that asks. */
export async function connectionsOf(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows[0]?.count ?? 0;
}
