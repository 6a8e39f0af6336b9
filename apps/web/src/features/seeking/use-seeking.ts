import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import type { Seeking, SeekingControl, SeekingGroup, SeekingView } from '@mutuals/ui/patterns/seeking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const path = { id: profileId ?? '' };
  const stored = queryOf(api, 'getSeeking', { path });
  const query = useQuery({ ...stored, enabled: isOpen && profileId !== null, refetchOnWindowFocus: false });

  function saved(seeking: Seeking): void {
    client.setQueryData(stored.queryKey, seeking);
    // Points and what fits are others now.
    void client.invalidateQueries({ queryKey: operationKey('getScore') });
    setOpen(false);
    onSaved?.();
  }
  const update = useMutation({ ...mutationOf(api, 'updateSeeking'), onSuccess: saved });
  const loosening = useMutation({
    async mutationFn(group: SeekingGroup) {
      const seeking = await api.getSeeking({ path });
      return api.updateSeeking({ path, body: { ...seeking, [group]: { ...seeking[group], level: 'nice' } } });
    },
    onSuccess: saved,
    onError: showProblem,
  });

  const read = queryView(query);
  const view: SeekingView =
    read.status === 'failed'
      ? { status: 'failed', message: textOf(read.problem), onRetry: read.onRetry }
      : read.status === 'ready'
        ? { status: 'ready', seeking: read.data }
        : read;
  return {
    control: {
      view,
      isOpen,
      onOpenChange(opens) {
        if (opens) update.reset();
        setOpen(opens);
      },
      isSaving: update.isPending,
      error: update.error === null ? undefined : textOf(update.error),
      onSave: (seeking) => update.mutate({ path, body: seeking }),
    },
    loosening: loosening.isPending ? loosening.variables : null,
    loosen: (group) => loosening.mutate(group),
  };
}
