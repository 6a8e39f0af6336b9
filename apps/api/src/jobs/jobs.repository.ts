import { sql } from 'kysely';
import type { Db, Trx } from '../database/schema.ts';
import { JOB_CLASSES, type JobClass } from './job-kind.ts';

export interface NewJob {
  name: string;
  payload: object;
  priority: number;
  attempts: number;
  key: string | null;
  requestId: string | null;
  /** Milliseconds until it runs; a waiting job of its key keeps its time. At once if left out. */
  delayMs?: number;
}

/**
 * Adds jobs in one insert, with a delay or at once, never both. Each replaces a waiting job with its key. No two of
 * them may share a key.
 */
export async function insertJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  await sql`
    select from graphile_worker.add_jobs(array(
      select (
        job.name, json_build_object('payload', job.payload, 'requestId', job."requestId", 'askedAt', now()),
        null, now() + make_interval(secs => job."delayMs" / 1000), job.attempts, job.key, job.priority, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as job(name text, payload json, attempts integer, key text, priority integer, "requestId" text, "delayMs" double precision)),
      job_key_preserve_run_at => ${jobs.some(({ delayMs }) => delayMs !== undefined)})
  `.execute(db);
}

/** What a living runner reports. */
export interface RunnerHeartbeat {
  /** The name that the queue writes into the jobs that the runner holds. */
  id: string;
  class: JobClass;
  /** Milliseconds since it last took a job; null if it took none yet. */
  takenAgo: number | null;
}

/** Records that runners are alive. */
export async function recordHeartbeats(db: Db, heartbeats: readonly RunnerHeartbeat[]): Promise<void> {
  await sql`
    insert into job_runners (id, class, seen_at, taken_at)
    select id, class, now(), now() - make_interval(secs => "takenAgo" / 1000)
    from json_to_recordset(${JSON.stringify(heartbeats)}::json) as heartbeat(id text, class text, "takenAgo" double precision)
    on conflict (id) do update set seen_at = excluded.seen_at, taken_at = excluded.taken_at
  `.execute(db);
}

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`;

const isTaking = (aliveWithin: number, takenWithin: number) =>
  sql<boolean>`seen_at > ${ago(aliveWithin)} and taken_at > ${ago(takenWithin)}`;

/** The classes with a runner that was seen within `aliveWithin` ms and took a job within `takenWithin` ms. */
export async function findTakingClasses(
  db: Db,
  { aliveWithin, takenWithin }: { aliveWithin: number; takenWithin: number },
): Promise<ReadonlySet<JobClass>> {
  const { rows } = await sql<{ class: string }>`
    select distinct class from job_runners where ${isTaking(aliveWithin, takenWithin)}
  `.execute(db);
  return classesIn(rows.map((row) => row.class));
}

const classesIn = (names: readonly string[]): ReadonlySet<JobClass> =>
  new Set(JOB_CLASSES.filter((jobClass) => names.includes(jobClass)));

/** What a heartbeat has to do. */
export interface WhatToDo {
  /** The classes that need no probe: see `findTakingClasses`. */
  taking: ReadonlySet<JobClass>;
  /** Whether `releaseJobsOfDeadRunners` has something to do. */
  hasDead: boolean;
  /** Whether `shortenPauses` has. */
  hasLongPauses: boolean;
}

/** One query, as every process asks this every few seconds, day and night. */
export async function findWhatToDo(
  db: Db,
  {
    deadAfter,
    takenWithin,
    interactive,
    longest,
  }: { deadAfter: number; takenWithin: number; interactive: readonly string[]; longest: number },
): Promise<WhatToDo> {
  const { rows } = await sql<{ taking: string[]; hasDead: boolean; hasLongPauses: boolean }>`
    select
      array(select class from job_runners where class is not null and ${isTaking(deadAfter, takenWithin)}) as taking,
      exists (select from job_runners where seen_at < ${ago(deadAfter)})
        or exists (select from graphile_worker.jobs where ${isHeldByDead(deadAfter)}) as "hasDead",
      exists (select from graphile_worker.jobs where ${isPutOff(interactive, longest)}) as "hasLongPauses"
  `.execute(db);
  const { taking, hasDead, hasLongPauses } = rows[0] ?? { taking: [], hasDead: false, hasLongPauses: false };
  return { taking: classesIn(taking), hasDead, hasLongPauses };
}

export async function removeRunners(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from job_runners where id = any(${ids}::text[])`.execute(db);
}

/** Jobs taken within `deadAfter` ms are spared: their runner's first heartbeat may still come. */
const isHeldByDead = (deadAfter: number) => sql<boolean>`
  locked_at < ${ago(deadAfter)}
    and not exists (select from job_runners where id = locked_by and seen_at >= ${ago(deadAfter)})`;

