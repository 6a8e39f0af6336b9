import type { Clock } from '../../clock.ts';
import { inSnapshot } from '../../database/database.ts';
import type { Db, DeckFilter } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { StoredDeck } from './deck.repository.ts';
import type { ProfileRow } from '../profiles/profiles.repository.ts';
import { classesDownTo, deckOwner, type DeckFilling, dislikesHideFrom, scored } from './deck-fill.service.ts';
import { inDeckOrder, type Ranked } from './rank.ts';

/** The next profiles of a deck, best first. */
export interface DeckPage {
  profileIds: string[];
  /** Profiles ready to be shown, those of this page included; more than these where more are left. */
  ready: number;
}

export interface DeckReading {
  /**
   * The next profiles that `actor` has not decided on. Reading changes nothing for whoever reads again. A page that is not full
   * is all that is left of that type: a deck too short for it is filled before it is answered, a low one in the background.
   */
  read(actor: ProfileRow, filter: DeckFilter, limit: number): Promise<DeckPage>;
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
  sizes?: DeckSizes;
}

/** A deck at one instant. */
interface View {
  stored: StoredDeck;
  /** The best, more than were asked for if there are more. */
  ranked: Ranked[];
  ready: number;
  /** Arrivals and changes since the fill. */
  changes: number;
}

export function createDeckReading({ db, clock, filling, requestFill, sizes = DECK_SIZES }: Dependencies): DeckReading {
  /** The beginning of the deck: what still holds of the fill, and what is new since. Null before the first fill. */
  async function look(actor: ProfileRow, filter: DeckFilter, limit: number): Promise<View | null> {
    const owner = deckOwner(actor, filter, clock.now());
    return inSnapshot(db, async (trx) => {
      const stored = await decks.findDeck(trx, owner);
      if (stored === null) return null;
      const classes = classesDownTo(stored.openClass ?? 'others');
      const changedFrom = new Date(stored.changesSeenTo.getTime() - sizes.changeOverlap);
      // One more than is shown tells whether there are more.
      const standing = await decks.findStanding(trx, owner, changedFrom, limit + 1);
      const changed = await decks.findChanged(trx, owner, classes, changedFrom, sizes.changes);
      const forgiven = await decks.findForgiven(trx, owner, classes, dislikesHideFrom(stored.filledAt));
      const ranked = inOrder([...standing, ...scored(actor, [...changed, ...forgiven])]);
      return {
        stored,
        ranked,
        ready: standing.length > limit ? Math.max(stored.entries, ranked.length) : ranked.length,
        changes: changed.filter((profile) => profile.matchChangedAt > stored.changesSeenTo).length,
      };
    });
  }

  function isDueForFill({ stored, ready, changes }: View): boolean {
    const isLow = stored.openClass !== null && ready < sizes.refillBelow;
    return isLow || changes > sizes.refillAboveChanges || stored.isOutdated;
  }

  return {
    async read(actor, filter, limit) {
      let view = await look(actor, filter, limit);
      if (view === null || isTooShort(view, limit)) {
        await filling.fill(actor, filter, view?.stored ?? null);
        view = await look(actor, filter, limit);
      } else if (isDueForFill(view)) {
        await requestFill(actor.id, filter);
      }
      const { ranked, ready } = view ?? { ranked: [], ready: 0 };
      return { profileIds: ranked.slice(0, limit).map((profile) => profile.id), ready };
    },
  };
}

/** Whether a page would show less than there is, or nothing, on the word of the stored deck alone. */
function isTooShort({ stored, ready }: View, limit: number): boolean {
  return ready === 0 || (stored.openClass !== null && ready <= limit);
}

/** Each profile once, best first: a forgiven one may have an entry from before it was disliked. */
function inOrder(profiles: readonly Ranked[]): Ranked[] {
  return [...new Map(profiles.map((profile) => [profile.id, profile])).values()].sort(inDeckOrder);
}
