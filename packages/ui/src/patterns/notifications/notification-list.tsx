import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { type NotificationGroupName, grouped } from './notification-groups.ts';
import { NotificationItem } from './notification-item.tsx';
import { isAnonymous, type NotificationView } from './notification-view.ts';
import { Reveal } from './reveal.tsx';
import { useNotificationText } from './use-notification-text.ts';
import { useRemove } from './use-remove.ts';

/** The panel's other destinations. */
export interface NotificationLinks {
  /** The page of all notifications. */
  readonly notificationsHref: string;
  /** All messages. */
  readonly messagesHref: string;
  /** The page of likes. */
  readonly likesHref: string;
  /** Where a free user can see who liked them. Omitted for people who already can. */
  readonly premiumHref?: string | undefined;
  /** The next step for a person without notifications. */
  readonly discoverHref: string;
}

export interface NotificationListProps extends NotificationLinks {
  notifications: readonly NotificationView[];
  now: number;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onMarkAllRead: () => void;
  /** Called when a link is followed: the list's container closes. */
  onFollow: () => void;
}

interface GroupProps {
  name: NotificationGroupName;
  unread: number;
  action: ReactNode;
  children: ReactNode;
}

function Group({ name, unread, action, children }: GroupProps) {
  const { t } = useTranslation('notifications');
  return (
    <section aria-label={t(`group.${name}`)} className="mu:pt-5">
      <div className="mu:mb-1 mu:flex mu:min-h-9 mu:items-center mu:gap-2 mu:pr-3 mu:pl-4.5">
        <h3 className="mu:text-sm mu:font-semibold">{t(`group.${name}`)}</h3>
        <CountBadge count={unread} tone="neutral" label={t('unreadCount', { count: unread })} />
        <span className="mu:ml-auto">{action}</span>
      </div>
      {children}
    </section>
  );
}

/** Notifications in their groups, the newest five of each, with a link to all of them. */
export function NotificationList({
  notifications,
  now,
  onOpen,
  onDelete,
  onMarkAllRead,
  onFollow,
  notificationsHref,
  messagesHref,
  likesHref,
  premiumHref,
}: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const textOf = useNotificationText();
  const list = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const removeRow = useRemove(list, onDelete);
  const unread = notifications.filter(({ isRead }) => !isRead).length;

  function remove(notification: NotificationView): void {
    say(t('deleted', { text: textOf(notification) }));
    removeRow(notification._id);
  }

  const rows = (of: readonly NotificationView[]) => (
    <ul className="mu:flex mu:flex-col">
      {of.map((notification) => (
        <li key={notification._id} data-notification={notification._id}>
          <NotificationItem
            notification={notification}
            now={now}
            onOpen={onOpen}
            onFollow={onFollow}
            onDelete={() => remove(notification)}
          />
        </li>
      ))}
    </ul>
  );
  const reveal = premiumHref !== undefined && notifications.some(isAnonymous) && (
    <Reveal href={premiumHref} onFollow={onFollow} />
  );
  const shortcuts: Partial<Record<NotificationGroupName, ReactNode>> = {
    likes: (
      <Link variant="quiet" className="mu:text-sm" href={likesHref} onPress={onFollow}>
        {t('viewLikes')}
      </Link>
    ),
    messages: (
      <Link variant="quiet" className="mu:text-sm" href={messagesHref} onPress={onFollow}>
        {t('viewMessages')}
      </Link>
    ),
  };

  return (
    <div ref={list} tabIndex={-1} className="mu:flex mu:flex-col mu:outline-none">
      {notifications.length > 0 && (
        <div className="mu:flex mu:-mb-2 mu:min-h-13 mu:items-center mu:justify-between mu:gap-2 mu:pl-4.5 mu:text-sm mu:text-text-muted">
          {unread > 0 ? t('unreadCount', { count: unread }) : t('allRead')}
          {unread > 0 && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() => {
                list.current?.focus();
                onMarkAllRead();
              }}
            >
              {t('markAllRead')}
            </Button>
          )}
        </div>
      )}
      {grouped(notifications).map((group) => (
        <Group key={group.name} name={group.name} unread={group.unread} action={shortcuts[group.name]}>
          {rows(group.shown)}
          {group.name === 'likes' && reveal}
        </Group>
      ))}
      {notifications.length > 0 && (
        <div className="mu:px-4.5 mu:pt-6 mu:pb-2">
          <LinkButton href={notificationsHref} width="full" onPress={onFollow}>
            {t('seeAll')}
          </LinkButton>
        </div>
      )}
      <output className="mu:sr-only">{said}</output>
    </div>
  );
}
