import type { ProfileDetails } from '../../database/schema.ts';
import { allRoleFields, type ProfileContent, roleHas } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/**
 * Adds the stored links that a role or a private group hides. Forms leave out hidden fields, so the links reappear when
 * they are shown again (D58).
 */
export function withHiddenLinks(
  content: ProfileContent,
  { details: stored }: Pick<ProfileRow, 'details'>,
): ProfileContent {
  const hidden = new Set<string>(hiddenFields(content));
  const kept: ProfileDetails = Object.fromEntries(Object.entries(stored).filter(([name]) => hidden.has(name)));
  return { ...content, details: { ...kept, ...content.details } };
}

function hiddenFields(content: ProfileContent): readonly string[] {
  if (content.profileType === 'individual') return allRoleFields.filter((field) => !roleHas(content, field));
  return content.profileType === 'group' && content.details.isPublic !== true
    ? ['communityLink', 'xProfile', 'social']
    : [];
}
