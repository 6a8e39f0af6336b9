// The curve between goals that contradict each other: the schedule's own rules in memory, with one of their numbers changed at a time.
import { DAY_MS, utcDay } from '../../../apps/api/src/clock.ts';
import {
  BOOSTED_ONE_IN,
  DUE,
  type Due,
  EXPOSURE_DAYS,
  fairShare,
  mixed,
  placed,
  type Presence,
} from '../../../apps/api/src/domains/deck/schedule.rules.ts';
import { measure, type Measures } from './measures.ts';
import { ASSUMED } from './people.ts';
import { B_MATCHING, firstOf } from './policies.ts';
import { type Kind, Population, START } from './population.ts';
import { chance } from './random.ts';
import { isThere, type Policy, simulate, type World } from './simulate.ts';

/** The numbers of a schedule. */
interface Knobs extends Due {
  /** Of all pairs, the share that chance makes due on a day. */
  duePairs: number;
  /** The days on which a like makes its pair due: the first one on which its receiver comes after it, every one until it is answered, or none. */
  likes: 'next visit' | 'until answered' | 'never';
  /** At most one card in so many is Plus; null where Plus stands among all others. */
  boostedOneIn: number | null;
}

const CHOSEN: Knobs = { ...DUE, duePairs: 1 / 2, likes: 'next visit', boostedOneIn: BOOSTED_ONE_IN };

/** One number of the chosen ones changed at a time. */
const POINTS: Readonly<Record<string, Partial<Knobs>>> = {
  'as chosen': {},
  '10 points for what is due': { points: 10 },
  '30 points': { points: 30 },
  '40 points': { points: 40 },
  'newcomers 4': { newcomer: 4 },
  'newcomers as everybody': { newcomer: 1 },
  'away 0.1': { away: 0.1 },
  'no pairs due by chance': { duePairs: 0 },
  'a third of all pairs due': { duePairs: 1 / 3 },
  'two thirds': { duePairs: 2 / 3 },
  'Plus one in 8': { boostedOneIn: 8 },
  'Plus among all others': { boostedOneIn: null },
  'a like counts until it is answered (against D24)': { likes: 'until answered' },
  'a like never counts': { likes: 'never' },
};

/** Keeps this chance apart from all others. */
const PAIRS = 11;

/** The product in memory: everybody is looked at, as in a deck whose class is read whole. */
function scheduled(name: string, knobs: Knobs): Policy {
  let lastVisit: (number | null)[] = [];
  let createdAt: Date[] = [];
  /** Its days by name, from the one before the first on. */
  let names: string[] = [];
  /** By receiver and sender, the day of a like. */
  let likedOn: Map<number, number>[] = [];

  function isToday({ day }: World, actor: number, card: number): boolean {
    if (chance(PAIRS, Math.min(actor, card), Math.max(actor, card), day) < knobs.duePairs) return true;
    const liked = likedOn[actor]?.get(card);
    if (knobs.likes === 'never' || liked === undefined) return false;
    return knobs.likes === 'until answered' || (liked < day && liked >= (lastVisit[actor] ?? 0));
  }

  return {
    name,
    begin({ population, days }) {
      createdAt = population.people.map((_, person) => population.createdAt(person));
      names = Array.from({ length: days + 1 }, (_, at) => utcDay(new Date(START + (at - 1) * DAY_MS)));
      lastVisit = population.people.map(({ isActive }) => (isActive ? -1 : null));
      likedOn = population.people.map(() => new Map());
    },
    deal(world, actor) {
      const { population, day, cards, shown } = world;
      const now = new Date(START + day * DAY_MS);
      const isPlus = (card: number): boolean =>
        knobs.boostedOneIn !== null && population.at(card).tier === 'premium_plus';
      const classes = [true, false].map((isBoosted) => {
        const all = [...population.people.keys()].filter(
          (card) =>
            card !== actor &&
            isPlus(card) === isBoosted &&
            isThere(world, card) &&
            world.decided[actor]?.has(card) === false,
        );
        const presences = all.map((card): Presence => {
          const last = lastVisit[card] ?? null;
          return {
            createdAt: createdAt[card] ?? now,
            shown: (shown[card] ?? [])
              .slice(Math.max(0, day - EXPOSURE_DAYS + 1), day + 1)
              .reduce((sum, times) => sum + times, 0),
            lastActiveOn: last === null ? null : (names[last + 1] ?? null),
            isToday: isToday(world, actor, card),
          };
        });
        const fair = fairShare(presences, now, knobs);
        const places = Float64Array.from(presences, (presence, at) =>
          placed(population.points(actor, all[at] ?? -1), presence, fair, now, knobs),
        );
        // Only the first ones are sorted.
        const least = places.toSorted().at(-cards) ?? Number.NEGATIVE_INFINITY;
        return [...places.keys()]
          .filter((at) => (places[at] ?? 0) >= least)
          .sort((one, other) => (places[other] ?? 0) - (places[one] ?? 0) || other - one)
          .map((at) => all[at] ?? -1);
      });
      const [boosted = [], others = []] = classes;
      lastVisit[actor] = day;
      return firstOf(world, actor, mixed(boosted, others, { seen: 0, seenBoosted: 0 }, knobs.boostedOneIn ?? 1));
    },
    decided({ day }, actor, decisions) {
      for (const [card, isLike] of decisions) if (isLike) likedOn[card]?.set(actor, day);
    },
  };
}

