import { normalizeText } from '@mutuals/text';
import type { GroupType, ProjectStatus, ProjectType, Role } from '../../patterns/profile-kind/profile-kind.ts';
import {
  describedPicture,
  galleryOf,
  type ProfileView,
  type SocialView,
} from '../../patterns/profile-kind/profile-view.ts';
import { filledRows, toLink } from './profile-form.text.ts';
import {
  DEFAULT_VALUES,
  fieldsOf,
  LINK_FIELDS,
  type LinkField,
  type LinkList,
  type ProfileFormValues,
  SOCIAL_FIELDS,
  type WordField,
} from './profile-form.values.ts';

/** The request to create a profile. Structurally the contract's ProfileInput. */
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
  categories?: string[];
  memberCount?: number;
  isPublic?: boolean;
  entryRequirements?: string;
  communityLink?: string;
  xProfile?: string;
  social?: SocialPayload;
}
interface ProjectDataPayload {
  projectType: ProjectType;
  status?: ProjectStatus;
  funding?: string;
  teamSize?: number;
  tokenAddress?: string;
  website?: string;
  twitterProfile?: string;
  telegramLink?: string;
  links?: { github?: string; discord?: string };
  chain?: string;
}

/** The request of an edit, structurally the contract's ProfileUpdate: null and an empty list clear, and omitted fields stay. */
export type ProfileEdit = WithNull<ProfilePayloadBase> & { name: string; bio: string } & (
    | { profileType: 'individual'; individualData: { role: Role } & WithNull<IndividualDataPayload> }
    | { profileType: 'group'; groupData: { groupType: GroupType } & WithNull<GroupDataPayload> }
    | {
        profileType: 'project';
        projectData: { projectType: ProjectType; teamSize?: number | null } & WithNull<
          Omit<ProjectDataPayload, 'teamSize'>
        >;
      }
  );
/** Optional texts and objects may be null; lists, numbers and enums may not. */
type WithNull<T> = {
  [K in keyof T]?: string extends T[K] ? T[K] | null : T[K] extends object | undefined ? Nested<T[K]> : T[K];
};
type Nested<T> = T extends readonly unknown[] | undefined ? T : WithNull<T>;

type Filled<T> = { [K in keyof T]?: Exclude<T[K], null> };

/** The non-empty entries: empty texts, empty lists and nulls are omitted (SPEC 5). */
function filled<T extends object>(entries: T): Filled<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Filled<T>;
}

/** The same, and null if none is left. */
function some<T extends object>(entries: T): Filled<T> | null {
  const given = filled(entries);
  return Object.keys(given).length === 0 ? null : given;
}

/** A new profile's payload from validated values: empty ones are omitted. */
export function toPayload(values: ProfileFormValues): ProfilePayload {
  const shown = fieldsOf(values);
  // Only fields of the chosen role or type.
  const link = (field: LinkField): string => (shown.includes(field) ? toLink(values[field]) : '');
  const links = (field: LinkList): string[] =>
    shown.includes(field) ? filledRows(values[field]).map(({ text }) => toLink(text)) : [];
  const social = some({
    github: link('socialGithub'),
    twitter: link('socialTwitter'),
    x: link('socialX'),
    website: link('socialWebsite'),
  });
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
            portfolio: links('portfolio'),
            gallery: values.gallery.map(({ url }) => url),
            externalPortfolio: link('externalPortfolio'),
            twitterLink: link('twitterLink'),
            githubLink: link('githubLink'),
            projectLinks: links('projectLinks').map((url) => ({ url })),
            xLink: link('xLink'),
            walletLink: link('walletLink'),
            social,
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
            categories: words('categories'),
            memberCount: values.memberCount,
            entryRequirements: normalizeText(values.entryRequirements),
            communityLink: link('communityLink'),
            xProfile: link('xProfile'),
            social,
          }),
        },
      };
    case 'project':
      return {
        ...base,
        profileType: 'project',
        projectData: {
          projectType: values.projectType,
          status: values.status,
          ...filled({
            funding: values.funding.trim(),
            teamSize: values.teamSize,
            chain: values.chain.trim(),
            tokenAddress: values.tokenAddress.trim(),
            website: link('website'),
            twitterProfile: link('twitterProfile'),
            telegramLink: link('telegramLink'),
            links: some({ github: link('githubLink'), discord: link('discordLink') }),
          }),
        },
      };
  }
}

