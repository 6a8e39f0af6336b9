import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import type { FactName, Facts, Interview, Role } from './interview.ts';

type OnboardingField = components['schemas']['OnboardingField'];

/** The facts that are links. */
const LINKS = ['github', 'x', 'telegram', 'discord', 'wallet', 'websites'] as const;
export type LinkFact = (typeof LINKS)[number];
export const isLinkFact = (fact: FactName): fact is LinkFact => LINKS.some((each) => each === fact);

/** The place of a link: a field with one link or a list, or one of the social links. */
export type LinkPlace = Exclude<OnboardingField, 'social'> | 'social.github' | 'social.x' | 'social.website';
const LISTS: readonly LinkPlace[] = ['portfolio', 'projectLinks'];

export interface PlacedLink {
  fact: LinkFact;
  /** Index among the links of its fact. */
  index: number;
  url: string;
  /** Null if the profile has no such field, or another link occupies it. */
  place: LinkPlace | null;
}

/** GA9: the place of each link. */
export function placedLinks(interview: Interview): PlacedLink[] {
  const taken = new Map<LinkPlace, number>();
  return LINKS.flatMap((fact) =>
    urlsOf(fact, interview.facts).map((url, index) => {
      const place = placeOf(fact, interview, index);
      const held = place === null ? 0 : (taken.get(place) ?? 0);
      if (place === null || held >= (LISTS.includes(place) ? limits.links : 1))
        return { fact, index, url, place: null };
      taken.set(place, held + 1);
      return { fact, index, url, place };
    }),
  );
}

/** The place that a link would get if it is free. */
export function placeOf(fact: LinkFact, { profileType, facts }: Interview, index = 0): LinkPlace | null {
  if (profileType === 'project') return PROJECT[fact] ?? null;
  if (profileType === 'group') {
    const isWayIn = fact === communityOf(facts) && index === 0;
    return fact === 'x' ? 'xProfile' : isWayIn ? 'communityLink' : (SOCIAL[fact] ?? null);
  }
  const role = facts.role?.value;
  const own = role === undefined ? undefined : ROLES[role][fact];
  if (own !== undefined) return role === 'artist' && fact === 'websites' && index > 0 ? 'portfolio' : own;
  return index === 0 && fact !== 'discord' ? (SOCIAL[fact] ?? 'portfolio') : 'portfolio';
}

/** GA9: drops links without a place from the facts, and returns them. */
export function keepPlaced(interview: Interview): { facts: Facts; left: PlacedLink[] } {
  const left = placedLinks(interview).filter(({ place }) => place === null);
  const facts: Facts = { ...interview.facts };
  for (const { fact } of left) if (fact !== 'websites') delete facts[fact];
  const isLeft = (index: number): boolean => left.some((link) => link.fact === 'websites' && link.index === index);
  if (facts.websites !== undefined) {
    const kept = <T>(items: readonly T[]): T[] => items.filter((_, index) => !isLeft(index));
    const value = kept(facts.websites.value);
    if (value.length === 0) delete facts.websites;
    else facts.websites = { value, sources: kept(facts.websites.sources) };
  }
  return { facts, left };
}

const urlsOf = (fact: LinkFact, facts: Facts): readonly string[] => [facts[fact]?.value ?? []].flat();

type Places = Readonly<Partial<Record<LinkFact, LinkPlace>>>;
const SOCIAL: Places = {
  github: 'social.github',
  x: 'social.x',
  websites: 'social.website',
  discord: 'social.website',
};
const PROJECT: Places = {
  websites: 'website',
  x: 'twitterProfile',
  telegram: 'telegramLink',
  discord: 'discordLink',
  github: 'githubLink',
};
const FOLLOWED: Places = { x: 'xLink', wallet: 'walletLink' };
const ROLES: Readonly<Record<Role, Places>> = {
  developer: { github: 'githubLink', websites: 'projectLinks' },
  artist: { x: 'twitterLink', websites: 'externalPortfolio' },
  trader: FOLLOWED,
  influencer: FOLLOWED,
  raider: FOLLOWED,
};

/** Where people join a group: the first of these that is known. */
const communityOf = (facts: Facts): LinkFact =>
  (['telegram', 'discord', 'websites'] as const).find((fact) => facts[fact] !== undefined) ?? 'telegram';
