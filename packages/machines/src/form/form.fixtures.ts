import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createFormMachine, type FormSnapshot } from './form.machine.ts';
import type { CheckedForm, Draft, FormEmitted, FormInput, SaveFault, Stored } from './form.types.ts';

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
export function playFormOf<Values extends object>(
  input: FormInput<Values>,
  canSave: (form: CheckedForm<Values>) => boolean = () => true,
) {
  const save = controlledPromise<Pick<Stored<Values>, 'version'>, Stored<Values>>();
  const load = controlledPromise<Stored<Values>, Pick<Stored<Values>, 'version'>>();
  const machine = createFormMachine<Values>({ canSave, save: save.logic, load: load.logic });
  const actor = createActor(machine, { input });
  const emitted: FormEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, input, save, load, emitted };
}

/** The small form. */
export const playForm = (draft: Draft | null = null, begunFrom = stored) => playFormOf({ stored: begunFrom, draft });

type Script = (play: {
  readonly actor: { send(event: { type: 'SAVE' | 'LEAVE' }): void };
  readonly save: { refuse(error: unknown): void };
}) => void;

const save: Script = ({ actor }) => actor.send({ type: 'SAVE' });
const scripts: Readonly<Record<FormLeaf, Script>> = {
  'work.editing': () => {},
  'work.saving': save,
  'work.comparing': (play) => {
    save(play);
    play.save.refuse(stale);
  },
  'leaving.staying': () => {},
  'leaving.asking': ({ actor }) => actor.send({ type: 'LEAVE' }),
};

/** Every leaf state of a form's definition. */
export const leafStates: readonly FormLeaf[] = leafStatesOf(
  playForm().machine,
  (name): name is FormLeaf => name in scripts,
);

/** What a story brings: what is stored, and what a person typed. */
interface FormWorld<Values> {
  readonly stored: Values;
  readonly typed: Values;
}

/** A real snapshot of a form in the leaf state, reached by playing events. */
export function snapshotIn<Values extends object>(leaf: FormLeaf, world: FormWorld<Values>): FormSnapshot<Values> {
  const play = playFormOf<Values>({ stored: { values: world.stored, version: 'v1' }, draft: null });
  play.actor.send({ type: 'CHANGED', values: world.typed });
  scripts[leaf]({ actor: { send: (event: { type: 'SAVE' | 'LEAVE' }) => play.actor.send(event) }, save: play.save });
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
