import type { components } from '@mutuals/api-client/schema';
import type { FactName, Interview } from './guided/interview.ts';
import { isLinkFact, type LinkPlace, placedLinks, placeOf } from './guided/link-places.ts';

type Schemas = components['schemas'];
type OnboardingField = Schemas['OnboardingField'];
/** A profile as far as it is known, without what is said about it. */
type Data =
  | Omit<Schemas['OnboardingIndividual'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingGroup'], 'isComplete' | 'missingFields' | 'sources'>
  | Omit<Schemas['OnboardingProject'], 'isComplete' | 'missingFields' | 'sources'>;

/** What is known, in the fields that the form and `POST /profiles` have. A link goes where GA9 puts it. */
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

/** The field that a fact is shown in; of a list of links, that of the one at `index`. Null where the profile has none. */
export function fieldOf(fact: FactName, interview: Interview, index = 0): OnboardingField | null {
  if (!isLinkFact(fact)) return fact;
  const given = placedLinks(interview).find((link) => link.fact === fact && link.index === index);
  const place = given === undefined ? placeOf(fact, interview, index) : given.place;
  return place === null ? null : fieldOfPlace(place);
}

const fieldOfPlace = (place: LinkPlace): OnboardingField =>
  place === 'social.github' || place === 'social.x' || place === 'social.website' ? 'social' : place;
