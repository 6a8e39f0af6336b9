import { DAY_MS } from '../../../apps/api/src/clock.ts';
import type { Tier } from '../../../apps/api/src/database/schema.ts';
import {
  type MatchTraits,
  prepare,
  type PreparedTraits,
  score,
} from '../../../apps/api/src/domains/score/score.public.ts';
import { type Assumptions, probabilityOfLike } from './people.ts';
import { chance, randomOf } from './random.ts';

export interface Person {
  traits: MatchTraits;
  prepared: PreparedTraits;
  tier: Tier;
  /** Looks at cards every day. Everybody else was away for 60 days. */
  isActive: boolean;
  /** From 0 to 1, unknown to the product. */
  popularity: number;
  /** The day of the bench on which the profile is made; below 0 for those before it. */
  joinsOn: number;
}

export interface Kind {
  plus: number;
  dormant: number;
  languages: readonly (readonly [string, number])[];
  /** Above 1, few are popular. */
  skew: number;
  /** Whether profiles have one tag and nothing else yet. */
  isCold: boolean;
}

const EVERYDAY: Kind = { plus: 0.1, dormant: 0.3, languages: [['en', 1]], skew: 1, isCold: false };
const THREE_LANGUAGES = [['en', 0.5], ['zh', 0.3], ['fr', 0.2]] as const; // prettier-ignore

export const KINDS = {
  'everyday (10 % Plus)': EVERYDAY,
  'cold start': { ...EVERYDAY, isCold: true },
  'skewed popularity': { ...EVERYDAY, skew: 4 },
  'three languages': { ...EVERYDAY, languages: THREE_LANGUAGES },
  '2 % Plus': { ...EVERYDAY, plus: 0.02 },
  '30 % Plus': { ...EVERYDAY, plus: 0.3 },
  '60 % dormant': { ...EVERYDAY, dormant: 0.6 },
} satisfies Record<string, Kind>;

/** Of everybody, so many join on each day. */
const NEWCOMERS_A_DAY = 0.01;
export const DAYS = 7;
/** When the first day begins. */
export const START = Date.parse('2026-01-05T08:00:00.000Z');
/** Members before the first day came one after the other over so many days, the last of them 8 days ago. */
const AGES = 90;
const PREMIUM = 0.05;

const SUBTYPES = {
  individual: ['developer', 'artist', 'influencer', 'trader', 'raider'],
  group: ['dao', 'community', 'call_group', 'cabal'],
  project: ['defi', 'nft', 'token', 'dapp'],
} as const;
/** Words come in circles: somebody has most of theirs from one. */
const CIRCLES = 8;
const WORDS_OF_CIRCLE = 8;

/** People and what is true between them. */
export class Population {
  readonly people: readonly Person[];
  private readonly seed: number;
  private readonly assumed: Assumptions;
  private readonly pointsOf: Float32Array | null;

  constructor(kind: Kind, size: number, seed: number, assumed: Assumptions) {
    this.seed = seed;
    this.assumed = assumed;
    const random = randomOf(seed);
    this.people = Array.from({ length: size }, (_, index) => person(kind, index / size, random));
    // Points of all pairs are kept where they fit into memory: every policy asks for them again.
    this.pointsOf = size <= 6000 ? this.allPoints() : null;
  }

  get size(): number {
    return this.people.length;
  }

  at(index: number): Person {
    const found = this.people[index];
    if (found === undefined) throw new RangeError(`There is no person ${index}.`);
    return found;
  }

  /** When the profile is made. */
  createdAt(index: number): Date {
    const { joinsOn } = this.at(index);
    return new Date(START + DAY_MS * (joinsOn >= 0 ? joinsOn : -8 - AGES * (1 - index / this.size)));
  }

  points(a: number, b: number): number {
    return this.pointsOf?.[a * this.size + b] ?? score(this.at(a).prepared, this.at(b).prepared);
  }

  /** What only an oracle knows. */
  probability(a: number, b: number): number {
    const { popularity } = this.at(b);
    return probabilityOfLike(this.assumed, { points: this.points(a, b), popularity, noise: chance(this.seed, a, b) });
  }

  /** The same whenever and by whatever policy somebody is shown. */
  likes(a: number, b: number): boolean {
    return chance(this.seed + 1, a, b) < this.probability(a, b);
  }

  private allPoints(): Float32Array {
    const points = new Float32Array(this.size * this.size);
    for (let a = 0; a < this.size; a += 1)
      for (let b = 0; b < a; b += 1) {
        const value = score(this.at(a).prepared, this.at(b).prepared);
        points[a * this.size + b] = value;
        points[b * this.size + a] = value;
      }
    return points;
  }
}

function person(kind: Kind, rank: number, random: () => number): Person {
  const profileType = pick([['individual', 0.7], ['project', 0.2], ['group', 0.1]] as const, random); // prettier-ignore
  const circle = Math.floor(random() * CIRCLES);
  const words = (most: number): string[] => {
    const count = 1 + Math.floor(random() * most);
    return [...new Set(Array.from({ length: count }, () => word(random() < 0.7 ? circle : null, random)))];
  };
  const languages = [...new Set([pick(kind.languages, random), ...(random() < 0.2 ? ['en'] : [])])];
  const traits = {
    profileType,
    subtype: SUBTYPES[profileType][Math.floor(random() * SUBTYPES[profileType].length)] ?? '',
    tags: words(kind.isCold ? 1 : 4),
    interests: kind.isCold ? [] : words(3),
    skills: kind.isCold || profileType !== 'individual' ? [] : words(2),
    languages,
  };
  const paid = random();
  const joinsOn = DAYS - 1 - Math.floor((1 - rank) / NEWCOMERS_A_DAY);
  return {
    traits,
    prepared: prepare(traits),
    tier: paid < kind.plus ? 'premium_plus' : paid < kind.plus + PREMIUM ? 'premium' : 'free',
    isActive: random() >= kind.dormant || joinsOn >= 0,
    popularity: random() ** kind.skew,
    joinsOn,
  };
}

/** The first words of a circle are its most common ones. */
function word(circle: number | null, random: () => number): string {
  const of = circle ?? Math.floor(random() * CIRCLES);
  return `word ${of}-${Math.floor(WORDS_OF_CIRCLE * random() ** 2)}`;
}

function pick<Item>(items: readonly (readonly [Item, number])[], random: () => number): Item {
  let left = random();
  for (const [item, share] of items) if ((left -= share) < 0) return item;
  const [last] = items.at(-1) ?? [];
  if (last === undefined) throw new RangeError('There is nothing to pick from.');
  return last;
}
