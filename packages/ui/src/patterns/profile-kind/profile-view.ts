import type { ShownProof } from '../proofs/proof.types.ts';
import type { DescribedPicture } from '../picture-field/described-picture.ts';
import type { GroupType, ProjectStatus, ProjectType, ReplyHabit, Role } from './profile-kind.ts';

interface ProfileViewBase {
  readonly _id: string;
  readonly isOwner: boolean;
  readonly name: string;
  readonly bio: string;
  readonly avatar: string | null;
  readonly coverImage: string | null;
  readonly photos: readonly { readonly url: string }[];
  /** Its pictures' descriptions. */
  readonly pictureDescriptions: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  readonly interests: readonly string[];
  readonly isVerified: boolean;
  /** What it has proven and shows (D84); left out in a preview. */
  readonly proofs?: readonly ShownProof[];
  /** Within how long it usually answers; left out where that is not known or not shown. */
  readonly replyHabit?: ReplyHabit;
  readonly views: number;
  readonly likes: number;
  readonly matches: number;
  readonly createdAt: string;
}

export interface SocialView {
  readonly github: string | null;
  readonly twitter: string | null;
  readonly x: string | null;
  readonly website: string | null;
}

export interface IndividualView extends ProfileViewBase {
  readonly profileType: 'individual';
  readonly subtype: Role;
  readonly individualData: {
    readonly role: Role;
    readonly skills: readonly string[];
    readonly portfolio: readonly string[];
    readonly gallery: readonly string[];
    readonly social: SocialView;
    readonly externalPortfolio: string | null;
    readonly twitterLink: string | null;
    readonly githubLink: string | null;
    readonly projectLinks: readonly { readonly _id: string; readonly url: string; readonly isVerified: boolean }[];
    readonly xLink: string | null;
    readonly walletLink: string | null;
  };
}

export interface GroupView extends ProfileViewBase {
  readonly profileType: 'group';
  readonly subtype: GroupType;
  readonly groupData: {
    readonly groupType: GroupType;
    /** What people are looking for. */
    readonly categories: readonly string[];
    readonly memberCount: number;
    readonly isPublic: boolean;
    readonly entryRequirements: string | null;
    readonly communityLink: string | null;
    readonly xProfile: string | null;
    readonly social: SocialView;
  };
}

export interface ProjectView extends ProfileViewBase {
  readonly profileType: 'project';
  readonly subtype: ProjectType;
  readonly projectData: {
    readonly projectType: ProjectType;
    readonly status: ProjectStatus;
    readonly funding: string | null;
    readonly teamSize: number | null;
    readonly tokenAddress: string | null;
    readonly website: string | null;
    readonly twitterProfile: string | null;
    readonly telegramLink: string | null;
    readonly links: { readonly github: string | null; readonly discord: string | null };
    readonly chain: string | null;
  };
}

/** A profile as the screens show it: plain data that an answer of the server happens to fit. */
export type ProfileView = IndividualView | GroupView | ProjectView;

/** A profile's main picture: its first photo, else its avatar (SPEC 2). */
export const pictureOf = (profile: Pick<ProfileView, 'photos' | 'avatar'>): string | null =>
  profile.photos[0]?.url ?? profile.avatar;

/** A profile's picture with its description. */
export function describedPicture(profile: ProfileView, url: string): DescribedPicture;
export function describedPicture(profile: ProfileView, url: string | null): DescribedPicture | null;
export function describedPicture({ pictureDescriptions }: ProfileView, url: string | null): DescribedPicture | null {
  if (url === null) return null;
  return { url, description: pictureDescriptions.find((each) => each.url === url)?.description ?? '' };
}

/** The pictures of an individual's gallery, with their descriptions. */
export const galleryOf = (profile: ProfileView): readonly DescribedPicture[] =>
  profile.profileType === 'individual'
    ? profile.individualData.gallery.map((url) => describedPicture(profile, url))
    : [];
