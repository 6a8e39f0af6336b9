import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { JobName, JobPayloads } from './registry.ts';

export interface JobOptions {
  /** Not before this time. */
  runAt?: Date;
  /** A waiting job with the same key is replaced instead of joined by another. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Tries before it is given up; 25 when left out, with growing pauses. */
  maxAttempts?: number;
}

/** Adds a job in the given transaction: it runs when, and only when, that transaction commits, on whichever server is free. */
export async function addJob<Name extends JobName>(
  trx: Db,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null},
      run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? null}::integer, job_key => ${options.key ?? null})
  `.execute(trx);
}
