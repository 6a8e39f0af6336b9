import type { NotificationView } from './notification-view.ts';

/** The panel's groups, in their order (SPEC 2); `other` contains types that a newer server may send. */
export const NOTIFICATION_GROUPS = ['likes', 'matches', 'messages', 'subscription', 'support', 'other'] as const;
export type NotificationGroupName = (typeof NOTIFICATION_GROUPS)[number];

/** SPEC 9: how many of a group the panel shows. */
const SHOWN = 5;

const GROUP_OF: ReadonlyMap<string, NotificationGroupName> = new Map([
  ['new_like', 'likes'],
  ['new_like_revealed', 'likes'],
  ['new_likes_group', 'likes'],
  ['super_like_returned', 'likes'],
  ['new_match', 'matches'],
  ['new_message', 'messages'],
  ['conversation_closed', 'messages'],
  ['payment_confirmed', 'subscription'],
  ['payment_refunded', 'subscription'],
  ['subscription_upgraded', 'subscription'],
  ['subscription_ending', 'subscription'],
  ['ticket_answered', 'support'],
  ['ticket_returned', 'support'],
  ['ticket_closed', 'support'],
]);

export const groupOf = ({ type }: Pick<NotificationView, 'type'>): NotificationGroupName =>
  GROUP_OF.get(type) ?? 'other';

export interface NotificationGroup {
  readonly name: NotificationGroupName;
  /** The newest five. */
  readonly shown: readonly NotificationView[];
  /** Unread ones of the whole group, including those not shown. */
  readonly unread: number;
}

/** The non-empty groups, each with its newest first, in the order of the notifications. */
export function grouped(notifications: readonly NotificationView[]): readonly NotificationGroup[] {
  return NOTIFICATION_GROUPS.map((name) => {
    const all = notifications.filter((notification) => groupOf(notification) === name);
    return { name, shown: all.slice(0, SHOWN), unread: all.filter(({ isRead }) => !isRead).length };
  }).filter(({ shown }) => shown.length > 0);
}
