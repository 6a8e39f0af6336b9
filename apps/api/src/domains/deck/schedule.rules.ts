import { DAY_MS } from '../../clock.ts';

/** What decides the place of a profile in a deck beside its points (D61). */
export interface Presence {
  createdAt: Date;
  /** How often it was shown in the last `EXPOSURE_DAYS`. */
  shown: number;
  /** The last UTC day on which its owner looked at a deck; null if that is long ago. */
  lastActiveOn: string | null;
  /** Whether the two are due for each other today: half of all pairs, and who liked the acting profile since its owner last looked at a deck, today excluded. */
  isToday: boolean;
}

/** The days, today included, over which exposure is compared. */
export const EXPOSURE_DAYS = 7;
const NEWCOMER_DAYS = 7;
const ACTIVE_DAYS = 7;
const RECENT_DAYS = 30;

/** A newcomer is brought forward until so many have seen it. */
const SEEN_ENOUGH = 50;

/** What is due to whom; `bench:matching --curve` compares others. */
export interface Due {
  /** Points for a profile that nobody has seen yet. */
  points: number;
  /** Shares of exposure, compared with somebody who is active. */
  newcomer: number;
  recent: number;
  away: number;
}
export const DUE: Due = { points: 20, newcomer: 6, recent: 0.4, away: 0.02 };
/** One that was shown too often loses at most three times as much. */
const MOST_EXCESS = 3;
/** More than all points together: pairs of today stand before all others. */
export const TODAY_POINTS = 1000;
/** Places are stored as `real`, which holds eighths exactly. */
const STEPS = 8;

const daysSince = (day: Date, now: Date): number => (now.getTime() - day.getTime()) / DAY_MS;

/** Whether a profile is new here: a card says so. */
export const isNew = (createdAt: Date, now: Date): boolean => daysSince(createdAt, now) < NEWCOMER_DAYS;

/** Whether the owner looked at a deck in the last 7 days: a card says so. */
export const isActiveThisWeek = (lastActiveOn: string | null, now: Date): boolean =>
  lastActiveOn !== null && daysSince(new Date(lastActiveOn), now) < ACTIVE_DAYS + 1;

function weightOf({ createdAt, shown, lastActiveOn }: Presence, now: Date, due: Due): number {
  if (isNew(createdAt, now) && shown < SEEN_ENOUGH) return due.newcomer;
  if (isActiveThisWeek(lastActiveOn, now) || isNew(createdAt, now)) return 1;
  if (lastActiveOn !== null && daysSince(new Date(lastActiveOn), now) <= RECENT_DAYS) return due.recent;
  return due.away;
}

/** How often a profile with a weight of 1 was shown on average, by those that a fill looked at. Above 0. */
export function fairShare(looked: readonly Presence[], now: Date, due = DUE): number {
  let shown = 0;
  let weights = 0;
  for (const presence of looked) {
    shown += presence.shown + 1;
    // In hundredths, whose sum is exact in every order.
    weights += Math.round(100 * weightOf(presence, now, due));
  }
  return weights === 0 ? 1 : (100 * shown) / weights;
}

/**
 * The place of a profile in its class: its points (D38), more for one that was shown less than its share, and before all others
 * if the two are due for each other today (D61). This is the price of a b-matching: once everybody is shown as often as is due,
 * whom one side has at the top mostly has that one at its top too. Without a fair share, as in decks of the version before,
 * exposure counts for nothing.
 */
export function placed(points: number, presence: Presence, fair: number | null, now: Date, due = DUE): number {
  const excess = fair === null ? 1 : (presence.shown + 1) / (fair * weightOf(presence, now, due));
  const ofExposure = due.points * (1 - Math.min(excess, 1 + MOST_EXCESS));
  return Math.round(STEPS * (points + ofExposure + (presence.isToday ? TODAY_POINTS : 0))) / STEPS;
}

/** What an acting profile was shown on a day. */
export interface SeenToday {
  seen: number;
  seenBoosted: number;
}

/** At most one in so many cards of a day is boosted, and the first one is (D12). */
export const BOOSTED_ONE_IN = 4;

/** Whether the next card may be boosted, after those that were seen today and those since the last boosted one. */
export const mayBeBoosted = ({ seen, seenBoosted }: SeenToday, since: number, oneIn = BOOSTED_ONE_IN): boolean =>
  seenBoosted === 0 || (seenBoosted + 1 <= (seen + 1) / oneIn && since >= oneIn - 1);

/**
 * Mixes boosted profiles and others, both in their order. A boosted one never takes another's place above its ceiling; where
 * there are no others left, the rest of the boosted ones follow.
 */
export function mixed<Item>(
  boosted: readonly Item[],
  others: readonly Item[],
  today: SeenToday,
  oneIn = BOOSTED_ONE_IN,
): Item[] {
  const result: Item[] = [];
  let { seen, seenBoosted } = today;
  let since = oneIn;
  for (let [b, o] = [0, 0]; b < boosted.length || o < others.length; seen += 1) {
    const isBoosted = b < boosted.length && (o === others.length || mayBeBoosted({ seen, seenBoosted }, since, oneIn));
    const next = isBoosted ? boosted[b] : others[o];
    if (next !== undefined) result.push(next);
    if (isBoosted) {
      b += 1;
      seenBoosted += 1;
      since = 0;
    } else {
      o += 1;
      since += 1;
    }
  }
  return result;
}
