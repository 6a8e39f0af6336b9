import type { Db } from '../database/schema.ts';
import type { Clock } from '../clock.ts';
import type { Realtime } from '../integrations/realtime/realtime.ts';
import { endPaidPeriods } from '../domains/subscriptions/subscriptions.jobs.ts';
import { fillDeck } from '../domains/deck/deck.jobs.ts';
import { forgetIdempotencyKeys } from '../http/idempotency.jobs.ts';
import { publishNotification } from '../domains/notifications/notifications.jobs.ts';
import { publish } from '../domains/realtime/realtime.jobs.ts';
import { releaseAbandonedJobs } from './release-abandoned-jobs.ts';
import type { Job } from './job.ts';

/** What jobs may use. */
export interface JobDependencies {
  db: Db;
  clock: Clock;
  realtime: Realtime;
}

/** Every job by its name: a file in `tasks/` for each. */
export function createJobs(dependencies: JobDependencies) {
  return {
    publish: publish(dependencies),
    'publish-notification': publishNotification(dependencies),
    'fill-deck': fillDeck(dependencies),
    'end-paid-periods': endPaidPeriods(dependencies),
    'forget-idempotency-keys': forgetIdempotencyKeys(dependencies),
    'release-abandoned-jobs': releaseAbandonedJobs(dependencies),
  } satisfies Record<string, Job<unknown>>;
}

export type Jobs = ReturnType<typeof createJobs>;
export type JobName = keyof Jobs;
export type JobPayloads = { [Name in JobName]: Jobs[Name] extends Job<infer Payload> ? Payload : never };

/** What runs by the clock (UTC), as `minute hour day month weekday`. */
export const SCHEDULE: readonly { job: JobName; match: string }[] = [
  { job: 'end-paid-periods', match: '*/5 * * * *' },
  { job: 'release-abandoned-jobs', match: '* * * * *' },
  { job: 'forget-idempotency-keys', match: '17 * * * *' },
];
