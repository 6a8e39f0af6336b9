import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import type { FactName, Facts, Interview } from './guided/interview.ts';

type Schemas = components['schemas'];
type OnboardingField = Schemas['OnboardingField'];
/** A profile as far as it is known, without what is said about it. */
type Data =
  | Omit<Schemas['OnboardingIndividual'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingGroup'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingProject'], 'isComplete' | 'missingFields' | 'sources'>;

/** The link facts, which go where the profile has a field for them. */
type LinkFact = 'github' | 'x' | 'telegram' | 'discord' | 'wallet' | 'websites';

/** What is known, in the fields that the form and `POST /profiles` have. A link without a field of its own goes to the social ones or the portfolio. */
export function toData(interview: Interview): Data {
  const { facts } = interview;
  const common = {
    name: facts.name?.value ?? null,
    bio: facts.bio?.value ?? null,
    tags: facts.tags?.value ?? [],
    languages: facts.languages?.value ?? [],
    interests: facts.interests?.value ?? [],
  };
  const links = placedLinks(interview);
  const link = (field: OnboardingField): string | null => links.find((each) => each.field === field)?.url ?? null;
  const linksIn = (field: OnboardingField): string[] =>
    links
      .filter((each) => each.field === field)
      .map(({ url }) => url)
      .slice(0, limits.links);
  switch (interview.profileType) {
    case 'individual':
      return {
        ...common,
        profileType: 'individual',
        individualData: {
          role: facts.role?.value ?? null,
          skills: facts.skills?.value ?? [],
          portfolio: linksIn('portfolio'),
          social: socialOf(links),
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
          memberCount: facts.memberCount?.value ?? null,
          isPublic: facts.isPublic?.value ?? null,
          entryRequirements: facts.entryRequirements?.value ?? null,
          communityLink: link('communityLink'),
          xProfile: link('xProfile'),
          social: socialOf(links),
        },
      };
    case 'project':
      return {
        ...common,
        profileType: 'project',
        projectData: {
          projectType: facts.projectType?.value ?? null,
          tokenAddress: facts.tokenAddress?.value ?? null,
          website: link('website'),
          twitterProfile: link('twitterProfile'),
          telegramLink: link('telegramLink'),
          chain: facts.chain?.value ?? null,
        },
      };
  }
}

/** The field that a fact is shown in; of a list of links, that of the one at `index`. */
export function fieldOf(fact: FactName, interview: Interview, index = 0): OnboardingField {
  return isLinkFact(fact) ? fieldOfLink(fact, interview, index) : fact;
}

const LINKS: readonly LinkFact[] = ['github', 'x', 'telegram', 'discord', 'wallet', 'websites'];
const isLinkFact = (fact: FactName): fact is LinkFact => LINKS.some((each) => each === fact);

interface PlacedLink {
  fact: LinkFact;
  field: OnboardingField;
  url: string;
}

const placedLinks = (interview: Interview): PlacedLink[] =>
  LINKS.flatMap((fact) =>
    urlsOf(fact, interview.facts).map((url, index) => ({ fact, url, field: fieldOfLink(fact, interview, index) })),
  );

const urlsOf = (fact: LinkFact, facts: Facts): readonly string[] => [facts[fact]?.value ?? []].flat();

function fieldOfLink(fact: LinkFact, { profileType, facts }: Interview, index: number): OnboardingField {
  switch (profileType) {
    case 'individual':
      return fieldOfOwnLink(fact, facts, index);
    case 'group':
      if (fact === 'x') return 'xProfile';
      return fact === communityOf(facts) && index === 0 ? 'communityLink' : 'social';
    case 'project':
      return PROJECT_FIELDS[fact];
  }
}

const PROJECT_FIELDS: Readonly<Record<LinkFact, OnboardingField>> = {
  websites: 'website',
  x: 'twitterProfile',
  telegram: 'telegramLink',
  discord: 'social',
  github: 'social',
  wallet: 'social',
};

/** Where people join a group: the first of these that was given. */
const communityOf = (facts: Facts): LinkFact =>
  (['telegram', 'discord', 'websites'] as const).find((fact) => facts[fact] !== undefined) ?? 'telegram';

function fieldOfOwnLink(fact: LinkFact, { role }: Facts, index: number): OnboardingField {
  switch (role?.value) {
    case 'developer':
      if (fact === 'github') return 'githubLink';
      if (fact === 'websites') return 'projectLinks';
      break;
    case 'artist':
      if (fact === 'x') return 'twitterLink';
      if (fact === 'websites') return index === 0 ? 'externalPortfolio' : 'portfolio';
      break;
    case 'trader':
    case 'influencer':
    case 'raider':
      if (fact === 'x') return 'xLink';
      if (fact === 'wallet') return 'walletLink';
      break;
    case undefined:
  }
  const hasSocialField = fact === 'github' || fact === 'x' || (fact === 'websites' && index === 0);
  return hasSocialField ? 'social' : 'portfolio';
}

/** The social links that have no field of their own. */
function socialOf(links: readonly PlacedLink[]): Schemas['Social'] {
  const of = (...facts: LinkFact[]): string | null =>
    links.find(({ fact, field }) => field === 'social' && facts.includes(fact))?.url ?? null;
  return { github: of('github'), twitter: null, x: of('x'), website: of('websites', 'discord') };
}
