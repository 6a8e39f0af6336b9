import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../lib/deferred.ts';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { type Kept, useKept } from '../../lib/use-kept.ts';
import { waiting } from '../../lib/waiting.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { VerifiedIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { TableColumn } from '../../primitives/table/table.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import type { AdminProfile, Change, ListOrder, ListView } from './admin.types.ts';
import { PersonId } from './person-id.tsx';
import { FilterLine, type TeamColumns, TeamTable } from './team-table.tsx';

const TYPES = ['all', 'individual', 'group', 'project'] as const;
const STATES = ['all', 'verified', 'renamed', 'hidden'] as const;
/** SPEC 2: the first three, then how many more. */
const TAGS_SHOWN = 3;
const REASON_MOST = 500;

export interface ProfileFilters {
  readonly search: string;
  readonly type: ProfileType | 'all';
  readonly state: (typeof STATES)[number];
  readonly sort: ListOrder;
}

export interface ProfilesPanelProps {
  view: ListView<AdminProfile>;
  filters: ProfileFilters;
  onFiltersChange: (filters: ProfileFilters) => void;
  onSearchSubmit: (search: string) => void;
  opened: AdminProfile | null;
  change: Change;
  onOpen: (profile: AdminProfile) => void;
  onClose: () => void;
  /** Omitted, with `onHide`, for people with read access only. */
  onVerify?: ((profile: AdminProfile, isVerified: boolean) => void) | undefined;
  /** Keeps the reason for hiding or showing until it is done. */
  keptReason?: Kept<{ reason: string }> | undefined;
  onHide?: ((profile: AdminProfile, isHidden: boolean, reason: string) => void) | undefined;
  /** The public page of the profile. */
  profileHref: (id: string) => string;
  onRetry: () => void;
  pageHref: (page: number) => string;
}

function Standing({ profile }: { profile: AdminProfile }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {profile.isVerified && (
        <Badge tone="success" icon={<VerifiedIcon aria-hidden="true" />}>
          {t('profiles.verified')}
        </Badge>
      )}
      {profile.verifiedName !== null && <Badge tone="warning">{t('profiles.renamed')}</Badge>}
      {profile.hidden && <Badge tone="danger">{t('profiles.hidden')}</Badge>}
    </>
  );
}

type Decisions = Pick<ProfilesPanelProps, 'change' | 'onVerify' | 'keptReason' | 'onHide' | 'profileHref'> & {
  profile: AdminProfile;
};

