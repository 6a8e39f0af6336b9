import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { faults, leafStates, playReport, snapshotIn } from './report.fixtures.ts';
import type { ReportEvent } from './report.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in ReportEvent['type']]: Extract<ReportEvent, { type: Type }> } = {
  CHANGED: { type: 'CHANGED', draft: { reason: 'scam' } },
  SEND: { type: 'SEND' },
  BLOCK: { type: 'BLOCK' },
};

const reachedBy = (canBlock: boolean) =>
  reachableLeaves(playReport().machine, {
    input: { draft: null, canBlock },
    tell: ({ draft, fault }) => JSON.stringify([draft, fault]),
    events: [
      ...Object.values(samples),
      { type: 'xstate.done.actor.send', output: undefined },
      { type: 'xstate.done.actor.block', output: undefined },
      ...Object.values(faults).flatMap((error) => [
        { type: 'xstate.error.actor.send', error },
        { type: 'xstate.error.actor.block', error },
      ]),
    ],
  });

it('the graph of a report reaches every leaf state, and blocking only where there is somebody to block', () => {
  const [member, guest] = [reachedBy(true), reachedBy(false)];
  expect([...new Set([...member, ...guest])].toSorted()).toEqual([...leafStates].toSorted());
  expect([...guest].filter((leaf) => leaf.startsWith('sent.'))).toEqual(['sent.alone']);
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf).value)).toContain(leaf);
});
