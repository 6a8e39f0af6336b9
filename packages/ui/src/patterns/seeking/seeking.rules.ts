import { GROUP_TYPES, PROFILE_TYPES, PROJECT_TYPES, ROLES, type Subtype } from '../profile-kind/profile-kind.ts';
import type { Seeking } from './seeking.types.ts';

const SUBTYPES_OF = { individual: ROLES, group: GROUP_TYPES, project: PROJECT_TYPES } as const;

/** The roles of people and the kinds of groups and projects. */
export const SUBTYPES: readonly Subtype[] = [...ROLES, ...GROUP_TYPES, ...PROJECT_TYPES];

/** The roles and kinds that can be sought beside the types: others would exclude everyone. */
export function offeredSubtypes({ types }: Seeking): readonly Subtype[] {
  const isMust = types.level === 'must' && types.values.length > 0;
  return PROFILE_TYPES.filter((type) => !isMust || types.values.includes(type)).flatMap((type) => SUBTYPES_OF[type]);
}

/** Without roles and kinds that the types exclude. */
export function coherent(seeking: Seeking): Seeking {
  const offered = new Set(offeredSubtypes(seeking));
  const values = seeking.subtypes.values.filter((subtype) => offered.has(subtype));
  return { ...seeking, subtypes: { ...seeking.subtypes, values } };
}