const COLUMNS: readonly (readonly [string, (row: Measures, reference: Measures) => number, number, string])[] = [
  ['matches / 1,000 cards', (row) => row.matchesPer1000, 1, ''],
  ['of the b-matching', (row, reference) => (100 * row.matchesPer1000) / reference.matchesPer1000, 0, ' %'],
  ['with a match', (row) => 100 * row.matched, 0, ' %'],
  ['Gini free', (row) => row.gini, 2, ''],
  ['Gini Plus', (row) => row.giniPlus, 2, ''],
  ['unseen', (row) => 100 * row.unseen, 0, ' %'],
  ['newcomer 50×, days', (row) => row.newcomerDays, 1, ''],
  ['Plus : free', (row) => row.plusToFree, 2, ''],
];

/** Prints a row for each point of the curve: the mean of some communities, and how far they stray (± one standard deviation). */
export async function printCurve(of: {
  size: number;
  named: readonly [string, Kind];
  cards: number;
  seeds: number;
  days: number;
  only: readonly string[];
}): Promise<void> {
  const { size, cards, seeds, days, only } = of;
  const [name, kind] = of.named;
  console.log(`\n## ${size} profiles, ${name}, ${cards} cards a day, ${seeds} seeds\n`);
  console.log(`| | ${COLUMNS.map(([column]) => column).join(' | ')} |\n|---|${'---:|'.repeat(COLUMNS.length)}`);
  const communities = Array.from({ length: seeds }, (_, seed) => ({
    seed: seed + 1,
    population: new Population(kind, size, seed + 1, ASSUMED),
  }));
  const live = async (policy: Policy): Promise<Measures[]> => {
    const rows: Measures[] = [];
    for (const { seed, population } of communities)
      rows.push(measure(await simulate(population, policy, { assumed: ASSUMED, cards, seed, days }), ASSUMED));
    return rows;
  };
  const references = await live(B_MATCHING);
  const print = (label: string, rows: readonly Measures[]): void => {
    const cells = COLUMNS.map(([, value, digits, unit]) => {
      const values = rows.flatMap((row, at) => references.slice(at, at + 1).map((reference) => value(row, reference)));
      const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
      const spread = Math.sqrt(
        values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, values.length - 1),
      );
      return Number.isFinite(mean) ? `${mean.toFixed(digits)}${unit} ± ${spread.toFixed(digits)}` : `> ${days}`;
    });
    console.log(`| ${label} | ${cells.join(' | ')} |`);
  };
  print('capped b-matching', references);
  for (const [point, knobs] of Object.entries(POINTS))
    if (only.some((part) => point.includes(part))) print(point, await live(scheduled(point, { ...CHOSEN, ...knobs })));
}
