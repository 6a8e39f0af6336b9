import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { leafStates, playIdentity, snapshotIn } from './identity.fixtures.ts';
import type { IdentityEvent } from './identity.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in IdentityEvent['type']]: Extract<IdentityEvent, { type: Type }> } = {
  SESSION_OPENED: { type: 'SESSION_OPENED', privyId: 'ada' },
  SESSION_FOUND: { type: 'SESSION_FOUND', privyId: 'lin' },
  SESSION_EXPIRED: { type: 'SESSION_EXPIRED' },
  SESSION_ENDED: { type: 'SESSION_ENDED' },
  SESSION_UNAVAILABLE: { type: 'SESSION_UNAVAILABLE' },
  DIALOG_OPENED: { type: 'DIALOG_OPENED' },
  DIALOG_CLOSED: { type: 'DIALOG_CLOSED' },
  DIALOG_UNAVAILABLE: { type: 'DIALOG_UNAVAILABLE' },
  SIGN_IN: { type: 'SIGN_IN' },
  SIGN_OUT: { type: 'SIGN_OUT' },
  EXPIRE: { type: 'EXPIRE' },
};

it('the graph of identity reaches every leaf state', () => {
  const reached = reachableLeaves(playIdentity().machine, {
    input: undefined,
    tell: (context) => context.person ?? '',
    events: Object.values(samples),
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf).value)).toContain(leaf);
});
