import type { Db, Trx } from '../database/schema.ts';
import { currentRequest } from '../lib/current-request.ts';
import { type Fields, type JobKind, type Payload, PRIORITY } from './job-kind.ts';
import { insertJobs, type NewJob } from './jobs.repository.ts';

export type { NewJob } from './jobs.repository.ts';

/** From so many jobs on, those of one insert wait behind the other jobs of their class. */
const MANY = 50;
export const BEHIND = 5;

/** Makes a job without adding it. Throws InvalidPayload. */
export function newJob<F extends Fields>(kind: JobKind<F>, payload: Payload<F>): NewJob {
  const checked = kind.read(payload);
  return {
    name: kind.name,
    payload: checked,
    priority: PRIORITY[kind.class],
    attempts: kind.attempts,
    key: kind.key?.(checked) ?? null,
    requestId: currentRequest()?.id ?? null,
  };
}

/**
 * Adds a job in the transaction of the change that needs it. It runs if and only if that transaction commits, in any
 * worker process. Throws InvalidPayload.
 */
export async function addJob<F extends Fields>(trx: Trx, kind: JobKind<F>, payload: Payload<F>): Promise<void> {
  await insertJobs(trx, [newJob(kind, payload)]);
}

/** Adds several jobs in one insert. Many at once keep nobody's message waiting: they come behind. See `addJob`. */
export async function addJobs(trx: Trx, jobs: readonly NewJob[]): Promise<void> {
  await insertJobs(trx, jobs.length < MANY ? jobs : jobs.map((job) => ({ ...job, priority: job.priority + BEHIND })));
}

/** Adds a job that belongs to no change, without a transaction. Throws InvalidPayload. */
export async function addLoneJob<F extends Fields>(db: Db, kind: JobKind<F>, payload: Payload<F>): Promise<void> {
  await insertJobs(db, [newJob(kind, payload)]);
}
