// The history between the demo people before the first visitor: views, likes, matches and conversations. A pure
// function of the instant, within everyone's limits (D3, D8, D11).
import { dailyLimit, prepare, score, utcDay } from '@mutuals/api/seeding';
import { profileTraits } from './traits.ts';
import type { DemoMember, DemoProfile } from './community.ts';
import { createBag, createRandom, idAt, type Random } from './random.ts';
import { type Dialogue, dialogues } from './words/dialogues.ts';
import type { Language } from './words/words.ts';

/** A profile with its row ids. */
export interface Settled {
  readonly id: string;
  readonly userId: string;
  readonly member: DemoMember;
  readonly profile: DemoProfile;
  readonly createdAt: Date;
}

export interface Like {
  readonly actor: Settled;
  readonly target: Settled;
  readonly isSuperLike: boolean;
  readonly at: Date;
  readonly madeMatch: boolean;
}

export interface Message {
  readonly id: string;
  readonly sender: Settled;
  readonly text: string;
  readonly at: Date;
}

export interface Match {
  readonly matchId: string;
  readonly conversationId: string;
  /** In the order of their ids. */
  readonly sides: readonly [Settled, Settled];
  readonly at: Date;
  readonly messages: readonly Message[];
  /** How many of the newest messages their receiver has not read. */
  readonly unread: number;
}

export interface View {
  readonly profile: Settled;
  readonly viewerUserId: string;
  readonly day: string;
}

export interface Relations {
  readonly likes: readonly Like[];
  readonly matches: readonly Match[];
  readonly views: readonly View[];
}

const MATCHES = 150;
/** The approximate share of matches that have talked. */
const TALKING = 0.56;
const RESERVES = 30;
const LEAST_LIKES = 2;
const LIKES_EACH = 7;
const VIEWS_EACH = 24;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function createRelations(profiles: readonly Settled[], now: Date): Relations {
  const random = createRandom(`relations ${profiles.length}`);
  const ledger = createLedger();
  const likes = giveLikes(random, profiles, now, ledger);
  return { likes, matches: matchesOf(random, likes, now), views: giveViews(random, profiles, now) };
}

