import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import type { Fault } from '../shared/fault.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createLeavingMachine, type LeavingSnapshot } from './leaving.machine.ts';
import type { LeavingEmitted, LeavingInput } from './leaving.types.ts';

/** The dotted name of a leaf state. */
export type LeavingLeaf = LeafOf<LeavingSnapshot['value']>;

export const FINAL_AT = '2026-12-04T09:00:00.000Z';
export const faults = {
  outdated: { code: 'sign_in_too_old', message: '' },
  refused: { code: 'refund_waiting', message: '' },
  failed: { code: 'offline', message: '' },
  over: { code: 'account_deleted', message: '' },
} as const satisfies Record<string, Fault>;

/** An account whose server the test plays; `actor` is running. */
export function playLeaving(input: Partial<LeavingInput> = {}) {
  const deletion = controlledPromise<{ readonly finalAt: string }, unknown>();
  const restoration = controlledPromise<void, unknown>();
  const machine = createLeavingMachine({ deleteAccount: deletion.logic, restoreAccount: restoration.logic });
  const actor = createActor(machine, { input: { word: 'ada_builds', finalAt: null, ...input } });
  const emitted: LeavingEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, deletion, restoration, emitted };
}

/** A real snapshot in the leaf state, reached by playing events. */
export function snapshotIn(leaf: LeavingLeaf, fault?: Fault): LeavingSnapshot {
  const { actor, deletion, restoration } = playLeaving();
  const confirm = () => {
    actor.send({ type: 'ASK' });
    actor.send({ type: 'TYPED', text: 'ada_builds' });
    actor.send({ type: 'CONFIRM' });
  };
  const refuse = (by: Fault) => {
    confirm();
    deletion.refuse(fault ?? by);
  };
  const leave = () => {
    confirm();
    deletion.answer({ finalAt: FINAL_AT });
  };
  const restore = () => {
    leave();
    actor.send({ type: 'RESTORE' });
  };
  const scripts: Readonly<Record<LeavingLeaf, () => void>> = {
    staying: () => {},
    'asking.confirming': () => actor.send({ type: 'ASK' }),
    'asking.outdated': () => refuse(faults.outdated),
    'asking.refused': () => refuse(faults.refused),
    'asking.failed': () => refuse(faults.failed),
    deleting: confirm,
    pending: leave,
    restoring: restore,
    notRestored: () => {
      restore();
      restoration.refuse(fault ?? faults.failed);
    },
    over: () => {
      restore();
      restoration.refuse(faults.over);
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly LeavingLeaf[] = [
  'staying',
  'asking.confirming',
  'asking.outdated',
  'asking.refused',
  'asking.failed',
  'deleting',
  'pending',
  'restoring',
  'notRestored',
  'over',
];

/** Every leaf state in which an account can be found. */
export const leafStates: readonly LeavingLeaf[] = leafStatesOf(playLeaving().machine, (name): name is LeavingLeaf =>
  leaves.some((leaf) => leaf === name),
);
