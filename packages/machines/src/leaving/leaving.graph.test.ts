import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { faults, FINAL_AT, leafStates, playLeaving, snapshotIn } from './leaving.fixtures.ts';
import type { LeavingEvent } from './leaving.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in LeavingEvent['type']]: Extract<LeavingEvent, { type: Type }> } = {
  ASK: { type: 'ASK' },
  TYPED: { type: 'TYPED', text: 'ada_builds' },
  CONFIRM: { type: 'CONFIRM' },
  CANCEL: { type: 'CANCEL' },
  RESTORE: { type: 'RESTORE' },
};

it('the graph of leaving reaches every leaf state', () => {
  const reached = reachableLeaves(playLeaving().machine, {
    input: { word: 'ada_builds', finalAt: null },
    tell: ({ typed, finalAt, fault }) => JSON.stringify([typed, finalAt, fault]),
    events: [
      ...Object.values(samples),
      { type: 'xstate.done.actor.deleteAccount', output: { finalAt: FINAL_AT } },
      { type: 'xstate.done.actor.restoreAccount', output: undefined },
      ...Object.values(faults).flatMap((error) => [
        { type: 'xstate.error.actor.deleteAccount', error },
        { type: 'xstate.error.actor.restoreAccount', error },
      ]),
    ],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf).value)).toContain(leaf);
});
