import { createPushMachine, pushView, type PushView } from '@mutuals/machines/push';
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

/** Being told on this device. `isOn`: the server has its subscription. */
export function usePush(isOn: boolean) {
  const { api, push } = useServices();
  const { user } = useSession();
  const [machine] = useState(() => createPushMachine(pushActors(api)));
  const actor = useActorRef(machine, { input: { support: supportOf(push), isOn } });
  const view: PushView = useSelector(actor, pushView, isSameView);
  const { status } = view;
  useEffect(() => {
    // What the browser loses by itself is asked for again only where it is wanted.
    if (status === 'on') store('local', decisionKey(user._id), 'on');
    if (status === 'stopping') store('local', decisionKey(user._id), 'off');
  }, [status, user._id]);
  return { view, send: actor.send };
}

const isSameView = (one: PushView, other: PushView): boolean =>
  one.status === other.status && one.fault === other.fault;
