import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../lib/fault.ts';
import {
  type ActingProfile,
  ActingProfilePicker,
} from '../../patterns/acting-profile-picker/acting-profile-picker.tsx';
import type { DeckProfile, TranslatedBio } from '../../patterns/deck-card/deck-card.types.ts';
import { FilterChips, type TypeFilter, TypeFilterChips } from '../../patterns/filter-chips/filter-chips.tsx';
import { type DeckProof, ProvenFilter } from '../../patterns/filter-chips/proven-filter.tsx';
import type { Limit } from '../../patterns/like-counter/like-counter.rules.ts';
import { LikeOutcome } from '../../patterns/like-outcome/like-outcome.tsx';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import type { MatchSide } from '../../patterns/match-dialog/match-dialog.tsx';
import type { ProofsOf } from '../../patterns/proofs/proof.types.ts';
import {
  type HiddenByMusts,
  SeekingButton,
  type SeekingControl,
  type SeekingGroup,
} from '../../patterns/seeking/seeking.tsx';
import type { Decision } from '../../blocks/swipe-deck/drag.rules.ts';
import type { DeckWhy } from '../../patterns/swipe-deck/swipe-deck.tsx';
import type { BlockedFeature } from '../../patterns/upgrade-dialog/upgrade-dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { FilterIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { DeckStage } from './deck-stage.tsx';
import { type WaitingBeforeDeck, YourTurnStep } from './your-turn-step.tsx';

/** The deck as the screen shows it; the view of the swipe machine fits. */
export interface DiscoverDeck {
  /** `loading`, `empty` and `failed` only while there is no card. */
  readonly status: 'loading' | 'showing' | 'empty' | 'failed';
  readonly cards: readonly DeckProfile[];
  /** Why loading failed; only with `failed`. */
  readonly fault: Fault | null;
  /** What the musts of the acting profile hide; only with `empty`. */
  readonly hiddenByMusts: HiddenByMusts | null;
  /** The last decision that failed; its card is back, or gone for good. */
  readonly failedDecision: {
    readonly card: { readonly name: string };
    readonly decision: Decision;
    readonly isBack: boolean;
    readonly fault: Fault;
  } | null;
  /** Null before the first answer. */
  readonly likes: Limit | null;
  readonly superLikes: Limit | null;
  readonly match: { readonly profile: MatchSide & { readonly bio: string }; readonly conversationId: string } | null;
  readonly upgrade: { readonly feature: BlockedFeature } | null;
}

export type { WaitingBeforeDeck, WaitingConversation } from './your-turn-step.tsx';

export interface DiscoverScreenProps {
  /** The reader's own profiles, or their loading state. */
  profiles: readonly ActingProfile[] | 'loading' | 'failed';
  /** The acting profile; null asks. */
  actingId: string | null;
  filter: TypeFilter;
  /** What the deck's profiles have proven (D84); null for whoever they are. */
  proven: DeckProof | null;
  /** Null until there is an acting profile. */
  deck: DiscoverDeck | null;
  /** Who waits for an answer before the deck begins; null if it begins at once. */
  yourTurn: WaitingBeforeDeck | 'loading' | null;
  /** Translated bios by profile id, as far as available. */
  translations?: ReadonlyMap<string, TranslatedBio> | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  createProfileHref: string;
  onChooseActing: (id: string) => void;
  onClearActing: () => void;
  onFilterChange: (filter: TypeFilter) => void;
  onProvenChange: (proven: DeckProof | null) => void;
  /** Neither filter any more. */
  onShowAll: () => void;
  onDecide: (id: string, decision: Decision) => void;
  /** Called when a card is grabbed, and when it is released undecided: a match waits meanwhile. */
  onHold?: (id: string) => void;
  onLetGo?: () => void;
  onOpen: (id: string) => void;
  /** Whether a card's profile is saved (D22), and saving it. */
  isSaved?: (id: string) => boolean | undefined;
  onSave?: (profile: DeckProfile, isSaved: boolean) => void;
  why: DeckWhy;
  /** The menu of the first card's person. */
  moreOf?: MoreOf | undefined;
  /** What each card's profile has proven. */
  proofsOf?: ProofsOf | undefined;
  /** A conversation that waits is closed kindly. */
  onCloseTurn: (conversationId: string) => void;
  /** The deck begins, today without asking again. */
  onPassTurn: () => void;
  /** What the acting profile seeks (D62). */
  seeking: SeekingControl;
  /** The must that is being loosened. */
  loosening: SeekingGroup | null;
  /** Makes a nice of a must, and starts the deck anew. */
  onLoosen: (group: SeekingGroup) => void;
  onRetryProfiles: () => void;
  /** Reload after an error, or check again when the deck is empty. */
  onRetryDeck: () => void;
  onFailureSeen: () => void;
  onSendMessage: (conversationId: string) => void;
  onKeepSwiping: () => void;
  onUpgradeClose: () => void;
  /** Navigates to /premium. */
  onSeePlans: () => void;
}

