import { normalizeText } from '@mutuals/text';
import type { GroupType, ProjectType, Role } from '../../patterns/profile-kind/profile-kind.ts';
import { describedPicture, galleryOf, type ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { filledRows, toLink } from './profile-form.text.ts';
import {
  DEFAULT_VALUES,
  fieldsOf,
  type LinkField,
  type ProfileFormValues,
  type WordField,
} from './profile-form.values.ts';

/** What is sent to make a profile. Structurally the contract's ProfileInput. */
export type ProfilePayload = ProfilePayloadBase &
  (
    | { profileType: 'individual'; individualData: IndividualDataPayload }
    | { profileType: 'group'; groupData: GroupDataPayload }
    | { profileType: 'project'; projectData: ProjectDataPayload }
  );
interface ProfilePayloadBase {
  name: string;
  bio: string;
  avatar?: string;
  coverImage?: string;
  pictureDescriptions?: { url: string; description: string }[];
  tags?: string[];
  languages?: string[];
  interests?: string[];
}
interface SocialPayload {
  github?: string;
  twitter?: string;
  x?: string;
  website?: string;
}
interface IndividualDataPayload {
  role: Role;
  skills?: string[];
  portfolio?: string[];
  gallery?: string[];
  social?: SocialPayload;
  externalPortfolio?: string;
  twitterLink?: string;
  githubLink?: string;
  projectLinks?: { url: string }[];
  xLink?: string;
  walletLink?: string;
}
interface GroupDataPayload {
  groupType: GroupType;
  memberCount?: number;
  isPublic?: boolean;
  entryRequirements?: string;
  communityLink?: string;
  xProfile?: string;
  social?: SocialPayload;
}
interface ProjectDataPayload {
  projectType: ProjectType;
  tokenAddress?: string;
  website?: string;
  twitterProfile?: string;
  telegramLink?: string;
  links?: { github?: string; discord?: string };
  chain?: string;
}

/** What is sent of an edit, structurally the contract's ProfileUpdate: null and an empty list clear, and what is left out stays. */
export type ProfileEdit = WithNull<ProfilePayloadBase> & { name: string; bio: string } & (
    | { profileType: 'individual'; individualData: { role: Role } & WithNull<IndividualDataPayload> }
    | { profileType: 'group'; groupData: { groupType: GroupType } & WithNull<GroupDataPayload> }
    | { profileType: 'project'; projectData: { projectType: ProjectType } & WithNull<ProjectDataPayload> }
  );
/** Optional texts and objects may be null; lists, numbers and choices may not. */
type WithNull<T> = {
  [K in keyof T]?: string extends T[K] ? T[K] | null : T[K] extends object | undefined ? Nested<T[K]> : T[K];
};
type Nested<T> = T extends readonly unknown[] | undefined ? T : WithNull<T>;

type Filled<T> = { [K in keyof T]?: Exclude<T[K], null> };

/** The entries that hold something: empty texts, empty lists and nulls are left out (SPEC 5). */
function filled<T extends object>(entries: T): Filled<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Filled<T>;
}

/** Only what belongs to the chosen role or type. */
const only = <T extends string>(shown: boolean, text: T): T | '' => (shown ? text : '');

/** The payload of checked values, for a new profile: what is empty is left out. */
export function toPayload(values: ProfileFormValues): ProfilePayload {
  const shown = fieldsOf(values);
  const link = (field: LinkField): string => only(shown.includes(field), toLink(values[field]));
  const words = (field: WordField): string[] => [...values[field]];
  const base = {
    name: values.name.trim(),
    bio: normalizeText(values.bio),
    ...filled({
      avatar: values.avatar?.url ?? null,
      coverImage: values.coverImage?.url ?? null,
      pictureDescriptions: descriptionsOf(values),
      tags: words('tags'),
      languages: words('languages'),
      interests: words('interests'),
    }),
  };
  switch (values.profileType) {
    case 'individual': {
      return {
        ...base,
        profileType: 'individual',
        individualData: {
          role: values.role,
          ...filled({
            skills: words('skills'),
            gallery: values.gallery.map(({ url }) => url),
            externalPortfolio: link('externalPortfolio'),
            twitterLink: link('twitterLink'),
            githubLink: link('githubLink'),
            projectLinks: shown.includes('projectLinks')
              ? filledRows(values.projectLinks).map(({ text }) => ({ url: toLink(text) }))
              : [],
            xLink: link('xLink'),
            walletLink: link('walletLink'),
          }),
        },
      };
    }
    case 'group':
      return {
        ...base,
        profileType: 'group',
        groupData: {
          groupType: values.groupType,
          isPublic: values.isPublic,
          ...filled({
            memberCount: values.memberCount,
            entryRequirements: normalizeText(values.entryRequirements),
            communityLink: link('communityLink'),
            xProfile: link('xProfile'),
          }),
        },
      };
    case 'project':
      return {
        ...base,
        profileType: 'project',
        projectData: {
          projectType: values.projectType,
          ...filled({
            chain: values.chain.trim(),
            tokenAddress: values.tokenAddress.trim(),
            website: link('website'),
            twitterProfile: link('twitterProfile'),
            telegramLink: link('telegramLink'),
          }),
          ...moreLinks({ github: link('githubLink'), discord: link('discordLink') }),
        },
      };
  }
}

