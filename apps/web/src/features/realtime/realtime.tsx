import { connectionView, createConnectionMachine } from '@mutuals/machines/connection';
import type { ConnectionView } from '@mutuals/machines/connection';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { type ActorRegistry, createActorRegistry } from '../../lib/actor-registry.ts';
import { type Services, useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { ablyClient } from './ably-client.ts';
import { type ChannelRegistry, createChannelRegistry } from './channel-registry.ts';
import { createCurrentConversation, type CurrentConversation } from './current-conversation.ts';
import { createMatchMoment, type MatchMoment } from './match-moment.ts';
import { realtimeActor } from './realtime-actor.ts';
import { createToastHold, type ToastHold } from './toast-hold.ts';

type Connection = Actor<ReturnType<typeof createConnectionMachine>>;
type Realtime = {
  /** What the person's pages are doing, which outlives them while it is busy. */
  actors: ActorRegistry;
  channels: ChannelRegistry;
  connection: Connection;
  currentConversation: CurrentConversation;
  matchMoment: MatchMoment;
  toastHold: ToastHold;
};

const RealtimeContext = createContext<Realtime | null>(null);

function createRealtime({ api, realtime }: Services): Realtime {
  const channels = createChannelRegistry();
  const machine = createConnectionMachine({
    realtime: realtimeActor(channels, realtime && ablyClient(api, realtime.origin)),
  });
  return {
    actors: createActorRegistry(),
    channels,
    connection: createActor(machine).start(),
    currentConversation: createCurrentConversation(),
    matchMoment: createMatchMoment(),
    toastHold: createToastHold(),
  };
}

/** The realtime connection of the signed-in person, open as long as this is mounted (SPEC section 4). */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { user } = useSession();
  const [realtime] = useState(() => createRealtime(services));

  useEffect(() => {
    realtime.connection.send({ type: 'SIGNED_IN', userId: user._id });
    return () => {
      realtime.connection.send({ type: 'SIGNED_OUT' });
      realtime.actors.stopAll();
    };
  }, [realtime, user._id]);

  useEffect(
    () =>
      services.reachability.subscribe(() => {
        if (services.reachability.get() === 'reachable') realtime.connection.send({ type: 'RETRY' });
      }),
    [realtime, services.reachability],
  );

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('useRealtime needs a RealtimeProvider');
  return realtime;
}

/** How the connection is doing, and how often to poll meanwhile (D28). */
export function useConnection(): ConnectionView {
  return useSelector(
    useRealtime().connection,
    connectionView,
    (one, other) => one.status === other.status && one.userId === other.userId,
  );
}
