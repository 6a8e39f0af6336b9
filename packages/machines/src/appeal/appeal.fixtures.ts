import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import type { Fault } from '../shared/fault.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { type AppealSnapshot, createAppealMachine } from './appeal.machine.ts';
import type { AppealEmitted, AppealInput } from './appeal.types.ts';

/** The dotted name of a leaf state. */
export type AppealLeaf = LeafOf<AppealSnapshot['value']>;

export const faults = {
  failed: { code: 'offline', message: '' },
  over: { code: 'appeal_too_late', message: '' },
  appealed: { code: 'already_appealed', message: '' },
} as const satisfies Record<string, Fault>;

/** An appeal whose server the test plays; `actor` is running. */
export function playAppeal(input: Partial<AppealInput> = {}) {
  const sending = controlledPromise<void, { readonly message: string }>();
  const machine = createAppealMachine({ send: sending.logic });
  const actor = createActor(machine, { input: { message: '', ...input } });
  const emitted: AppealEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, sending, emitted };
}

/** A real snapshot in the leaf state, reached by playing events. */
export function snapshotIn(leaf: AppealLeaf, fault?: Fault): AppealSnapshot {
  const { actor, sending } = playAppeal();
  const write = () => {
    actor.send({ type: 'BEGIN' });
    actor.send({ type: 'TYPED', message: 'It was a quotation.' });
  };
  const send = () => {
    write();
    actor.send({ type: 'SEND' });
  };
  const scripts: Readonly<Record<AppealLeaf, () => void>> = {
    reading: () => {},
    'writing.open': write,
    'writing.failed': () => {
      send();
      sending.refuse(fault ?? faults.failed);
    },
    sending: send,
    sent: () => {
      send();
      sending.answer();
    },
    over: () => {
      send();
      sending.refuse(fault ?? faults.over);
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly AppealLeaf[] = ['reading', 'writing.open', 'writing.failed', 'sending', 'sent', 'over'];

/** Every leaf state in which an appeal can be found. */
export const leafStates: readonly AppealLeaf[] = leafStatesOf(playAppeal().machine, (name): name is AppealLeaf =>
  leaves.some((leaf) => leaf === name),
);
