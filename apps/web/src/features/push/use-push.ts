import { createPushMachine, pushView, type PushView } from '@mutuals/machines/push';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { personKey } from '../../lib/person-storage.ts';
import { store } from '../../lib/storage.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { supportOf } from './browser.ts';
import { pushActors } from './push-actors.ts';

/** What a person decided on this device: told, or not now. */
export const decisionKey = (userId: string): string => personKey(userId, 'push');

/** That it was offered in this visit; who closes the offer has decided nothing. */
export const offeredKey = (userId: string): string => personKey(userId, 'push.offered');

/** Whether this device is told (use-comparison.ts). */
export const comparisonKey = ['push', 'comparison'];

/** Being told on this device. `isOn`: the server has its subscription. */
export function usePush(isOn: boolean) {
  const { api, push } = useServices();
  const { user } = useSession();
  const [machine] = useState(() => createPushMachine(pushActors(api)));
  const actor = useActorRef(machine, { input: { support: supportOf(push), isOn } });
  const view: PushView = useSelector(actor, pushView, isSameView);
  const { status } = view;
  const client = useQueryClient();
  useEffect(() => {
    if (status !== 'on' && status !== 'stopping') return;
    // What the browser loses by itself is asked for again only where it is wanted.
    store('local', decisionKey(user._id), status === 'on' ? 'on' : 'off');
    // Whoever looks again sees the same; one that could not be ended is `on` again.
    client.setQueryData(comparisonKey, status === 'on');
  }, [status, user._id, client]);
  return { view, send: actor.send };
}

const isSameView = (one: PushView, other: PushView): boolean =>
  one.status === other.status && one.fault === other.fault;
