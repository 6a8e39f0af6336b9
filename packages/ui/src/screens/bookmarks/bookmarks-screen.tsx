import { useTranslation } from 'react-i18next';
import { BookmarkButton } from '../../patterns/bookmark-button/bookmark-button.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { GalleryProfileCard, type ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type BookmarksView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** One page of the saved profiles, last saved first; `isSaved` is false for one unsaved since the page was opened. */
      readonly profiles: readonly (ProfileCardView & { readonly isSaved: boolean })[];
      readonly page: number;
      readonly pageCount: number;
    };

export interface BookmarksScreenProps {
  view: BookmarksView;
  profileHref: (id: string) => string;
  pageHref: (page: number) => string;
  discoverHref: string;
  onRetry: () => void;
  onSave: (profile: { readonly _id: string; readonly name: string }, isSaved: boolean) => void;
}

const grid = 'mu:grid mu:grid-cols-2 mu:gap-4 mu:md:grid-cols-3 mu:lg:grid-cols-4 mu:lg:gap-5';

function LoadingGrid() {
  const { t } = useTranslation('bookmarks');
  return (
    <Loading label={t('page.loading')} className={grid}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
          <Skeleton shape="block" className="mu:aspect-square mu:h-auto mu:rounded-none" />
          <div className="mu:p-4">
            <Skeleton className="mu:w-1/2" />
            <Skeleton className="mu:w-4/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** The saved profiles (D22), twelve a page. An unsaved one stays in its place until the page is left, so that it can be saved again. */
export function BookmarksScreen({ view, profileHref, pageHref, discoverHref, onRetry, onSave }: BookmarksScreenProps) {
  const { t } = useTranslation('bookmarks');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('page.title')} lead={t('page.lead')} className="mu:mb-8" />
      {view.status === 'loading' && <LoadingGrid />}
      {view.status === 'error' && (
        <LoadFailed title={t('page.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && view.profiles.length === 0 && (
        <EmptyState
          drawing="stack"
          title={t(view.page === 1 ? 'page.empty' : 'page.past')}
          action={
            view.page === 1 ? (
              <LinkButton variant="primary" href={discoverHref}>
                {t('page.discover')}
              </LinkButton>
            ) : (
              <LinkButton href={pageHref(1)}>{t('page.first')}</LinkButton>
            )
          }
        >
          {t(view.page === 1 ? 'page.emptyText' : 'page.pastText')}
        </EmptyState>
      )}
      {view.status === 'ready' && view.profiles.length > 0 && (
        <>
          <ul className={grid}>
            {view.profiles.map((profile) => (
              <li key={profile._id} className="mu:flex">
                <GalleryProfileCard
                  profile={profile}
                  href={profileHref(profile._id)}
                  className="mu:w-full"
                  corner={
                    <BookmarkButton
                      variant="secondary"
                      size="sm"
                      name={profile.name}
                      isSaved={profile.isSaved}
                      onChange={(isSaved) => onSave(profile, isSaved)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
          <Pagination
            className="mu:mt-8"
            label={t('pages.label')}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(page) => t('pages.page', { page })}
            position={t('pages.position', { page: view.page, pages: view.pageCount })}
            page={view.page}
            pageCount={view.pageCount}
            href={pageHref}
          />
        </>
      )}
    </div>
  );
}
