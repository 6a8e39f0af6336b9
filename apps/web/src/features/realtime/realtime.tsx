import { connectionView, createConnectionMachine } from '@mutuals/machines/connection';
import type { ConnectionView } from '@mutuals/machines/connection';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { ablyLines } from './ably-client.ts';
import { createHub, type Hub } from './channel-registry.ts';
import { realtimeActor } from './realtime-actor.ts';
import { stopLingering } from '../../lib/use-lingering-actor.ts';
import { type Services, useServices } from '../../services.ts';
import { type Attention, createAttention } from './toast-hold.ts';
import { useSession } from '../session/session.tsx';

type Connection = Actor<ReturnType<typeof createConnectionMachine>>;
type Live = { hub: Hub; connection: Connection; attention: Attention };

const LiveContext = createContext<Live | null>(null);

function createLive({ api, realtime }: Services): Live {
  const hub = createHub();
  const machine = createConnectionMachine({
    realtime: realtimeActor(hub, realtime && ablyLines(api, realtime.origin)),
  });
  return { hub, connection: createActor(machine).start(), attention: createAttention() };
}

/** The realtime connection of the signed-in person, open as long as this is mounted (SPEC section 4). */
export function LiveProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { user } = useSession();
  const [live] = useState(() => createLive(services));

  useEffect(() => {
    live.connection.send({ type: 'SIGNED_IN', userId: user._id });
    return () => {
      live.connection.send({ type: 'SIGNED_OUT' });
      stopLingering();
    };
  }, [live, user._id]);

  useEffect(
    () =>
      services.reachability.subscribe(() => {
        if (services.reachability.get() === 'reachable') live.connection.send({ type: 'RETRY' });
      }),
    [live, services.reachability],
  );

  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive needs a LiveProvider');
  return live;
}

/** How the connection is doing, and how often to poll meanwhile (D28). */
export function useConnection(): ConnectionView {
  return useSelector(
    useLive().connection,
    connectionView,
    (one, other) => one.status === other.status && one.userId === other.userId,
  );
}
