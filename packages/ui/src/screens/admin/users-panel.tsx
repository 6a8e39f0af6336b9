import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../lib/deferred.ts';
import { type Kept, useKept } from '../../lib/use-kept.ts';
import type { Tier } from '../../patterns/plan-card/pricing.ts';
import { waiting } from '../../lib/waiting.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { TableColumn } from '../../primitives/table/table.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import type { AdminUser, Change, ListOrder, ListView, Role } from './admin.types.ts';
import { ChangeFailed } from './change-failed.tsx';
import { PersonId } from './person-id.tsx';
import { FilterLine, type TeamColumns, TeamTable } from './team-table.tsx';
import { TIER_LOOKS } from './tier-tones.ts';

const TIERS = ['free', 'premium', 'premium_plus'] as const;
const REASON_MOST = 500;
/** The possible durations of a granted tier, in months. */
const MONTHS = ['1', '3', '6', '12', '24'] as const;
const ROLES = ['nobody', 'support', 'admin', 'owner'] as const;

export interface TierChange {
  readonly user: AdminUser;
  readonly tier: Tier;
  /** How long a paid tier lasts from now. */
  readonly months: number;
  /** The reason, for the audit log; empty if none was given. */
  readonly reason: string;
}

export interface RoleChange {
  readonly user: AdminUser;
  readonly role: Role | null;
  readonly reason: string;
}

/** Links to the rest about a person; omitted without permission. */
export interface UserLinks {
  readonly profiles: string;
  readonly tickets: string;
  readonly payments: string;
}

export interface UserFilters {
  readonly search: string;
  readonly tier: Tier | 'all';
  readonly sort: ListOrder;
}

