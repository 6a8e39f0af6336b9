import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import type { Seeking, SeekingControl, SeekingGroup, SeekingView } from '@mutuals/ui/patterns/seeking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { useLeaving } from '../../lib/leaving.ts';
import { observable } from '../../lib/observable.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useProblemToast, useSession } from '../session/index.ts';
import { restored, seekingChangeSchema } from './seeking-change.ts';

interface SeekingChanges {
  control: SeekingControl;
  /** The must that is being loosened. */
  loosening: SeekingGroup | null;
  /** Makes a nice of a must. */
  loosen: (group: SeekingGroup) => void;
}

/** What a profile seeks (D62): read when it is opened. `onSaved` follows each change. */
export function useSeeking(profileId: string | null, onSaved?: () => void): SeekingChanges {
  const { api } = useServices();
  const textOf = useProblemText();
  const showProblem = useProblemToast();
  const client = useQueryClient();
  const { user } = useSession();
  const [openFor, setOpenFor] = useState<string | null>(null);
  /** What is changed in it, null where nothing is; undefined until what is stored was read. */
  const [draft, setDraft] = useState<Seeking | null>();
  const isOpen = openFor !== null && openFor === profileId;
  const [latest] = useState(() => observable({ profileId, onSaved }));
  useLayoutEffect(() => latest.set({ profileId, onSaved }));
  const leaving = useLeaving(() => draft != null, isOpen);
  const path = { id: profileId ?? '' };
  const stored = queryOf(api, 'getSeeking', { path });
  // Read anew at each opening: what is saved is the whole.
  const query = useQuery({
    ...stored,
    enabled: isOpen && profileId !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

  const keptOf = (id: string) => keptDraft(seekingChangeSchema, { userId: user._id, subject: `seeking.${id}` });
  function change(to: Seeking | null): void {
    setDraft(to);
    keptOf(path.id).keep(to === null || query.data === undefined ? null : { from: query.data, to });
  }
  function open(profile: string | null): void {
    setDraft(undefined);
    setOpenFor(profile);
  }
  // Another profile acts.
  if (openFor !== null && !isOpen) open(null);

  function saved(id: string, seeking: Seeking): void {
    client.setQueryData(queryOf(api, 'getSeeking', { path: { id } }).queryKey, seeking);
    // Points and what fits are others now.
    void client.invalidateQueries({ queryKey: operationKey('getScore') });
    // Another profile may act by now.
    const now = latest.get();
    if (id === now.profileId) now.onSaved?.();
  }
  const update = useMutation({
    ...mutationOf(api, 'updateSeeking'),
    onMutate: ({ path: { id } }) => sending(keptOf(id)),
    onSuccess(seeking, { path: { id } }, forget) {
      forget();
      saved(id, seeking);
    },
  });
  const loosening = useMutation({
    async mutationFn({ group, id }: { group: SeekingGroup; id: string }) {
      const seeking = await api.getSeeking({ path: { id } });
      return api.updateSeeking({ path: { id }, body: { ...seeking, [group]: { ...seeking[group], level: 'nice' } } });
    },
    onSuccess: (seeking, { id }) => saved(id, seeking),
    onError: showProblem,
  });

  const read = queryView(query);
  const view: SeekingView =
    read.status === 'failed'
      ? { status: 'failed', message: textOf(read.problem), onRetry: read.onRetry }
      : read.status === 'ready' && !query.isFetching
        ? { status: 'ready', seeking: read.data }
        : { status: 'loading' };
  if (isOpen && view.status === 'ready' && draft === undefined) {
    const kept = keptOf(path.id).read();
    setDraft(kept === undefined ? null : restored(kept, view.seeking));
  }
  return {
    control: {
      view,
      isOpen,
      onOpenChange(opens) {
        // What is saved still closes no sheet that was opened since.
        update.reset();
        if (!opens) change(null);
        open(opens ? profileId : null);
      },
      draft: draft ?? undefined,
      onDraft: change,
      leaving,
      isSaving: update.isPending,
      error: update.error === null ? undefined : textOf(update.error),
      onSave: (seeking) => update.mutate({ path, body: seeking }, { onSuccess: () => open(null) }),
    },
    loosening: loosening.isPending && loosening.variables.id === profileId ? loosening.variables.group : null,
    loosen: (group) => loosening.mutate({ group, id: path.id }),
  };
}
