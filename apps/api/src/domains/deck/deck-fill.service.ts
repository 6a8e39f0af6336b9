import { sameWords } from '@mutuals/text/words';
import { type Clock, DAY_MS, utcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, DeckClass, DeckFilter } from '../../database/schema.ts';
import * as decks from './deck.repository.ts';
import type { Candidate, DeckOwner, DeckState } from './deck.repository.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob, addLoneJob } from '../../jobs/queue.ts';
import { type ActingProfile, findProfile, type ProfileRow } from '../profiles/profiles.public.ts';
import { dislikesHideFrom } from '../likes/likes.public.ts';
import { deckJobs } from './deck.jobs.ts';
import { inDeckOrder, mixedInOrder, type Ranked } from './rank.rules.ts';
import { BOOSTED_ONE_IN, EXPOSURE_DAYS, fairShare, placed } from './schedule.rules.ts';
import { type MatchTraits, pointsOfNices, prepare, score, traitsOf } from '../score/score.public.ts';
import { findSeeking, NOTHING_SOUGHT, type Seeking } from '../seeking/seeking.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';

export interface DeckFilling {
  /**
   * Refills a deck. With `seen`, only if nobody else filled it since the caller saw it in that state (null: missing).
   */
  fill(actor: ProfileRow, filter: DeckFilter, seen?: DeckState | null): Promise<void>;
  /** Refills a deck of today before its owner reaches the end. */
  fillDeck(deck: JobPayload<typeof deckJobs.fillDeck>): Promise<void>;
  /** Deletes decks that nobody read for 14 days, and rankings of that age in the others. */
  purgeDecks(): Promise<void>;
}

const DECKS_AT_ONCE = 1000;

/** How many profiles a fill reads and takes; measured in docs/decisions/042-a-deck-that-works-for-everyone.md. */
export interface FillSizes {
  /** Target number of entries. */
  entries: number;
  /** The newest profiles of a class that a fill reads; a smaller class is taken as a whole. */
  newest: number;
  /** Profiles of each tier and of each of the actor's words that a fill reads … */
  perWord: number;
  /** … the max. number of them that it scores, those with the most matching words first … */
  likely: number;
  /** … and profiles of a class whatever they say of themselves. */
  anybody: number;
  /** Those who liked the acting profile, the newest first. */
  likers: number;
}

export const FILL_SIZES: FillSizes = { entries: 300, newest: 400, perWord: 300, likely: 300, anybody: 100, likers: 50 };

/** The owner of a deck for a type filter, as of now. */
export function deckOwner(
  actor: ActingProfile,
  filter: DeckFilter,
  now: Date,
  seeking: Seeking = NOTHING_SOUGHT,
): DeckOwner {
  return {
    profileId: actor.id,
    userId: actor.userId,
    filter,
    dislikesHideFrom: dislikesHideFrom(now),
    seeking,
    today: utcDay(now),
    exposedAfter: utcDay(new Date(now.getTime() - EXPOSURE_DAYS * DAY_MS)),
  };
}

/** Gives every profile its place for the actor: its score (D38), what it seeks (D62) and what the schedule adds (D61). */
export function scored(
  actor: MatchTraits,
  seeking: Seeking,
  candidates: readonly Candidate[],
  fairShares: DeckState['fairShares'],
  now: Date,
): Ranked[] {
  const own = prepare(actor);
  const nices = pointsOfNices(seeking);
  return candidates.map((candidate) => ({
    id: candidate.id,
    isBoosted: candidate.isBoosted,
    score: placed(
      score(own, prepare(candidate.traits)) + nices(candidate.traits),
      candidate,
      fairShares?.[candidate.isBoosted ? 0 : 1] ?? null,
      now,
    ),
    createdAt: candidate.createdAt,
    lastActiveOn: candidate.lastActiveOn,
  }));
}

/** When a fill begins, and where in a large class. */
interface FillStart {
  now: Date;
  from: number;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  sizes?: FillSizes;
  /** Whether a model ranks the top of each filled deck (D38). */
  isRanked?: boolean;
}

