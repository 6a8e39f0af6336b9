import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { shownCount } from '../../lib/shown-count.ts';
import { LoadMore } from '../../patterns/load-more/load-more.tsx';
import {
  NotificationItem,
  type NotificationLinks,
  NotificationsEmpty,
  NotificationsFailed,
  NotificationsLoading,
  type NotificationView,
  Reveal,
  isAnonymous,
  useRemove,
} from '../../patterns/notifications/notifications.ts';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { dayHeading, dayKey } from '../../lib/when.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** The figures of the page (SPEC 2, Notifications). */
export interface NotificationTotals {
  readonly totalLikes: number;
  readonly newLikes: number;
  readonly unreadMessages: number;
  /** Unread notifications, including those on later pages. */
  readonly unread: number;
}

export type NotificationsPageView =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'ready';
      /** Newest first. */
      readonly notifications: readonly NotificationView[];
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      readonly hasMoreFailed: boolean;
    };

export interface NotificationsScreenProps extends Omit<NotificationLinks, 'notificationsHref'> {
  view: NotificationsPageView;
  /** `null` until known. */
  totals: NotificationTotals | null;
  now: number;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onMarkAllRead: () => void;
  onRetry: () => void;
  onLoadMore: () => void;
}

const cell = 'mu:flex mu:min-w-0 mu:flex-col mu:gap-1 mu:px-3 mu:py-4 mu:sm:px-6 mu:sm:py-5';

/** A figure and its link. */
function Total({ label, value, href }: { label: string; value: number | undefined; href?: string }) {
  const content = (
    <>
      <span className="mu:figures mu:display mu:text-3xl">
        {value === undefined ? <Skeleton className="mu:w-10" /> : shownCount(value)}
      </span>
      <span className="mu:text-sm mu:text-text-muted">{label}</span>
    </>
  );
  if (href === undefined) return <div className={cell}>{content}</div>;
  return (
    // The hairline belongs to the container: the link has round corners.
    <div className="mu:grid">
      <Link
        href={href}
        className={`${cell} mu:cursor-pointer mu:rounded-card mu:focus-ring mu:-outline-offset-2 mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed`}
      >
        {content}
      </Link>
    </div>
  );
}

/** The notifications of one calendar day of the reader, in order. */
function byDay(
  notifications: readonly NotificationView[],
): readonly (readonly [NotificationView, ...NotificationView[]])[] {
  const days: [NotificationView, ...NotificationView[]][] = [];
  for (const notification of notifications) {
    const day = days.at(-1);
    if (day && dayKey(day[0].createdAt) === dayKey(notification.createdAt)) day.push(notification);
    else days.push([notification]);
  }
  return days;
}

/** A person's full history, by day, below the important figures (SPEC 2, Notifications). The panel has the newest in groups. */
export function NotificationsScreen({
  view,
  totals,
  now,
  likesHref,
  messagesHref,
  premiumHref,
  discoverHref,
  onOpen,
  onDelete,
  onMarkAllRead,
  onRetry,
  onLoadMore,
}: NotificationsScreenProps) {
  const { t } = useTranslation(['notifications', 'chrome']);
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const remove = useRemove(list, onDelete);
  const notifications = view.status === 'ready' ? view.notifications : [];
  const unread = totals?.unread ?? 0;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-2xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('title')}
        lead={
          unread > 0 ? t('chrome:unreadNotifications', { count: unread, shown: shownCount(unread) }) : t('page.lead')
        }
        actions={
          unread > 0 && (
            <Button
              onPress={() => {
                list.current?.focus();
                onMarkAllRead();
              }}
            >
              {t('markAllRead')}
            </Button>
          )
        }
      />
      <div className="mu:mt-6 mu:grid mu:grid-cols-3 mu:divide-x mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
        <Total label={t('page.totalLikes')} value={totals?.totalLikes} />
        <Total label={t('page.newLikes')} value={totals?.newLikes} href={likesHref} />
        <Total label={t('page.unreadMessages')} value={totals?.unreadMessages} href={messagesHref} />
      </div>
      <div ref={list} tabIndex={-1} className="mu:mt-4 mu:-mx-4.5 mu:outline-none">
        {view.status === 'loading' && <NotificationsLoading />}
        {view.status === 'error' && <NotificationsFailed onRetry={onRetry} headingLevel={2} />}
        {view.status === 'ready' && notifications.length === 0 && (
          <NotificationsEmpty discoverHref={discoverHref} onFollow={() => {}} headingLevel={2} />
        )}
        {premiumHref !== undefined && notifications.some(isAnonymous) && <Reveal href={premiumHref} />}
        {byDay(notifications).map((day) => (
          <section key={dayKey(day[0].createdAt)} className="mu:pt-6">
            <h2 className="mu:mb-1 mu:px-4.5 mu:text-sm mu:font-semibold">
              {dayHeading(day[0].createdAt, now, locale)}
            </h2>
            <ul className="mu:flex mu:flex-col">
              {day.map((notification) => (
                <li key={notification._id} data-notification={notification._id}>
                  <NotificationItem notification={notification} now={now} onOpen={onOpen} onDelete={remove} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {view.status === 'ready' && notifications.length > 0 && (
          <LoadMore
            hasMore={view.hasMore}
            isLoading={view.isLoadingMore}
            failure={view.hasMoreFailed ? t('page.moreFailed') : undefined}
            label={t('page.more')}
            allShownLabel={t('page.allShown')}
            onPress={onLoadMore}
          />
        )}
      </div>
    </div>
  );
}
