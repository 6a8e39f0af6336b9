import { useQuery } from '@tanstack/react-query';

/** Fetches the tables of names. A page that is sure to show words begins with it. */
export const loadNames = () => import('./names.ts');

/** The table of known words, once something needs it. */
export function useKnownWords(isNeeded: boolean) {
  return useQuery({
    queryKey: ['known words'],
    queryFn: async () => {
      const { wordName, wordKey } = await loadNames();
      return { wordName, wordKey };
    },
    staleTime: Infinity,
    enabled: isNeeded,
  }).data;
}
