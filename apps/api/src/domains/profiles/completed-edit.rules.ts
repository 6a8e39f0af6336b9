import { allRoleFields, type ProfileInput, type ProfileUpdate, roleFields } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';

/**
 * An edit with what it leaves out as it is stored: what a client does not know, it does not take away. `null` clears. Fields of other roles than
 * that of the edit are left out.
 */
export function completed(
  update: ProfileUpdate,
  stored: ProfileRow,
  projectLinks: readonly { url: string }[],
  { shown }: Pick<PictureAddresses, 'shown'>,
): ProfileInput {
  const { details } = stored;
  const common = {
    name: update.name,
    bio: update.bio,
    ...merged(
      {
        ...(stored.avatar_url !== null && { avatar: shown(stored.avatar_url) }),
        ...(stored.cover_url !== null && { coverImage: shown(stored.cover_url) }),
        tags: stored.tags,
        languages: stored.languages,
        interests: stored.interests,
      },
      {
        avatar: update.avatar,
        coverImage: update.coverImage,
        tags: update.tags,
        languages: update.languages,
        interests: update.interests,
      },
    ),
  };
  switch (update.profileType) {
    case 'individual': {
      const { role } = update.individualData;
      const { social = {}, ...own } = {
        ...details,
        skills: stored.skills,
        gallery: (details.gallery ?? []).map(shown),
        projectLinks: projectLinks.map(({ url }) => ({ url })),
      };
      for (const field of allRoleFields) if (!roleFields[role].includes(field)) delete own[field];
      const { social: sentSocial, ...sent } = update.individualData;
      const individualData = { role, ...merged(own, sent), social: merged(social, sentSocial ?? {}) };
      return withDescriptions({ ...common, profileType: 'individual', individualData }, update, stored, shown);
    }
    case 'group': {
      const { social = {}, ...own } = details;
      const { social: sentSocial, groupType, ...sent } = update.groupData;
      const groupData = { groupType, ...merged(own, sent), social: merged(social, sentSocial ?? {}) };
      return withDescriptions({ ...common, profileType: 'group', groupData }, update, stored, shown);
    }
    case 'project': {
      const { links = {}, ...own } = details;
      const { links: sentLinks, projectType, ...sent } = update.projectData;
      const projectData = { projectType, ...merged(own, sent), links: merged(links, sentLinks ?? {}) };
      return withDescriptions({ ...common, profileType: 'project', projectData }, update, stored, shown);
    }
  }
}

/** What pictures show: as it is sent, or what is stored of those that are still named. */
function withDescriptions(
  form: ProfileInput,
  { pictureDescriptions: sent }: ProfileUpdate,
  { picture_descriptions: stored }: ProfileRow,
  shown: PictureAddresses['shown'],
): ProfileInput {
  const gallery = form.profileType === 'individual' ? (form.individualData.gallery ?? []) : [];
  const named = new Set([form.avatar, form.coverImage, ...gallery]);
  const kept = Object.entries(stored).map(([picture, description]) => ({ url: shown(picture), description }));
  return { ...form, pictureDescriptions: sent ?? kept.filter(({ url }) => named.has(url)) };
}

type Sent<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** The fields of two objects of one shape: what is sent in the place of what is stored, and without those that are sent as null. */
function merged<T extends object>(stored: T, sent: Sent<T>): T {
  const said = Object.entries(sent).filter(([, value]) => value !== undefined);
  const all = new Map<string, unknown>([...Object.entries(stored), ...said]);
  // Each value is of its field in T; one that is cleared is left out, which optional fields alone can be in the contract.
  return Object.fromEntries([...all].filter(([, value]) => value !== null)) as T;
}
