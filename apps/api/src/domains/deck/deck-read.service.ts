import { type Clock, utcDay } from '../../clock.ts';
import type { Db, DeckFilter, DeckReason, Language } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { DeckOwner, StoredDeck } from './deck.repository.ts';
import { Problem } from '../../problem.ts';
import type { ActingProfile, ProfileRow } from '../profiles/profiles.public.ts';
import { deckOwner, type DeckFilling, scored } from './deck-fill.service.ts';
import { DISLIKE_MS } from '../likes/likes.public.ts';
import { isRankedFor, rankStamp, reasonsFor } from './deck-ranking.rules.ts';
import { inDeckOrder, type Ranked } from './rank.rules.ts';
import type { MatchTraits } from '../score/score.public.ts';

/** The next profiles of a deck, best first. */
export interface DeckPage {
  profileIds: string[];
  /** What the acting profile was scored by. */
  actor: MatchTraits;
  /** Profiles ready to be shown, those of this page included; more than these where more are left. */
  ready: number;
  /** Why a model put profiles there, in the reader's language (D38); what it read may have changed since. */
  reasons: readonly DeckReason[];
}

/** The reader of a deck. */
export interface DeckActor extends ActingProfile {
  language: Language;
  /** Reads the profile in full, for a fill; throws when it is not the person's, or deleted. */
  find(): Promise<ProfileRow>;
}

export interface DeckReading {
  /**
   * The next profiles that `actor` has not decided on. Reading changes nothing for whoever reads again. A page that is not full
   * is all that is left of that type: a deck too short for it is filled before it is answered, a low one in the background.
   */
  read(actor: DeckActor, filter: DeckFilter, limit: number): Promise<DeckPage>;
}

/** When a deck is filled again, and how much is merged into it until then; measured in docs/decisions/003-stored-deck.md. */
export interface DeckSizes {
  /** The newest arrivals and changes of a type and tier that a reading takes in; more than the largest page. */
  changes: number;
  /** A deck with fewer profiles left is filled again … */
  refillBelow: number;
  /** … and so is one with more arrivals and changes than this. */
  refillAboveChanges: number;
  /** Milliseconds: longer than any transaction may take to commit a change after it stamped it. */
  changeOverlap: number;
}

export const DECK_SIZES: DeckSizes = { changes: 120, refillBelow: 100, refillAboveChanges: 50, changeOverlap: 120_000 };

interface Dependencies {
  db: Db;
  clock: Clock;
  filling: DeckFilling;
  /** Has a deck filled soon, by whichever server is free. */
  requestFill(actorProfileId: string, filter: DeckFilter): Promise<void>;
  /** Has a model look at the top of a deck soon (D38); null where there is no model. */
  requestRanking?: ((actorProfileId: string, filter: DeckFilter) => Promise<void>) | null;
  sizes?: DeckSizes;
}

/** A deck at one instant. */
interface View {
  stored: StoredDeck;
  actor: MatchTraits;
  /** The best, more than were asked for if there are more. */
  ranked: Ranked[];
  ready: number;
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
  /** The beginning of the deck: what still holds of the fill, and what is new since. Null before the first fill, or for who may not read it. */
  async function look(owner: DeckOwner, limit: number): Promise<View | null> {
    // One more than is shown tells whether there are more.
    const reach = { standing: limit + 1, changes: sizes.changes, overlap: sizes.changeOverlap, dislikes: DISLIKE_MS };
    const view = await decks.readDeck(db, owner, reach);
    if (view === null) return null;
    const { stored, actor, standing, news } = view;
    const ranked = inOrder([...standing, ...scored(actor, news)]);
    // What stands before the last one found has been walked; whether all behind it holds is not known.
    const unseen = standing.length > limit ? stored.entries - (standing.at(-1)?.position ?? 0) : 0;
    return {
      stored,
      actor,
      ranked,
      ready: ranked.length + unseen,
      changes: news.filter(({ isChange }) => isChange).length,
    };
  }

  function isDueForFill({ stored, ready, changes }: View): boolean {
    const isLow = stored.openClass !== null && ready < sizes.refillBelow;
    return isLow || changes > sizes.refillAboveChanges || stored.isOutdated;
  }

  return {
    async read(actor, filter, limit) {
      const now = clock.now();
      const owner = deckOwner(actor, filter, now);
      const stamp = rankStamp(now, actor.language);
      let view = await look(owner, limit);
      if (view === null || isTooShort(view, limit)) {
        await filling.fill(await actor.find(), filter, view?.stored ?? null);
        view = await look(owner, limit);
      } else {
        if (isDueForFill(view)) await requestFill(actor.id, filter);
        else if (requestRanking !== null && !isRankedFor(view.stored, stamp)) await requestRanking(actor.id, filter);
        if (view.stored.readOn < utcDay(now)) await decks.noteReading(db, owner, utcDay(now));
      }
      if (view === null) throw new Problem('acting_profile_not_found');
      const { ranked, ready } = view;
      return {
        profileIds: ranked.slice(0, limit).map((profile) => profile.id),
        actor: view.actor,
        ready,
        reasons: requestRanking === null ? [] : reasonsFor(view.stored, actor.language),
      };
    },
  };
}

/** Whether a page would show less than there is, or nothing, on the word of the stored deck alone. */
function isTooShort({ stored, ready }: View, limit: number): boolean {
  return ready === 0 || (stored.openClass !== null && ready <= limit);
}

/** Each profile once, best first: one whose dislike ended may have an entry from before. */
function inOrder(profiles: readonly Ranked[]): Ranked[] {
  return [...new Map(profiles.map((profile) => [profile.id, profile])).values()].sort(inDeckOrder);
}
