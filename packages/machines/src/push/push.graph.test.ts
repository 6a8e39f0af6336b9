import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { failure, leafStates, playPush, snapshotIn, subscription } from './push.fixtures.ts';
import type { PushEvent, PushInput } from './push.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in PushEvent['type']]: Extract<PushEvent, { type: Type }> } = {
  TURN_ON: { type: 'TURN_ON' },
  CANCEL: { type: 'CANCEL' },
  TURN_OFF: { type: 'TURN_OFF' },
};
const supports: readonly PushInput['support'][] = ['ready', 'denied', 'needsInstall', 'missing'];

it('the graph of pushes reaches every leaf state', () => {
  const reached = supports.flatMap((support) => [
    ...reachableLeaves(playPush().machine, {
      input: { support, isOn: false },
      tell: ({ fault }) => JSON.stringify(fault),
      events: [
        ...Object.values(samples),
        ...(['granted', 'denied', 'default'] as const).map((output) => ({
          type: 'xstate.done.actor.requestPermission',
          output,
        })),
        { type: 'xstate.done.actor.subscribe', output: subscription },
        ...['store', 'unsubscribe'].map((actor) => ({ type: `xstate.done.actor.${actor}`, output: undefined })),
        ...['requestPermission', 'subscribe', 'store', 'unsubscribe'].map((actor) => ({
          type: `xstate.error.actor.${actor}`,
          error: failure,
        })),
      ],
    }),
  ]);
  expect([...new Set(reached)].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf).value)).toContain(leaf);
});
