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
import { CountIcon } from './count-icon.tsx';

const tab =
  'mu:flex mu:h-16 mu:w-full mu:min-w-0 mu:cursor-pointer mu:flex-col mu:items-center mu:justify-center mu:gap-1 mu:rounded-control mu:text-text-muted mu:focus-ring mu:-outline-offset-3 mu:pressed:text-text mu:aria-[current=page]:text-text mu:open:text-text';

function TabLabel({ children }: { children: ReactNode }) {
  return (
    <span className="mu:max-w-full mu:truncate mu:px-0.5 mu:text-xs mu:leading-none mu:font-medium">{children}</span>
  );
}

/** A place in the bar, with its count of news. */
function PlaceTab({
  href,
  isCurrent,
  icon,
  label,
  count,
  countLabel,
}: {
  href: string;
  isCurrent: boolean;
  icon: ReactNode;
  label: string;
  count: number;
  /** The count in words. */
  countLabel: string;
}) {
  return (
    <AriaLink href={href} className={tab} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      <CountIcon count={count}>{icon}</CountIcon>
      <TabLabel>{label}</TabLabel>
      {count > 0 && <span className="mu:sr-only">{countLabel}</span>}
    </AriaLink>
  );
}

export interface BottomBarProps extends AccountSheetProps {
  className?: string;
}

/**
 * The bar at the foot of phones and tablets for a signed-in person (SPEC 2), which AppShell shows below 1024 px: likes, messages, discover in the
 * middle, notifications, account. The middle is the logo, the largest target in the thumb's reach.
 */
export function BottomBar({ current, links, preferences, session, className }: BottomBarProps) {
  const { t } = useTranslation('chrome');
  const { account, counts, feed } = session;
  const said = (what: 'new' | 'unread' | 'unreadNotifications' | 'answers', count: number) =>
    t(what, { count, shown: shownCount(count) });
  return (
    <nav
      aria-label={t('nav.main')}
      className={join(
        'mu:sticky mu:bottom-0 mu:z-30 mu:border-t mu:border-border mu:bg-surface mu:pb-[env(safe-area-inset-bottom)]',
        className,
      )}
    >
      <ul className="mu:mx-auto mu:grid mu:max-w-xl mu:grid-cols-5 mu:items-end mu:px-1">
        <li>
          <PlaceTab
            href={links.likes}
            isCurrent={current === 'likes'}
            icon={<LikeIcon aria-hidden="true" className="mu:size-5.5" />}
            label={t('nav.likes')}
            count={counts.newLikes}
            countLabel={said('new', counts.newLikes)}
          />
        </li>
        <li>
          <PlaceTab
            href={links.messages}
            isCurrent={current === 'messages'}
            icon={<MessagesIcon aria-hidden="true" className="mu:size-5.5" />}
            label={t('nav.messages')}
            count={counts.unreadMessages}
            countLabel={said('unread', counts.unreadMessages)}
          />
        </li>
        <li>
          <AriaLink
            href={links.discover}
            className={join(tab, 'mu:group mu:relative')}
            {...(current === 'discover' ? { 'aria-current': 'page' as const } : {})}
          >
            <span aria-hidden="true" className="mu:absolute mu:-top-4.5 mu:grid mu:size-15 mu:place-items-center">
              <span className="mu:absolute mu:size-11 mu:rotate-45 mu:rounded-[10px] mu:border mu:border-border mu:bg-surface-raised mu:transition-colors mu:group-pressed:bg-surface-sunken mu:group-aria-[current=page]:border-text" />
              <Mark className="mu:relative mu:h-5 mu:w-auto mu:text-text" />
            </span>
            <span aria-hidden="true" className="mu:h-5.5" />
            <TabLabel>{t('nav.discover')}</TabLabel>
          </AriaLink>
        </li>
        <li>
          <NotificationPanel {...feed}>
            <AriaButton className={tab}>
              <CountIcon count={counts.unread}>
                <NotificationsIcon aria-hidden="true" className="mu:size-5.5" />
              </CountIcon>
              <TabLabel>{t('nav.alerts')}</TabLabel>
              {counts.unread > 0 && <span className="mu:sr-only">{said('unreadNotifications', counts.unread)}</span>}
            </AriaButton>
          </NotificationPanel>
        </li>
        <li>
          <SheetTrigger>
            <AriaButton className={tab}>
              <CountIcon count={counts.answeredTickets}>
                <Avatar size="xs" seed={account._id} src={account.avatar} />
              </CountIcon>
              <TabLabel>{t('account')}</TabLabel>
              {counts.answeredTickets > 0 && (
                <span className="mu:sr-only">{said('answers', counts.answeredTickets)}</span>
              )}
            </AriaButton>
            <AccountSheet current={current} links={links} preferences={preferences} session={session} />
          </SheetTrigger>
        </li>
      </ul>
    </nav>
  );
}
