import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import type { Seeking, SeekingControl, SeekingGroup, SeekingView } from '@mutuals/ui/patterns/seeking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaving } from '../../lib/leaving.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';

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
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const leaving = useLeaving(() => isDirty, isOpen);
  const path = { id: profileId ?? '' };
  const stored = queryOf(api, 'getSeeking', { path });
  // Read anew at each opening: what is saved is the whole.
  const query = useQuery({
    ...stored,
    enabled: isOpen && profileId !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

  function open(opens: boolean): void {
    setDirty(false);
    setOpen(opens);
  }

  /** The profile may be another one by the time the server answers. */
  function saved(id: string, seeking: Seeking): void {
    client.setQueryData(queryOf(api, 'getSeeking', { path: { id } }).queryKey, seeking);
    // Points and what fits are others now.
    void client.invalidateQueries({ queryKey: operationKey('getScore') });
    if (id !== profileId) return;
    open(false);
    onSaved?.();
  }
  const update = useMutation({
    ...mutationOf(api, 'updateSeeking'),
    onSuccess: (seeking, { path: { id } }) => saved(id, seeking),
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
  return {
    control: {
      view,
      isOpen,
      onOpenChange(opens) {
        if (opens) update.reset();
        open(opens);
      },
      onDirtyChange: setDirty,
      leaving,
      isSaving: update.isPending,
      error: update.error === null ? undefined : textOf(update.error),
      onSave: (seeking) => update.mutate({ path, body: seeking }),
    },
    loosening: loosening.isPending && loosening.variables.id === profileId ? loosening.variables.group : null,
    loosen: (group) => loosening.mutate({ group, id: path.id }),
  };
}
