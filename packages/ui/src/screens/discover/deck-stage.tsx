import { useTranslation } from 'react-i18next';
import { canTryAgain, useFaultText } from '../../lib/fault.ts';
import { LikeCounter } from '../../patterns/like-counter/like-counter.tsx';
import type { Decision } from '../../patterns/swipe-deck/drag.rules.ts';
import { SwipeDeck } from '../../patterns/swipe-deck/swipe-deck.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { DiscoverDeck, DiscoverScreenProps } from './discover-screen.tsx';

function CardSkeleton() {
  const { t } = useTranslation('discover');
  return (
    <Loading
      label={t('deck.loading')}
      className="@container h-full overflow-hidden rounded-sheet border border-border bg-surface-raised"
    >
      <div className="flex h-full flex-col @2xl:flex-row">
        <Skeleton shape="block" className="min-h-24 flex-1 rounded-none @2xl:max-w-[48%] @2xl:basis-[48%]" />
        <div className="flex shrink-0 flex-col gap-3 p-4 pb-5 @md:p-5 @2xl:flex-1 @2xl:justify-center @2xl:gap-5 @2xl:p-9">
          <div>
            <Skeleton className="w-3/5 text-2xl" />
            <Skeleton className="w-2/5 text-sm" />
          </div>
          <Skeleton shape="block" className="h-16" />
          <div>
            <Skeleton />
            <Skeleton className="w-4/5" />
          </div>
          <div className="flex gap-1.5">
            <Skeleton shape="pill" />
            <Skeleton shape="pill" />
            <Skeleton shape="pill" />
          </div>
        </div>
      </div>
    </Loading>
  );
}

/** Keeps the place of the counters and the three decisions, so that the first card has its size at once. */
function ControlsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col items-center gap-4 @4xl/discover:gap-5 pointer-fine:pb-6">
      <Skeleton className="w-44 text-sm" />
      <div className="flex h-17 items-center gap-x-[min(1.75rem,6vw)]">
        {['size-17', 'size-14', 'size-17'].map((size, index) => (
          <Skeleton key={index} shape="circle" className={size} />
        ))}
      </div>
    </div>
  );
}

/** What stands in the place of the cards, and the same in words. */
function useEmptyState({ deck, filter, onFilterChange, onRetryDeck }: DiscoverScreenProps & { deck: DiscoverDeck }) {
  const { t } = useTranslation(['discover', 'common']);
  const faultText = useFaultText();
  if (deck.status === 'failed') {
    return {
      text: t('error.title'),
      content: (
        <EmptyState
          className="self-center"
          drawing="missing"
          title={t('error.title')}
          action={
            canTryAgain(deck.fault) && (
              <Button variant="primary" onPress={onRetryDeck}>
                {t('common:tryAgain')}
              </Button>
            )
          }
        >
          {faultText(deck.fault) || t('error.text')}
        </EmptyState>
      ),
    };
  }
  if (deck.status !== 'empty') return { text: t('deck.loading'), content: <CardSkeleton /> };
  if (filter === 'all') {
    return {
      text: t('empty.title'),
      content: (
        <EmptyState
          className="self-center"
          title={t('empty.title')}
          action={<Button onPress={onRetryDeck}>{t('empty.again')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      ),
    };
  }
  return {
    text: t(`empty.filtered.${filter}`),
    content: (
      <EmptyState
        className="self-center"
        title={t(`empty.filtered.${filter}`)}
        action={
          <>
            <Button onPress={onRetryDeck}>{t('empty.again')}</Button>
            <Button variant="primary" onPress={() => onFilterChange('all')}>
              {t('empty.showAll')}
            </Button>
          </>
        }
      >
        {t('empty.filteredText')}
      </EmptyState>
    ),
  };
}

function FailureBanner({
  failed,
  onSeen,
}: {
  failed: NonNullable<DiscoverDeck['failedDecision']>;
  onSeen: () => void;
}) {
  const { t } = useTranslation('discover');
  const { card, decision, isBack, fault } = failed;
  const reason = useFaultText()(fault, 'brief');
  return (
    <Banner
      tone="danger"
      title={t(`failure.${decision}`)}
      dismissLabel={t('failure.dismiss')}
      onDismiss={onSeen}
      className="absolute inset-x-3 top-3 w-auto animate-rise-in shadow-float @4xl/discover:left-auto @4xl/discover:max-w-md"
    >
      {reason && <span className="block">{reason}</span>}
      {t(isBack ? 'failure.back' : 'failure.gone', { name: card.name })}
    </Banner>
  );
}

/** The deck with its counters and messages: everything below the choices of the discover screen. */
export function DeckStage(props: DiscoverScreenProps & { deck: DiscoverDeck }) {
  const { deck } = props;
  const { text, content } = useEmptyState(props);
  const locked: Decision[] = [];
  if (deck.likes?.canUse === false) locked.push('like');
  if (deck.superLikes?.canUse === false) locked.push('superLike');
  return (
    <>
      {deck.failedDecision && (
        <div className="relative z-45 -mb-3 @4xl/discover:-mb-5">
          <FailureBanner failed={deck.failedDecision} onSeen={props.onFailureSeen} />
        </div>
      )}
      <SwipeDeck
        className="flex-1 @4xl/discover:gap-5"
        cards={deck.cards}
        locked={locked}
        onDecide={props.onDecide}
        dragRule={props.dragRule}
        onHold={props.onHold}
        onLetGo={props.onLetGo}
        onOpen={props.onOpen}
        emptyState={content}
        emptyText={text}
      >
        {deck.status === 'loading' && <ControlsSkeleton />}
        {deck.likes && deck.superLikes && deck.cards.length > 0 && (
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1.5">
            <LikeCounter feature="likes" limit={deck.likes} showReset={deck.likes.remaining === 0} />
            <LikeCounter
              feature="superLikes"
              limit={deck.superLikes}
              className={deck.superLikes.limit === 0 ? 'hidden @lg/discover:flex' : undefined}
            />
          </div>
        )}
      </SwipeDeck>
    </>
  );
}
