import type { CallAnswer } from '@mutuals/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTextLanguage } from './use-text-language.ts';

type Profile = CallAnswer<'getProfile'>;

/** Shows the known tags, interests and skills of a profile in the reader's language (D43). The table of names comes with the first profile. */
export function useKnownWords(): (profile: Profile) => Profile {
  const language = useTextLanguage();
  const { data: known } = useQuery({
    queryKey: ['known words'],
    queryFn: async () => {
      const { wordName } = await import('@mutuals/text/words');
      return { wordName };
    },
    staleTime: Infinity,
  });
  return (profile) => {
    if (!known) return profile;
    const named = (words: readonly string[]) => [...new Set(words.map((word) => known.wordName(word, language)))];
    const common = { tags: named(profile.tags), interests: named(profile.interests) };
    return profile.profileType === 'individual'
      ? {
          ...profile,
          ...common,
          individualData: { ...profile.individualData, skills: named(profile.individualData.skills) },
        }
      : { ...profile, ...common };
  };
}
