import { deleteKeysBefore } from './idempotency.repository.ts';
import type { Job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/registry.ts';

const DAY_MS = 86_400_000;

/** Drops the keys that are older than the 24 hours that they are promised for (D31). */
export function forgetIdempotencyKeys({ db, clock }: Pick<JobDependencies, 'db' | 'clock'>): Job<void> {
  return {
    parse: () => undefined,
    run: () => deleteKeysBefore(db, new Date(clock.now().getTime() - DAY_MS)),
  };
}
