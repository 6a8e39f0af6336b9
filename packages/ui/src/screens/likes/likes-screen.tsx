import { useTranslation } from 'react-i18next';
import {
  ActingChip,
  type ActingProfile,
  ActingProfilePicker,
} from '../../patterns/acting-profile-picker/acting-profile-picker.tsx';
import { LikeCard, type LikeView, type RevealedLikeView } from '../../patterns/like-card/like-card.tsx';
import { LikeOutcome, type LikeOutcomeProps } from '../../patterns/like-outcome/like-outcome.tsx';
import { LoadMore } from '../../patterns/load-more/load-more.tsx';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { shownCount } from '../../lib/shown-count.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LikeIcon, MessagesIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** The two lists of the page. */
export const LIKES_TABS = ['received', 'sent'] as const;
export type LikesTab = (typeof LIKES_TABS)[number];

/** One of the lists, as far as it has loaded. */
export type LikesView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly likes: readonly LikeView[];
      /** The total, counted up to 100. */
      readonly total: number;
      /** How many of those received were not answered, counted up to 100. */
      readonly waiting: number;
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      /** Loading the next page failed; the shown rows stay. */
      readonly hasMoreFailed: boolean;
    };

export interface LikesScreenProps {
  /** The reader's own profiles, or their loading state. */
  profiles: readonly ActingProfile[] | 'loading' | 'failed';
  /** The profile whose likes are shown; null asks. */
  actingId: string | null;
  tab: LikesTab;
  lists: Readonly<Record<LikesTab, LikesView>>;
  /** The profiles with a pending like back. */
  liking: ReadonlySet<string>;
  /** The outcome of the last like. */
  outcome: Pick<LikeOutcomeProps, 'match' | 'upgrade'>;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  createProfileHref: string;
  discoverHref: string;
  premiumHref: string;
  profileHref: (id: string) => string;
  /** The menu of who liked or was liked. */
  moreOf?: MoreOf | undefined;
  onChooseActing: (id: string) => void;
  onClearActing: () => void;
  onTabChange: (tab: LikesTab) => void;
  onLikeBack: (profileId: string) => void;
  onSendMessage: (conversationId: string) => void;
  onOutcomeSeen: () => void;
  onSeePlans: () => void;
  onRetryProfiles: () => void;
  onRetry: (tab: LikesTab) => void;
  onLoadMore: (tab: LikesTab) => void;
}

const grid =
  'mu:grid mu:grid-cols-[repeat(auto-fill,minmax(min(100%,10.25rem),1fr))] mu:gap-3 mu:sm:gap-4 mu:lg:grid-cols-4';

