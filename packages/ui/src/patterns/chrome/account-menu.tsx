import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { shownCount } from '../../lib/shown-count.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge, CountBadge } from '../../primitives/badge/badge.tsx';
import {
  AdminIcon,
  BookmarkIcon,
  ChevronDownIcon,
  GalleryIcon,
  GroupIcon,
  IndividualIcon,
  PaymentsIcon,
  PremiumIcon,
  SettingsIcon,
  SignOutIcon,
  SupportIcon,
} from '../../primitives/icons/icons.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../primitives/menu/menu.tsx';
import type { Account, ChromeLinks } from './chrome.types.ts';
import { CountIcon } from './count-icon.tsx';

/** The signed-in person: name, handle and tier. */
export function AccountCard({ account }: { account: Account }) {
  const { t } = useTranslation(['chrome', 'common']);
  return (
    <div className="mu:flex mu:items-center mu:gap-3">
      <Avatar seed={account._id} src={account.avatar} />
      <div className="mu:min-w-0 mu:flex-1">
        <p className="mu:text-xs mu:text-text-subtle">{t('connectedAs')}</p>
        <p className="mu:truncate mu:font-medium">
          <bdi>{account.handle === null ? account.name : `@${account.handle}`}</bdi>
        </p>
      </div>
      <Badge tone={account.tier === 'free' ? 'neutral' : 'accent'} size="md">
        {t(`tier.${account.tier}`)}
      </Badge>
    </div>
  );
}

/** The account menu at the end of the top bar. */
export function AccountMenu({
  account,
  links,
  answeredTickets,
  onSignOut,
}: {
  account: Account;
  links: ChromeLinks;
  /** Tickets with an unseen answer. */
  answeredTickets: number;
  onSignOut: () => void;
}) {
  const { t } = useTranslation('chrome');
  const said = t('answers', { count: answeredTickets, shown: shownCount(answeredTickets) });
  return (
    <MenuTrigger>
      <Button
        aria-label={answeredTickets > 0 ? `${t('account')}, ${said}` : t('account')}
        className="mu:flex mu:h-11 mu:shrink-0 mu:cursor-pointer mu:items-center mu:gap-1 mu:rounded-full mu:pr-1.5 mu:pl-1 mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed mu:open:bg-fill-hover"
      >
        <CountIcon count={answeredTickets}>
          <Avatar size="sm" seed={account._id} src={account.avatar} />
        </CountIcon>
        <ChevronDownIcon aria-hidden="true" className="mu:size-4 mu:text-text-subtle" />
      </Button>
      <Menu
        header={
          <div className="mu:w-68">
            <AccountCard account={account} />
          </div>
        }
        aria-label={t('account')}
      >
        <MenuItem href={links.profiles} icon={<IndividualIcon aria-hidden="true" />}>
          {t('nav.profiles')}
        </MenuItem>
        <MenuItem href={links.gallery} icon={<GalleryIcon aria-hidden="true" />}>
          {t('nav.gallery')}
        </MenuItem>
        <MenuItem href={links.bookmarks} icon={<BookmarkIcon aria-hidden="true" />}>
          {t('nav.bookmarks')}
        </MenuItem>
        <MenuItem href={links.groups} icon={<GroupIcon aria-hidden="true" />}>
          {t('nav.groups')}
        </MenuItem>
        <MenuItem href={links.premium} icon={<PremiumIcon aria-hidden="true" />}>
          {t('nav.premium')}
        </MenuItem>
        <MenuItem href={links.payments} icon={<PaymentsIcon aria-hidden="true" />}>
          {t('nav.payments')}
        </MenuItem>
        <MenuItem
          href={links.support}
          icon={<SupportIcon aria-hidden="true" />}
          textValue={t('nav.support')}
          end={<CountBadge count={answeredTickets} label={said} />}
        >
          {t('nav.support')}
        </MenuItem>
        <MenuItem href={links.settings} icon={<SettingsIcon aria-hidden="true" />}>
          {t('nav.settings')}
        </MenuItem>
        {account.isInTeam && (
          <MenuItem href={links.admin} icon={<AdminIcon aria-hidden="true" />}>
            {t('nav.admin')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onAction={onSignOut} icon={<SignOutIcon aria-hidden="true" />}>
          {t('signOut')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
