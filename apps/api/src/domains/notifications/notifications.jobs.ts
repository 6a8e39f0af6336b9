import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const notificationsJobs = {
  publishNotification: jobKind({
    ...publication,
    name: 'publish-notification',
    payload: { notificationId: 'id' },
    key: ({ notificationId }) => `notification:${notificationId}`,
  }),
  publishNotificationsChange: jobKind({
    ...publication,
    name: 'publish-notifications-change',
    payload: { userId: 'id' },
    key: ({ userId }) => `notifications:${userId}`,
  }),
};
