import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, DeckFilter, Tier } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { Candidate, DeckOwner, DeckState } from './deck.repository.ts';
import type { ProfileRow } from '../profiles/profiles.repository.ts';
import { inDeckOrder, type Ranked } from './rank.ts';
import { prepare, score, traitsOf } from './score.ts';
import { foldWord } from '../../lib/words.ts';

export interface DeckFilling {
  /** Fills a deck anew. With `seen`, only if nobody else filled it since the caller found it like that (null: not there). */
  fill(actor: ProfileRow, filter: DeckFilter, seen?: DeckState | null): Promise<void>;
}

/** How much a fill takes and looks at; measured in docs/decisions/003-stored-deck.md. */
export interface FillSizes {
  /** Entries that a fill aims at. */
  entries: number;
  /** The newest profiles of a tier that a fill looks at; a tier that has fewer is taken whole. */
  newest: number;
  /** The newest profiles of each of the actor's words that it looks at … */
  perWord: number;
  /** … and how many of them it weighs, those with the most words first. */
  likely: number;
}

export const FILL_SIZES: FillSizes = { entries: 300, newest: 400, perWord: 60, likely: 300 };

const DAY_MS = 86_400_000;
/** Days that a dislike hides a profile (D39). */
export const DISLIKE_DAYS = 90;
const TOP_DOWN: readonly Tier[] = ['premium_plus', 'premium', 'free'];

/** A dislike of this instant has just ended: newer ones still hide (D39). */
export function dislikesHideFrom(now: Date): Date {
  return new Date(now.getTime() - DISLIKE_DAYS * DAY_MS);
}

/** The deck of an acting profile for a type filter, as of now. */
export function deckOwner(actor: ProfileRow, filter: DeckFilter, now: Date): DeckOwner {
  return { profileId: actor.id, userId: actor.user_id, filter, dislikesHideFrom: dislikesHideFrom(now) };
}

/** Scores every profile against the actor (D38). */
export function scored(actor: ProfileRow, candidates: readonly Candidate[]): Ranked[] {
  const own = prepare(traitsOf(actor));
  return candidates.map((candidate) => ({
    id: candidate.id,
    tier: candidate.tier,
    score: score(own, prepare(candidate)),
    createdAt: candidate.createdAt,
  }));
}

interface Dependencies {
  db: Db;
  clock: Clock;
  sizes?: FillSizes;
}

export function createDeckFilling({ db, clock, sizes = FILL_SIZES }: Dependencies): DeckFilling {
  /** The best of a tier too large to be taken whole: its newest, those with the actor's words, and those that the deck holds already. */
  async function bestOfTier(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
    tier: Tier,
    newest: readonly Candidate[],
  ): Promise<Ranked[]> {
    const words = [...new Set([...actor.tags, ...actor.interests, ...actor.skills].map(foldWord))];
    const likely = await decks.likelyOfTier(trx, owner, tier, words, { perTag: sizes.perWord, most: sizes.likely });
    const candidates = new Map([...newest, ...likely].map((candidate) => [candidate.id, candidate]));
    return scored(actor, [...candidates.values()]).sort(inDeckOrder);
  }

  /**
   * Goes down the tiers. A tier whose newest are all of it goes in whole; the first one that has more gives its best, and
   * nothing below it is taken, so the order of tiers is exact whatever the size of the community.
   */
  async function chooseEntries(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
  ): Promise<{ entries: Ranked[]; openTier: Tier | null }> {
    // By id, for a profile whose tier changes between two of these queries is found by both.
    const entries = new Map<string, Ranked>();
    const take = (profiles: readonly Ranked[]): void => {
      for (const profile of profiles) if (!entries.has(profile.id)) entries.set(profile.id, profile);
    };
    for (const tier of TOP_DOWN) {
      const room = sizes.entries - entries.size;
      if (room <= 0) return { entries: [...entries.values()], openTier: tier };
      const newest = await decks.newestOfTier(trx, owner, tier, sizes.newest);
      if (newest.length === sizes.newest) {
        take((await bestOfTier(trx, actor, owner, tier, newest)).slice(0, room));
        return { entries: [...entries.values()], openTier: tier };
      }
      take(scored(actor, newest).sort(inDeckOrder));
    }
    return { entries: [...entries.values()], openTier: null };
  }

  return {
    async fill(actor, filter, seen) {
      const filledAt = clock.now();
      const owner = deckOwner(actor, filter, filledAt);
      await inTransaction(db, async (trx) => {
        const changesSeenTo = await decks.lockForFilling(trx, owner);
        if (seen !== undefined) {
          const current = await decks.findDeck(trx, owner);
          if (current?.changesSeenTo.getTime() !== seen?.changesSeenTo.getTime()) return;
        }
        const { entries, openTier } = await chooseEntries(trx, actor, owner);
        await decks.replaceDeck(trx, owner, { filledAt, changesSeenTo, openTier }, entries);
      });
    },
  };
}
