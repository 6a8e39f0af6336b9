import { isDeepStrictEqual } from 'node:util';
import { type FieldError, Problem } from '../../problem.ts';
import type { ProfileContent } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/** When a profile counts as saved that is saved now: each save has a time of its own, so that it can be told from the one before. */
export const savedAfter = (stored: Pick<ProfileRow, 'updated_at'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), stored.updated_at.getTime() + 1));

/**
 * Throws `profile_changed` when the profile was saved after the time that an edit began from, with the fields in which what is stored is not
 * what was sent (D58). An edit that names no time is served.
 */
export function requireUnchanged(stored: ProfileRow, content: ProfileContent, beganFrom: string | undefined): void {
  if (beganFrom === undefined || stored.updated_at <= new Date(beganFrom)) return;
  throw new Problem('profile_changed', { errors: differences(stored, content) });
}

function differences(stored: ProfileRow, content: ProfileContent): FieldError[] {
  const {
    name,
    bio,
    avatar,
    cover,
    pictureDescriptions,
    tags,
    languages,
    interests,
    skills,
    details,
    subtype,
    profileType,
  } = content;
  const data = `${profileType}Data`;
  const subtypeName = { individual: 'role', group: 'groupType', project: 'projectType' }[profileType];
  const compared: readonly (readonly [path: string, stored: unknown, sent: unknown])[] = [
    ['name', stored.name, name],
    ['bio', stored.bio, bio],
    ['avatar', stored.avatar_url, avatar],
    ['coverImage', stored.cover_url, cover],
    ['pictureDescriptions', stored.picture_descriptions, pictureDescriptions],
    ['tags', stored.tags, tags],
    ['languages', stored.languages, languages],
    ['interests', stored.interests, interests],
    [`${data}/${subtypeName}`, stored.subtype, subtype],
    [`${data}/skills`, stored.skills, skills],
    ...Object.entries({ ...stored.details, ...details }).map(
      ([field]) => [`${data}/${field}`, Reflect.get(stored.details, field), Reflect.get(details, field)] as const,
    ),
  ];
  return compared
    .filter(([, before, sent]) => !isDeepStrictEqual(before, sent))
    .map(([path]) => ({ path: `body/${path}`, code: 'changed', message: 'What is stored is something else.' }));
}
