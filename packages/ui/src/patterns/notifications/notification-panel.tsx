import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { Sheet, SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import type { NotificationListProps } from './notification-list.tsx';
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

/** It is fetched when the bell is pressed first. */
const loadContent = () => import('./notification-content.tsx');

/**
 * The recent notifications, from the bell: a panel of 480 px at the side of the page, the whole window on phones (SPEC 2). In groups, five of each; a
 * press marks as read and follows the link. It keeps what a Toast shows only briefly.
 */
export function NotificationPanel({ children, ...content }: NotificationPanelProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const { value: loaded, isFailed, request } = useLazy(loadContent);
  return (
    <SheetTrigger onOpenChange={(isOpen) => isOpen && request()}>
      {children}
      <Sheet side="end" title={t('title')} closeLabel={t('common:close')}>
        {({ close }) => (
          <div className="mu:relative mu:-mx-4.5 mu:flex mu:min-h-full mu:flex-col">
            {loaded ? (
              <loaded.NotificationContent {...content} close={close} />
            ) : (
              <div className="mu:m-auto">
                {isFailed ? <NotLoaded /> : <ProgressCircle isIndeterminate label={t('loading')} />}
              </div>
            )}
          </div>
        )}
      </Sheet>
    </SheetTrigger>
  );
}
