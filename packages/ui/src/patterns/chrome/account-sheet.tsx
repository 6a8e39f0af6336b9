import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { shownCount } from '../../lib/shown-count.ts';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import {
  AdminIcon,
  BookmarkIcon,
  ChevronRightIcon,
  GalleryIcon,
  GroupIcon,
  HomeIcon,
  IndividualIcon,
  PaymentsIcon,
  PremiumIcon,
  SettingsIcon,
  SignOutIcon,
  SupportIcon,
} from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import { AccountCard } from './account-menu.tsx';
import type { ChromeLinks, Place, Preferences, SignedIn } from './chrome.types.ts';
import { PreferenceRows } from './preference-controls.tsx';

type Row = {
  place:
    | 'home'
    | 'profiles'
    | 'gallery'
    | 'bookmarks'
    | 'groups'
    | 'premium'
    | 'payments'
    | 'support'
    | 'settings'
    | 'admin';
  icon: ReactNode;
};

const rows: readonly Row[] = [
  { place: 'home', icon: <HomeIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'profiles', icon: <IndividualIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'gallery', icon: <GalleryIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'bookmarks', icon: <BookmarkIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'groups', icon: <GroupIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'premium', icon: <PremiumIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'payments', icon: <PaymentsIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'support', icon: <SupportIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'settings', icon: <SettingsIcon aria-hidden="true" className="mu:size-5" /> },
];

const teamRow: Row = { place: 'admin', icon: <AdminIcon aria-hidden="true" className="mu:size-5" /> };

export interface AccountSheetProps {
  current: Place | null;
  links: ChromeLinks;
  preferences: Preferences;
  session: SignedIn;
}

/**
 * The account on phones: person and tier, the places without a tab, language, theme, sign out, and the footer's links. Put it into a SheetTrigger.
 */
export function AccountSheet({ current, links, preferences, session }: AccountSheetProps) {
  const { t } = useTranslation(['chrome', 'common']);
  const { answeredTickets } = session.counts;
  const said = t('answers', { count: answeredTickets, shown: shownCount(answeredTickets) });
  return (
    <Sheet title={t('account')} closeLabel={t('common:close')}>
      {({ close }) => (
        <div className="mu:flex mu:flex-col mu:gap-6">
          <AccountCard account={session.account} />
          <nav aria-label={t('account')}>
            <ul className="mu:flex mu:flex-col mu:border-t mu:border-border">
              {(session.account.isInTeam ? [...rows, teamRow] : rows).map(({ place, icon }) => (
                <li key={place} className="mu:border-b mu:border-border">
                  <AriaLink
                    href={links[place]}
                    onPress={close}
                    {...(current === place ? { 'aria-current': 'page' } : {})}
                    className="mu:flex mu:min-h-13 mu:items-center mu:gap-3.5 mu:rounded-small mu:focus-ring mu:pressed:text-text-muted"
                  >
                    <span className="mu:text-text-muted">{icon}</span>
                    {t(`nav.${place}`)}
                    {place === 'support' && <CountBadge count={answeredTickets} label={said} />}
                    <ChevronRightIcon aria-hidden="true" className="mu:ml-auto mu:size-4.5 mu:text-text-subtle" />
                  </AriaLink>
                </li>
              ))}
            </ul>
          </nav>
          <PreferenceRows {...preferences} />
          <Button
            width="full"
            icon={<SignOutIcon aria-hidden="true" className="mu:size-4.5" />}
            onPress={() => {
              close();
              session.onSignOut();
            }}
          >
            {t('signOut')}
          </Button>
          <ul className="mu:flex mu:flex-wrap mu:justify-center mu:gap-x-6 mu:text-sm">
            {(['about', 'privacy', 'terms'] as const).map((place) => (
              <li key={place}>
                <Link
                  variant="quiet"
                  href={links[place]}
                  onPress={close}
                  className="mu:inline-flex mu:min-h-11 mu:items-center"
                >
                  {t(`nav.${place}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
