import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { NotificationsIcon } from '../../primitives/icons/icons.ts';
import { Logo } from '../../primitives/logo/logo.tsx';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ChromeProps } from './chrome.types.ts';
import { CountIcon } from './count-icon.tsx';
import { PreferenceBar } from './preference-controls.tsx';

const entry =
  'mu:flex mu:h-9 mu:shrink-0 mu:cursor-pointer mu:items-center mu:gap-2 mu:rounded-control mu:px-3 mu:text-sm mu:font-medium mu:text-text-muted mu:focus-ring mu:transition-colors mu:hover:bg-fill-hover mu:hover:text-text mu:pressed:bg-fill-pressed mu:aria-[current=page]:bg-fill mu:aria-[current=page]:text-text mu:open:bg-fill-hover mu:open:text-text';

/** A place in the top bar. */
function Entry({ href, isCurrent = false, children }: { href: string; isCurrent?: boolean; children: ReactNode }) {
  return (
    <li>
      <AriaLink href={href} className={entry} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
        {children}
      </AriaLink>
    </li>
  );
}

export interface TopBarProps extends ChromeProps {
  className?: string;
}

/**
 * The bar at the head of a member's pages (SPEC 2, Navigation): places, language, theme, notifications and account. AppShell shows it from 1024 px
 * on; phones and tablets have the BottomBar, visitors the VisitorShell.
 */
export function TopBar({ current, links, preferences, session, className }: TopBarProps) {
  const { t } = useTranslation('chrome');
  const { account, counts, feed, onSignOut } = session;
  const said = (what: 'new' | 'unread' | 'unreadNotifications', count: number) =>
    t(what, { count, shown: shownCount(count) });
  return (
    <header className={join('mu:sticky mu:top-0 mu:z-30 mu:border-b mu:border-border mu:bg-surface', className)}>
      <div className="mu:flex mu:min-h-16 mu:flex-wrap mu:items-center mu:gap-x-6 mu:gap-y-1 mu:px-8 mu:py-2.5">
        <AriaLink
          href={links.home}
          aria-label={brand.name}
          className="mu:-mx-1 mu:flex mu:shrink-0 mu:rounded-control mu:px-1 mu:py-1 mu:focus-ring"
        >
          <Logo />
        </AriaLink>
        <nav aria-label={t('nav.main')}>
          <ul className="mu:flex mu:flex-wrap mu:items-center mu:gap-1">
            {(['home', 'discover'] as const).map((place) => (
              <Entry key={place} href={links[place]} isCurrent={current === place}>
                {t(`nav.${place}`)}
              </Entry>
            ))}
            <Entry href={links.likes} isCurrent={current === 'likes'}>
              {t('nav.likes')} <CountBadge count={counts.newLikes} label={said('new', counts.newLikes)} />
            </Entry>
            <Entry href={links.messages} isCurrent={current === 'messages'}>
              {t('nav.messages')}{' '}
              <CountBadge count={counts.unreadMessages} label={said('unread', counts.unreadMessages)} />
            </Entry>
          </ul>
        </nav>
        <div className="mu:ml-auto mu:flex mu:items-center mu:gap-1.5">
          <PreferenceBar {...preferences} />
          <CountIcon count={counts.unread}>
            <NotificationPanel {...feed}>
              <IconButton
                label={
                  counts.unread > 0
                    ? `${t('nav.notifications')}, ${said('unreadNotifications', counts.unread)}`
                    : t('nav.notifications')
                }
              >
                <NotificationsIcon aria-hidden="true" />
              </IconButton>
            </NotificationPanel>
          </CountIcon>
          <AccountMenu account={account} links={links} answeredTickets={counts.answeredTickets} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}
