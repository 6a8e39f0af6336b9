import { idempotencyJobs } from '../http/idempotency.jobs.ts';
import { joinJobs } from '../jobs/join-jobs.ts';
import type { Job } from '../jobs/job-kind.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { messagingJobs } from './messaging/messaging.jobs.ts';
import { notificationsJobs } from './notifications/notifications.jobs.ts';
import type { Services } from './services.ts';
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.ts';

const kinds = {
  ...deckJobs,
  ...messagingJobs,
  ...notificationsJobs,
  ...subscriptionsJobs,
  ...idempotencyJobs,
};

/** Every kind of job with what runs it: a method of a service, called as its kind. */
export function createJobs(services: Services): Job[] {
  return joinJobs(kinds, {
    fillDeck: services.deckFilling.fillDeck,
    publishMessage: services.messaging.publishMessage,
    publishReadReceipt: services.messaging.publishReadReceipt,
    publishNotification: services.notifications.publishNotification,
    endPaidPeriods: services.subscriptions.endPaidPeriods,
    purgeIdempotencyKeys: services.idempotencyKeys.purgeIdempotencyKeys,
  });
}
