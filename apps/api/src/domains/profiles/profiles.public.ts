export { countLike, uncountMatch } from './profile-counters.repository.ts';
export { isOpenGroup } from './profile-search.repository.ts';
export { type ProfileInput, readProfileInput } from './profile-input.rules.ts';
export { savedAfter } from './edit-conflict.rules.ts';
export {
  type ActingProfile,
  findActingIds,
  findLinkedProfiles,
  findProfile,
  findProfilesWithDeleted,
  findSeenProfile,
  isKept,
  lockProfile,
  lockProfilesOf,
  partnerColumn,
  type PartnerRow,
  profileColumns,
  type ProfileRow,
  replaceTags,
  showHidden,
  updateProfile,
} from './profiles.repository.ts';
export { type Profile, subtypesOf, toPartner, toProfile, toSubtype, toSummary } from './profiles.view.ts';
export { deleteLinks, findLinks, saveLinks } from './project-links.repository.ts';
