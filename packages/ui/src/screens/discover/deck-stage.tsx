import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../lib/fault.ts';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { LikeCounter } from '../../patterns/like-counter/like-counter.tsx';
import { useHiddenTitle } from '../../patterns/seeking/use-hidden-title.ts';
import type { Decision } from '../../blocks/swipe-deck/drag.rules.ts';
import { SwipeDeck } from '../../patterns/swipe-deck/swipe-deck.tsx';
import type { HiddenByMustsPanelProps } from '../../patterns/seeking/hidden-by-musts.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { DiscoverDeck, DiscoverScreenProps } from './discover-screen.tsx';

function CardSkeleton() {
  const { t } = useTranslation('discover');
  return (
    <Loading
      label={t('deck.loading')}
      className="mu:@container mu:h-full mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised"
    >
      <div className="mu:flex mu:h-full mu:flex-col mu:@2xl:flex-row">
        <Skeleton
          shape="block"
          className="mu:min-h-24 mu:flex-1 mu:rounded-none mu:@2xl:max-w-[48%] mu:@2xl:basis-[48%]"
        />
        <div className="mu:flex mu:shrink-0 mu:flex-col mu:gap-3 mu:p-4 mu:pb-5 mu:@md:p-5 mu:@2xl:flex-1 mu:@2xl:justify-center mu:@2xl:gap-5 mu:@2xl:p-9">
          <div>
            <Skeleton className="mu:w-3/5 mu:text-2xl" />
            <Skeleton className="mu:w-2/5 mu:text-sm" />
          </div>
          <Skeleton shape="block" className="mu:h-16" />
          <div>
            <Skeleton />
            <Skeleton className="mu:w-4/5" />
          </div>
          <div className="mu:flex mu:gap-1.5">
            <Skeleton shape="pill" />
            <Skeleton shape="pill" />
            <Skeleton shape="pill" />
          </div>
        </div>
      </div>
    </Loading>
  );
}

/** Reserves the space of the counters and the three buttons, so that the first card has its size at once. */
function ControlsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mu:flex mu:flex-col mu:items-center mu:gap-4 mu:@4xl/discover:gap-5 mu:pointer-fine:pb-6"
    >
      <Skeleton className="mu:w-44 mu:text-sm" />
      <div className="mu:flex mu:h-17 mu:items-center mu:gap-x-[min(1.75rem,6vw)]">
        {['mu:size-17', 'mu:size-14', 'mu:size-17'].map((size, index) => (
          <Skeleton key={index} shape="circle" className={size} />
        ))}
      </div>
    </div>
  );
}

/** It is fetched when musts hide others: most decks run dry without. */
const loadPanel = () => import('../../patterns/seeking/hidden-by-musts.tsx');

function HiddenByMusts(props: HiddenByMustsPanelProps) {
  const { value: panel, isFailed, request } = useLazy(loadPanel);
  const ask = useEffectEvent(request);
  useEffect(() => ask(), []);
  if (isFailed) return <NotLoaded className="mu:self-center" />;
  return panel ? <panel.HiddenByMustsPanel {...props} /> : <CardSkeleton />;
}

/** What replaces the cards, and the same in words. */
function useEmptyState({
  deck,
  filter,
  proven,
  loosening,
  onShowAll,
  onLoosen,
  onRetryDeck,
}: DiscoverScreenProps & { deck: DiscoverDeck }) {
  const { t } = useTranslation('discover');
  const faultText = useFaultText();
  const hiddenTitle = useHiddenTitle();
  const isFiltered = filter !== 'all' || proven !== null;
  if (deck.status === 'failed') {
    return {
      text: t('error.title'),
      content: (
        <LoadFailed
          className="mu:self-center"
          title={t('error.title')}
          requestId={deck.fault?.requestId}
          onRetry={deck.fault?.isFinal !== true ? onRetryDeck : undefined}
        >
          {faultText(deck.fault) || t('error.text')}
        </LoadFailed>
      ),
    };
  }
  if (deck.status !== 'empty') return { text: t('deck.loading'), content: <CardSkeleton /> };
  if (deck.hiddenByMusts && deck.hiddenByMusts.total > 0) {
    return {
      text: hiddenTitle(deck.hiddenByMusts),
      content: (
        <HiddenByMusts
          className="mu:self-center"
          hidden={deck.hiddenByMusts}
          loosening={loosening}
          onLoosen={onLoosen}
          action={
            <>
              <Button onPress={onRetryDeck}>{t('empty.again')}</Button>
              {isFiltered && <Button onPress={onShowAll}>{t('empty.showAll')}</Button>}
            </>
          }
        />
      ),
    };
  }
  if (!isFiltered) {
    return {
      text: t('empty.title'),
      content: (
        <EmptyState
          className="mu:self-center"
          title={t('empty.title')}
          action={<Button onPress={onRetryDeck}>{t('empty.again')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      ),
    };
  }
  const title = t(filter === 'all' || proven !== null ? 'empty.filtered.proven' : `empty.filtered.${filter}`);
  return {
    text: title,
    content: (
      <EmptyState
        className="mu:self-center"
        title={title}
        action={
          <>
            <Button onPress={onRetryDeck}>{t('empty.again')}</Button>
            <Button variant="primary" onPress={onShowAll}>
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
      className="mu:absolute mu:inset-x-3 mu:top-3 mu:w-auto mu:animate-rise-in mu:shadow-float mu:@4xl/discover:left-auto mu:@4xl/discover:max-w-md"
    >
      {reason && <span className="mu:block">{reason}</span>}
      {/* If the own profile is gone, the card is not to blame. */}
      {fault.code !== 'acting_profile_not_found' && t(isBack ? 'failure.back' : 'failure.gone', { name: card.name })}
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
        <div className="mu:relative mu:z-45 mu:-mb-3 mu:@4xl/discover:-mb-5">
          <FailureBanner failed={deck.failedDecision} onSeen={props.onFailureSeen} />
        </div>
      )}
      <SwipeDeck
        className="mu:flex-1 mu:@4xl/discover:gap-5"
        cards={deck.cards}
        translations={props.translations}
        locked={locked}
        onDecide={props.onDecide}
        onHold={props.onHold}
        onLetGo={props.onLetGo}
        onOpen={props.onOpen}
        isSaved={props.isSaved}
        onSave={props.onSave}
        moreOf={props.moreOf}
        proofsOf={props.proofsOf}
        why={props.why}
        emptyState={content}
        emptyText={text}
      >
        {deck.status === 'loading' && <ControlsSkeleton />}
        {deck.likes && deck.superLikes && deck.cards.length > 0 && (
          <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-center mu:gap-x-6 mu:gap-y-1.5">
            <LikeCounter feature="likes" limit={deck.likes} showReset={deck.likes.remaining === 0} />
            <LikeCounter
              feature="superLikes"
              limit={deck.superLikes}
              className={deck.superLikes.limit === 0 ? 'mu:hidden mu:@lg/discover:flex' : undefined}
            />
          </div>
        )}
      </SwipeDeck>
    </>
  );
}
