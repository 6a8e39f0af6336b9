import { DEFAULT_VALUES, type ProfileField, type ProfileFormValues } from '../profile-form/profile-form.values.ts';
import type { AssistantData, AssistantSession } from './assistant.types.ts';

/** What the form of the preview begins with: what the assistant understood, else the defaults of SPEC 5. */
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
      const { role, skills, projectLinks, social, externalPortfolio, twitterLink, githubLink, xLink, walletLink } =
        data.individualData;
      return {
        ...common,
        ...known({
          role,
          externalPortfolio: externalPortfolio ?? social.website,
          twitterLink: twitterLink ?? social.x ?? social.twitter,
          githubLink: githubLink ?? social.github,
          xLink: xLink ?? social.x ?? social.twitter,
          walletLink,
        }),
        skills,
        projectLinks: projectLinks.map(({ url }) => url),
      };
    }
    case 'group': {
      const { groupType, memberCount, isPublic, entryRequirements, communityLink, xProfile, social } = data.groupData;
      return {
        ...common,
        ...known({
          groupType,
          memberCount,
          isPublic,
          entryRequirements,
          communityLink: communityLink ?? social.website,
          xProfile: xProfile ?? social.x ?? social.twitter,
        }),
      };
    }
    case 'project': {
      // SPEC 5: a project of the assistant is a dApp unless something else was said.
      const { projectType, tokenAddress, website, twitterProfile, telegramLink, links, chain } = data.projectData;
      return {
        ...common,
        projectType: projectType ?? 'dapp',
        ...known({
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

/** The entries that are known. */
const known = <T extends object>(entries: T): Known<T> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null)) as Known<T>;

/** The words that each field of the preview came from, as they were said. */
export function saidOf({
  extractedData: { sources },
  messages,
}: AssistantSession): Partial<Record<ProfileField, readonly string[]>> {
  const said: Partial<Record<ProfileField, readonly string[]>> = {};
  for (const { field, message, start, end } of sources) {
    const words = messages[message]?.content.slice(start, end).trim();
    if (words && isFormField(field)) said[field] = [...(said[field] ?? []), words];
  }
  return said;
}

const isFormField = (field: string): field is ProfileField => Object.hasOwn(DEFAULT_VALUES, field);