function LoadingGrid() {
  const { t } = useTranslation('likes');
  return (
    <Loading label={t('loading')} className={grid}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
          <Skeleton shape="block" className="mu:aspect-[4/5] mu:h-auto mu:rounded-none" />
          <div className="mu:p-4">
            <Skeleton className="mu:w-3/5" />
            <Skeleton className="mu:w-4/5 mu:text-sm" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** What a free person does not see (D1): unanswered likes, and how to see whose they are. */
function Reveal({ waiting, premiumHref }: { waiting: number; premiumHref: string }) {
  const { t } = useTranslation('likes');
  return (
    <div className="mu:mb-5 mu:flex mu:flex-col mu:gap-4 mu:rounded-card mu:bg-accent-soft mu:p-5 mu:sm:flex-row mu:sm:items-center mu:sm:justify-between">
      <div>
        <p className="mu:display mu:text-lg mu:text-accent-text">
          {t('reveal.title', { count: waiting, shown: shownCount(waiting) })}
        </p>
        <p className="mu:mt-1 mu:text-text">{t('reveal.text')}</p>
      </div>
      <LinkButton
        variant="primary"
        href={premiumHref}
        icon={<Mark className="mu:h-3.5 mu:w-auto" />}
        className="mu:whitespace-normal"
      >
        {t('reveal.action')}
      </LinkButton>
    </div>
  );
}

type ListProps = LikesScreenProps & { of: LikesTab };

/** Likes back in one press; once it is mutual, opens the conversation. One button, so that the focus stays. */
function Answer({ like, of, liking, onLikeBack, onSendMessage }: ListProps & { like: RevealedLikeView }) {
  const { t } = useTranslation('likes');
  const { conversationId, profileId, name } = like;
  if (conversationId === null && of === 'sent') return null;
  const icon = 'mu:size-4';
  return (
    <Button
      size="sm"
      width="full"
      isPending={liking.has(profileId)}
      icon={
        conversationId === null ? (
          <LikeIcon aria-hidden="true" className={icon} />
        ) : (
          <MessagesIcon aria-hidden="true" className={icon} />
        )
      }
      aria-label={conversationId === null ? t('likeBackNamed', { name }) : t('messageNamed', { name })}
      onPress={() => (conversationId === null ? onLikeBack(profileId) : onSendMessage(conversationId))}
    >
      {conversationId === null ? t('likeBack') : t('message')}
    </Button>
  );
}

function List(props: ListProps) {
  const { of, lists, now, discoverHref, premiumHref, profileHref, onRetry, onLoadMore } = props;
  const { t } = useTranslation('likes');
  const view = lists[of];
  if (view.status === 'loading') return <LoadingGrid />;
  if (view.status === 'error')
    return (
      <LoadFailed title={t('failed.title')} onRetry={() => onRetry(of)}>
        <p>{view.message}</p>
        <p>{t('failed.text')}</p>
      </LoadFailed>
    );
  if (view.likes.length === 0)
    return (
      <EmptyState
        title={t(`empty.${of}Title`)}
        action={
          <LinkButton variant="primary" href={discoverHref}>
            {t('empty.action')}
          </LinkButton>
        }
      >
        {t(`empty.${of}Text`)}
      </EmptyState>
    );
  return (
    <>
      {view.likes.some(({ isRevealed }) => !isRevealed) && <Reveal waiting={view.waiting} premiumHref={premiumHref} />}
      <ul className={grid}>
        {view.likes.map((like) => (
          <li key={like._id} className="mu:flex mu:min-w-0">
            <LikeCard
              like={like}
              now={now}
              href={like.isRevealed ? profileHref(like.profileId) : premiumHref}
              action={like.isRevealed && <Answer {...props} like={like} />}
              corner={
                like.isRevealed &&
                props.moreOf?.({ _id: like.profileId, name: like.name, isMatch: like.conversationId !== null })
              }
              className="mu:w-full"
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={view.hasMore}
        isLoading={view.isLoadingMore}
        failure={view.hasMoreFailed ? t('moreFailed') : undefined}
        label={t('more')}
        allShownLabel={t('allShown')}
        onPress={() => onLoadMore(of)}
      />
    </>
  );
}

/** "Received 12": the total, once known. */
function Count({ view }: { view: LikesView }) {
  if (view.status !== 'ready') return null;
  return <span className="mu:figures mu:text-sm mu:text-text-muted">{shownCount(view.total)}</span>;
}

function Likes(props: LikesScreenProps & { acting: ActingProfile; canChoose: boolean }) {
  const { acting, canChoose, tab, lists, outcome, now } = props;
  const { t } = useTranslation('likes');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ActingChip acting={acting} onClear={canChoose ? props.onClearActing : undefined} />}
        className="mu:mb-6"
      />
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = LIKES_TABS.find((known) => known === key);
          if (chosen) props.onTabChange(chosen);
        }}
      >
        <TabList aria-label={t('tabs')}>
          {LIKES_TABS.map((of) => (
            <Tab key={of} id={of} end={<Count view={lists[of]} />}>
              {t(`tab.${of}`)}
            </Tab>
          ))}
        </TabList>
        {LIKES_TABS.map((of) => (
          <TabPanel key={of} id={of}>
            <List {...props} of={of} />
          </TabPanel>
        ))}
      </Tabs>
      <LikeOutcome
        {...outcome}
        own={acting}
        now={now}
        keepLabel={t('keep')}
        onSendMessage={props.onSendMessage}
        onKeepSwiping={props.onOutcomeSeen}
        onUpgradeClose={props.onOutcomeSeen}
        onSeePlans={props.onSeePlans}
      />
    </>
  );
}

/**
 * Likes (SPEC 2): of one own profile, received and sent. Likers show only to people whose plan includes it; the server sends others nothing about
 * them (D1).
 */
export function LikesScreen(props: LikesScreenProps) {
  const { profiles, actingId } = props;
  const { t } = useTranslation(['likes', 'discover']);
  const own = Array.isArray(profiles) ? profiles : [];
  const acting = own.find(({ _id }) => _id === actingId);
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {acting && <Likes {...props} acting={acting} canChoose={own.length > 1} />}
      {profiles === 'loading' && (
        <>
          <PageHeader title={t('title')} lead={t('lead')} className="mu:mb-6" />
          <LoadingGrid />
        </>
      )}
      {profiles === 'failed' && (
        <LoadFailed headingLevel={1} title={t('discover:profilesFailed.title')} onRetry={props.onRetryProfiles}>
          {t('discover:profilesFailed.text')}
        </LoadFailed>
      )}
      {Array.isArray(profiles) && own.length === 0 && (
        <EmptyState
          headingLevel={1}
          title={t('discover:none.title')}
          action={
            <LinkButton variant="primary" size="lg" href={props.createProfileHref}>
              {t('discover:none.action')}
            </LinkButton>
          }
        >
          {t('discover:none.text')}
        </EmptyState>
      )}
      {own.length > 0 && !acting && (
        <ActingProfilePicker
          profiles={own}
          onChoose={props.onChooseActing}
          title={t('choose.title')}
          lead={t('choose.lead')}
        />
      )}
    </div>
  );
}
