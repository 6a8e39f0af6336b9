import type { components } from '@mutuals/api-client/schema';
import type { MatchTraits } from '@mutuals/api/seeding';

/** The traits that the score of D38 uses, from a profile's form. */
export function profileTraits(input: components['schemas']['ProfileInput']): MatchTraits {
  const { profileType, tags = [], interests = [], languages = [] } = input;
  const common = { profileType, tags, interests, languages };
  switch (input.profileType) {
    case 'individual':
      return { ...common, subtype: input.individualData.role, skills: input.individualData.skills ?? [] };
    case 'group':
      return { ...common, subtype: input.groupData.groupType, skills: [] };
    case 'project':
      return { ...common, subtype: input.projectData.projectType, skills: [] };
  }
}
