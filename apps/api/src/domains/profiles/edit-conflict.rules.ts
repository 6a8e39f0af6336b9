import { isDeepStrictEqual } from 'node:util';
import { type FieldError, Problem } from '../../problem.ts';
import type { ProfileContent } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/** The time of a save: later than the previous one, so that each save has a distinct time. */
export const savedAfter = (stored: Pick<ProfileRow, 'updated_at'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), stored.updated_at.getTime() + 1));

/**
 * Throws `profile_changed` if the profile was saved after the time at which an edit began, with the fields that differ
 * (D58). An edit without a time is accepted.
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