function ProfilesSkeleton() {
  const { t } = useTranslation('discover');
  return (
    <Loading label={t('choose.loading')} className="mu:mx-auto mu:w-full mu:max-w-xl">
      <Skeleton className="mu:w-72 mu:text-3xl" />
      <Skeleton className="mu:mt-3 mu:w-56" />
      <div className="mu:mt-8 mu:flex mu:flex-col mu:gap-2.5">
        {[0, 1].map((row) => (
          <div
            key={row}
            className="mu:flex mu:items-center mu:gap-4 mu:rounded-card mu:border mu:border-border mu:p-3.5"
          >
            <Skeleton shape="circle" className="mu:size-14" />
            <div className="mu:flex-1">
              <Skeleton className="mu:w-40 mu:text-lg" />
              <Skeleton className="mu:w-28 mu:text-sm" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/**
 * Discover (SPEC 2): choose who to act as, then decide one profile after another. All state comes from props; the deck keeps its place and its focus
 * while cards come, go and run out.
 */
export function DiscoverScreen(props: DiscoverScreenProps) {
  const { profiles, actingId, filter, deck, yourTurn, now, translations } = props;
  const { t } = useTranslation(['discover', 'seeking']);
  const own = Array.isArray(profiles) ? profiles : [];
  const acting = own.find(({ _id }) => _id === actingId);
  const isDeck = acting !== undefined && deck !== null;
  const feature = deck?.upgrade?.feature;
  const match = deck?.match && {
    ...deck.match,
    profile: { ...deck.match.profile, bio: translations?.get(deck.match.profile._id)?.bio ?? deck.match.profile.bio },
  };
  // The pressed button goes with the choice: who goes on by keyboard starts at the page that it led to.
  const page = useRef<HTMLDivElement>(null);
  const left = useRef<'deck' | 'choice' | null>(null);
  const shown = isDeck ? 'deck' : 'choice';
  const leaving =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      left.current = shown;
      act(...args);
    };
  const arrive = useEffectEvent((at: 'deck' | 'choice') => {
    if (left.current === null || left.current === at) return;
    left.current = null;
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(shown), [shown]);
  return (
    <div
      ref={page}
      tabIndex={-1}
      className="mu:@container/discover mu:flex mu:flex-1 mu:flex-col mu:overflow-x-clip mu:px-4 mu:pt-3 mu:pb-7 mu:outline-none mu:sm:px-6 mu:sm:pt-5 mu:lg:pb-4"
    >
      {isDeck ? (
        <>
          <h1 className="mu:sr-only">{t('title')}</h1>
          <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-md mu:flex-1 mu:flex-col mu:gap-3 mu:@4xl/discover:max-w-5xl mu:@4xl/discover:gap-5">
            <FilterChips
              acting={acting}
              onClearActing={own.length > 1 ? leaving(props.onClearActing) : undefined}
              filter={filter}
              onFilterChange={props.onFilterChange}
            >
              <ProvenFilter value={props.proven} onChange={props.onProvenChange} className="mu:ml-2 mu:shrink-0" />
              <SeekingButton
                seeking={props.seeking}
                size="sm"
                aria-label={t('seeking:open')}
                icon={<FilterIcon aria-hidden="true" className="mu:size-5" />}
                className="mu:ml-2 mu:shrink-0"
              >
                <span className="mu:hidden mu:@2xl:inline">{t('seeking:open')}</span>
              </SeekingButton>
            </FilterChips>
            {yourTurn === null || yourTurn === 'loading' ? (
              <DeckStage {...props} deck={yourTurn === null ? deck : { ...deck, status: 'loading', cards: [] }} />
            ) : (
              <YourTurnStep
                key={acting._id}
                waiting={yourTurn}
                ownName={acting.name}
                now={now}
                onClose={props.onCloseTurn}
                onPass={props.onPassTurn}
              />
            )}
          </div>
          <LikeOutcome
            own={acting}
            match={match ?? null}
            upgrade={feature === undefined ? null : { feature, limit: feature === 'filters' ? null : deck[feature] }}
            now={now}
            onSendMessage={props.onSendMessage}
            onKeepSwiping={props.onKeepSwiping}
            onUpgradeClose={props.onUpgradeClose}
            onSeePlans={props.onSeePlans}
          />
        </>
      ) : (
        <div className="mu:flex mu:flex-1 mu:flex-col mu:py-6 mu:sm:py-12">
          {/* Who acts is known, and their deck not yet. */}
          {(profiles === 'loading' || acting !== undefined) && <ProfilesSkeleton />}
          {profiles === 'failed' && (
            <LoadFailed
              className="mu:flex-1 mu:justify-center"
              headingLevel={1}
              title={t('profilesFailed.title')}
              onRetry={props.onRetryProfiles}
            >
              {t('profilesFailed.text')}
            </LoadFailed>
          )}
          {Array.isArray(profiles) && own.length === 0 && (
            <EmptyState
              className="mu:flex-1 mu:justify-center"
              headingLevel={1}
              title={t('none.title')}
              action={
                <LinkButton variant="primary" size="lg" href={props.createProfileHref}>
                  {t('none.action')}
                </LinkButton>
              }
            >
              {t('none.text')}
            </EmptyState>
          )}
          {own.length > 0 && acting === undefined && (
            <ActingProfilePicker
              profiles={own}
              onChoose={leaving(props.onChooseActing)}
              title={t('choose.title')}
              lead={t('choose.lead')}
            >
              <div className="mu:flex mu:flex-col mu:gap-3">
                <h2 className="mu:text-sm mu:font-medium">{t('choose.show')}</h2>
                <TypeFilterChips value={filter} onChange={props.onFilterChange} />
              </div>
            </ActingProfilePicker>
          )}
        </div>
      )}
    </div>
  );
}
