import type { components } from '@mutuals/api-client/schema';
import { xLinksOf } from '@mutuals/api-client/x-links';
import type { ProfileDetails } from '../../database/schema.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { CountedProfileRow, PartnerRow, ProfileRow, ShownProofRow } from './profiles.repository.ts';
import { type RoleField, roleFields } from './profile-input.rules.ts';
import type { ShownLinkRow } from './project-links.repository.ts';
import { xProofOf } from './x-proof.rules.ts';

type Schemas = components['schemas'];
export type Profile = Schemas['Profile'];
export type ProfileSummary = Schemas['ProfileSummary'];
export type Partner = Schemas['Partner'];

/**
 * A profile as one viewer may see it: nothing about its owner (D36) but for the X account that it links to
 * (D84). Only the owner sees links under review and the links of a closed group (D5). `viewerUserId` is null for a guest.
 */
export function toProfile(
  row: CountedProfileRow,
  links: readonly ShownLinkRow[],
  viewerUserId: string | null,
  addresses: PictureAddresses,
): Profile {
  const profile = withoutX(row, links, viewerUserId, addresses);
  const x = xProofOf(xLinksOf(profile), row.x_account);
  if (x === null) return profile;
  const proofs = [...profile.proofs, x].toSorted((one, other) => other.provedAt.localeCompare(one.provedAt));
  return { ...profile, proofs };
}

function withoutX(
  row: CountedProfileRow,
  links: readonly ShownLinkRow[],
  viewerUserId: string | null,
  { shown }: PictureAddresses,
): Profile {
  const isOwner = row.user_id === viewerUserId;
  const common = {
    _id: row.id,
    isOwner,
    ...(isOwner && row.hidden_at !== null ? { isHidden: true as const } : {}),
    name: row.name,
    bio: row.bio,
    avatar: row.avatar_url && shown(row.avatar_url),
    coverImage: row.cover_url && shown(row.cover_url),
    photos: [],
    pictureDescriptions: Object.entries(row.picture_descriptions).map(([picture, description]) => ({
      url: shown(picture),
      description,
    })),
    tags: row.tags,
    languages: row.languages,
    interests: row.interests,
    isPremium: row.tier !== 'free',
    isVerified: row.is_verified,
    proofs: row.proofs.map(toShownProof),
    ...(row.reply_habit === null ? {} : { replyHabit: row.reply_habit }),
    views: row.views,
    likes: row.likes,
    matches: row.matches,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
  const visibleLinks = links.filter((link) => link.profile_id === row.id && (isOwner || link.approved_at !== null));
  switch (row.profile_type) {
    case 'individual': {
      const role = oneOf(individualRoles, row.subtype);
      return {
        ...common,
        profileType: 'individual',
        subtype: role,
        individualData: {
          ...individualData(role, row, visibleLinks, isOwner),
          gallery: (row.details.gallery ?? []).map(shown),
        },
      };
    }
    case 'group': {
      const groupType = oneOf(groupTypes, row.subtype);
      return {
        ...common,
        profileType: 'group',
        subtype: groupType,
        groupData: groupData(groupType, row.details, isOwner),
      };
    }
    case 'project': {
      const projectType = oneOf(projectTypes, row.subtype);
      return {
        ...common,
        profileType: 'project',
        subtype: projectType,
        projectData: projectData(projectType, row.details),
      };
    }
  }
}

/** A claim that was shown to be true, a method and a date (D84). */
const toShownProof = ({ provedAt, checkedAt, ...proof }: ShownProofRow): Schemas['ShownProof'] => ({
  ...proof,
  provedAt: new Date(provedAt).toISOString(),
  checkedAt: new Date(checkedAt).toISOString(),
});

/** A profile in a list of people. */
export function toSummary(row: Omit<PartnerRow, 'is_deleted'>, { shown }: PictureAddresses): ProfileSummary {
  return {
    _id: row.id,
    isDeleted: false,
    profileType: row.profile_type,
    subtype: toSubtype(row.subtype),
    name: row.name,
    avatar: row.avatar_url && shown(row.avatar_url),
    isVerified: row.is_verified,
  };
}

/** The partner in a match or conversation; of a deleted one only that there was a profile (D39). */
export function toPartner(row: PartnerRow, addresses: PictureAddresses): Partner {
  return row.is_deleted ? { _id: row.id, isDeleted: true } : toSummary(row, addresses);
}

const individualRoles = ['artist', 'developer', 'trader', 'influencer', 'raider'] as const;
const groupTypes = ['call_group', 'cabal', 'community', 'dao'] as const;
const projectTypes = ['token', 'nft', 'defi', 'dapp'] as const;
/** The roles of people and the kinds of groups and projects. */
export const subtypesOf = { individual: individualRoles, group: groupTypes, project: projectTypes } as const;

/** The role of a person, or the type of a group or project. */
export const toSubtype = (word: string): ProfileSummary['subtype'] =>
  oneOf([...individualRoles, ...groupTypes, ...projectTypes], word);

/** The database checks subtypes, so an unknown one means that code and schema disagree. */
function oneOf<const T extends string>(known: readonly T[], word: string): T {
  const found = known.find((item) => item === word);
  if (found === undefined) throw new Error(`The database holds the unknown subtype ${word}`);
  return found;
}

function individualData(
  role: Schemas['IndividualRole'],
  { skills, details }: ProfileRow,
  links: readonly ShownLinkRow[],
  isOwner: boolean,
): Omit<Schemas['IndividualData'], 'gallery'> {
  // Only the owner sees stored fields of other roles than the current one (D58).
  const shows = (field: RoleField): boolean => isOwner || roleFields[role].includes(field);
  const link = (field: Exclude<RoleField, 'projectLinks'>) => (shows(field) ? (details[field] ?? null) : null);
  return {
    role,
    skills,
    portfolio: details.portfolio ?? [],
    social: social(details),
    externalPortfolio: link('externalPortfolio'),
    twitterLink: link('twitterLink'),
    githubLink: link('githubLink'),
    projectLinks: (shows('projectLinks') ? links : []).map(({ id, url, approved_at }) => ({
      _id: id,
      url,
      isVerified: approved_at !== null,
    })),
    xLink: link('xLink'),
    walletLink: link('walletLink'),
  };
}

function groupData(groupType: Schemas['GroupType'], details: ProfileDetails, isOwner: boolean): Schemas['GroupData'] {
  const isPublic = details.isPublic ?? false;
  const showsLinks = isPublic || isOwner;
  return {
    groupType,
    categories: details.categories ?? [],
    memberCount: details.memberCount ?? 1,
    isPublic,
    entryRequirements: details.entryRequirements ?? null,
    communityLink: showsLinks ? (details.communityLink ?? null) : null,
    xProfile: showsLinks ? (details.xProfile ?? null) : null,
    social: social(showsLinks ? details : {}),
  };
}

function projectData(projectType: Schemas['ProjectType'], details: ProfileDetails): Schemas['ProjectData'] {
  return {
    projectType,
    status: details.status ?? 'active',
    funding: details.funding ?? null,
    teamSize: details.teamSize ?? null,
    tokenAddress: details.tokenAddress ?? null,
    website: details.website ?? null,
    twitterProfile: details.twitterProfile ?? null,
    telegramLink: details.telegramLink ?? null,
    links: { github: details.links?.github ?? null, discord: details.links?.discord ?? null },
    chain: details.chain ?? null,
  };
}

function social({ social: links = {} }: ProfileDetails): Schemas['Social'] {
  return {
    github: links.github ?? null,
    twitter: links.twitter ?? null,
    x: links.x ?? null,
    website: links.website ?? null,
  };
}
