// Policies that the product's is compared with, in memory and with the product's own score.
import { DUE } from '../../../apps/api/src/domains/deck/schedule.rules.ts';
import { activeOf, isThere, type Policy, type World } from './simulate.ts';
import { chance } from './random.ts';

/** The first of an order that may be shown. */
export function* firstOf(world: World, actor: number, order: Iterable<number>): Generator<number> {
  let left = world.cards;
  for (const card of order) {
    if (left === 0) return;
    if (card === actor || world.decided[actor]?.has(card) !== false || !isThere(world, card)) continue;
    left -= 1;
    yield card;
  }
}

/** Everybody, the highest value first; who is newest first among equals. */
const by = (size: number, value: (person: number) => number): number[] => {
  const values = Float64Array.from({ length: size }, (_, person) => value(person));
  return [...values.keys()].sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || other - one);
};

/** One order for everybody, made each day. */
const sameForAll = (name: string, value: (world: World, person: number) => number): Policy => {
  let order: number[] = [];
  return {
    name,
    beginDay(world) {
      order = by(world.population.size, (person) => value(world, person));
    },
    deal: (world, actor) => firstOf(world, actor, order),
  };
};

/** An order of each person's own, made once. */
const ownOrder = (name: string, value: (world: World, actor: number, card: number) => number): Policy => {
  const orders = new Map<number, Int32Array>();
  return {
    name,
    begin: () => orders.clear(),
    deal(world, actor) {
      const order =
        orders.get(actor) ?? Int32Array.from(by(world.population.size, (card) => value(world, actor, card)));
      orders.set(actor, order);
      return firstOf(world, actor, order);
    },
  };
};

const ABOVE_ALL_POINTS = 1000;
const isPlus = (world: World, person: number): boolean => world.population.at(person).tier === 'premium_plus';

/** Of each person's best, so many pairs are offered to a matching. */
const REACH = 150;

/**
 * A greedy b-matching of each day: the best pairs first, each person in as many pairs as they look at cards. Both see each
 * other on the same day, and everybody is seen as often as they look.
 */
const bMatching = (name: string, worth: (world: World, one: number, other: number) => number): Policy => {
  let dealt: number[][] = [];
  return {
    name,
    beginDay(world) {
      dealt = Array.from({ length: world.population.size }, () => []);
      const active = activeOf(world);
      const pairs = new Map<number, { one: number; other: number; worth: number }>();
      for (const actor of active) {
        const free = active.filter((card) => card !== actor && world.decided[actor]?.has(card) === false);
        const values = Float64Array.from(
          free,
          (card) => worth(world, actor, card) + chance(actor ^ card, actor + card) / 1e6,
        );
        const least = values.toSorted().at(-REACH) ?? Number.NEGATIVE_INFINITY;
        for (const [index, card] of free.entries()) {
          const value = values[index] ?? 0;
          if (value < least) continue;
          const [one, other] = actor < card ? [actor, card] : [card, actor];
          pairs.set(one * world.population.size + other, { one, other, worth: value });
        }
      }
      for (const { one, other } of [...pairs.values()].sort((a, b) => b.worth - a.worth)) {
        const [ofOne, ofOther] = [dealt[one], dealt[other]];
        if (ofOne === undefined || ofOther === undefined) continue;
        if (ofOne.length >= world.cards || ofOther.length >= world.cards) continue;
        if (world.decided[one]?.has(other) !== false || world.decided[other]?.has(one) !== false) continue;
        ofOne.push(other);
        ofOther.push(one);
      }
    },
    // What was answered on /likes since the morning is not shown again.
    deal: (world, actor) => (dealt[actor] ?? []).filter((card) => world.decided[actor]?.has(card) === false),
  };
};

export const POINTS_ALONE = ownOrder('points alone', ({ population }, actor, card) => population.points(actor, card));
export const B_MATCHING = bMatching('capped b-matching', ({ population }, one, other) => population.points(one, other));

/** Whom chance names, the best of them first: a product in miniature, quick enough for a hundred thousand people. */
const NAMED = 100;
export const QUICK: Policy = {
  name: 'quick',
  deal(world, actor) {
    const { population, day, cards, shown } = world;
    const named = new Set(
      Array.from({ length: NAMED }, (_, at) => Math.floor(chance(actor, day, at) * population.size)),
    );
    const due = (card: number): number =>
      DUE.points * ((shown[card] ?? []).reduce((sum, times) => sum + times, 0) / (cards * (day + 1)));
    const values = new Map([...named].map((card) => [card, population.points(actor, card) - due(card)]));
    const order = [...named].sort((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0));
    return firstOf(world, actor, order);
  },
};

export const POLICIES: readonly Policy[] = [
  ownOrder('random', (_, actor, card) => chance(actor, card)),
  sameForAll('newest', (_, person) => person),
  sameForAll('popularity', (world, person) => world.waiting[person]?.size ?? 0),
  POINTS_ALONE,
  ownOrder(
    'Plus first, no ceiling',
    (world, actor, card) => world.population.points(actor, card) + (isPlus(world, card) ? ABOVE_ALL_POINTS : 0),
  ),
  B_MATCHING,
  bMatching(
    'oracle',
    ({ population }, one, other) => population.probability(one, other) * population.probability(other, one),
  ),
];
