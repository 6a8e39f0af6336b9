import { describe, expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { leafStates, playConnection, snapshotIn } from './connection.fixtures.ts';
import type { ConnectionEvent } from './connection.types.ts';
import { connectionView } from './connection.view.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in ConnectionEvent['type']]: Extract<ConnectionEvent, { type: Type }> } = {
  SIGNED_IN: { type: 'SIGNED_IN', userId: 'ada' },
  SIGNED_OUT: { type: 'SIGNED_OUT' },
  CONNECTED: { type: 'CONNECTED' },
  INTERRUPTED: { type: 'INTERRUPTED' },
  MISSED: { type: 'MISSED' },
  FAILED: { type: 'FAILED' },
  CAPABILITIES_CHANGED: { type: 'CAPABILITIES_CHANGED' },
  RETRY: { type: 'RETRY' },
};

describe('the graph of the connection', () => {
  it('reaches every leaf state', () => {
    const reached = reachableLeaves(playConnection().machine, {
      input: undefined,
      tell: (context) => context.userId ?? '',
      events: Object.values(samples),
    });
    expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
  });

  it('has a snapshot for every leaf state', () => {
    for (const leaf of leafStates) {
      const snapshot = snapshotIn(leaf);
      expect(activeLeaves(snapshot.value)).toEqual([leaf]);
      expect(JSON.parse(JSON.stringify(connectionView(snapshot)))).toEqual(connectionView(snapshot));
    }
  });
});
