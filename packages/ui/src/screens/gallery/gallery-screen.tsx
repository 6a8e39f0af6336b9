import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { BookmarkButton } from '../../patterns/bookmark-button/bookmark-button.tsx';
import { activeFilters, FilterBar, type Filters, noFilters } from '../../patterns/filter-bar/filter-bar.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import { GalleryProfileCard, type ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ChevronLeftIcon, ChevronRightIcon, LikeIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Trending } from './trending.tsx';

/** A profile of the gallery, and the reader's relation to it. */
export interface GalleryProfile extends ProfileCardView {
  /** One of the reader's own: it has no actions. */
  readonly isOwn: boolean;
  readonly isSaved: boolean;
  /** A like is pending, or has just been sent; earlier likes are not shown. */
  readonly like: 'none' | 'pending' | 'liked';
}

export type GalleryView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  /** The filters are part of a plan that the reader does not have. */
  | { readonly status: 'locked' }
  | {
      readonly status: 'ready';
      readonly profiles: readonly GalleryProfile[];
      /** The total, counted up to 100. */
      readonly total: number;
      readonly hasNext: boolean;
      /** No profile has the words: these are close. */
      readonly isAlike: boolean;
      /** These are the previous results; the new ones are loading. */
      readonly isSearching: boolean;
    };

export interface GalleryScreenProps {
  view: GalleryView;
  filters: Filters;
  page: number;
  /** The most viewed profiles lately; none in a quiet week. */
  trending: readonly ProfileCardView[];
  profileHref: (id: string) => string;
  pageHref: (page: number) => string;
  premiumHref: string;
  onFiltersChange: (filters: Filters) => void;
  /** Opens the upgrade dialog; omitted for people with the advanced filters. */
  onUpgrade?: (() => void) | undefined;
  onRetry: () => void;
  onSave: (profile: GalleryProfile, isSaved: boolean) => void;
  onLike: (profile: GalleryProfile) => void;
  /** The menu of somebody else; omitted for guests. */
  moreOf?: MoreOf | undefined;
}

const grid = 'mu:grid mu:grid-cols-2 mu:gap-3 mu:sm:gap-4 mu:md:grid-cols-3 mu:lg:grid-cols-4 mu:lg:gap-5';

