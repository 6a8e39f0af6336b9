import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../patterns/conversation-list/conversation-list.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import type { ActingProfile } from '../../patterns/acting-profile-picker/acting-profile-picker.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** What another app shared. */
export interface SharedView {
  /** As it would be sent. */
  readonly message: string;
  /** The link in it; null if there is none that a profile may hold. */
  readonly link: string | null;
}

type Loaded<Items> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | ({ readonly status: 'ready' } & Items);

/** The profiles of the person, and where in each there is room for the link: the name of a field; null for nowhere, or where it is there already. */
export type SharingProfilesView = Loaded<{
  readonly profiles: readonly (ActingProfile & { readonly place: string | null; readonly hasLink: boolean })[];
}>;

/** The open conversations of the acting profile. */
export type SharingMatchesView = Loaded<{
  readonly matches: readonly { readonly _id: string; readonly partner: Exclude<Partner, { isDeleted: true }> }[];
  readonly hasMore: boolean;
}>;

export interface SharingScreenProps {
  /** Null where nothing came along. */
  shared: SharedView | null;
  profiles: SharingProfilesView;
  matches: SharingMatchesView;
  actingId: string | null;
  homeHref: string;
  createProfileHref: string;
  discoverHref: string;
  onAdd: (profileId: string) => void;
  onWrite: (conversationId: string) => void;
  onChooseProfile: (profileId: string) => void;
  onRetryProfiles: () => void;
  onRetryMatches: () => void;
  onLoadMore: () => void;
}

function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mu:mt-10">
      <h2 id={id} className="mu:text-lg mu:font-semibold">
        {title}
      </h2>
      {text !== undefined && <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{text}</p>}
      <div className="mu:mt-4">{children}</div>
    </section>
  );
}

function Row({
  picture,
  name,
  detail,
  children,
}: {
  picture: ReactNode;
  name: string;
  detail?: string;
  children: ReactNode;
}) {
  return (
    <li className="mu:flex mu:items-center mu:gap-3.5 mu:border-b mu:border-border mu:py-3">
      {picture}
      <div className="mu:min-w-0 mu:flex-1">
        <p className="mu:truncate mu:font-medium">
          <bdi>{name}</bdi>
        </p>
        {detail !== undefined && <p className="mu:text-sm mu:text-text-muted">{detail}</p>}
      </div>
      {children}
    </li>
  );
}

function Rows({ label }: { label: string }) {
  return (
    <Loading label={label} className="mu:flex mu:flex-col mu:gap-3">
      <Skeleton className="mu:w-1/2" />
      <Skeleton className="mu:w-2/3" />
    </Loading>
  );
}

function AddToProfile({
  profiles: view,
  createProfileHref,
  onAdd,
  onRetryProfiles,
}: Pick<SharingScreenProps, 'profiles' | 'createProfileHref' | 'onAdd' | 'onRetryProfiles'>) {
  const { t } = useTranslation('sharing');
  if (view.status === 'loading') return <Rows label={t('add.loading')} />;
  if (view.status === 'error')
    return (
      <LoadFailed title={t('add.failed')} onRetry={onRetryProfiles}>
        {view.message}
      </LoadFailed>
    );
  if (view.profiles.length === 0)
    return (
      <div className="mu:flex mu:flex-col mu:items-start mu:gap-4">
        <p className="mu:text-text-muted">{t('add.none')}</p>
        <LinkButton href={createProfileHref}>{t('add.create')}</LinkButton>
      </div>
    );
  return (
    <ul className="mu:border-t mu:border-border">
      {view.profiles.map((profile) => (
        <Row
          key={profile._id}
          picture={<Avatar seed={profile._id} src={profile.avatar} kind={profile.profileType} />}
          name={profile.name}
          detail={
            profile.place === null
              ? t(profile.hasLink ? 'add.there' : 'add.full')
              : t('add.place', { field: profile.place })
          }
        >
          {profile.place !== null && (
            <Button
              size="sm"
              aria-label={t('add.to', { name: profile.name })}
              onPress={() => onAdd(profile._id)}
              className="mu:shrink-0"
            >
              {t('add.action')}
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}

function WriteToMatch({
  matches: view,
  discoverHref,
  onWrite,
  onRetryMatches,
  onLoadMore,
}: Pick<SharingScreenProps, 'matches' | 'discoverHref' | 'onWrite' | 'onRetryMatches' | 'onLoadMore'>) {
  const { t } = useTranslation('sharing');
  if (view.status === 'loading') return <Rows label={t('write.loading')} />;
  if (view.status === 'error')
    return (
      <LoadFailed title={t('write.failed')} onRetry={onRetryMatches}>
        {view.message}
      </LoadFailed>
    );
  return (
    <>
      {view.matches.length === 0 && !view.hasMore ? (
        <div className="mu:flex mu:flex-col mu:items-start mu:gap-4">
          <p className="mu:text-text-muted">{t('write.none')}</p>
          <LinkButton href={discoverHref}>{t('write.discover')}</LinkButton>
        </div>
      ) : (
        <ul className="mu:border-t mu:border-border">
          {view.matches.map(({ _id, partner }) => (
            <Row
              key={_id}
              picture={<Avatar seed={partner._id} src={partner.avatar} kind={partner.profileType} />}
              name={partner.name}
            >
              <Button
                size="sm"
                aria-label={t('write.to', { name: partner.name })}
                onPress={() => onWrite(_id)}
                className="mu:shrink-0"
              >
                {t('write.action')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {view.hasMore && (
        <div className="mu:pt-4">
          <Button size="sm" variant="quiet" onPress={onLoadMore}>
            {t('write.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * /share: what another app shared with the installed product becomes a link of an own profile or a message to a match.
 * Neither is saved or sent here: both stand in their form first.
 */
export function SharingScreen({ shared, profiles, matches, actingId, homeHref, ...props }: SharingScreenProps) {
  const { t } = useTranslation('sharing');
  const own = profiles.status === 'ready' ? profiles.profiles : [];
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-2xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('title')} lead={shared === null ? undefined : t('lead')} />
      {shared === null ? (
        <EmptyState
          drawing="missing"
          title={t('nothing.title')}
          action={
            <LinkButton variant="primary" href={homeHref}>
              {t('nothing.home')}
            </LinkButton>
          }
        >
          {t('nothing.text')}
        </EmptyState>
      ) : (
        <>
          <blockquote
            aria-label={t('shared')}
            className="mu:mt-6 mu:max-h-48 mu:overflow-y-auto mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-4 mu:wrap-anywhere mu:whitespace-pre-line"
          >
            <bdi>{shared.message}</bdi>
          </blockquote>
          <Part id="share-add" title={t('add.title')} text={shared.link === null ? t('add.noLink') : t('add.text')}>
            {shared.link !== null && <AddToProfile profiles={profiles} {...props} />}
          </Part>
          <Part id="share-write" title={t('write.title')} text={t('write.text')}>
            {own.length > 1 && actingId !== null && (
              <Select
                label={t('write.as')}
                value={actingId}
                onChange={props.onChooseProfile}
                options={own.map(({ _id, name }) => ({ key: _id, label: name }))}
                className="mu:mb-4"
              />
            )}
            {profiles.status === 'ready' && own.length === 0 ? (
              <p className="mu:text-text-muted">{t('write.needsProfile')}</p>
            ) : (
              <WriteToMatch matches={matches} {...props} />
            )}
          </Part>
        </>
      )}
    </div>
  );
}
