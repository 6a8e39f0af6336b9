import { createActor } from 'xstate';
import { deskByHand } from '../shared/by-hand.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createFormMachine, type FormSnapshot } from './form.machine.ts';
import type { Draft, FormEmitted, SaveFault, Stored } from './form.types.ts';

/** A small form. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
}

export const note: Note = { title: 'Alpha', text: 'First', tags: ['one'] };
export const stored: Stored<Note> = { values: note, version: 'v1' };

/** The dotted name of a leaf state of a form. */
export type FormLeaf = LeafOf<FormSnapshot<Note>['value']>;

export const refusal = (fault: Partial<SaveFault> = {}): SaveFault => ({
  code: 'validation_failed',
  message: 'Not so.',
  fields: [],
  isStale: false,
  ...fault,
});
export const stale = refusal({ code: 'profile_changed', isStale: true });

/** A form whose saves and reads are answered by hand; `actor` is running. */
export function playForm(draft: Draft | null = null, begunFrom = stored) {
  const save = deskByHand<Pick<Stored<Note>, 'version'>, Stored<Note>>();
  const load = deskByHand<Stored<Note>, Pick<Stored<Note>, 'version'>>();
  const machine = createFormMachine<Note>({ save: save.logic, load: load.logic });
  const input = { stored: begunFrom, draft };
  const actor = createActor(machine, { input });
  const emitted: FormEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, input, save, load, emitted };
}

const everyLeaf: Readonly<Record<FormLeaf, true>> = {
  'work.editing': true,
  'work.saving': true,
  'work.comparing': true,
  'leaving.staying': true,
  'leaving.asking': true,
};

/** Every leaf state of a form's definition. */
export const leafStates: readonly FormLeaf[] = leafStatesOf(
  playForm().machine,
  (name): name is FormLeaf => name in everyLeaf,
);
