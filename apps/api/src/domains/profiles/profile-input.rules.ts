import type { components } from '@mutuals/api-client/schema';
import { languageToStore } from '@mutuals/text/languages';
import type { ProfileDetails, ProfileType } from '../../database/schema.ts';
import { type FieldError, Problem } from '../../problem.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { NamedPicture } from '../pictures/pictures.public.ts';
import { distinctWords } from '../../lib/words.ts';

type Schemas = components['schemas'];
export type ProfileInput = Schemas['ProfileInput'];
export type ProfileUpdate = Schemas['ProfileUpdate'];

/**
 * A form's input in stored form: stored picture addresses, defaults applied, lists without repetitions, no fields of
 * other roles.
 */
export interface ProfileContent {
  profileType: ProfileType;
  subtype: string;
  name: string;
  bio: string;
  avatar: string | null;
  cover: string | null;
  tags: string[];
  languages: string[];
  interests: string[];
  skills: string[];
  details: ProfileDetails;
  projectLinks: string[];
  /** Every picture and its field. */
  pictures: NamedPicture[];
  /** Descriptions of pictures. */
  pictureDescriptions: Record<string, string>;
}

const DEFAULT_LANGUAGE = 'en';
const DEFAULT_MEMBERS = 1;

type IndividualInput = Schemas['IndividualDataInput'];
export type RoleField = 'externalPortfolio' | 'twitterLink' | 'githubLink' | 'projectLinks' | 'xLink' | 'walletLink';

/** The fields that belong to some roles only (SPEC 3). */
export const roleFields: Readonly<Record<IndividualInput['role'], readonly RoleField[]>> = {
  artist: ['externalPortfolio', 'twitterLink'],
  developer: ['githubLink', 'projectLinks'],
  trader: ['xLink', 'walletLink'],
  influencer: ['xLink', 'walletLink'],
  raider: ['xLink', 'walletLink'],
};
export const allRoleFields: readonly RoleField[] = [
  'externalPortfolio',
  'twitterLink',
  'githubLink',
  'projectLinks',
  'xLink',
  'walletLink',
];

/** Whether a field belongs to the form's role. */
export const roleHas = (
  { profileType, subtype }: Pick<ProfileContent, 'profileType' | 'subtype'>,
  field: RoleField,
): boolean =>
  profileType === 'individual' &&
  Object.entries(roleFields).some(([role, fields]) => role === subtype && fields.includes(field));

/**
 * Reads a validated form. Throws `validation_failed` for a field of another role and `link_not_allowed` for a link that
 * hides its target.
 */
export function readProfileInput(input: ProfileInput, { stored }: Pick<PictureAddresses, 'stored'>): ProfileContent {
  const languages = distinctWords((input.languages ?? []).map(languageToStore));
  const content = {
    name: input.name,
    bio: input.bio,
    avatar: input.avatar ? stored(input.avatar) : null,
    cover: input.coverImage ? stored(input.coverImage) : null,
    tags: distinctWords(input.tags ?? []),
    languages: languages.length === 0 ? [DEFAULT_LANGUAGE] : languages,
    interests: distinctWords(input.interests ?? []),
    ...withGallery(readTypeData(input), stored),
  };
  const pictures = [
    { path: 'body/avatar', picture: content.avatar },
    { path: 'body/coverImage', picture: content.cover },
    ...(content.details.gallery ?? []).map((picture, index) => ({
      path: `body/individualData/gallery/${index}`,
      picture,
    })),
  ].filter((named): named is NamedPicture => named.picture !== null);
  const described = (input.pictureDescriptions ?? []).map(
    ({ url, description }) => [stored(url), description] as const,
  );
  return { ...content, pictures, pictureDescriptions: readDescriptions(described, pictures) };
}

/**
 * Throws `validation_failed` for a description of a picture that the profile lacks, or of one that is described
 * already.
 */
