import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import { groupOf } from './notification-groups.ts';
import { NotificationList, type NotificationListProps } from './notification-list.tsx';
import { NotificationsEmpty, NotificationsFailed, NotificationsLoading } from './notification-states.tsx';
import type { NotificationView } from './notification-view.ts';

export type NotificationsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly notifications: readonly NotificationView[] };

export interface NotificationPanelProps extends Omit<NotificationListProps, 'notifications' | 'onFollow'> {
  /** The button that opens it. */
  children: ReactElement;
  view: NotificationsView;
  onRetry: () => void;
  /** The likes were looked at: they are not new any more (SPEC 4). */
  onLikesShown?: (() => void) | undefined;
}

function Content({
  view,
  onRetry,
  onLikesShown,
  close,
  ...list
}: Omit<NotificationPanelProps, 'children'> & { close: () => void }) {
  const { only, discoverHref } = list;
  const areLikesShown = only === 'likes' && view.status === 'ready';
  const tellLikesShown = useEffectEvent(() => onLikesShown?.());
  useEffect(() => {
    if (areLikesShown) tellLikesShown();
  }, [areLikesShown]);
  if (view.status === 'loading') return <NotificationsLoading />;
  if (view.status === 'error') return <NotificationsFailed onRetry={onRetry} />;
  const isEmpty = !view.notifications.some((each) => only === undefined || groupOf(each) === only);
  return (
    <>
      {isEmpty && <NotificationsEmpty only={only} discoverHref={discoverHref} onFollow={close} />}
      <NotificationList {...list} notifications={view.notifications} onFollow={close} />
    </>
  );
}

/**
 * The recent notifications, from the bell: a panel of 480 px at the side of the page, the whole window on phones (SPEC 2). In groups, five
 * of each; a press marks as read and goes there. It holds what stays; what just happened is told by Toast too.
 */
export function NotificationPanel({ children, ...content }: NotificationPanelProps) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <SheetTrigger>
      {children}
      <Sheet side="end" title={content.only ? t('likesTitle') : t('title')} closeLabel={t('common:close')}>
        {({ close }) => (
          <div className="mu:relative mu:-mx-4.5 mu:flex mu:min-h-full mu:flex-col">
            <Content {...content} close={close} />
          </div>
        )}
      </Sheet>
    </SheetTrigger>
  );
}
