import type { Trx } from '../database/schema.ts';
import { currentRequestId } from '../lib/request-id.ts';
import { type Fields, type JobKind, type Payload, PRIORITY } from './job-kind.ts';
import { insertJob } from './jobs.repository.ts';

/**
 * Adds a job in the transaction of the change that makes it necessary: it runs when, and only when, that transaction commits, on whichever
 * server is free. Throws InvalidPayload.
 */
export async function addJob<F extends Fields>(trx: Trx, kind: JobKind<F>, payload: Payload<F>): Promise<void> {
  const checked = kind.read(payload);
  await insertJob(trx, {
    name: kind.name,
    payload: checked,
    priority: PRIORITY[kind.class],
    attempts: kind.attempts,
    key: kind.key?.(checked) ?? null,
    requestId: currentRequestId(),
  });
}
