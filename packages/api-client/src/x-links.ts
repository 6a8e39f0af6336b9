import type { components } from './generated/schema.d.ts';

/** The links that a profile shows as its X account to the one who reads it, leading to X or not (D84). */
export function xLinksOf(profile: components['schemas']['Profile']): readonly string[] {
  return candidates(profile).filter((link) => link !== null);
}

function candidates(profile: components['schemas']['Profile']): readonly (string | null)[] {
  switch (profile.profileType) {
    case 'individual': {
      const { social, twitterLink, xLink } = profile.individualData;
      return [twitterLink, xLink, social.x, social.twitter];
    }
    case 'group': {
      const { social, xProfile } = profile.groupData;
      return [xProfile, social.x, social.twitter];
    }
    case 'project':
      return [profile.projectData.twitterProfile];
  }
}
