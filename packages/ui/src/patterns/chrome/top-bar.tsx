import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
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
  'flex h-9 shrink-0 cursor-pointer items-center gap-2 rounded-control px-3 text-sm font-medium text-text-muted focus-ring transition-colors duration-120 hover:bg-fill-hover hover:text-text pressed:bg-fill-pressed aria-[current=page]:bg-fill aria-[current=page]:text-text open:bg-fill-hover open:text-text';

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
 * The bar at the head of a member's pages (SPEC 2, Navigation): places, language, theme, notifications and account. AppShell
 * shows it from 1024 px on; phones and tablets have the BottomBar, visitors the VisitorShell.
 */
export function TopBar({ current, links, preferences, session, className }: TopBarProps) {
  const { t } = useTranslation('chrome');
  const { account, counts, feed, onSignOut } = session;
  const said = (what: 'new' | 'unread' | 'unreadNotifications', count: number) =>
    t(what, { count, shown: shownCount(count) });
  return (
    <header className={join('sticky top-0 z-30 border-b border-border bg-surface', className)}>
      <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 px-8 py-2.5">
        <AriaLink
          href={links.home}
          aria-label={brand.name}
          className="-mx-1 flex shrink-0 rounded-control px-1 py-1 focus-ring"
        >
          <Logo />
        </AriaLink>
        <nav aria-label={t('nav.main')}>
          <ul className="flex flex-wrap items-center gap-1">
            {(['home', 'discover'] as const).map((place) => (
              <Entry key={place} href={links[place]} isCurrent={current === place}>
                {t(`nav.${place}`)}
              </Entry>
            ))}
            <li>
              <NotificationPanel {...feed} only="likes">
                <AriaButton className={entry}>
                  {t('nav.likes')} <CountBadge count={counts.newLikes} label={said('new', counts.newLikes)} />
                </AriaButton>
              </NotificationPanel>
            </li>
            <Entry href={links.messages} isCurrent={current === 'messages'}>
              {t('nav.messages')}{' '}
              <CountBadge count={counts.unreadMessages} label={said('unread', counts.unreadMessages)} />
            </Entry>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
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
          <AccountMenu account={account} links={links} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  );
}
