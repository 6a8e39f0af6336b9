import { type Assumptions, paysFor } from './people.ts';
import { DAYS, type Population } from './population.ts';
import { chance, randomOf, shuffled } from './random.ts';

/** What is known of a community while its days pass. People are numbers. */
export interface World {
  readonly population: Population;
  /** Cards that each active person looks at in a day. */
  readonly cards: number;
  /** How many days it lives. */
  readonly days: number;
  day: number;
  /** Whether an active person looks at cards on this day. */
  readonly comes: (person: number) => boolean;
  readonly decided: readonly Set<number>[];
  /** Likes received that were not answered. */
  readonly waiting: readonly Set<number>[];
  /** How often each was shown, by day. */
  readonly shown: readonly number[][];
  readonly matches: readonly (readonly [number, number])[];
}

/** A rule that says whom somebody sees next. */
export interface Policy {
  readonly name: string;
  begin?(world: World): void | Promise<void>;
  beginDay?(world: World): void | Promise<void>;
  /** The next cards of `actor`, at most `world.cards`: nobody decided on, nobody twice. */
  deal(world: World, actor: number): Iterable<number> | Promise<Iterable<number>>;
  /** Hears of decisions, those on /likes included. */
  decided?(world: World, actor: number, decisions: ReadonlyMap<number, boolean>): void | Promise<void>;
}

export const isThere = ({ population, day }: World, person: number): boolean => population.at(person).joinsOn <= day;
/** Who looks at cards today. */
export const activeOf = (world: World): number[] =>
  [...world.population.people.keys()].filter(
    (one) => isThere(world, one) && world.population.at(one).isActive && world.comes(one),
  );

/** Keeps this chance apart from all others. */
const VISITS = 7;

/** Lets a community live under a policy. */
export async function simulate(
  population: Population,
  policy: Policy,
  { assumed, cards, seed, days = DAYS }: { assumed: Assumptions; cards: number; seed: number; days?: number },
): Promise<World> {
  const each = <Item>(make: () => Item): Item[] => Array.from({ length: population.size }, make);
  const matches: [number, number][] = [];
  const world: World = {
    population,
    cards,
    days,
    day: 0,
    comes: (person) => chance(VISITS, seed, person, world.day) < assumed.visits,
    decided: each(() => new Set<number>()),
    waiting: each(() => new Set<number>()),
    shown: each(() => Array<number>(days).fill(0)),
    matches,
  };
  const decide = async (actor: number, cardsOf: Iterable<number>): Promise<void> => {
    const decisions = new Map<number, boolean>();
    for (const card of cardsOf) {
      const own = world.decided[actor];
      if (own?.has(card) !== false || card === actor)
        throw new Error(`${policy.name} shows ${card} to ${actor} again on day ${world.day}.`);
      own.add(card);
      decisions.set(card, population.likes(actor, card));
      if (world.waiting[actor]?.delete(card) === true) {
        if (population.likes(actor, card)) matches.push([actor, card]);
      } else if (world.decided[card]?.has(actor) === false && population.likes(actor, card)) {
        world.waiting[card]?.add(actor);
      }
    }
    await policy.decided?.(world, actor, decisions);
  };
  await policy.begin?.(world);
  for (; world.day < days; world.day += 1) {
    await policy.beginDay?.(world);
    for (const actor of shuffled(activeOf(world), randomOf(seed + world.day))) {
      if (paysFor(population.at(actor).tier))
        await decide(actor, [...(world.waiting[actor] ?? [])].slice(0, assumed.answersOfPayers));
      const dealt = [...(await policy.deal(world, actor))];
      for (const card of dealt) {
        const shown = world.shown[card];
        if (shown !== undefined) shown[world.day] = (shown[world.day] ?? 0) + 1;
      }
      await decide(actor, dealt);
    }
  }
  return world;
}
