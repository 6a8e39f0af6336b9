import type { ApiClient } from '@mutuals/api-client';
import type { Language } from '@mutuals/ui/locales';

/** What the server keeps a translation for (SPEC 9). */
const FRESH_MS = 86_400_000;

/** What a profile says, in the reader's language: asked once for each text, by whatever page shows it first. */
export const translationQuery = (api: ApiClient, { _id, bio }: { _id: string; bio: string }, reader: Language) => ({
  queryKey: ['Translation', 'translateProfile', _id, reader, bio],
  queryFn: () => api.translateProfile({ body: { profile: { _id }, targetLanguage: reader } }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  // The original stays (SPEC 7).
  retry: false,
  retryOnMount: false,
});
