import type { components } from '@mutuals/api-client/schema';
import { subtypesOf } from '../profiles/profiles.public.ts';
import type { FactName, Facts, Interview } from './guided/interview.ts';
import { isSoughtFact, SUBTYPES, TYPES } from './guided/readers/sought.ts';
import { isLinkFact, type LinkPlace, placedLinks, placeOf } from './guided/link-places.ts';

type Schemas = components['schemas'];
type OnboardingField = Schemas['OnboardingField'];
/** The known parts of a profile, without the notes about them. */
type Data =
  | Omit<Schemas['OnboardingIndividual'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingGroup'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingProject'], 'isComplete' | 'missingFields' | 'sources'>;

/** The known facts, in the fields of the form and of `POST /profiles`. GA9 decides where a link goes. */
export function toData(interview: Interview): Data {
  const { facts } = interview;
  const common = {
    name: facts.name?.value ?? null,
    bio: facts.bio?.value ?? null,
    tags: facts.tags?.value ?? [],
    languages: facts.languages?.value ?? [],
    interests: facts.interests?.value ?? [],
    seeking: seekingOf(facts),
  };
  const links = placedLinks(interview);
  const linksIn = (place: LinkPlace): string[] => links.flatMap((each) => (each.place === place ? each.url : []));
  const link = (place: LinkPlace): string | null => linksIn(place)[0] ?? null;
  const social = {
    github: link('social.github'),
    twitter: null,
    x: link('social.x'),
    website: link('social.website'),
  };
  switch (interview.profileType) {
    case 'individual':
      return {
        ...common,
        profileType: 'individual',
        individualData: {
          role: facts.role?.value ?? null,
          skills: facts.skills?.value ?? [],
          portfolio: linksIn('portfolio'),
          social,
          externalPortfolio: link('externalPortfolio'),
          twitterLink: link('twitterLink'),
          githubLink: link('githubLink'),
          projectLinks: linksIn('projectLinks').map((url) => ({ url })),
          xLink: link('xLink'),
          walletLink: link('walletLink'),
        },
      };
    case 'group':
      return {
        ...common,
        profileType: 'group',
        groupData: {
          groupType: facts.groupType?.value ?? null,
          categories: facts.categories?.value ?? [],
          memberCount: facts.memberCount?.value ?? null,
          isPublic: facts.isPublic?.value ?? null,
          entryRequirements: facts.entryRequirements?.value ?? null,
          communityLink: link('communityLink'),
          xProfile: link('xProfile'),
          social,
        },
      };
    case 'project':
      return {
        ...common,
        profileType: 'project',
        projectData: {
          projectType: facts.projectType?.value ?? null,
          status: facts.status?.value ?? null,
          funding: facts.funding?.value ?? null,
          teamSize: facts.teamSize?.value ?? null,
          tokenAddress: facts.tokenAddress?.value ?? null,
          website: link('website'),
          twitterProfile: link('twitterProfile'),
          telegramLink: link('telegramLink'),
          links: { github: link('githubLink'), discord: link('discordLink') },
          chain: facts.chain?.value ?? null,
        },
      };
  }
}

/** What the profile seeks (D62). Of a type and a role that no profile has together, the type is nice. */
function seekingOf({ seeks, mustFit }: Facts): Schemas['Seeking'] {
  const keys = new Set(seeks?.value ?? []);
  const wordsOf = (group: string): string[] =>
    [...keys].filter((key) => key.startsWith(`${group}:`)).map((key) => key.slice(group.length + 1));
  const types = TYPES.filter((type) => keys.has(`types:${type}`));
  const subtypes = SUBTYPES.filter((subtype) => keys.has(`subtypes:${subtype}`));
  const levelOf = (group: keyof Schemas['Seeking'], values: readonly string[]): Schemas['SeekingLevel'] =>
    values.length === 0 ? 'any' : mustFit?.value.includes(group) === true ? 'must' : 'nice';
  const languages = wordsOf('languages');
  const tags = wordsOf('tags');
  const possible = new Set<string>(types.flatMap((type) => subtypesOf[type]));
  const fits = subtypes.length === 0 || subtypes.some((subtype) => possible.has(subtype));
  const typesLevel = levelOf('types', types);
  return {
    types: { level: typesLevel === 'must' && !fits ? 'nice' : typesLevel, values: types },
    subtypes: { level: levelOf('subtypes', subtypes), values: subtypes },
    languages: { level: levelOf('languages', languages), values: languages },
    tags: { level: levelOf('tags', tags), values: tags },
  };
}

/** The field that shows a fact; for a list of links, the field of the link at `index`. Null if the profile has none. */
export function fieldOf(fact: FactName, interview: Interview, index = 0): OnboardingField | null {
  if (isSoughtFact(fact)) return 'seeking';
  if (!isLinkFact(fact)) return fact;
  const given = placedLinks(interview).find((link) => link.fact === fact && link.index === index);
  const place = given === undefined ? placeOf(fact, interview, index) : given.place;
  return place === null ? null : fieldOfPlace(place);
}

const fieldOfPlace = (place: LinkPlace): OnboardingField =>
  place === 'social.github' || place === 'social.x' || place === 'social.website' ? 'social' : place;