/** Buttons for the possible decisions, and the reason that hiding and restoring need. */
function Decide({ profile, change, onVerify, keptReason, onHide, profileHref }: Decisions) {
  const { t } = useTranslation('admin');
  const [{ reason }, keep] = useKept({ reason: '' }, keptReason);
  const [isWriting, setWriting] = useState(reason !== '');
  const [isMissing, setMissing] = useState(false);
  const [pressed, setPressed] = useState<'verify' | 'unverify' | 'hide' | null>(null);
  const isHidden = profile.hidden !== null;
  const needsCheck = profile.verifiedName !== null;

  function verify(isVerified: boolean): void {
    setPressed(isVerified ? 'verify' : 'unverify');
    onVerify?.(profile, isVerified);
  }
  function hide(): void {
    if (!isWriting) return setWriting(true);
    if (reason.trim() === '') return setMissing(true);
    setPressed('hide');
    onHide?.(profile, !isHidden, reason.trim());
  }

  return (
    <>
      {isWriting && (
        <TextArea
          label={t('reason')}
          description={isHidden ? undefined : t('profiles.reasonText')}
          rows={2}
          limit={REASON_MOST}
          value={reason}
          onChange={(text) => {
            keep({ reason: text });
            setMissing(false);
          }}
          errorMessage={isMissing ? t('reasonMissing') : undefined}
        />
      )}
      {change.error !== undefined && (
        <Banner tone="danger" title={t('profiles.failed')}>
          {change.error}
        </Banner>
      )}
      <div className="mu:flex mu:flex-wrap mu:gap-2">
        {!isHidden && (
          <LinkButton size="sm" href={profileHref(profile._id)}>
            {t('profiles.see')}
          </LinkButton>
        )}
        {onVerify && !profile.isVerified && (
          <Button size="sm" {...waiting(change.isPending, pressed === 'verify')} onPress={() => verify(true)}>
            {needsCheck ? t('profiles.verifyAgain') : t('profiles.verify')}
          </Button>
        )}
        {onVerify && (profile.isVerified || needsCheck) && (
          <Button size="sm" {...waiting(change.isPending, pressed === 'unverify')} onPress={() => verify(false)}>
            {t('profiles.unverify')}
          </Button>
        )}
        {onHide && (
          <Button
            size="sm"
            variant={isWriting ? 'danger' : 'quiet'}
            {...waiting(change.isPending, pressed === 'hide')}
            onPress={hide}
          >
            {isHidden ? t('profiles.show') : t('profiles.hide')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The team's data on one profile, and its decisions: whether it is verified (D52), and whether it is visible. */
function OpenedProfile(props: Decisions) {
  const { t } = useTranslation('admin');
  // The pressed button disappears with its decision.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLDivElement>();
  const { profile } = props;
  const { hidden } = profile;
  return (
    <div ref={containerRef} className="mu:flex mu:flex-col mu:gap-4">
      <div ref={fallbackRef} tabIndex={-1} className="mu:flex mu:flex-wrap mu:gap-1.5 mu:rounded-small mu:focus-ring">
        <Badge>{t(`profiles.type.${profile.profileType}`)}</Badge>
        <Standing profile={profile} />
      </div>
      <p dir="auto" className="mu:line-clamp-4 mu:text-sm mu:wrap-anywhere mu:text-text-muted">
        {profile.bio}
      </p>
      <dl className="mu:grid mu:grid-cols-[auto_minmax(0,1fr)] mu:gap-x-4 mu:gap-y-1 mu:text-sm">
        <dt className="mu:text-text-muted">{t('profiles.id')}</dt>
        <dd>
          <PersonId id={profile._id} />
        </dd>
        <dt className="mu:text-text-muted">{t('profiles.owner')}</dt>
        <dd className="mu:truncate">
          <bdi>{profile.owner.displayName}</bdi>
        </dd>
        <dt className="mu:text-text-muted">{t('users.column.privyId')}</dt>
        <dd>
          <PersonId id={profile.owner.privyId} />
        </dd>
      </dl>
      {profile.verifiedName !== null && (
        <Banner tone="warning" title={t('profiles.renamedTitle')}>
          {t('profiles.renamedText', { name: profile.verifiedName })}
        </Banner>
      )}
      {hidden && (
        <Banner tone="danger" title={t('profiles.hiddenTitle')}>
          {hidden.reason}
        </Banner>
      )}
      {/* The next decision starts without a reason. */}
      <Decide key={`${hidden === null}`} {...props} />
    </div>
  );
}

function useProfileColumns(): TeamColumns<AdminProfile> {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locale);
  const figure = (id: 'views' | 'likes' | 'matches'): TableColumn<AdminProfile> => ({
    id,
    title: t(`profiles.column.${id}`),
    align: 'end',
    cell: (profile) => number.format(profile[id]),
  });
  return [
    {
      id: 'name',
      title: t('profiles.column.name'),
      cell: (profile) => (
        <span className="mu:flex mu:min-w-0 mu:flex-col">
          <span className="mu:flex mu:flex-wrap mu:items-center mu:gap-1.5">
            <span dir="auto" className="mu:wrap-anywhere">
              {profile.name}
            </span>
            <Standing profile={profile} />
          </span>
          <span className="mu:max-w-44 mu:truncate mu:font-mono mu:text-xs mu:font-normal mu:text-text-subtle">
            {profile._id}
          </span>
        </span>
      ),
    },
    {
      id: 'type',
      title: t('profiles.column.type'),
      narrow: 'corner',
      cell: (profile) => t(`profiles.type.${profile.profileType}`),
    },
    {
      id: 'bio',
      title: t('profiles.column.bio'),
      cell: (profile) => (
        <span dir="auto" className="mu:line-clamp-2 mu:max-w-64 mu:wrap-anywhere mu:text-text-muted">
          {profile.bio}
        </span>
      ),
    },
    {
      id: 'tags',
      title: t('profiles.column.tags'),
      cell: ({ tags }) => (
        <span className="mu:flex mu:flex-wrap mu:gap-1">
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > TAGS_SHOWN && <Badge>{`+${tags.length - TAGS_SHOWN}`}</Badge>}
        </span>
      ),
    },
    figure('views'),
    figure('likes'),
    figure('matches'),
    {
      id: 'created',
      isSortable: true,
      title: t('profiles.column.created'),
      cell: (profile) => <span className="mu:whitespace-nowrap">{date.format(new Date(profile.createdAt))}</span>,
    },
  ];
}

/** /admin/profiles: all profiles with their figures; a row opens the decisions about one (SPEC 2, D52). */
export function ProfilesPanel(props: ProfilesPanelProps) {
  const { filters, onFiltersChange, opened } = props;
  const { t } = useTranslation(['admin', 'common']);
  const columns = useProfileColumns();
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.profiles')}>
      <FilterLine enter={t('keys.open')}>
        <SearchField
          size="sm"
          label={t('profiles.search')}
          placeholder={t('profiles.search')}
          value={filters.search}
          onChange={(search) => onFiltersChange({ ...filters, search })}
          onSubmit={props.onSearchSubmit}
          className="mu:w-full mu:sm:w-72"
        />
        <Select
          size="sm"
          label={t('profiles.column.type')}
          hideLabel
          value={filters.type}
          onChange={(type) => onFiltersChange({ ...filters, type })}
          options={TYPES.map((key) => ({ key, label: t(`profiles.type.${key}`) }))}
          className="mu:w-40"
        />
        <Select
          size="sm"
          label={t('profiles.state.label')}
          hideLabel
          value={filters.state}
          onChange={(state) => onFiltersChange({ ...filters, state })}
          options={STATES.map((key) => ({ key, label: t(`profiles.state.${key}`) }))}
          className="mu:w-48"
        />
      </FilterLine>
      <Deferred>
        <TeamTable
          list="profiles"
          view={props.view}
          columns={columns}
          onOpen={props.onOpen}
          sort={filters.sort}
          onSortChange={(sort) => onFiltersChange({ ...filters, sort })}
          onRetry={props.onRetry}
          pageHref={props.pageHref}
        />
      </Deferred>
      {opened && (
        <Dialog
          key={opened._id}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) props.onClose();
          }}
          title={opened.name}
          closeLabel={t('common:close')}
        >
          <OpenedProfile {...props} profile={opened} />
        </Dialog>
      )}
    </section>
  );
}
