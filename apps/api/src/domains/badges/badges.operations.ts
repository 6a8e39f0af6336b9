import type { Operations } from '../../http/operation.ts';
import type { BadgesService } from './badges.service.ts';

type BadgeOperations = Pick<Operations, 'getNotificationCounts' | 'markLikesViewed' | 'markAllNotificationsRead'>;

export function badgeOperations(badges: BadgesService): BadgeOperations {
  return {
    getNotificationCounts: ({ caller }) => badges.getNotificationCounts(caller),
    markLikesViewed: ({ caller }) => badges.markLikesViewed(caller),
    markAllNotificationsRead: ({ caller }) => badges.markAllNotificationsRead(caller),
  };
}
