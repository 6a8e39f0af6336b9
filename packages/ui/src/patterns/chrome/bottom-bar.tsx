import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { LikeIcon, MessagesIcon, NotificationsIcon } from '../../primitives/icons/icons.ts';
import { Mark } from '../../primitives/logo/mark.tsx';
import { SheetTrigger } from '../../primitives/sheet/sheet.tsx';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
import type { NotificationFeed, Place } from './chrome.types.ts';
import { CountIcon } from './count-icon.tsx';

const tab =
  'flex h-16 w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-control text-text-muted focus-ring -outline-offset-3 pressed:text-text aria-[current=page]:text-text open:text-text';

function TabLabel({ children }: { children: ReactNode }) {
  return <span className="max-w-full truncate px-0.5 text-xs leading-none font-medium">{children}</span>;
}

/** A button of the bar that opens the notifications: all of them, or the likes alone. */
function FeedTab({ only, count, feed }: { only?: 'likes'; count: number; feed: NotificationFeed }) {
  const { t } = useTranslation('chrome');
  const Icon = only ? LikeIcon : NotificationsIcon;
  return (
    <NotificationPanel {...feed} only={only}>
      <AriaButton className={tab}>
        <CountIcon count={count}>
          <Icon aria-hidden="true" className="size-5.5" />
        </CountIcon>
        <TabLabel>{only ? t('nav.likes') : t('nav.alerts')}</TabLabel>
        {count > 0 && (
          <span className="sr-only">
            {t(only ? 'new' : 'unreadNotifications', { count, shown: shownCount(count) })}
          </span>
        )}
      </AriaButton>
    </NotificationPanel>
  );
}

export interface BottomBarProps extends AccountSheetProps {
  className?: string;
}

/**
 * The bar at the foot of phones and tablets for someone signed in (SPEC 2), which AppShell shows below 1024 px: likes, messages, discover in the middle,
 * notifications, account. The middle is the mark itself, the largest target in reach of the thumb.
 */
export function BottomBar({ current, links, preferences, session, className }: BottomBarProps) {
  const { t } = useTranslation('chrome');
  const { account, counts, feed } = session;
  const isCurrent = (place: Place) => (current === place ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <nav
      aria-label={t('nav.main')}
      className={join(
        'sticky bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]',
        className,
      )}
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5 items-end px-1">
        <li>
          <FeedTab only="likes" count={counts.newLikes} feed={feed} />
        </li>
        <li>
          <AriaLink href={links.messages} className={tab} {...isCurrent('messages')}>
            <CountIcon count={counts.unreadMessages}>
              <MessagesIcon aria-hidden="true" className="size-5.5" />
            </CountIcon>
            <TabLabel>{t('nav.messages')}</TabLabel>
            {counts.unreadMessages > 0 && (
              <span className="sr-only">
                {t('unread', { count: counts.unreadMessages, shown: shownCount(counts.unreadMessages) })}
              </span>
            )}
          </AriaLink>
        </li>
        <li>
          <AriaLink href={links.discover} className={join(tab, 'group relative')} {...isCurrent('discover')}>
            <span aria-hidden="true" className="absolute -top-4.5 grid size-15 place-items-center">
              <span className="absolute size-11 rotate-45 rounded-[10px] border border-border bg-surface-raised transition-colors duration-120 group-pressed:bg-surface-sunken group-aria-[current=page]:border-text" />
              <Mark className="relative h-5 w-auto text-text" />
            </span>
            <span aria-hidden="true" className="h-5.5" />
            <TabLabel>{t('nav.discover')}</TabLabel>
          </AriaLink>
        </li>
        <li>
          <FeedTab count={counts.unread} feed={feed} />
        </li>
        <li>
          <SheetTrigger>
            <AriaButton className={tab}>
              <Avatar size="xs" seed={account._id} src={account.avatar} />
              <TabLabel>{t('account')}</TabLabel>
            </AriaButton>
            <AccountSheet current={current} links={links} preferences={preferences} session={session} />
          </SheetTrigger>
        </li>
      </ul>
    </nav>
  );
}
