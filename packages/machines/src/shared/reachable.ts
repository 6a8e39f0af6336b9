import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { activeLeaves } from './leaf-states.ts';

/**
 * The leaf states that some sequence of the events reaches. Answers and refusals of actors (`xstate.done.actor.…`,
 * `xstate.error.actor.…`) are tried only while that actor runs. Two snapshots are one state of the walk when they are in the same
 * leaves and `tell` says the same about their context; `tell` must have few answers, or the walk gives up with an error.
 */
export function reachableLeaves(
  machine: AnyStateMachine,
  walk: {
    readonly input: unknown;
    readonly events: readonly AnyEventObject[];
    readonly tell: (context: AnyMachineSnapshot['context']) => string;
  },
): ReadonlySet<string> {
  const paths = getShortestPaths(machine, {
    input: walk.input,
    limit: 50_000,
    events: walk.events,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
      const [, , actorId] = event.type.match(/^xstate\.(done|error)\.actor\.(.+)$/) ?? [];
      return actorId === undefined || snapshot.children[actorId] !== undefined;
    },
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, walk.tell(snapshot.context)]),
  });
  return new Set(paths.flatMap((path) => activeLeaves(path.state.value)));
}
