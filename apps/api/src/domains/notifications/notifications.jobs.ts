import { createNotificationsService } from './notifications.service.ts';
import type { Job } from '../../jobs/job.ts';
import type { JobDependencies } from '../../jobs/registry.ts';

/** Sends a notification to its owner's open browsers, as they may see it when it is sent (D1). */
export function publishNotification({ db, clock, realtime }: JobDependencies): Job<{ notificationId: string }> {
  const notifications = createNotificationsService({ db, clock });
  return {
    parse(payload) {
      if (
        typeof payload === 'object' &&
        payload !== null &&
        'notificationId' in payload &&
        typeof payload.notificationId === 'string'
      ) {
        return { notificationId: payload.notificationId };
      }
      throw new TypeError('This names no notification.');
    },
    async run({ notificationId }) {
      const publication = await notifications.publicationOf(notificationId);
      if (publication !== null)
        await realtime.publish(`user:${publication.userId}`, 'notification', publication.notification);
    },
  };
}
