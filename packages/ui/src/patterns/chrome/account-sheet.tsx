import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import {
  BookmarkIcon,
  ChevronRightIcon,
  GalleryIcon,
  GroupIcon,
  HomeIcon,
  IndividualIcon,
  PremiumIcon,
  SignOutIcon,
} from '../../primitives/icons/icons.ts';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import { AccountCard } from './account-menu.tsx';
import type { ChromeLinks, Place, Preferences, SignedIn } from './chrome.types.ts';
import { PreferenceRows } from './preference-controls.tsx';

const rows: readonly {
  place: 'home' | 'profiles' | 'gallery' | 'bookmarks' | 'groups' | 'premium';
  icon: ReactNode;
}[] = [
  { place: 'home', icon: <HomeIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'profiles', icon: <IndividualIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'gallery', icon: <GalleryIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'bookmarks', icon: <BookmarkIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'groups', icon: <GroupIcon aria-hidden="true" className="mu:size-5" /> },
  { place: 'premium', icon: <PremiumIcon aria-hidden="true" className="mu:size-5" /> },
];

export interface AccountSheetProps {
  current: Place | null;
  links: ChromeLinks;
  preferences: Preferences;
  session: SignedIn;
}

/** The account on phones: connected as whom, at which tier, the places without a tab of their own, language, theme, sign out. Put it into a SheetTrigger. */
export function AccountSheet({ current, links, preferences, session }: AccountSheetProps) {
  const { t } = useTranslation(['chrome', 'common']);
  return (
    <Sheet title={t('account')} closeLabel={t('common:close')}>
      {({ close }) => (
        <div className="mu:flex mu:flex-col mu:gap-6">
          <AccountCard account={session.account} />
          <nav aria-label={t('account')}>
            <ul className="mu:flex mu:flex-col mu:border-t mu:border-border">
              {rows.map(({ place, icon }) => (
                <li key={place} className="mu:border-b mu:border-border">
                  <AriaLink
                    href={links[place]}
                    onPress={close}
                    {...(current === place ? { 'aria-current': 'page' } : {})}
                    className="mu:flex mu:min-h-13 mu:items-center mu:gap-3.5 mu:rounded-small mu:focus-ring mu:pressed:text-text-muted"
                  >
                    <span className="mu:text-text-muted">{icon}</span>
                    {t(`nav.${place}`)}
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
        </div>
      )}
    </Sheet>
  );
}
