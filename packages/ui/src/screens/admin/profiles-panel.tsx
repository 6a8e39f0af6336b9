import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { VerifiedIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Table, type TableColumn } from '../../primitives/table/table.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { AdminProfile, Change, ListView } from './admin.types.ts';
import { KeyHints, Pages } from './list-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

const TYPES = ['all', 'individual', 'group', 'project'] as const;
const STATES = ['all', 'verified', 'renamed', 'hidden'] as const;
/** SPEC 2: the first three, then how many more. */
const TAGS_SHOWN = 3;
const REASON_MOST = 500;

export interface ProfileFilters {
  readonly search: string;
  readonly type: ProfileType | 'all';
  readonly state: (typeof STATES)[number];
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
  /** Left out, with `onHide`, for those who may only read. */
  onVerify?: ((profile: AdminProfile, isVerified: boolean) => void) | undefined;
  onHide?: ((profile: AdminProfile, isHidden: boolean, reason: string) => void) | undefined;
  /** The profile as everyone sees it. */
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

/** What the team decides about one profile: whether it is verified (D52), and whether it is seen. */
function ProfileDialog({
  profile,
  change,
  onClose,
  onVerify,
  onHide,
  profileHref,
}: Pick<ProfilesPanelProps, 'change' | 'onClose' | 'onVerify' | 'onHide' | 'profileHref'> & { profile: AdminProfile }) {
  const { t } = useTranslation(['admin', 'common']);
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { hidden } = profile;
  const needsCheck = profile.verifiedName !== null;

  function hide(): void {
    if (reason === null) return setReason('');
    if (reason.trim() === '') return setMissing(true);
    onHide?.(profile, hidden === null, reason.trim());
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={profile.name}
      closeLabel={t('common:close')}
    >
      <div className="mu:flex mu:flex-col mu:gap-4">
        <div className="mu:flex mu:flex-wrap mu:gap-1.5">
          <Badge>{t(`profiles.type.${profile.profileType}`)}</Badge>
          <Standing profile={profile} />
        </div>
        <p dir="auto" className="mu:line-clamp-4 mu:text-sm mu:wrap-anywhere mu:text-text-muted">
          {profile.bio}
        </p>
        <dl className="mu:grid mu:grid-cols-[auto_1fr] mu:gap-x-4 mu:gap-y-1 mu:text-sm">
          <dt className="mu:text-text-muted">{t('profiles.id')}</dt>
          <dd className="mu:font-mono mu:text-xs mu:break-all">{profile._id}</dd>
          <dt className="mu:text-text-muted">{t('profiles.owner')}</dt>
          <dd className="mu:truncate">{profile.owner.displayName}</dd>
          <dt className="mu:text-text-muted">{t('users.column.privyId')}</dt>
          <dd className="mu:font-mono mu:text-xs mu:break-all">{profile.owner.privyId}</dd>
        </dl>
        {needsCheck && (
          <Banner tone="warning" title={t('profiles.renamedTitle')}>
            {t('profiles.renamedText', { name: profile.verifiedName })}
          </Banner>
        )}
        {hidden && (
          <Banner tone="danger" title={t('profiles.hiddenTitle')}>
            {hidden.reason}
          </Banner>
        )}
        {reason !== null && (
          <TextArea
            label={t('reason')}
            description={hidden === null ? t('profiles.reasonText') : undefined}
            rows={2}
            limit={REASON_MOST}
            value={reason}
            onChange={(text) => {
              setReason(text);
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
          {hidden === null && (
            <LinkButton size="sm" href={profileHref(profile._id)}>
              {t('profiles.see')}
            </LinkButton>
          )}
          {onVerify && (!profile.isVerified || needsCheck) && (
            <Button size="sm" isDisabled={change.isPending} onPress={() => onVerify(profile, true)}>
              {needsCheck ? t('profiles.verifyAgain') : t('profiles.verify')}
            </Button>
          )}
          {onVerify && profile.isVerified && (
            <Button size="sm" isDisabled={change.isPending} onPress={() => onVerify(profile, false)}>
              {t('profiles.unverify')}
            </Button>
          )}
          {onHide && (
            <Button
              size="sm"
              variant={reason === null ? 'quiet' : 'danger'}
              isPending={change.isPending}
              onPress={hide}
            >
              {hidden === null ? t('profiles.hide') : t('profiles.show')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function useProfileColumns(): [TableColumn<AdminProfile>, ...TableColumn<AdminProfile>[]] {
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
  const columns: [TableColumn<AdminProfile>, ...TableColumn<AdminProfile>[]] = [
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
      title: t('profiles.column.created'),
      cell: (profile) => <span className="mu:whitespace-nowrap">{date.format(new Date(profile.createdAt))}</span>,
    },
  ];
  return columns;
}

/** /admin/profiles: all profiles with their figures; a row opens what can be decided about one (SPEC 2, D52). */
export function ProfilesPanel(props: ProfilesPanelProps) {
  const { view, filters, onFiltersChange, opened, onOpen, pageHref } = props;
  const { t } = useTranslation('admin');
  const listRef = useRef<HTMLDivElement>(null);
  useRowKeys(listRef, {});
  const columns = useProfileColumns();
  return (
    <section className="mu:flex mu:flex-col mu:gap-4" aria-label={t('tab.profiles')}>
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-3">
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
        <div className="mu:ml-auto">
          <KeyHints
            keys={[
              [['J', 'K'], t('keys.move')],
              [['Enter'], t('keys.open')],
            ]}
          />
        </div>
      </div>
      {view.status === 'error' ? (
        <LoadFailed title={t('profiles.error')} onRetry={props.onRetry}>
          {view.message}
        </LoadFailed>
      ) : (
        <div ref={listRef} className="mu:contents">
          <Table
            isDense
            label={t('tab.profiles')}
            columns={columns}
            rows={view.status === 'ready' ? view.rows : []}
            rowId={(profile) => profile._id}
            onRowAction={onOpen}
            isLoading={view.status === 'loading' || view.isSearching === true}
            loadingLabel={t('profiles.loading')}
            loadingRows={8}
            empty={
              <EmptyState drawing="stack" title={t('profiles.empty')}>
                {t('nothingFits')}
              </EmptyState>
            }
          />
        </div>
      )}
      <Pages view={view} pageHref={pageHref} summary={(range) => t('profiles.showing', range)} />
      {opened && (
        <ProfileDialog
          key={`${opened._id} ${opened.hidden === null}`}
          profile={opened}
          change={props.change}
          onClose={props.onClose}
          onVerify={props.onVerify}
          onHide={props.onHide}
          profileHref={props.profileHref}
        />
      )}
    </section>
  );
}
