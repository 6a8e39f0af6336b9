import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { leafStates, note, type Note, playForm, snapshotIn, stale, stored } from './form.fixtures.ts';
import type { FormEvent } from './form.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in FormEvent<Note>['type']]: Extract<FormEvent<Note>, { type: Type }> } = {
  CHANGED: { type: 'CHANGED', values: { title: 'Mine' } },
  UNFINISHED: { type: 'UNFINISHED', field: 'tags', words: ['two'] },
  TOUCHED: { type: 'TOUCHED', field: 'title' },
  SAVE: { type: 'SAVE' },
  DISCARD: { type: 'DISCARD' },
  CHOSEN: { type: 'CHOSEN', field: 'title', side: 'theirs' },
  LEAVE: { type: 'LEAVE' },
  STAY: { type: 'STAY' },
  LEAVE_ANYWAY: { type: 'LEAVE_ANYWAY' },
};

it('the graph of a form reaches every leaf state', () => {
  const { machine, input } = playForm();
  const answers = [
    { type: 'xstate.done.actor.save', output: { version: 'v2' } },
    { type: 'xstate.error.actor.save', error: stale },
    { type: 'xstate.done.actor.load', output: { ...stored, version: 'v3' } },
  ];
  const reached = reachableLeaves(machine, {
    input,
    tell: ({ values }) => values.title,
    events: [...Object.values(samples), ...answers],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  const snapshot = snapshotIn<Note>(leaf, { stored: note, typed: { ...note, title: 'Mine' } });
  expect(activeLeaves(snapshot.value)).toContain(leaf);
  expect(snapshot.context.values.title).toBe('Mine');
});
