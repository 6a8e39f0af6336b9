import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';
import type {
  GroupType,
  ProfileType,
  ProjectStatus,
  ProjectType,
  Role,
} from '../../patterns/profile-kind/profile-kind.ts';

/** Sizes of D37, in code points. */
export const LIMITS = {
  name: 80,
  bio: 2000,
  entryRequirements: 500,
  chain: 40,
  funding: 80,
  words: 20,
  wordLength: 40,
  links: 10,
  linkLength: 2048,
  memberCount: 100_000_000,
  teamSize: 100_000,
} as const;

/** All fields of the form, for all three types at once: switching the type or the role loses nothing typed. */
export interface ProfileFormValues {
  readonly profileType: ProfileType;
  readonly avatar: DescribedPicture | null;
  readonly coverImage: DescribedPicture | null;
  readonly gallery: readonly DescribedPicture[];
  readonly name: string;
  readonly bio: string;
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  readonly interests: readonly string[];
  readonly role: Role;
  readonly skills: readonly string[];
  readonly portfolio: readonly string[];
  readonly externalPortfolio: string;
  readonly twitterLink: string;
  readonly githubLink: string;
  readonly projectLinks: readonly string[];
  readonly xLink: string;
  readonly walletLink: string;
  readonly socialWebsite: string;
  readonly socialX: string;
  readonly socialTwitter: string;
  readonly socialGithub: string;
  readonly groupType: GroupType;
  readonly categories: readonly string[];
  readonly memberCount: number | null;
  readonly isPublic: boolean;
  readonly entryRequirements: string;
  readonly communityLink: string;
  readonly xProfile: string;
  readonly projectType: ProjectType;
  readonly status: ProjectStatus;
  readonly funding: string;
  readonly teamSize: number | null;
  readonly tokenAddress: string;
  readonly website: string;
  readonly twitterProfile: string;
  readonly telegramLink: string;
  readonly discordLink: string;
  readonly chain: string;
}

export type ProfileField = keyof ProfileFormValues;
export type ProfileFormMode = 'create' | 'edit';

/** SPEC 5's defaults. */
export const DEFAULT_VALUES: ProfileFormValues = {
  profileType: 'individual',
  avatar: null,
  coverImage: null,
  gallery: [],
  name: '',
  bio: '',
  tags: [],
  languages: ['en'],
  interests: [],
  role: 'developer',
  skills: [],
  portfolio: [],
  externalPortfolio: '',
  twitterLink: '',
  githubLink: '',
  projectLinks: [],
  xLink: '',
  walletLink: '',
  socialWebsite: '',
  socialX: '',
  socialTwitter: '',
  socialGithub: '',
  groupType: 'community',
  categories: [],
  memberCount: 1,
  isPublic: false,
  entryRequirements: '',
  communityLink: '',
  xProfile: '',
  projectType: 'token',
  status: 'active',
  funding: '',
  teamSize: null,
  tokenAddress: '',
  website: '',
  twitterProfile: '',
  telegramLink: '',
  discordLink: '',
  chain: '',
};

export const WORD_FIELDS = [
  'tags',
  'languages',
  'interests',
  'skills',
  'categories',
] as const satisfies readonly ProfileField[];
/** Lists of links, a row each. */
export const LINK_LISTS = ['projectLinks', 'portfolio'] as const satisfies readonly ProfileField[];
/** A person's or group's links that no role or type asks for. */
export const SOCIAL_FIELDS = [
  'socialWebsite',
  'socialX',
  'socialTwitter',
  'socialGithub',
] as const satisfies readonly ProfileField[];
export const LINK_FIELDS = [
  'externalPortfolio',
  'twitterLink',
  'githubLink',
  'xLink',
  'walletLink',
  'communityLink',
  'xProfile',
  'website',
  'twitterProfile',
  'telegramLink',
  'discordLink',
  ...SOCIAL_FIELDS,
] as const satisfies readonly ProfileField[];
export const TEXT_FIELDS = [
  'name',
  'bio',
  'entryRequirements',
  'chain',
  'funding',
] as const satisfies readonly ProfileField[];

/** Fields that upload as soon as a file is chosen. */
export type PictureField = 'avatar' | 'coverImage' | 'gallery';

export type WordField = (typeof WORD_FIELDS)[number];
export type LinkField = (typeof LINK_FIELDS)[number];
export type LinkList = (typeof LINK_LISTS)[number];
export type SocialField = (typeof SOCIAL_FIELDS)[number];
export type TextField = (typeof TEXT_FIELDS)[number];

const ROLE_FIELDS = {
  artist: ['externalPortfolio', 'twitterLink'],
  developer: ['githubLink', 'projectLinks'],
  trader: ['xLink', 'walletLink'],
  influencer: ['xLink', 'walletLink'],
  raider: ['xLink', 'walletLink'],
} as const satisfies Record<Role, readonly ProfileField[]>;

/** The fields of this type and role, in form order. The others are neither shown, validated nor sent. */
export function fieldsOf({
  profileType,
  role,
}: Pick<ProfileFormValues, 'profileType' | 'role'>): readonly ProfileField[] {
  const about = ['profileType', 'name', 'bio', 'tags', 'interests', 'languages', 'avatar', 'coverImage'] as const;
  switch (profileType) {
    case 'individual':
      return [...about, 'gallery', 'role', 'skills', ...ROLE_FIELDS[role], 'portfolio', ...SOCIAL_FIELDS];
    case 'group':
      return [
        ...about,
        'groupType',
        'memberCount',
        'categories',
        'entryRequirements',
        'isPublic',
        'communityLink',
        'xProfile',
        ...SOCIAL_FIELDS,
      ];
    case 'project':
      return [
        ...about,
        'projectType',
        'status',
        'teamSize',
        'chain',
        'funding',
        'tokenAddress',
        'website',
        'twitterProfile',
        'telegramLink',
        'githubLink',
        'discordLink',
      ];
  }
}

/** Social links that duplicate another field of this form, or are obsolete: they are not offered. */
export function doublesOf({
  profileType,
  role,
}: Pick<ProfileFormValues, 'profileType' | 'role'>): readonly SocialField[] {
  return ['socialTwitter', profileType === 'individual' && role === 'developer' ? 'socialGithub' : 'socialX'];
}
