import { sameWords } from '@mutuals/text/words';
import { type Clock, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, DeckClass, DeckFilter } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { Candidate, DeckOwner, DeckState } from './deck.repository.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addLoneJob } from '../../jobs/queue.ts';
import { type ActingProfile, findProfile, type ProfileRow } from '../profiles/profiles.public.ts';
import { dislikesHideFrom } from '../likes/likes.public.ts';
import { deckJobs } from './deck.jobs.ts';
import { inDeckOrder, type Ranked } from './rank.rules.ts';
import { type MatchTraits, pointsOfNices, prepare, score, traitsOf } from '../score/score.public.ts';
import { findSeeking, NOTHING_SOUGHT, type Seeking } from '../seeking/seeking.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';

export interface DeckFilling {
  /**
   * Refills a deck. With `seen`, only if nobody else filled it since the caller saw it in that state (null: missing).
   */
  fill(actor: ProfileRow, filter: DeckFilter, seen?: DeckState | null): Promise<void>;
  /** Refills a deck before its owner reaches the end. */
  fillDeck(deck: JobPayload<typeof deckJobs.fillDeck>): Promise<void>;
  /** Deletes decks that nobody read for 14 days, and rankings of that age in the others. */
  purgeDecks(): Promise<void>;
}

const DECKS_AT_ONCE = 1000;

/** How many profiles a fill reads and takes; measured in docs/decisions/003-stored-deck.md. */
export interface FillSizes {
  /** Target number of entries. */
  entries: number;
  /** The newest profiles of a class that a fill reads; a smaller class is taken as a whole. */
  newest: number;
  /** The newest profiles of each tier and of each of the actor's words that a fill reads … */
  perWord: number;
  /** … and the max. number of them that it scores, those with the most matching words first. */
  likely: number;
}

export const FILL_SIZES: FillSizes = { entries: 300, newest: 400, perWord: 60, likely: 300 };

/** Boosted profiles come first (D12). */
const TOP_DOWN: readonly DeckClass[] = ['boosted', 'others'];

/** The owner of a deck for a type filter, as of now. */
export function deckOwner(
  actor: ActingProfile,
  filter: DeckFilter,
  now: Date,
  seeking: Seeking = NOTHING_SOUGHT,
): DeckOwner {
  return { profileId: actor.id, userId: actor.userId, filter, dislikesHideFrom: dislikesHideFrom(now), seeking };
}

/** Scores every profile against the actor (D38), with what it seeks (D62). */
export function scored(actor: MatchTraits, seeking: Seeking, candidates: readonly Candidate[]): Ranked[] {
  const own = prepare(actor);
  const nices = pointsOfNices(seeking);
  return candidates.map((candidate) => ({
    id: candidate.id,
    isBoosted: candidate.isBoosted,
    score: score(own, prepare(candidate.traits)) + nices(candidate.traits),
    createdAt: candidate.createdAt,
  }));
}

interface Dependencies {
  db: Db;
  clock: Clock;
  sizes?: FillSizes;
  /** Whether a model ranks the top of each filled deck (D38). */
  isRanked?: boolean;
}

export function createDeckFilling({ db, clock, sizes = FILL_SIZES, isRanked = false }: Dependencies): DeckFilling {
  /** The best of a large class, from its newest, those with the actor's words, and those already in the deck. */
  async function bestOfClass(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
    deckClass: DeckClass,
    newest: readonly Candidate[],
  ): Promise<Ranked[]> {
    const words = [...new Set([...actor.tags, ...actor.interests, ...actor.skills].flatMap(sameWords))];
    const likely = await decks.likelyOfClass(trx, owner, deckClass, words, {
      perTag: sizes.perWord,
      most: sizes.likely,
    });
    const candidates = new Map([...newest, ...likely].map((candidate) => [candidate.id, candidate]));
    return scored(traitsOf(actor), owner.seeking, [...candidates.values()]).sort(inDeckOrder);
  }

  /**
   * Chooses entries class by class. A small class is taken as a whole. A large one gives its best and ends the deck, so
   * that boosted profiles come first in a community of any size.
   */
  async function chooseEntries(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
  ): Promise<{ entries: Ranked[]; openClass: DeckClass | null }> {
    // By id, because two of these queries both find a profile that changes its class between them.
    const entries = new Map<string, Ranked>();
    const take = (profiles: readonly Ranked[]): void => {
      for (const profile of profiles) if (!entries.has(profile.id)) entries.set(profile.id, profile);
    };
    for (const deckClass of TOP_DOWN) {
      const room = sizes.entries - entries.size;
      if (room <= 0) return { entries: [...entries.values()], openClass: deckClass };
      const newest = await decks.newestOfClass(trx, owner, deckClass, sizes.newest);
      if (newest.length === sizes.newest) {
        take((await bestOfClass(trx, actor, owner, deckClass, newest)).slice(0, room));
        return { entries: [...entries.values()], openClass: deckClass };
      }
      take(scored(traitsOf(actor), owner.seeking, newest).sort(inDeckOrder));
    }
    return { entries: [...entries.values()], openClass: null };
  }

  const filling: DeckFilling = {
    async fill(actor, filter, seen) {
      const filledAt = clock.now();
      const owner = deckOwner({ id: actor.id, userId: actor.user_id }, filter, filledAt);
      await inTransaction(db, async (trx) => {
        const { now: changesSeenTo, seenTo } = await decks.lockForFilling(trx, owner);
        if (seen !== undefined && seenTo?.getTime() !== seen?.changesSeenTo.getTime()) return;
        const seeking = await findSeeking(trx, actor.id);
        const { entries, openClass } = await chooseEntries(trx, actor, { ...owner, seeking });
        const state = { filledAt, changesSeenTo, openClass, readOn: utcDay(filledAt) };
        await decks.replaceDeck(trx, owner, state, entries);
        if (isRanked) await addJob(trx, deckJobs.rankDeck, { actorProfileId: actor.id, filter });
      });
    },

    async purgeDecks() {
      const day = utcDay(endOf(retention.decks, clock.now()));
      const deleted = await decks.deleteUnread(db, day, DECKS_AT_ONCE);
      const forgotten = await decks.forgetRankings(db, day, DECKS_AT_ONCE);
      if (Math.max(deleted, forgotten) === DECKS_AT_ONCE) await addLoneJob(db, deckJobs.purgeDecks, {});
    },

    async fillDeck({ actorProfileId, filter }) {
      const actor = await findProfile(db, actorProfileId);
      if (actor !== undefined) await filling.fill(actor, filter);
    },
  };
  return filling;
}
