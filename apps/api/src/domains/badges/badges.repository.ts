import type { Db } from '../../database/schema.ts';
import { waitingCount } from '../likes/likes.public.ts';
import { unreadMessagesByProfile } from '../messaging/messaging.public.ts';
import { type Reader, unreadCount } from '../notifications/notifications.public.ts';
import { answeredCount } from '../tickets/tickets.public.ts';

/** The counts for a person's badges. */
export interface BadgeCounts {
  likes: number;
  newLikes: number;
  unreadMessagesByProfile: Record<string, number>;
  answeredTickets: number;
  unread: number;
}

/** Counts everything in one statement. New likes are those since the likes were last viewed. */
export async function countBadges(db: Db, reader: Reader, likesViewedAt: Date | null): Promise<BadgeCounts> {
  // People who may not see who liked them must not learn either that a liker was deleted (D1).
  const withDeleted = reader.joinsLikes;
  return db
    .selectNoFrom([
      waitingCount(db, reader.userId, { since: null, withDeleted }).as('likes'),
      waitingCount(db, reader.userId, { since: likesViewedAt, withDeleted }).as('newLikes'),
      unreadMessagesByProfile(db, reader.userId).as('unreadMessagesByProfile'),
      answeredCount(db, reader.userId).as('answeredTickets'),
      unreadCount(db, reader).as('unread'),
    ])
    .executeTakeFirstOrThrow();
}