function readDescriptions(
  descriptions: readonly (readonly [picture: string, description: string])[],
  pictures: readonly NamedPicture[],
): Record<string, string> {
  const open = new Set(pictures.map(({ picture }) => picture));
  const errors = descriptions.flatMap(([picture], index): FieldError[] =>
    open.delete(picture)
      ? []
      : [
          {
            path: `body/pictureDescriptions/${index}/url`,
            code: 'not_allowed',
            message: 'The profile has no such picture, or it is described already.',
          },
        ],
  );
  if (errors.length > 0) throw new Problem('validation_failed', { errors });
  return Object.fromEntries(descriptions);
}

type TypeData = Pick<ProfileContent, 'profileType' | 'subtype' | 'skills' | 'details' | 'projectLinks'>;

function withGallery({ details, ...data }: TypeData, stored: PictureAddresses['stored']): TypeData {
  const { gallery } = details;
  return { ...data, details: gallery === undefined ? details : { ...details, gallery: gallery.map(stored) } };
}

function readTypeData(input: ProfileInput): TypeData {
  switch (input.profileType) {
    case 'individual':
      return readIndividual(input.individualData);
    case 'group': {
      const { groupType, categories = [], memberCount = DEFAULT_MEMBERS, isPublic = false, ...rest } = input.groupData;
      requirePlainLinks('body/groupData', [
        ['communityLink', rest.communityLink],
        ['xProfile', rest.xProfile],
        ...socialLinks(rest.social),
      ]);
      return {
        profileType: 'group',
        subtype: groupType,
        skills: [],
        projectLinks: [],
        details: { ...rest, categories: distinctWords(categories), memberCount, isPublic },
      };
    }
    case 'project': {
      const { projectType, ...details } = input.projectData;
      const { website, twitterProfile, telegramLink, links = {} } = details;
      requirePlainLinks('body/projectData', [
        ...Object.entries({ website, twitterProfile, telegramLink }),
        ['links/github', links.github],
        ['links/discord', links.discord],
      ]);
      return { profileType: 'project', subtype: projectType, skills: [], projectLinks: [], details };
    }
  }
}

function readIndividual(data: IndividualInput): TypeData {
  const { role, skills = [], projectLinks = [], ...details } = data;
  refuseFieldsOfOtherRoles(data);
  const links = [...new Set(projectLinks.map((link) => link.url))];
  const { portfolio = [], social = {}, externalPortfolio, twitterLink, githubLink, xLink, walletLink } = details;
  requirePlainLinks('body/individualData', [
    ...projectLinks.map(({ url }, index): NamedLink => [`projectLinks/${index}/url`, url]),
    ...portfolio.map((url, index): NamedLink => [`portfolio/${index}`, url]),
    ...socialLinks(social),
    ...Object.entries({ externalPortfolio, twitterLink, githubLink, xLink, walletLink }),
  ]);
  return { profileType: 'individual', subtype: role, skills: distinctWords(skills), projectLinks: links, details };
}

function refuseFieldsOfOtherRoles(data: IndividualInput): void {
  const errors = allRoleFields
    .filter((field) => data[field] !== undefined && !roleFields[data.role].includes(field))
    .map((field): FieldError => ({
      path: `body/individualData/${field}`,
      code: 'not_allowed',
      message: 'This field belongs to another role.',
    }));
  if (errors.length > 0) throw new Problem('validation_failed', { errors });
}

type NamedLink = readonly [path: string, link: string | undefined];

const socialLinks = (social: Schemas['SocialInput'] = {}): NamedLink[] =>
  Object.entries(social).map(([name, link]): NamedLink => [`social/${name}`, link]);

/** Throws `link_not_allowed` with the fields to blame; each is named by its path below `root`. */
function requirePlainLinks(root: string, links: readonly NamedLink[]): void {
  const errors = links
    .filter(([, link]) => link !== undefined && !isPlainLink(link))
    .map(([path]): FieldError => ({
      path: `${root}/${path}`,
      code: 'not_allowed',
      message: 'This link cannot be used.',
    }));
  if (errors.length > 0) throw new Problem('link_not_allowed', { errors });
}

/**
 * The contract requires https. A link with a user name pretends to lead elsewhere, and one without a dotted host leads
 * nowhere.
 */
function isPlainLink(link: string): boolean {
  const url = URL.parse(link);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  );
}
