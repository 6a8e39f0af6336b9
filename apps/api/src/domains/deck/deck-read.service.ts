import { limits } from '@mutuals/api-client/limits';
import { type Clock, utcDay } from '../../clock.ts';
import type { Db, DeckFilter, DeckReason, Language } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { DeckOwner, HiddenByMusts, StoredDeck } from './deck.repository.ts';
import { Problem } from '../../problem.ts';
import type { ActingProfile, ProfileRow } from '../profiles/profiles.public.ts';
import { deckOwner, type DeckFilling, scored } from './deck-fill.service.ts';
import { DISLIKE_MS } from '../likes/likes.public.ts';
import { isRankedFor, rankStamp, reasonsFor } from './deck-ranking.rules.ts';
import { mixedInOrder, type Ranked } from './rank.rules.ts';
import { BOOSTED_ONE_IN, isActiveThisWeek } from './schedule.rules.ts';
import type { MatchTraits } from '../score/score.public.ts';
import { findSeeking } from '../seeking/seeking.public.ts';

/** A card of a deck. */
export interface DeckPlace {
  profileId: string;
  /** Whether its owner looked at a deck in the last 7 days. */
  isActiveThisWeek: boolean;
}

/** The next profiles of a deck, best first. */
export interface DeckPage {
  places: DeckPlace[];
  /** The traits by which the acting profile is scored. */
  actor: MatchTraits;
  /** Profiles ready to be shown, including this page. */
  ready: number;
  /** A model's reasons in the reader's language (D38); the profile may have changed since. */
  reasons: readonly DeckReason[];
  /** What the musts hide (D62); null unless the deck is empty and there are musts. */
  hiddenByMusts: HiddenByMusts | null;
}

/** The reader of a deck. */
export interface DeckActor extends ActingProfile {
  language: Language;
  /** Reads the whole profile for a fill; throws if it is deleted or another person's. */
  find(): Promise<ProfileRow>;
}

export interface DeckReading {
  /**
   * The next profiles that `actor` has not decided on. Reading again returns the same. A page that is not full is the
   * end of the deck: a deck too short for a page, or of an earlier day (D61), is refilled before the answer, a low one in
   * the background.
   */
  read(actor: DeckActor, filter: DeckFilter, limit: number): Promise<DeckPage>;
  /** The beginning of the deck as it stands, for who is away: nothing is filled, ranked or noted. Null without a deck. */
  peek(actor: Omit<DeckActor, 'find'>, limit: number): Promise<Omit<DeckPage, 'ready' | 'hiddenByMusts'> | null>;
}

/**
 * When a deck is refilled, and how much is merged into it until then; measured in docs/decisions/003-stored-deck.md.
 */
export interface DeckSizes {
  /** A deck with fewer profiles left is refilled … */
  refillBelow: number;
  /** … and so is one with more arrivals and changes than this: of each type and tier, a reading merges no more, or a page if that is more. */
  refillAboveChanges: number;
  /** Milliseconds; longer than any transaction takes from stamping a change to its commit. */
  changeOverlap: number;
  /** Milliseconds in which an empty deck outside which nobody was left is not filled again: who arrives or changes is merged. */
  emptyFor: number;
}

export const DECK_SIZES: DeckSizes = {
  refillBelow: 100,
  refillAboveChanges: 50,
  changeOverlap: 120_000,
  emptyFor: 600_000,
};

interface Dependencies {
  db: Db;
  clock: Clock;
  filling: DeckFilling;
  /** Adds a job that refills a deck. */
  requestFill(actorProfileId: string, filter: DeckFilter): Promise<void>;
  /** Adds a job that ranks the top of a deck (D38); null if there is no model. */
  requestRanking?: ((actorProfileId: string, filter: DeckFilter) => Promise<void>) | null;
  sizes?: DeckSizes;
}

/** A deck at one instant. */
interface View {
  stored: StoredDeck;
  actor: MatchTraits;
  /** The best profiles, at least one more than requested if there are more. */
  ranked: Ranked[];
  ready: number;
  /** Whether the next page may lack profiles below premium_plus that are in the deck or outside it. */
  isShortOfOthers: boolean;
  /** Arrivals and changes since the fill. */
  changes: number;
}

