import { type ApiClient, ApiProblem } from '@mutuals/api-client';
import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { useProblemToast, useToasts } from '../session/index.ts';

export interface Bookmarks {
  /** Whether a profile is saved; undefined until that is known. */
  has: (profileId: string) => boolean | undefined;
  /** Saves a profile or drops it (D22): shown at once, undone from a toast, put back when the server refuses. */
  save: (profile: Saved, isSaved: boolean) => void;
}

interface Saved {
  readonly _id: string;
  readonly name: string;
}

/** The saved profiles of the signed-in person, for every page that shows a bookmark. */
export function useBookmarks(): Bookmarks {
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const client = useQueryClient();
  const ids = queryOf(api, 'listBookmarkIds');
  const { data } = useQuery(ids);

  const put = (id: string, isSaved: boolean) =>
    client.setQueryData(ids.queryKey, (before) => {
      if (!before) return undefined;
      const others = before.data.filter((saved) => saved !== id);
      return { data: isSaved ? [...others, id] : others };
    });
  const change = useMutation({
    // One after the other, so that the last press is the last word.
    scope: { id: 'bookmarks' },
    mutationFn: ({ _id, isSaved }: Saved & { isSaved: boolean }) =>
      isSaved ? saveOnce(api, _id) : api.deleteBookmark({ path: { profileId: _id } }),
    async onMutate({ _id, isSaved }) {
      // This is put into what is saved, which a page may not know yet.
      await client.ensureQueryData(ids).catch(() => {});
      await client.cancelQueries({ queryKey: ids.queryKey });
      put(_id, isSaved);
    },
    onError(error, { _id, isSaved }) {
      put(_id, !isSaved);
      // Of two presses that fail, the second takes back what the first never did.
      void client.invalidateQueries(ids);
      showProblem(error);
    },
    // The page of saved profiles keeps a dropped one in its place until it is opened again.
    onSettled: () => client.invalidateQueries({ queryKey: operationKey('listBookmarks'), refetchType: 'none' }),
  });

  return {
    has: (profileId) => data?.data.includes(profileId),
    save(profile, isSaved) {
      change.mutate({ ...profile, isSaved });
      toasts.show({
        tone: 'success',
        title: t(isSaved ? 'card.saved' : 'card.dropped', { name: profile.name }),
        action: { label: t('card.undo'), onPress: () => change.mutate({ ...profile, isSaved: !isSaved }) },
      });
    },
  };
}

/** What another tab saved meanwhile is saved. */
async function saveOnce(api: ApiClient, profileId: string): Promise<void> {
  try {
    await api.createBookmark({ body: { profileId } });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'already_bookmarked')) throw error;
  }
}
