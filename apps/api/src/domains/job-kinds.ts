import { idempotencyJobs } from '../http/idempotency.jobs.ts';
import { queueJobs } from '../jobs/queue.jobs.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { galleryJobs } from './gallery/gallery.jobs.ts';
import { messagingJobs } from './messaging/messaging.jobs.ts';
import { notificationsJobs } from './notifications/notifications.jobs.ts';
import { picturesJobs } from './pictures/pictures.jobs.ts';
import { retentionJobs } from './retention/retention.jobs.ts';
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.ts';

/** Every kind of job. */
export const jobKinds = {
  ...deckJobs,
  ...galleryJobs,
  ...messagingJobs,
  ...notificationsJobs,
  ...subscriptionsJobs,
  ...picturesJobs,
  ...retentionJobs,
  ...idempotencyJobs,
  ...queueJobs,
};