/** Releases the jobs of runners that were not seen for `deadAfter` ms. */
export async function releaseJobsOfDeadRunners(db: Db, deadAfter: number): Promise<void> {
  await sql`delete from job_runners where seen_at < ${ago(deadAfter)}`.execute(db);
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where ${isHeldByDead(deadAfter)}))
  `.execute(db);
}

const isPutOff = (names: readonly string[], longest: number) => sql<boolean>`
  task_identifier = any(${names}::text[]) and locked_at is null and attempts > 0 and attempts < max_attempts
    and run_at > now() + make_interval(secs => ${longest / 1000})`;

/** Caps the pause before a retry of these kinds at `longest` ms; the queue itself would pause for hours. */
export async function shortenPauses(db: Db, names: readonly string[], longest: number): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${isPutOff(names, longest)}),
      run_at => now() + make_interval(secs => ${longest / 1000}))
  `.execute(db);
}

/** A failed job. One that lost its key is none: the job was added anew while it ran, and the new job does its work. */
const isGivenUp = (keyed: readonly string[]) => sql<boolean>`
  locked_at is null and attempts >= max_attempts and not (key is null and task_identifier = any(${keyed}::text[]))`;

/** Deletes jobs that failed `keptFor` ms ago, and at once those that a newer job of their key replaced. */
export async function deleteFailedJobs(db: Db, keyed: readonly string[], keptFor: number): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where locked_at is null and attempts >= max_attempts
        and (run_at < now() - make_interval(secs => ${keptFor / 1000}) or not (${isGivenUp(keyed)}))))
  `.execute(db);
}

export interface JobCounts {
  /** Failed jobs that the team can retry. */
  failed: number;
  /** Seconds that the oldest waiting job is overdue. */
  overdueSeconds: number;
}

export async function countJobs(db: Db, keyed: readonly string[]): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where ${isGivenUp(keyed)}) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at < now())), 0)::float8 as "overdueSeconds"
    from graphile_worker.jobs
  `.execute(db);
  return rows[0] ?? { failed: 0, overdueSeconds: 0 };
}

/** The jobs of a kind. */
export interface KindCounts {
  kind: string;
  /** Includes delayed jobs and retries. */
  waiting: number;
  running: number;
  failed: number;
  /** Seconds that the oldest waiting job is overdue. */
  overdueSeconds: number;
}

/** More than the kinds of this version: an older or newer one may have added others. */
const MOST_KINDS = 100;

/** The kinds that have jobs, failed ones first. */
export async function countJobsByKind(db: Db, keyed: readonly string[]): Promise<KindCounts[]> {
  const { rows } = await sql<KindCounts>`
    select task_identifier as kind,
      count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where ${isGivenUp(keyed)}) as failed,
      coalesce(floor(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at < now()))), 0)::bigint as "overdueSeconds"
    from graphile_worker.jobs
    where locked_at is not null or attempts < max_attempts or ${isGivenUp(keyed)}
    group by task_identifier
    order by failed desc, task_identifier
    limit ${MOST_KINDS}
  `.execute(db);
  return rows;
}

/** A failed job. */
export interface FailedJobRow {
  id: number;
  kind: string;
  attempts: number;
  error: string | null;
  failedAt: Date;
}

/** The newest failed jobs. The queue stores the time of failure only as the pause that would have followed. */
export async function findFailedJobs(db: Db, keyed: readonly string[], limit: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, task_identifier as kind, attempts, last_error as error,
      greatest(updated_at, run_at - exp(least(attempts, 10)) * interval '1 second') as "failedAt"
    from graphile_worker.jobs
    where ${isGivenUp(keyed)}
    order by "failedAt" desc, id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** One job, or all of a kind. */
export type FailedJobsChoice = { jobId: string } | { kind: string };

/** Resets failed jobs to their first attempt and returns them. Concurrent calls wait, and then find them reset. */
export async function putBackFailedJobs(
  trx: Trx,
  keyed: readonly string[],
  choice: FailedJobsChoice,
): Promise<Pick<FailedJobRow, 'id' | 'kind' | 'attempts'>[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('retry of failed jobs', 0))`.execute(trx);
  const isChosen =
    'jobId' in choice ? sql<boolean>`id = ${choice.jobId}::bigint` : sql<boolean>`task_identifier = ${choice.kind}`;
  const { rows } = await sql<Pick<FailedJobRow, 'id' | 'kind' | 'attempts'>>`
    with failed as materialized (
      select id, task_identifier as kind, attempts from graphile_worker.jobs where ${isChosen} and ${isGivenUp(keyed)}
    ), back as (
      select id from graphile_worker.reschedule_jobs(
        array(select id from failed), run_at => now(), attempts => 0)
    )
    select failed.* from failed join back using (id)
  `.execute(trx);
  return rows;
}
