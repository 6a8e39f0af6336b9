import { socialTexts } from '../profile-form/profile-form.payload.ts';
import { DEFAULT_VALUES, type ProfileFormValues } from '../profile-form/profile-form.values.ts';
import type { SaidWords } from '../profile-form/profile-form.state.ts';
import type { AssistantData, AssistantSession } from './assistant.types.ts';

/** The preview form's initial values: what the assistant understood, else the defaults of SPEC 5. */
export function valuesOf(data: AssistantData): ProfileFormValues {
  const common = {
    ...DEFAULT_VALUES,
    profileType: data.profileType,
    ...known({ name: data.name, bio: data.bio }),
    tags: data.tags,
    interests: data.interests,
    languages: data.languages.length > 0 ? data.languages : DEFAULT_VALUES.languages,
  };
  switch (data.profileType) {
    case 'individual': {
      const { role, skills, portfolio, projectLinks, social, ...links } = data.individualData;
      const { externalPortfolio, twitterLink, githubLink, xLink, walletLink } = links;
      return {
        ...common,
        ...known({ role, externalPortfolio, twitterLink, githubLink, xLink, walletLink }),
        ...socialTexts(social),
        skills,
        portfolio,
        projectLinks: projectLinks.map(({ url }) => url),
      };
    }
    case 'group': {
      const { categories, social, ...rest } = data.groupData;
      const { groupType, memberCount, isPublic, entryRequirements, communityLink, xProfile } = rest;
      return {
        ...common,
        ...known({ groupType, memberCount, isPublic, entryRequirements, communityLink, xProfile }),
        ...socialTexts(social),
        categories,
      };
    }
    case 'project': {
      // SPEC 5: a project of the assistant is a dApp unless the person said otherwise.
      const { projectType, status, funding, teamSize, chain, tokenAddress, links, ...pages } = data.projectData;
      const { website, twitterProfile, telegramLink } = pages;
      return {
        ...common,
        projectType: projectType ?? 'dapp',
        ...known({
          status,
          funding,
          teamSize,
          tokenAddress,
          website,
          twitterProfile,
          telegramLink,
          githubLink: links.github,
          discordLink: links.discord,
          chain,
        }),
      };
    }
  }
}

type Known<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The known entries. */
const known = <T extends object>(entries: T): Known<T> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null)) as Known<T>;

/** The quotes that each field of the preview came from. */
export function saidOf({ extractedData: { sources }, messages }: AssistantSession): SaidWords {
  const said: SaidWords = {};
  for (const { field, message, start, end } of sources) {
    const words = messages[message]?.content.slice(start, end).trim();
    if (words && hasSaid(field)) said[field] = [...(said[field] ?? []), words];
  }
  return said;
}

const hasSaid = (field: string): field is keyof SaidWords => field === 'social' || Object.hasOwn(DEFAULT_VALUES, field);
