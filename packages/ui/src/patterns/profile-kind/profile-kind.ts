export { type IndividualView, type GroupView, type ProjectView, type ProfileView, pictureOf } from './profile-view.ts';
/** The kinds of profiles (SPEC 3), in the order in which they are offered. The first of each list is the default (SPEC 5). */
export const PROFILE_TYPES = ['individual', 'group', 'project'] as const;
export const ROLES = ['developer', 'artist', 'trader', 'influencer', 'raider'] as const;
export const GROUP_TYPES = ['community', 'call_group', 'cabal', 'dao'] as const;
export const PROJECT_TYPES = ['token', 'nft', 'defi', 'dapp'] as const;

/** A project's stage. */
export const PROJECT_STATUSES = ['idea', 'building', 'active', 'paused', 'ended'] as const;

export type ProfileType = (typeof PROFILE_TYPES)[number];
export type Role = (typeof ROLES)[number];
export type GroupType = (typeof GROUP_TYPES)[number];
export type ProjectType = (typeof PROJECT_TYPES)[number];
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
/** A profile's kind within its type: a role, a group type or a project type. */
export type Subtype = Role | GroupType | ProjectType;

/** Within how long a profile usually answers (D63). */
export type ReplyHabit = 'day' | 'few_days' | 'week';
