import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
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
}

function Content({ view, onRetry, close, ...list }: Omit<NotificationPanelProps, 'children'> & { close: () => void }) {
  if (view.status === 'loading') return <NotificationsLoading />;
  if (view.status === 'error') return <NotificationsFailed onRetry={onRetry} onFollow={close} headingLevel={3} />;
  return (
    <>
      {view.notifications.length === 0 && (
        <NotificationsEmpty discoverHref={list.discoverHref} onFollow={close} headingLevel={3} />
      )}
      <NotificationList {...list} notifications={view.notifications} onFollow={close} />
    </>
  );
}

/**
 * The recent notifications, from the bell: a panel of 480 px at the side of the page, the whole window on phones (SPEC 2). In groups, five of each; a
 * press marks as read and follows the link. It keeps what a Toast shows only briefly.
 */
export function NotificationPanel({ children, ...content }: NotificationPanelProps) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <SheetTrigger>
      {children}
      <Sheet side="end" title={t('title')} closeLabel={t('common:close')}>
        {({ close }) => (
          <div className="mu:relative mu:-mx-4.5 mu:flex mu:min-h-full mu:flex-col">
            <Content {...content} close={close} />
          </div>
        )}
      </Sheet>
    </SheetTrigger>
  );
}
