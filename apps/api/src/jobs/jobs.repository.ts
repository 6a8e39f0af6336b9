import { sql } from 'kysely';
import type { Trx } from '../database/schema.ts';

export interface NewJob {
  name: string;
  payload: object;
  priority: number;
  attempts: number;
  key: string | null;
  requestId: string | null;
}

/** Adds a job; one that waits under the same key is replaced. */
export async function insertJob(trx: Trx, job: NewJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${job.name},
      payload => json_build_object(
        'payload', ${JSON.stringify(job.payload)}::json, 'requestId', ${job.requestId}::text, 'askedAt', now()),
      max_attempts => ${job.attempts}::integer, job_key => ${job.key}, priority => ${job.priority}::integer)
  `.execute(trx);
}
