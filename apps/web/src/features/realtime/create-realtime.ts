import { createConnectionMachine } from '@mutuals/machines/connection';
import { createActor } from 'xstate';
import { createActorRegistry } from '../../lib/actor-registry.ts';
import { createChannelRegistry } from './channel-registry.ts';
import { createMatchMoment } from './match-moment.ts';
import { createPeopleChanges } from './people-changes.ts';
import { createMessagesInView } from './messages-in-view.ts';
import { realtimeActor } from './realtime-actor.ts';
import type { OpenRealtimeClient } from './realtime-client.ts';
import { createToastHold } from './toast-hold.ts';

/** What goes on for a signed-in person beside their pages. Null where the installation has no realtime service. */
export function createRealtime(openClient: OpenRealtimeClient | null) {
  const channels = createChannelRegistry();
  const connection = createActor(createConnectionMachine({ realtime: realtimeActor(channels, openClient) })).start();
  const people = createPeopleChanges();
  connection.on('RESYNC', people.missed);
  /** What the person's pages are doing, which outlives them while it is busy. */
  const actors = createActorRegistry();
  return {
    actors,
    channels,
    connection,
    matchMoment: createMatchMoment(),
    messagesInView: createMessagesInView(),
    people,
    toastHold: createToastHold(),
    /** Opens the connection for a person. Answers how to end it, and all that still goes on in their name. */
    signIn(userId: string): () => void {
      connection.send({ type: 'SIGNED_IN', userId });
      return () => {
        connection.send({ type: 'SIGNED_OUT' });
        actors.stopAll();
      };
    },
  };
}

export type Realtime = ReturnType<typeof createRealtime>;
