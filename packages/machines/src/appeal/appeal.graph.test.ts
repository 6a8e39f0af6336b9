import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { faults, leafStates, playAppeal, snapshotIn } from './appeal.fixtures.ts';
import type { AppealEvent } from './appeal.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in AppealEvent['type']]: Extract<AppealEvent, { type: Type }> } = {
  BEGIN: { type: 'BEGIN' },
  TYPED: { type: 'TYPED', message: 'It was a quotation.' },
  SEND: { type: 'SEND' },
};

it('the graph of an appeal reaches every leaf state', () => {
  const reached = reachableLeaves(playAppeal().machine, {
    input: { message: '' },
    tell: ({ message, fault }) => JSON.stringify([message, fault]),
    events: [
      ...Object.values(samples),
      { type: 'xstate.done.actor.send', output: undefined },
      ...Object.values(faults).map((error) => ({ type: 'xstate.error.actor.send', error })),
    ],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf).value)).toContain(leaf);
});
