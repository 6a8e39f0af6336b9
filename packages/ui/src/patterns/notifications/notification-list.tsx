import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationList as KitList } from '../../blocks/notification-list/notification-list.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { type NotificationGroupName, grouped } from './notification-groups.ts';
import { useItem } from './notification-item.tsx';
import { isAnonymous, type NotificationView } from './notification-view.ts';
import { Reveal } from './reveal.tsx';

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

/** A NotificationList of the kit: the newest five of each group, with a link to all of them (SPEC 2). */
export function NotificationList({
  notifications,
  notificationsHref,
  messagesHref,
  likesHref,
  premiumHref,
  discoverHref: _discoverHref,
  ...props
}: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { onFollow } = props;
  const itemOf = useItem();
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
    <KitList
      {...props}
      groups={grouped(notifications).map(({ name, shown, unread }) => ({
        id: name,
        title: t(`group.${name}`),
        notifications: shown.map(itemOf),
        unread,
        action: shortcuts[name],
        foot: name === 'likes' && reveal,
      }))}
      texts={{
        unread: t('unread'),
        unreadCount: (count) => t('unreadCount', { count }),
        allRead: t('allRead'),
        markAllRead: t('markAllRead'),
        delete: (text) => t('delete', { text }),
        deleted: (text) => t('deleted', { text }),
      }}
    >
      {notifications.length > 0 && (
        <div className="mu:px-4.5 mu:pt-6 mu:pb-2">
          <LinkButton href={notificationsHref} width="full" onPress={onFollow}>
            {t('seeAll')}
          </LinkButton>
        </div>
      )}
    </KitList>
  );
}
