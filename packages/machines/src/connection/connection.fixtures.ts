import { createActor, type SimulatedClock } from 'xstate';
import { controlledCallback } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createConnectionMachine, type ConnectionSnapshot } from './connection.machine.ts';
import type { ConnectionEmitted, RealtimeCommand, RealtimeEvent, RealtimeRequest } from './connection.types.ts';

/** The dotted name of a leaf state of the connection. */
export type ConnectionLeaf = LeafOf<ConnectionSnapshot['value']>;

/** A connection with a client that says what it is told to; `actor` is running. */
export function playConnection(clock?: SimulatedClock) {
  const realtime = controlledCallback<RealtimeEvent, RealtimeCommand, RealtimeRequest>();
  const machine = createConnectionMachine({ realtime: realtime.logic });
  const actor = createActor(machine, clock === undefined ? {} : { clock });
  const emitted: ConnectionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, realtime, emitted };
}

type Script = (play: ReturnType<typeof playConnection>) => void;

const signIn: Script = ({ actor }) => actor.send({ type: 'SIGNED_IN', userId: 'user-1' });
const signInAnd =
  (...said: readonly RealtimeEvent[]): Script =>
  (play) => {
    signIn(play);
    for (const event of said) play.realtime.emit(event);
  };

const scripts: Readonly<Record<ConnectionLeaf, Script>> = {
  signedOut: () => {},
  'open.connecting': signIn,
  'open.live': signInAnd({ type: 'CONNECTED' }),
  'open.interrupted': signInAnd({ type: 'CONNECTED' }, { type: 'INTERRUPTED' }),
  failed: signInAnd({ type: 'FAILED' }),
};

/** Every leaf state of the connection's definition. */
export const leafStates: readonly ConnectionLeaf[] = leafStatesOf(
  playConnection().machine,
  (name): name is ConnectionLeaf => name in scripts,
);

/** A real snapshot of a connection in the leaf state, reached by playing events. */
export function snapshotIn(leaf: ConnectionLeaf): ConnectionSnapshot {
  const play = playConnection();
  scripts[leaf](play);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