/**
 * The edit that a whole form makes of a stored profile. What the form shows and is empty is cleared; of what it does not show (another role's links,
 * a private group's, facts without a field) nothing is said, and it stays as it is.
 */
export function toEdit(payload: ProfilePayload): ProfileEdit {
  const { profileType } = payload;
  const shown = fieldsOf({
    profileType,
    role: payload.profileType === 'individual' ? payload.individualData.role : DEFAULT_VALUES.role,
    isPublic: payload.profileType === 'group' && payload.groupData.isPublic === true,
  });
  const cleared = <Name extends LinkField>(...names: Name[]): { [K in Name]?: null } =>
    Object.fromEntries(names.filter((name) => shown.includes(name)).map((name) => [name, null])) as {
      [K in Name]?: null;
    };
  const base = { avatar: null, coverImage: null, pictureDescriptions: [], tags: [], languages: [], interests: [] };
  switch (payload.profileType) {
    case 'individual': {
      const links = cleared('externalPortfolio', 'twitterLink', 'githubLink', 'xLink', 'walletLink');
      const lists = { skills: [], gallery: [], ...(shown.includes('projectLinks') && { projectLinks: [] }) };
      return { ...base, ...payload, individualData: { ...lists, ...links, ...payload.individualData } };
    }
    case 'group': {
      const texts = { entryRequirements: null, ...cleared('communityLink', 'xProfile') };
      return { ...base, ...payload, groupData: { ...texts, ...payload.groupData } };
    }
    case 'project': {
      const texts = { chain: null, tokenAddress: null, ...cleared('website', 'twitterProfile', 'telegramLink') };
      const links = { github: null, discord: null, ...payload.projectData.links };
      return { ...base, ...payload, projectData: { ...texts, ...payload.projectData, links } };
    }
  }
}

/** What is written of the pictures that are sent, once for each: the same picture may stand in two places. */
function descriptionsOf({ avatar, coverImage, gallery, profileType }: ProfileFormValues) {
  const pictures = [avatar, coverImage, ...(profileType === 'individual' ? gallery : [])];
  const written = pictures.flatMap((picture) => {
    const description = picture?.description.trim() ?? '';
    return picture === null || description === '' ? [] : [[picture.url, description] as const];
  });
  return [...new Map(written)].map(([url, description]) => ({ url, description }));
}

function moreLinks(links: { github: string; discord: string }): Pick<ProjectDataPayload, 'links'> {
  const given = filled(links);
  return Object.keys(given).length > 0 ? { links: given } : {};
}

/** The form of a stored profile. */
export function fromProfile(profile: ProfileView): ProfileFormValues {
  const common = {
    ...DEFAULT_VALUES,
    profileType: profile.profileType,
    avatar: describedPicture(profile, profile.avatar),
    coverImage: describedPicture(profile, profile.coverImage),
    gallery: galleryOf(profile),
    name: profile.name,
    bio: profile.bio,
    tags: profile.tags,
    languages: profile.languages,
    interests: profile.interests,
  };
  switch (profile.profileType) {
    case 'individual': {
      const { role, skills, projectLinks, externalPortfolio, twitterLink, githubLink, xLink, walletLink } =
        profile.individualData;
      return {
        ...common,
        ...texts({ externalPortfolio, twitterLink, githubLink, xLink, walletLink }),
        role,
        skills,
        projectLinks: projectLinks.map(({ url }) => url),
      };
    }
    case 'group': {
      const { groupType, memberCount, isPublic, entryRequirements, communityLink, xProfile } = profile.groupData;
      return { ...common, ...texts({ entryRequirements, communityLink, xProfile }), groupType, memberCount, isPublic };
    }
    case 'project': {
      const { projectType, ...rest } = profile.projectData;
      const { tokenAddress, website, twitterProfile, telegramLink, chain, links } = rest;
      const { github: githubLink, discord: discordLink } = links;
      return {
        ...common,
        ...texts({ tokenAddress, website, twitterProfile, telegramLink, githubLink, discordLink, chain }),
        projectType,
      };
    }
  }
}

const texts = <K extends string>(entries: Record<K, string | null>): Record<K, string> =>
  Object.fromEntries(Object.entries<string | null>(entries).map(([key, value]) => [key, value ?? ''])) as Record<
    K,
    string
  >;
