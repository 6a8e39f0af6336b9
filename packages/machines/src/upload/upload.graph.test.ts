import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { area, leafStates, lost, playUpload, snapshotIn, sunset } from './upload.fixtures.ts';
import type { ChosenFile, UploadEvent } from './upload.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
type Event = UploadEvent<ChosenFile, string>;
const samples: { readonly [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  CHOOSE: { type: 'CHOOSE', file: sunset },
  CROP: { type: 'CROP', area },
  CANCEL: { type: 'CANCEL' },
  RETRY: { type: 'RETRY' },
  REMOVE: { type: 'REMOVE' },
  PROGRESS: { type: 'PROGRESS', sent: 0.5 },
  UPLOADED: { type: 'UPLOADED', picture: 'new' },
  FAILED: { type: 'FAILED', fault: lost },
};

it('the graph of an upload reaches every leaf state', () => {
  const { machine, input } = playUpload();
  const reached = reachableLeaves(machine, {
    input,
    tell: ({ picture, progress, fault }) => JSON.stringify([picture, progress, fault]),
    events: [
      ...Object.values(samples),
      { type: 'xstate.done.actor.check', output: undefined },
      { type: 'xstate.error.actor.check', error: new Error('no picture') },
    ],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  const snapshot = snapshotIn(leaf, { before: 'old', file: sunset, after: 'new' });
  expect(activeLeaves(snapshot.value)).toContain(leaf);
  expect(snapshot.context.picture).toBe(leaf === 'done' ? 'new' : 'old');
});