/** Who likes whom: mostly well-matching profiles; everybody is liked by some, and some like back. */
function giveLikes(random: Random, profiles: readonly Settled[], now: Date, ledger: Ledger): Like[] {
  const prepared = new Map(profiles.map((settled) => [settled.id, prepare(profileTraits(settled.profile.input))]));
  const fit = (one: Settled, other: Settled): number => {
    const [a, b] = [prepared.get(one.id), prepared.get(other.id)];
    return a === undefined || b === undefined ? 0 : score(a, b);
  };
  const likes: Like[] = [];
  const candidates: [Settled, Settled][] = [];
  const reserves: [Settled, Settled][] = [];
  for (const target of profiles) {
    const others = profiles.filter((other) => other.userId !== target.userId && speakTogether(other, target));
    const best = others
      .map((other) => ({ other, points: fit(other, target) + random.next() * 25 }))
      .sort((a, b) => b.points - a.points);
    const count = 2 + Math.round(LIKES_EACH * target.profile.appeal * random.next());
    for (const { other } of best.slice(0, count)) candidates.push([other, target]);
    for (const { other } of best.slice(count, count + RESERVES)) reserves.push([other, target]);
  }
  const known = new Set<string>();
  const give = (actor: Settled, target: Settled, after: Date, madeMatch: boolean): Like | null => {
    const key = `${actor.id} ${target.id}`;
    if (known.has(key)) return null;
    const at = between(random, after, now);
    const isSuperLike = random.chance(0.2) && ledger.spend(actor.member, 'super_like', at);
    if (!isSuperLike && !ledger.spend(actor.member, 'like', at)) return null;
    known.add(key);
    const like = { actor, target, isSuperLike, at, madeMatch };
    likes.push(like);
    return like;
  };
  // First those who are liked back, then the rest, so that only chosen pairs become matches.
  const shuffled = random.some(candidates, candidates.length);
  let matched = 0;
  for (const [actor, target] of shuffled) {
    if (matched >= MATCHES) break;
    if (known.has(`${actor.id} ${target.id}`) || known.has(`${target.id} ${actor.id}`)) continue;
    const first = give(actor, target, later(actor.createdAt, target.createdAt), false);
    if (first === null) continue;
    if (give(target, actor, first.at, true) !== null) matched += 1;
  }
  for (const [actor, target] of shuffled) {
    if (!known.has(`${target.id} ${actor.id}`)) give(actor, target, later(actor.createdAt, target.createdAt), false);
  }
  // For a newcomer of yesterday, everybody's daily limit may be used up.
  const liked = new Map<string, number>();
  for (const { target } of likes) liked.set(target.id, (liked.get(target.id) ?? 0) + 1);
  for (const [actor, target] of reserves) {
    const count = liked.get(target.id) ?? 0;
    if (count >= LEAST_LIKES || known.has(`${target.id} ${actor.id}`)) continue;
    if (give(actor, target, later(actor.createdAt, target.createdAt), false) !== null) liked.set(target.id, count + 1);
  }
  return likes.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function matchesOf(random: Random, likes: readonly Like[], now: Date): Match[] {
  const bags = {
    en: createBag(random, dialogues.en),
    fr: createBag(random, dialogues.fr),
    zh: createBag(random, dialogues.zh),
  };
  return likes
    .filter((like) => like.madeMatch)
    .map(({ actor, target, at }) => {
      const name = `${actor.id} ${target.id}`;
      const sides: readonly [Settled, Settled] = actor.id < target.id ? [actor, target] : [target, actor];
      const language = sharedLanguage(actor, target);
      const talks = language !== null && random.chance(TALKING);
      const messages = talks
        ? talk(random, bags[language](), random.chance(0.5) ? [actor, target] : [target, actor], at, now)
        : [];
      const last = messages.at(-1);
      const hours = last === undefined ? 0 : (now.getTime() - last.at.getTime()) / HOUR_MS;
      return {
        matchId: idAt(at, `pair ${name}`),
        conversationId: idAt(at, `conversation ${name}`),
        sides,
        at,
        messages,
        unread: last !== undefined && hours < 72 && random.chance(0.5) ? 1 : 0,
      };
    });
}

/** A dialogue of two people over some hours, as far as it has progressed. */
function talk(
  random: Random,
  dialogue: Dialogue,
  [a, b]: readonly [Settled, Settled],
  matchedAt: Date,
  now: Date,
): Message[] {
  const common = a.profile.input.tags?.find((tag) => b.profile.input.tags?.includes(tag)) ?? 'BNB Chain';
  const names = { a: callName(a), b: callName(b), common };
  let at = new Date(matchedAt.getTime() + (2 + random.below(90)) * MINUTE_MS);
  const messages: Message[] = [];
  for (const [side, text] of dialogue) {
    if (at >= now) break;
    const sender = side === 0 ? a : b;
    messages.push({ id: idAt(at, `message ${a.id} ${b.id} ${messages.length}`), sender, text: fill(text, names), at });
    at = new Date(at.getTime() + (random.chance(0.2) ? 300 + random.below(600) : 1 + random.below(25)) * MINUTE_MS);
  }
  return messages;
}

/** By first name; Chinese names, groups and projects by the full name. */
export function callName({ profile: { input } }: { readonly profile: Pick<DemoProfile, 'input'> }): string {
  return input.profileType === 'individual' ? (input.name.split(' ')[0] ?? input.name) : input.name;
}

/** Fills a line's placeholders `{name}`. */
export function fill(line: string, words: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}

function giveViews(random: Random, profiles: readonly Settled[], now: Date): View[] {
  return profiles.flatMap((profile) => {
    const count = Math.round(VIEWS_EACH * profile.profile.appeal * (0.5 + random.next()));
    const seen = new Map(
      Array.from({ length: count }, (): [string, View] => {
        const { userId: viewerUserId, createdAt } = random.pick(profiles);
        const day = utcDay(between(random, later(profile.createdAt, createdAt), now));
        return [`${viewerUserId} ${day}`, { profile, viewerUserId, day }];
      }),
    );
    return [...seen.values()].filter(({ viewerUserId }) => viewerUserId !== profile.userId);
  });
}

interface Ledger {
  /** Spends one of a kind on the day of an instant; false if none is left. */
  spend(member: DemoMember, kind: 'like' | 'super_like', at: Date): boolean;
}

function createLedger(): Ledger {
  const used = new Map<string, number>();
  return {
    spend({ handle, tier }, kind, at) {
      const key = `${handle} ${kind} ${utcDay(at)}`;
      const count = used.get(key) ?? 0;
      if (count >= (dailyLimit(tier, kind) ?? Number.POSITIVE_INFINITY)) return false;
      used.set(key, count + 1);
      return true;
    },
  };
}

const languagesOf = ({ profile: { input } }: Settled): readonly string[] => input.languages ?? [];

function speakTogether(one: Settled, other: Settled): boolean {
  return languagesOf(one).some((language) => languagesOf(other).includes(language));
}

/** The language of a conversation: the first person's, if the other knows it. */
function sharedLanguage(one: Settled, other: Settled): Language | null {
  const known: readonly Language[] = [one.member.language, other.member.language, 'en'];
  return known.find((language) => [one, other].every((side) => languagesOf(side).includes(language))) ?? null;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function between(random: Random, from: Date, to: Date): Date {
  return new Date(Math.floor(from.getTime() + random.next() * (to.getTime() - from.getTime())));
}