/** The edit that a whole form makes to a stored profile. Empty fields are cleared; other roles' links are omitted, and stay as they are. */
export function toEdit(payload: ProfilePayload): ProfileEdit {
  const base = { avatar: null, coverImage: null, pictureDescriptions: [], tags: [], languages: [], interests: [] };
  const noSocial = { github: null, twitter: null, x: null, website: null };
  switch (payload.profileType) {
    case 'individual': {
      const { role, social } = payload.individualData;
      const shown = fieldsOf({ profileType: 'individual', role });
      const links: { [K in LinkField]?: null } = Object.fromEntries(
        LINK_FIELDS.filter((field) => shown.includes(field) && !isSocial(field)).map((field) => [field, null]),
      );
      const lists = {
        skills: [],
        portfolio: [],
        gallery: [],
        ...(shown.includes('projectLinks') && { projectLinks: [] }),
      };
      const individualData = { ...lists, ...links, ...payload.individualData, social: { ...noSocial, ...social } };
      return { ...base, ...payload, individualData };
    }
    case 'group': {
      const { groupData } = payload;
      const nothing = { categories: [], entryRequirements: null, communityLink: null, xProfile: null };
      return {
        ...base,
        ...payload,
        groupData: { ...nothing, ...groupData, social: { ...noSocial, ...groupData.social } },
      };
    }
    case 'project': {
      const nothing = {
        funding: null,
        teamSize: null,
        chain: null,
        tokenAddress: null,
        website: null,
        twitterProfile: null,
        telegramLink: null,
      };
      const links = { github: null, discord: null, ...payload.projectData.links };
      return { ...base, ...payload, projectData: { ...nothing, ...payload.projectData, links } };
    }
  }
}

const isSocial = (field: LinkField): boolean => SOCIAL_FIELDS.some((social) => social === field);

/** The descriptions of the pictures sent, once for each: the same picture may be in two places. */
function descriptionsOf({ avatar, coverImage, gallery, profileType }: ProfileFormValues) {
  const pictures = [avatar, coverImage, ...(profileType === 'individual' ? gallery : [])];
  const written = pictures.flatMap((picture) => {
    const description = picture?.description.trim() ?? '';
    return picture === null || description === '' ? [] : [[picture.url, description] as const];
  });
  return [...new Map(written)].map(([url, description]) => ({ url, description }));
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
      const { role, skills, portfolio, social, projectLinks, ...links } = profile.individualData;
      const { externalPortfolio, twitterLink, githubLink, xLink, walletLink } = links;
      return {
        ...common,
        ...texts({ externalPortfolio, twitterLink, githubLink, xLink, walletLink }),
        ...socialTexts(social),
        role,
        skills,
        portfolio,
        projectLinks: projectLinks.map(({ url }) => url),
      };
    }
    case 'group': {
      const { groupType, categories, memberCount, isPublic, social, ...rest } = profile.groupData;
      const { entryRequirements, communityLink, xProfile } = rest;
      return {
        ...common,
        ...texts({ entryRequirements, communityLink, xProfile }),
        ...socialTexts(social),
        groupType,
        categories,
        memberCount,
        isPublic,
      };
    }
    case 'project': {
      const { projectType, status, teamSize, ...rest } = profile.projectData;
      const { funding, tokenAddress, website, twitterProfile, telegramLink, chain, links } = rest;
      const { github: githubLink, discord: discordLink } = links;
      return {
        ...common,
        ...texts({ funding, tokenAddress, website, twitterProfile, telegramLink, githubLink, discordLink, chain }),
        projectType,
        status,
        teamSize,
      };
    }
  }
}

/** The social links as texts of the form. */
export const socialTexts = ({ github, twitter, x, website }: SocialView) =>
  texts({ socialGithub: github, socialTwitter: twitter, socialX: x, socialWebsite: website });

const texts = <K extends string>(entries: Record<K, string | null>): Record<K, string> =>
  Object.fromEntries(Object.entries<string | null>(entries).map(([key, value]) => [key, value ?? ''])) as Record<
    K,
    string
  >;
