import type { User } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { createLeavingMachine, leavingView, type LeavingView } from '@mutuals/machines/leaving';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { leavingActors } from './leaving-actors.ts';

/** The deletion of one's account. Once it is asked for, or taken back, the whole page follows (signed-in.tsx). */
export function useLeaving() {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const [machine] = useState(() => createLeavingMachine(leavingActors(api)));
  const actor = useActorRef(machine, {
    input: { word: user.twitterUsername ?? user.displayName, finalAt: user.deletionFinalAt },
  });
  const view: LeavingView = useSelector(actor, leavingView, isSameView);

  useEffect(() => {
    const { queryKey } = queryOf(api, 'getMe');
    const know = (deletionFinalAt: string | null) =>
      client.setQueryData<User>(queryKey, (known) => known && { ...known, deletionFinalAt });
    const asked = actor.on('ASKED_FOR', ({ finalAt }) => void know(finalAt));
    const back = actor.on('TAKEN_BACK', () => {
      know(null);
      void client.invalidateQueries();
    });
    return () => {
      asked.unsubscribe();
      back.unsubscribe();
    };
  }, [actor, api, client]);

  return { view, send: actor.send };
}

const isSameView = (one: LeavingView, other: LeavingView): boolean => JSON.stringify(one) === JSON.stringify(other);
