import type { ProfileDetails } from '../../database/schema.ts';
import { allRoleFields, type ProfileContent, roleHas } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/** Adds the stored links of other roles. Forms leave them out, so they reappear when the role shows them again (D58). */
export function withHiddenLinks(
  content: ProfileContent,
  { details: stored }: Pick<ProfileRow, 'details'>,
): ProfileContent {
  const hidden = new Set<string>(allRoleFields.filter((field) => !roleHas(content, field)));
  const kept: ProfileDetails = Object.fromEntries(Object.entries(stored).filter(([name]) => hidden.has(name)));
  return { ...content, details: { ...kept, ...content.details } };
}
