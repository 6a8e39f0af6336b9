import { allRoleFields, type ProfileInput, type ProfileUpdate, roleFields } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';

/**
 * Fills the fields that an edit leaves out from the stored profile, so that a client never deletes fields that it does
 * not know. `null` clears a field. Fields of other roles than the edit's are dropped.
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

/** Descriptions of pictures: the sent ones, or the stored ones of pictures that are still used. */
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

/** Merges two objects of one type: sent fields replace stored ones, and null removes them. */
function merged<T extends object>(stored: T, sent: Sent<T>): T {
  const said = Object.entries(sent).filter(([, value]) => value !== undefined);
  const all = new Map<string, unknown>([...Object.entries(stored), ...said]);
  // Each value has the type of its field in T; the contract allows null for optional fields only.
  return Object.fromEntries([...all].filter(([, value]) => value !== null)) as T;
}