export interface UsersPanelProps {
  view: ListView<AdminUser>;
  filters: UserFilters;
  onFiltersChange: (filters: UserFilters) => void;
  onSearchSubmit: (search: string) => void;
  /** The person whose subscription is being edited. */
  edited: AdminUser | null;
  change: Change;
  /** Keeps the reason until a change has it. */
  keptReason?: Kept<{ reason: string }> | undefined;
  /** Omitted for people with read access only. */
  onEdit?: ((user: AdminUser) => void) | undefined;
  onEditEnd: () => void;
  onTierChange: (change: TierChange) => void;
  /** Omitted for people who cannot set roles (D50). */
  onRoleChange?: ((change: RoleChange) => void) | undefined;
  linksOf: (user: AdminUser) => UserLinks;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

/** The team role, set by an owner (D50). */
function EditRole({
  user,
  isPending,
  onSave,
}: {
  user: AdminUser;
  isPending: boolean;
  onSave: (role: Role | null) => void;
}) {
  const { t } = useTranslation('admin');
  const [role, setRole] = useState<(typeof ROLES)[number]>(user.role ?? 'nobody');
  return (
    <div className="mu:flex mu:items-end mu:gap-2">
      <Select
        label={t('users.edit.role')}
        value={role}
        onChange={setRole}
        options={ROLES.map((key) => ({ key, label: t(`users.role.${key}`) }))}
        className="mu:min-w-0 mu:flex-1"
      />
      <Button
        isPending={isPending}
        isDisabled={role === (user.role ?? 'nobody')}
        onPress={() => onSave(role === 'nobody' ? null : role)}
      >
        {t('users.edit.saveRole')}
      </Button>
    </div>
  );
}

/** The modal of SPEC 2: the person, their plan, and the three tiers; their role, and links to everything else about them. */
function EditSubscription({
  user,
  change,
  keptReason,
  onTierChange,
  onRoleChange,
  linksOf,
  onEditEnd,
}: Pick<UsersPanelProps, 'change' | 'keptReason' | 'onTierChange' | 'onRoleChange' | 'linksOf' | 'onEditEnd'> & {
  user: AdminUser;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const [{ reason }, keep] = useKept({ reason: '' }, keptReason);
  const [months, setMonths] = useState<(typeof MONTHS)[number]>('1');
  const [chosen, setChosen] = useState<Tier | 'role' | null>(null);
  const links = linksOf(user);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onEditEnd();
      }}
      title={t('users.edit.title')}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-5">
        <div className="mu:flex mu:items-center mu:gap-3">
          <Avatar seed={user._id} src={user.avatar} />
          <div className="mu:min-w-0 mu:flex-1">
            <p className="mu:truncate mu:font-medium">
              <bdi>{user.displayName || t('users.unknown')}</bdi>
            </p>
            <PersonId id={user.privyId} className="mu:block mu:text-text-muted" />
          </div>
          <Badge {...TIER_LOOKS[user.subscription.tier]}>{t(`users.badge.${user.subscription.tier}`)}</Badge>
        </div>
        <nav aria-label={t('users.edit.more')} className="mu:flex mu:flex-wrap mu:gap-x-4 mu:gap-y-1 mu:text-sm">
          {(['profiles', 'payments', 'tickets'] as const).map((place) => (
            <Link key={place} href={links[place]}>
              {t(`tab.${place}`)}
            </Link>
          ))}
        </nav>
        <TextArea
          label={t('reason')}
          hint={t('optional')}
          description={t('users.edit.reasonText')}
          rows={2}
          limit={REASON_MOST}
          value={reason}
          onChange={(text) => keep({ reason: text })}
        />
        <Select
          label={t('users.edit.months')}
          value={months}
          onChange={setMonths}
          options={MONTHS.map((key) => ({ key, label: t('users.edit.monthsOption', { count: Number(key) }) }))}
        />
        <div className="mu:flex mu:flex-col mu:gap-2">
          {TIERS.map((tier) => (
            <Button
              key={tier}
              width="full"
              variant={tier === user.subscription.tier ? 'quiet' : 'secondary'}
              {...waiting(change.isPending, chosen === tier)}
              onPress={() => {
                setChosen(tier);
                onTierChange({ user, tier, months: Number(months), reason: reason.trim() });
              }}
            >
              <span className="mu:flex mu:w-full mu:justify-between mu:gap-4">
                <span>{t(`users.tier.${tier}`)}</span>
                <span className="mu:text-sm mu:font-normal mu:text-text-muted">{t(`users.tierText.${tier}`)}</span>
              </span>
            </Button>
          ))}
        </div>
        {onRoleChange && (
          <EditRole
            user={user}
            isPending={change.isPending && chosen === 'role'}
            onSave={(role) => {
              setChosen('role');
              onRoleChange({ user, role, reason: reason.trim() });
            }}
          />
        )}
        <ChangeFailed title={chosen === 'role' ? t('users.edit.roleFailed') : t('users.edit.failed')} change={change} />
        <Button variant="quiet" slot="close">
          {t('common:cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

function useUserColumns(onEdit: UsersPanelProps['onEdit']): TeamColumns<AdminUser> {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const columns: [TableColumn<AdminUser>, ...TableColumn<AdminUser>[]] = [
    {
      id: 'user',
      title: t('users.column.user'),
      cell: (user) => (
        <span className="mu:flex mu:min-w-0 mu:items-center mu:gap-2.5">
          <Avatar size="sm" seed={user._id} src={user.avatar} />
          <span className="mu:min-w-0 mu:truncate">
            <bdi>{user.displayName || t('users.unknown')}</bdi>
          </span>
          {user.role && <Badge tone="info">{t(`users.role.${user.role}`)}</Badge>}
        </span>
      ),
    },
    {
      id: 'privyId',
      title: t('users.column.privyId'),
      cell: (user) => <PersonId id={user.privyId} className="mu:text-text-muted" />,
    },
    {
      id: 'twitter',
      title: t('users.column.twitter'),
      cell: (user) => (user.twitterUsername === null ? '–' : `@${user.twitterUsername}`),
    },
    {
      id: 'subscription',
      title: t('users.column.subscription'),
      narrow: 'corner',
      cell: (user) => (
        <Badge {...TIER_LOOKS[user.subscription.tier]}>{t(`users.badge.${user.subscription.tier}`)}</Badge>
      ),
    },
    {
      id: 'joined',
      isSortable: true,
      title: t('users.column.joined'),
      cell: (user) => date.format(new Date(user.createdAt)),
    },
  ];
  if (onEdit)
    columns.push({
      id: 'edit',
      title: t('users.column.edit'),
      hideTitle: true,
      narrow: 'foot',
      align: 'end',
      cell: (user) => (
        <Button
          size="sm"
          variant="quiet"
          className="mu:@max-2xl:-ml-3"
          onPress={() => onEdit(user)}
          aria-label={t('users.editNamed', { name: user.displayName })}
        >
          {t('users.column.edit')}
        </Button>
      ),
    });
  return columns;
}

/** /admin/users: everyone with an account, found by name, handle, Privy id or wallet (SPEC 2). */
export function UsersPanel(props: UsersPanelProps) {
  const { filters, onFiltersChange, edited, change, onEdit, onEditEnd, onTierChange } = props;
  const { t } = useTranslation('admin');
  const columns = useUserColumns(onEdit);
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.users')}>
      <FilterLine enter={onEdit && t('users.column.edit')}>
        <SearchField
          size="sm"
          label={t('users.search')}
          placeholder={t('users.search')}
          value={filters.search}
          onChange={(search) => onFiltersChange({ ...filters, search })}
          onSubmit={props.onSearchSubmit}
          className="mu:w-full mu:sm:w-80"
        />
        <Select
          size="sm"
          label={t('users.column.subscription')}
          hideLabel
          value={filters.tier}
          onChange={(tier) => onFiltersChange({ ...filters, tier })}
          options={(['all', ...TIERS] as const).map((key) => ({ key, label: t(`users.filter.${key}`) }))}
          className="mu:w-44"
        />
      </FilterLine>
      <Deferred>
        <TeamTable
          list="users"
          view={props.view}
          columns={columns}
          onOpen={onEdit}
          sort={filters.sort}
          onSortChange={(sort) => onFiltersChange({ ...filters, sort })}
          onRetry={props.onRetry}
          pageHref={props.pageHref}
        />
      </Deferred>
      {edited && (
        <EditSubscription
          key={edited._id}
          user={edited}
          change={change}
          keptReason={props.keptReason}
          onTierChange={onTierChange}
          onRoleChange={props.onRoleChange}
          linksOf={props.linksOf}
          onEditEnd={onEditEnd}
        />
      )}
    </section>
  );
}