function LoadingGrid() {
  const { t } = useTranslation('gallery');
  return (
    <Loading label={t('page.loading')} className={grid}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <div key={card} className="mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
          <Skeleton shape="block" className="mu:aspect-square mu:h-auto mu:rounded-none" />
          <div className="mu:p-4">
            <Skeleton className="mu:w-1/2" />
            <Skeleton className="mu:w-4/5" />
            <Skeleton shape="block" className="mu:mt-4 mu:h-9" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

type Ready = Extract<GalleryView, { status: 'ready' }>;

function LikeButton({ profile, onLike }: { profile: GalleryProfile } & Pick<GalleryScreenProps, 'onLike'>) {
  const { t } = useTranslation('gallery');
  const { name, like } = profile;
  const isLiked = like === 'liked';
  return (
    <Button
      size="sm"
      width="full"
      isPending={like === 'pending'}
      icon={<LikeIcon aria-hidden="true" className={join('mu:size-4', isLiked && 'mu:fill-current mu:text-like')} />}
      aria-label={t(isLiked ? 'card.likedNamed' : 'card.likeNamed', { name })}
      onPress={() => {
        if (!isLiked) onLike(profile);
      }}
    >
      {t(isLiked ? 'card.liked' : 'card.like')}
    </Button>
  );
}

function Cards({
  profiles,
  headingLevel,
  ...props
}: Pick<Ready, 'profiles'> & { headingLevel: 2 | 3 } & Pick<
    GalleryScreenProps,
    'profileHref' | 'onSave' | 'onLike' | 'moreOf'
  >) {
  return (
    <ul className={grid}>
      {profiles.map((profile) => (
        <li key={profile._id} className="mu:flex mu:min-w-0">
          <GalleryProfileCard
            profile={profile}
            href={props.profileHref(profile._id)}
            headingLevel={headingLevel}
            className="mu:w-full"
            corner={
              !profile.isOwn && (
                <>
                  <BookmarkButton
                    variant="secondary"
                    size="sm"
                    name={profile.name}
                    isSaved={profile.isSaved}
                    onChange={(isSaved) => props.onSave(profile, isSaved)}
                  />
                  {props.moreOf?.(profile)}
                </>
              )
            }
            action={!profile.isOwn && <LikeButton profile={profile} onLike={props.onLike} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Previous and next (SPEC 2): the number of pages is not counted. */
function Paging({ page, hasNext, pageHref }: Pick<GalleryScreenProps, 'page' | 'pageHref'> & { hasNext: boolean }) {
  const { t } = useTranslation('gallery');
  if (page === 1 && !hasNext) return null;
  return (
    <nav
      aria-label={t('pages.label')}
      className="mu:mt-8 mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3 mu:sm:justify-center mu:sm:gap-6"
    >
      {page > 1 ? (
        <LinkButton href={pageHref(page - 1)} icon={<ChevronLeftIcon aria-hidden="true" className="mu:size-5" />}>
          {t('pages.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="mu:figures mu:text-text-muted">{t('pages.position', { page })}</p>
      {hasNext ? (
        <LinkButton href={pageHref(page + 1)}>
          {t('pages.next')}
          <ChevronRightIcon aria-hidden="true" className="mu:size-5" />
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Why there is nothing to show, and what to do next. */
function Nothing({ filters, page, pageHref, onFiltersChange }: GalleryScreenProps) {
  const { t } = useTranslation('gallery');
  const isNarrowed = filters.search !== '' || activeFilters(filters) > 0;
  if (page > 1)
    return (
      <EmptyState
        drawing="stack"
        title={t('past.title')}
        action={<LinkButton href={pageHref(1)}>{t('past.action')}</LinkButton>}
      >
        {t('past.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t(isNarrowed ? 'nobody.title' : 'empty.title')}
      action={
        isNarrowed && (
          <Button onPress={() => onFiltersChange({ ...noFilters, sort: filters.sort })}>{t('nobody.action')}</Button>
        )
      }
    >
      {t(isNarrowed ? 'nobody.text' : 'empty.text')}
    </EmptyState>
  );
}

function Found({ view, ...props }: GalleryScreenProps & { view: Ready }) {
  const { t } = useTranslation('gallery');
  const { profiles, total, hasNext, isAlike, isSearching } = view;
  const { filters, page } = props;
  const head = useRef<HTMLHeadingElement>(null);
  const pageBefore = useRef(page);
  useEffect(() => {
    // The pressed link is below the new page: reading continues at its top.
    if (pageBefore.current !== page) head.current?.focus({ preventScroll: true });
    pageBefore.current = page;
  }, [page]);
  if (profiles.length === 0) return <Nothing {...props} view={view} />;
  return (
    <section aria-busy={isSearching}>
      <div className="mu:mb-4 mu:flex mu:flex-col mu:gap-1">
        <h2 ref={head} tabIndex={-1} aria-live="polite" className="mu:text-base mu:font-semibold mu:outline-none">
          {t('found', { count: total, shown: shownCount(total) })}
          {isSearching && (
            <ProgressCircle
              size="sm"
              tone="current"
              isIndeterminate
              label={t('page.loading')}
              className="mu:ml-2 mu:inline-block mu:align-middle"
            />
          )}
        </h2>
        {isAlike && <p className="mu:text-text-muted">{t('alike', { search: filters.search })}</p>}
      </div>
      <Cards {...props} profiles={profiles} headingLevel={3} />
      <Paging {...props} hasNext={hasNext} />
    </section>
  );
}

/** The gallery (SPEC 2): everyone's public profiles, to search, filter and page through. It is the same for guests, who must sign in to act. */
export function GalleryScreen(props: GalleryScreenProps) {
  const { view, filters, page, trending, profileHref, premiumHref, onFiltersChange, onRetry } = props;
  const { t } = useTranslation('gallery');
  const isWhole = page === 1 && filters.search === '' && filters.sort === null && activeFilters(filters) === 0;
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('page.title')} lead={t('page.lead')} className="mu:mb-6" />
      <FilterBar value={filters} onChange={onFiltersChange} onUpgrade={props.onUpgrade} className="mu:mb-8" />
      {isWhole && view.status !== 'error' && trending.length > 0 && (
        <Trending profiles={trending} profileHref={profileHref} />
      )}
      {view.status === 'loading' && <LoadingGrid />}
      {view.status === 'error' && (
        <LoadFailed title={t('page.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'locked' && (
        <EmptyState
          title={t('locked.title')}
          action={
            <>
              <Button onPress={() => onFiltersChange({ ...filters, tags: [], languages: [], premiumOnly: false })}>
                {t('locked.without')}
              </Button>
              <LinkButton variant="primary" href={premiumHref}>
                {t('locked.see')}
              </LinkButton>
            </>
          }
        >
          {t('locked.text')}
        </EmptyState>
      )}
      {view.status === 'ready' && <Found {...props} view={view} />}
    </div>
  );
}
