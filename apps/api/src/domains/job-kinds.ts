import { idempotencyJobs } from '../http/idempotency.jobs.ts';
import { queueJobs } from '../jobs/queue.jobs.ts';
import { blocksJobs } from './blocks/blocks.jobs.ts';
import { accountDeletionJobs } from './account-deletion/account-deletion.jobs.ts';
import { dataExportJobs } from './data-export/data-export.jobs.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { devicesJobs } from './devices/devices.jobs.ts';
import { deliveriesJobs } from './deliveries/deliveries.jobs.ts';
import { galleryJobs } from './gallery/gallery.jobs.ts';
import { likesJobs } from './likes/likes.jobs.ts';
import { linkMigrationJobs } from './link-migration/link-migration.jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import { messagingJobs } from './messaging/messaging.jobs.ts';
import { notificationsJobs } from './notifications/notifications.jobs.ts';
import { overviewJobs } from './overview/overview.jobs.ts';
import { paymentsJobs } from './payments/payments.jobs.ts';
import { picturesJobs } from './pictures/pictures.jobs.ts';
import { proofsJobs } from './proofs/proofs.jobs.ts';
import { reportsJobs } from './reports/reports.jobs.ts';
import { retentionJobs } from './retention/retention.jobs.ts';
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.ts';
import { ticketsJobs } from './tickets/tickets.jobs.ts';

/** Every kind of job. */
export const jobKinds = {
  ...blocksJobs,
  ...deckJobs,
  ...deliveriesJobs,
  ...devicesJobs,
  ...galleryJobs,
  ...likesJobs,
  ...mailJobs,
  ...messagingJobs,
  ...notificationsJobs,
  ...subscriptionsJobs,
  ...paymentsJobs,
  ...ticketsJobs,
  ...linkMigrationJobs,
  ...overviewJobs,
  ...picturesJobs,
  ...proofsJobs,
  ...reportsJobs,
  ...accountDeletionJobs,
  ...dataExportJobs,
  ...retentionJobs,
  ...idempotencyJobs,
  ...queueJobs,
};
