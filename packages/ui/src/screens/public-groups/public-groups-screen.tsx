import { useTranslation } from 'react-i18next';
import { shownCount } from '../../lib/shown-count.ts';
import { GroupCard, type GroupCardView } from '../../patterns/group-card/group-card.tsx';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import { LoadMore } from '../../patterns/load-more/load-more.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { SearchField } from '../../primitives/search-field/search-field.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type PublicGroupsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly groups: readonly GroupCardView[];
      readonly total: number;
      /** The search words; empty for all groups. */
      readonly searched: string;
      /** No group has those words: these are close. */
      readonly isAlike: boolean;
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      readonly hasMoreFailed: boolean;
    };

export interface PublicGroupsScreenProps {
  view: PublicGroupsView;
  /** The text in the search box; at most `searchMax` characters. */
  search: string;
  searchMax: number;
  groupHref: (id: string) => string;
  /** The menu of a group of somebody else; omitted for guests. */
  moreOf?: MoreOf | undefined;
  createProfileHref: string;
  onSearchChange: (text: string) => void;
  /** Searches at once, without waiting for more words. */
  onSearchSubmit: (text: string) => void;
  onRetry: () => void;
  onLoadMore: () => void;
}

const grid = 'mu:grid mu:gap-4 mu:sm:grid-cols-2 mu:lg:grid-cols-3 mu:lg:gap-5';

function LoadingGrid() {
  const { t } = useTranslation('groups');
  return (
    <Loading label={t('page.loading')} className={grid}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div
          key={card}
          className="mu:h-96 mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
        >
          <Skeleton shape="block" className="mu:h-24 mu:rounded-none" />
          <div className="mu:p-5 mu:pt-12">
            <Skeleton className="mu:w-1/2 mu:text-lg" />
            <Skeleton className="mu:mt-2 mu:w-full mu:text-sm" />
            <Skeleton className="mu:w-4/5 mu:text-sm" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

type Ready = Extract<PublicGroupsView, { status: 'ready' }>;

function Groups({
  view,
  groupHref,
  createProfileHref,
  moreOf,
  onSearchSubmit,
  onLoadMore,
}: Omit<PublicGroupsScreenProps, 'view'> & { view: Ready }) {
  const { t } = useTranslation('groups');
  const { groups, total, searched, isAlike } = view;
  if (groups.length === 0)
    return (
      <EmptyState
        drawing="stack"
        title={searched === '' ? t('page.empty') : t('page.none', { text: searched })}
        action={
          searched === '' ? (
            <LinkButton href={createProfileHref}>{t('page.create')}</LinkButton>
          ) : (
            <Button onPress={() => onSearchSubmit('')}>{t('page.showAll')}</Button>
          )
        }
      >
        {t(searched === '' ? 'page.emptyText' : 'page.noneText')}
      </EmptyState>
    );
  return (
    <>
      {isAlike && <p className="mu:mb-5 mu:text-sm mu:text-text-muted">{t('page.alike', { text: searched })}</p>}
      <ul className={grid}>
        {groups.map((group) => (
          <li key={group._id} className="mu:flex mu:min-w-0">
            <GroupCard group={group} href={groupHref(group._id)} corner={moreOf?.(group)} className="mu:w-full" />
          </li>
        ))}
      </ul>
      <LoadMore
        // The end message of one list does not apply to another.
        key={searched}
        hasMore={view.hasMore}
        isLoading={view.isLoadingMore}
        failure={view.hasMoreFailed ? t('page.moreFailed') : undefined}
        label={t('page.more')}
        allShownLabel={t('page.allShown')}
        onPress={onLoadMore}
      />
      <output className="mu:sr-only">
        {searched !== '' && t('page.found', { count: total, number: shownCount(total) })}
      </output>
    </>
  );
}

/** The groups that anyone may join or follow (SPEC 2, Public groups): a search, their cards, twelve at a time. */
export function PublicGroupsScreen(props: PublicGroupsScreenProps) {
  const { view, search, searchMax, onSearchChange, onSearchSubmit, onRetry } = props;
  const { t } = useTranslation('groups');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <search className="mu:mt-6 mu:mb-8 mu:block mu:max-w-xl">
        <SearchField
          label={t('page.search')}
          placeholder={t('page.placeholder')}
          maxLength={searchMax}
          value={search}
          onChange={onSearchChange}
          onSubmit={onSearchSubmit}
          onClear={() => onSearchSubmit('')}
        />
      </search>
      {view.status === 'loading' && <LoadingGrid />}
      {view.status === 'error' && (
        <LoadFailed title={t('page.failed')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && <Groups {...props} view={view} />}
    </div>
  );
}
