import { gini, type Tally, unseenShare } from '../../../apps/api/src/domains/overview/exposure.rules.ts';
import type { Assumptions } from './people.ts';
import type { World } from './simulate.ts';

export interface Measures {
  matchesPer1000: number;
  /** Share of the active with a match. */
  matched: number;
  /** Per 1,000 cards: matches for which both had capacity left. */
  answeredPer1000: number;
  /** Of exposure among the active of the free tier, newcomers of these days left out. */
  gini: number;
  giniPlus: number;
  /** Share of them (all tiers) that were shown less than a fifth of a fair share. */
  unseen: number;
  /** Days until the median newcomer of the first days was seen 50 times; infinite when not in these days. */
  newcomerDays: number;
  /** How often a Plus profile was shown for once that an active free one was. */
  plusToFree: number;
  /** Share of all cards that were Plus. */
  plusShare: number;
}

const SEEN_ENOUGH = 50;

export function measure(world: World, { capacity }: Assumptions): Measures {
  const { population, shown, matches } = world;
  const totals = shown.map((days) => sum(days));
  const cards = sum(totals);
  const regular = [...population.people.keys()].filter((one) => {
    const { isActive, joinsOn } = population.at(one);
    return isActive && joinsOn < 0;
  });
  const of = (people: readonly number[]): number[] => people.map((one) => totals[one] ?? 0);
  const free = of(regular.filter((one) => population.at(one).tier === 'free'));
  const plus = of(regular.filter((one) => population.at(one).tier === 'premium_plus'));
  const matched = new Set(matches.flat());
  const open = new Map<number, number>();
  const answered = matches.filter((pair) => {
    const isAnswered = pair.every((one) => (open.get(one) ?? 0) < capacity);
    if (isAnswered) for (const one of pair) open.set(one, (open.get(one) ?? 0) + 1);
    return isAnswered;
  });
  const plusCards = sum(totals.filter((_, one) => population.at(one).tier === 'premium_plus'));
  return {
    matchesPer1000: (1000 * matches.length) / cards,
    matched: regular.filter((one) => matched.has(one)).length / regular.length,
    answeredPer1000: (1000 * answered.length) / cards,
    gini: gini(talliesOf(free)) ?? Number.NaN,
    giniPlus: gini(talliesOf(plus)) ?? Number.NaN,
    unseen: unseenShare(talliesOf(of(regular))) ?? Number.NaN,
    newcomerDays: median(newcomersOf(world).map((one) => daysUntilSeen(world, one))),
    plusToFree: mean(plus) / mean(free),
    plusShare: plusCards / cards,
  };
}

/** Those who joined early enough to be measured. */
function newcomersOf({ population, days }: World): number[] {
  return [...population.people.keys()].filter((one) => {
    const { joinsOn } = population.at(one);
    return joinsOn >= 0 && joinsOn <= days - 4;
  });
}

function daysUntilSeen({ population, shown, days }: World, one: number): number {
  const { joinsOn } = population.at(one);
  let seen = 0;
  for (let day = joinsOn; day < days; day += 1) {
    const today = shown[one]?.[day] ?? 0;
    if (seen + today >= SEEN_ENOUGH) return day - joinsOn + (SEEN_ENOUGH - seen) / today;
    seen += today;
  }
  return Number.POSITIVE_INFINITY;
}

const talliesOf = (shown: readonly number[]): Tally[] => shown.map((times) => ({ shown: times, profiles: 1 }));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
