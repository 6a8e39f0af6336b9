import { useQuery } from '@tanstack/react-query';

/** Fetches the table of names. A page that is sure to show words begins with it. */
export const loadKnownWords = () => import('@mutuals/text/words');

/** The table of known words, once something needs it. */
export function useKnownWords(isNeeded: boolean) {
  return useQuery({
    queryKey: ['known words'],
    queryFn: async () => {
      const { wordName, wordKey } = await loadKnownWords();
      return { wordName, wordKey };
    },
    staleTime: Infinity,
    enabled: isNeeded,
  }).data;
}
