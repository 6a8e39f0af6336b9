import type { ProfileDetails } from '../../database/schema.ts';
import { allRoleFields, type ProfileContent, roleHas } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/**
 * A form with the stored links that its role or a private group does not show: forms leave out what they do not show, and the links are there
 * again when they are shown (D58).
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