export function createDeckFilling({ db, clock, sizes = FILL_SIZES, isRanked = false }: Dependencies): DeckFilling {
  /** Profiles of a class: all of a small one; of a large one its newest, the part of the day, and those already in the deck. */
  async function candidatesOf(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
    deckClass: DeckClass,
    { now, from }: FillStart,
  ): Promise<{ candidates: Candidate[]; fair: number; isWhole: boolean }> {
    const newest = await decks.newestOfClass(trx, owner, deckClass, sizes.newest);
    if (newest.length < sizes.newest) return { candidates: newest, fair: fairShare(newest, now), isWhole: true };
    const words = [...new Set([...actor.tags, ...actor.interests, ...actor.skills].flatMap(sameWords))];
    const share = deckClass === 'boosted' ? BOOSTED_ONE_IN : 1;
    const part = await decks.partOfClass(trx, owner, deckClass, words, {
      perTag: Math.ceil(sizes.perWord / share),
      likely: Math.ceil(sizes.likely / share),
      anybody: Math.ceil(sizes.anybody / share),
      likers: sizes.likers,
      from,
    });
    const byId = new Map([...newest, ...part].map((candidate) => [candidate.id, candidate]));
    // The newest alone are newcomers, who are due more than others.
    return { candidates: [...byId.values()], fair: fairShare(part, now), isWhole: false };
  }

  /** Chooses the best of each class. Those of premium_plus never take so many entries that others would lack them (D12). */
  async function chooseEntries(
    trx: Db,
    actor: ProfileRow,
    owner: DeckOwner,
    start: FillStart,
  ): Promise<Pick<DeckState, 'openClass' | 'fairShares'> & { entries: Ranked[] }> {
    const boosted = await candidatesOf(trx, actor, owner, 'boosted', start);
    const others = await candidatesOf(trx, actor, owner, 'others', start);
    const fairShares = [boosted.fair, others.fair] as const;
    const own = traitsOf(actor);
    // By id, because both look-ups find a profile that changes its class between them.
    const known = new Set(boosted.candidates.map(({ id }) => id));
    const inOrder = (candidates: readonly Candidate[]): Ranked[] =>
      scored(own, owner.seeking, candidates, fairShares, start.now).sort(inDeckOrder);
    const all = {
      boosted: inOrder(boosted.candidates),
      others: inOrder(others.candidates.filter(({ id }) => !known.has(id))),
    };
    const room = Math.max(Math.ceil(sizes.entries / BOOSTED_ONE_IN), sizes.entries - all.others.length);
    const taken = all.boosted.slice(0, room);
    const left = all.others.slice(0, sizes.entries - taken.length);
    const isOpen = {
      others: !others.isWhole || left.length < all.others.length,
      boosted: !boosted.isWhole || taken.length < all.boosted.length,
    };
    const openClass = isOpen.others ? 'others' : isOpen.boosted ? 'boosted' : null;
    return { entries: [...taken, ...left], openClass, fairShares };
  }

  const filling: DeckFilling = {
    async fill(actor, filter, seen) {
      const filledAt = clock.now();
      const owner = deckOwner({ id: actor.id, userId: actor.user_id }, filter, filledAt);
      await inTransaction(db, async (trx) => {
        const { now: changesSeenTo, seenTo, from } = await decks.lockForFilling(trx, owner);
        if (seen !== undefined && seenTo !== null && seenTo.getTime() !== seen?.changesSeenTo.getTime()) return;
        const seeking = await findSeeking(trx, actor.id);
        const { entries, ...chosen } = await chooseEntries(trx, actor, { ...owner, seeking }, { now: filledAt, from });
        // Mixed as it will be read, so that a reading finds enough of both classes at its beginning.
        const inOrder = mixedInOrder(entries, { seen: 0, seenBoosted: 0 });
        const lastBoosted = inOrder.findLastIndex(({ isBoosted }) => isBoosted) + 1;
        const state = { filledAt, changesSeenTo, ...chosen, lastBoosted, readOn: owner.today };
        await decks.replaceDeck(trx, owner, state, inOrder);
        await decks.noteActivity(trx, owner.userId, owner.today);
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
      // After midnight a fill would note a visit that nobody made: the next reading fills the deck anyway.
      const filledAt = await decks.findFilledAt(db, actorProfileId, filter);
      if (filledAt === undefined || utcDay(filledAt) < utcDay(clock.now())) return;
      const actor = await findProfile(db, actorProfileId);
      if (actor !== undefined) await filling.fill(actor, filter);
    },
  };
  return filling;
}
