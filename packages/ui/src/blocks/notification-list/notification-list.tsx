import { type HTMLAttributes, type ReactNode, type RefAttributes, useImperativeHandle, useRef, useState } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { type Notification, NotificationItem } from './notification-item.tsx';
import type { notificationListParts } from './notification-list.parts.ts';
import type { NotificationItemTexts, NotificationListTexts } from './notification-list.texts.ts';
import { useRemove } from './use-remove.ts';

export { type Notification, NotificationItem, type NotificationItemProps } from './notification-item.tsx';
export { useRemove } from './use-remove.ts';

/** Notifications of one kind. */
export interface NotificationGroup {
  readonly id: string;
  /** "Messages". */
  readonly title: string;
  /** Those that are shown, the newest first. */
  readonly notifications: readonly Notification[];
  /** How many of the group are unread, also of those that are not shown. */
  readonly unread: number;
  /** Beside the title: a Link to all of them. */
  readonly action?: ReactNode;
  /** Below its rows. */
  readonly foot?: ReactNode;
}

export interface NotificationListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  /** Those that have notifications. */
  groups: readonly NotificationGroup[];
  /** Milliseconds since 1970. */
  now: number;
  /** Called when one is opened: mark it as read. */
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onMarkAllRead: () => void;
  /** Called when a link is followed: what holds the list closes. */
  onFollow?: (() => void) | undefined;
  /** Below all groups: a link to the page of all notifications. */
  children?: ReactNode;
  /** Its words and those of its rows. */
  texts?: (NotificationListTexts & NotificationItemTexts) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof notificationListParts> | undefined;
}

/**
 * Notifications in groups, the newest of each, to open, mark as read and delete. Deleting one moves the focus to its neighbour and is announced. In
 * a Sheet or on a page; what is passing and needs no list is a Toast.
 */
export function NotificationList({
  groups,
  now,
  onOpen,
  onDelete,
  onMarkAllRead,
  onFollow,
  children,
  texts,
  ref,
  className,
  classNames,
  ...props
}: NotificationListProps) {
  const part = partsOf<typeof notificationListParts>('notification-list', classNames);
  const words = useTexts('notificationList', texts);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current);
  const [deleted, setDeleted] = useState<Notification>();
  const removeRow = useRemove(list, onDelete);
  const unread = groups.reduce((sum, group) => sum + group.unread, 0);

  function remove(notification: Notification): void {
    setDeleted(notification);
    removeRow(notification.id);
  }

  return (
    <div
      data-slot="notification-list"
      {...props}
      ref={list}
      tabIndex={-1}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:outline-none', className)}
    >
      {groups.length > 0 && (
        <div
          {...part(
            'head',
            'mu:flex mu:-mb-2 mu:min-h-13 mu:items-center mu:justify-between mu:gap-2 mu:ps-4.5 mu:text-sm mu:text-text-muted',
          )}
        >
          {unread > 0 ? words.unreadCount(unread) : words.allRead}
          {unread > 0 && (
            <Button
              {...part('all')}
              size="sm"
              variant="quiet"
              onPress={() => {
                list.current?.focus();
                onMarkAllRead();
              }}
            >
              {words.markAllRead}
            </Button>
          )}
        </div>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-label={group.title} {...part('group', 'mu:pt-5')}>
          <div {...part('title', 'mu:mb-1 mu:flex mu:min-h-9 mu:items-center mu:gap-2 mu:pe-3 mu:ps-4.5')}>
            <h3 className="mu:text-sm mu:font-semibold">{group.title}</h3>
            <CountBadge count={group.unread} tone="neutral" label={words.unreadCount(group.unread)} />
            <span className="mu:ms-auto">{group.action}</span>
          </div>
          <ul className="mu:flex mu:flex-col">
            {group.notifications.map((notification) => (
              <li key={notification.id} data-notification={notification.id}>
                <NotificationItem
                  notification={notification}
                  now={now}
                  onOpen={onOpen}
                  onFollow={onFollow}
                  onDelete={() => remove(notification)}
                  texts={texts}
                />
              </li>
            ))}
          </ul>
          {group.foot}
        </section>
      ))}
      {children}
      {/* By its key, a second one with the same words is announced, too. */}
      <output className="mu:sr-only">{deleted && <span key={deleted.id}>{words.deleted(deleted.text)}</span>}</output>
    </div>
  );
}