export function createDeckReading({
  db,
  clock,
  filling,
  requestFill,
  requestRanking = null,
  sizes = DECK_SIZES,
}: Dependencies): DeckReading {
  /**
   * The beginning of the deck: valid entries of the fill, merged with the news since. Null before the first fill, and
   * for another's profile.
   */
  async function look(owner: DeckOwner, limit: number, now: Date): Promise<View | null> {
    const short = await lookAt(owner, limit, reachOf(limit), now);
    // Of a class, many left or were decided on in another deck, or a server of the version before filled it.
    const isShort = short?.isCut === true && (short.isShortOfOthers || short.isShortOfBoosted);
    return isShort ? lookAt(owner, limit, short.stored.entries, now) : short;
  }

  async function lookAt(
    owner: DeckOwner,
    limit: number,
    most: number,
    now: Date,
  ): Promise<(View & { isCut: boolean; isShortOfBoosted: boolean }) | null> {
    const changes = Math.max(limit, sizes.refillAboveChanges) + 1;
    const reach = { standing: most, changes, overlap: sizes.changeOverlap, dislikes: DISLIKE_MS };
    const view = await decks.readDeck(db, owner, reach);
    if (view === null) return null;
    const { stored, actor, standing, news } = view;
    const ranked = mixedInOrder(
      onceEach([...standing, ...scored(actor, owner.seeking, news, stored.fairShares, now)]),
      view.seenToday,
    );
    // Entries before the last one found were checked; those behind it may be invalid.
    const seenTo = standing.at(-1)?.position ?? 0;
    const unseen = standing.length < most ? 0 : stored.entries - seenTo;
    const others = ranked.filter(({ isBoosted }) => !isBoosted).length;
    const boosted = ranked.length - others;
    return {
      stored,
      actor,
      ranked,
      ready: ranked.length + unseen,
      isShortOfOthers: others <= limit && (unseen > 0 || stored.openClass === 'others'),
      isShortOfBoosted: boosted * BOOSTED_ONE_IN <= limit && (stored.lastBoosted ?? 0) > seenTo,
      isCut: unseen > 0,
      changes: news.filter(({ isChange }) => isChange).length,
    };
  }

  function isDueForFill({ stored, ready, changes }: View): boolean {
    const isLow = stored.openClass !== null && ready < sizes.refillBelow;
    return isLow || changes > sizes.refillAboveChanges || stored.isOutdated;
  }

  /** Whether the stored deck alone would give a page that is empty, shorter than it could be, or without others that there are. */
  function isTooShort({ stored, ready, isShortOfOthers }: View, limit: number, now: Date): boolean {
    if (ready === 0 && stored.openClass === null)
      return now.getTime() - stored.filledAt.getTime() >= sizes.emptyFor || stored.isOutdated;
    return (stored.openClass !== null && ready <= limit) || isShortOfOthers;
  }

  /** What the musts hide, counted once a fill. */
  async function hiddenBy(owner: DeckOwner, stored: StoredDeck): Promise<HiddenByMusts | null> {
    if (stored.hiddenByMusts !== null) return stored.hiddenByMusts;
    const hidden = await decks.countHidden(db, owner, limits.countMax);
    if (hidden !== null) await decks.storeHidden(db, owner, stored.changesSeenTo, hidden);
    return hidden;
  }

  const pageOf = ({ ranked, actor, stored }: View, limit: number, language: Language, now: Date) => ({
    places: ranked.slice(0, limit).map(({ id, lastActiveOn }) => ({
      profileId: id,
      isActiveThisWeek: isActiveThisWeek(lastActiveOn, now),
    })),
    actor,
    reasons: requestRanking === null ? [] : reasonsFor(stored, language),
  });

  return {
    async peek(actor, limit) {
      const now = clock.now();
      const view = await look(deckOwner(actor, 'all', now, await findSeeking(db, actor.id)), limit, now);
      return view && pageOf(view, limit, actor.language, now);
    },

    async read(actor, filter, limit) {
      const now = clock.now();
      const owner = deckOwner(actor, filter, now, await findSeeking(db, actor.id));
      const stamp = rankStamp(now, actor.language);
      let view = await look(owner, limit, now);
      if (view === null || utcDay(view.stored.filledAt) < owner.today || isTooShort(view, limit, now)) {
        await filling.fill(await actor.find(), filter, view?.stored ?? null);
        view = await look(owner, limit, now);
      } else if (isDueForFill(view)) await requestFill(actor.id, filter);
      else if (requestRanking !== null && !isRankedFor(view.stored, stamp)) await requestRanking(actor.id, filter);
      if (view === null) throw new Problem('acting_profile_not_found');
      const { ready } = view;
      return {
        ...pageOf(view, limit, actor.language, now),
        ready,
        hiddenByMusts: ready === 0 ? await hiddenBy(owner, view.stored) : null,
      };
    },
  };
}

/** Entries that hold enough of both classes for a page and one card more, as a fill mixes them (D12). */
const reachOf = (limit: number): number => Math.ceil(((limit + 1) * BOOSTED_ONE_IN) / (BOOSTED_ONE_IN - 1)) + 2;

/** Each profile once: one whose dislike ended may also have an older entry. */
const onceEach = (profiles: readonly Ranked[]): Ranked[] => [
  ...new Map(profiles.map((profile) => [profile.id, profile])).values(),
];
