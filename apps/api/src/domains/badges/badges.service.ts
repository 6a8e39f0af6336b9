import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';
import { type NotificationsService, readerOf } from '../notifications/notifications.service.ts';
import { countBadges } from './badges.repository.ts';

export type NotificationCounts = components['schemas']['NotificationCounts'];

export interface BadgesService {
  /** The counts of the badges: likes, messages, answered tickets and notifications, each up to 100. */
  getNotificationCounts(caller: Caller): Promise<NotificationCounts>;
  /** Marks all current notifications as read; returns the new counts. */
  markAllNotificationsRead(caller: Caller): Promise<NotificationCounts>;
  /** Clears the new likes and marks like notifications as read; returns the new counts. */
  markLikesViewed(caller: Caller): Promise<NotificationCounts>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationsService, 'markAllRead' | 'markLikesViewed'>;
}

export function createBadgesService({ db, clock, notifications }: Dependencies): BadgesService {
  async function countsSince(caller: Caller, likesViewedAt: Date | null): Promise<NotificationCounts> {
    const counts = await countBadges(db, readerOf(caller.userId, caller.tier), likesViewedAt);
    const { likes, newLikes, unreadMessagesByProfile, answeredTickets, unread } = counts;
    const unreadMessages = Object.values(unreadMessagesByProfile).reduce((sum, count) => sum + count, 0);
    return {
      totalLikes: likes,
      newLikes,
      unreadMessages: Math.min(limits.countMax, unreadMessages),
      unreadMessagesByProfile,
      answeredTickets,
      unread,
    };
  }

  return {
    getNotificationCounts: (caller) => countsSince(caller, caller.user.likes_viewed_at),

    async markAllNotificationsRead(caller) {
      await notifications.markAllRead(caller);
      return countsSince(caller, caller.user.likes_viewed_at);
    },

    async markLikesViewed(caller) {
      const now = clock.now();
      await notifications.markLikesViewed(caller, now);
      return countsSince(caller, now);
    },
  };
}
