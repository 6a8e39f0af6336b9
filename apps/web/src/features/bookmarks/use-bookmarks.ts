import { type ApiClient, ApiProblem } from '@mutuals/api-client';
import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { UNDO_TOAST_MS, useProblemToast, useToasts } from '../session/index.ts';

export interface Bookmarks {
  /** Whether a profile is saved; undefined until that is known. */
  has: (profileId: string) => boolean | undefined;
  /** Saves a profile or drops it (D22): optimistic, with undo in a toast. */
  save: (profile: Saved, isSaved: boolean) => void;
}

interface Saved {
  readonly _id: string;
  readonly name: string;
}

const KEY = 'bookmark';

/** The saved profiles of the signed-in person, for every page that shows a bookmark. A press is stored also when the page is left. */
export function useBookmarks(): Bookmarks {
  const { api } = useServices();
  const { t } = useTranslation('profiles');
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const client = useQueryClient();
  const ids = queryOf(api, 'listBookmarkIds');
  const { data } = useQuery(ids);
  /** The last press on each profile, until it is answered. */
  const pending = new Map(
    useMutationState({
      filters: { mutationKey: [KEY], status: 'pending' },
      select: ({ options: { mutationKey = [] } }) => [String(mutationKey[1]), mutationKey[2] === true] as const,
    }),
  );

  function change(profileId: string, isSaved: boolean, closeToast: () => void): void {
    const mutation = client.getMutationCache().build(client, {
      mutationKey: [KEY, profileId, isSaved],
      // One after the other for each profile.
      scope: { id: `${KEY}.${profileId}` },
      mutationFn: () => store(api, profileId, isSaved),
      async onSuccess() {
        // What is saved may not be known yet.
        await client.ensureQueryData(ids).catch(() => {});
        await client.cancelQueries({ queryKey: ids.queryKey });
        client.setQueryData(ids.queryKey, (known) => {
          const others = known?.data.filter((id) => id !== profileId);
          return others && { data: isSaved ? [...others, profileId] : others };
        });
      },
      onError(error) {
        closeToast();
        showProblem(error);
        void client.invalidateQueries(ids);
      },
      // The page of saved profiles keeps a dropped one in its place until it is opened again.
      onSettled: () => client.invalidateQueries({ queryKey: operationKey('listBookmarks'), refetchType: 'none' }),
    });
    mutation.execute(undefined).catch(() => {});
  }

  return {
    has: (profileId) => pending.get(profileId) ?? data?.data.includes(profileId),
    save({ _id, name }, isSaved) {
      const title = t(isSaved ? 'card.saved' : 'card.dropped', { name });
      const action = { label: t('card.undo'), onPress: () => change(_id, !isSaved, () => {}) };
      change(_id, isSaved, toasts.show({ tone: 'success', title, action }, UNDO_TOAST_MS));
    },
  };
}

async function store(api: ApiClient, profileId: string, isSaved: boolean): Promise<void> {
  try {
    if (isSaved) await api.createBookmark({ body: { profileId } });
    else await api.deleteBookmark({ path: { profileId } });
  } catch (error) {
    // Another tab saved it meanwhile.
    if (!(error instanceof ApiProblem && error.code === 'already_bookmarked')) throw error;
  }
}
