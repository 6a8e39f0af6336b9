import type { Db, Trx } from '../database/schema.ts';
import { currentRequest } from '../lib/current-request.ts';
import { type Fields, type JobKind, type Payload, PRIORITY } from './job-kind.ts';
import { insertJobs, type NewJob } from './jobs.repository.ts';

export type { NewJob } from './jobs.repository.ts';

/** A job that is not added yet. Throws InvalidPayload. */
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
 * Adds a job in the transaction of the change that makes it necessary: it runs when, and only when, that transaction commits, on whichever
 * server is free. Throws InvalidPayload.
 */
export async function addJob<F extends Fields>(trx: Trx, kind: JobKind<F>, payload: Payload<F>): Promise<void> {
  await insertJobs(trx, [newJob(kind, payload)]);
}

/** Adds the jobs of one change in one insert, as `addJob` adds one. */
export async function addJobs(trx: Trx, jobs: readonly NewJob[]): Promise<void> {
  await insertJobs(trx, jobs);
}

/** Adds a job that no change makes necessary, so that no transaction is needed. Throws InvalidPayload. */
export async function addLoneJob<F extends Fields>(db: Db, kind: JobKind<F>, payload: Payload<F>): Promise<void> {
  await insertJobs(db, [newJob(kind, payload)]);
}
