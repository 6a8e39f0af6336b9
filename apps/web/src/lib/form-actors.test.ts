import { createFormMachine, formView, type Stored } from '@mutuals/machines/form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { problemOf } from '../testing/api-of.ts';
import { formActors, formDraft, type FormOptions, restoreDraft } from './form-actors.ts';

type Note = { title: string; text: string };
const noteSchema = v.object({ title: v.string(), text: v.string() });

const stored: Stored<Note> = { values: { title: 'Alpha', text: 'First' }, version: 'v1' };
const titleChange = { from: 'Alpha', to: 'Mine' };

const noteDraft = formDraft({ userId: 'ada', subject: 'note' });

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function form(options: Partial<FormOptions<Note>>) {
  const all: FormOptions<Note> = {
    userId: 'ada',
    subject: 'note',
    stored,
    schema: noteSchema,
    canSave: ({ values }) => values.title !== '',
    save: async () => ({ version: 'v2' }),
    ...options,
  };
  const onFailure = vi.fn<(failure: unknown) => void>();
  const machine = createFormMachine<Note>(formActors(() => all, onFailure));
  const actor = createActor(machine, { input: { stored, draft: restoreDraft(all) } }).start();
  const view = () => formView(actor.getSnapshot());
  const save = async () => {
    actor.send({ type: 'SAVE' });
    await expect.poll(() => view().isSaving).toBe(false);
  };
  return { actor, onFailure, view, save };
}

const conflict = problemOf('updateProfile', 409, 'profile_changed', [
  { path: 'body/title', code: 'changed', message: '' },
]);

it('puts back the draft that was kept, and none that does not fit the form', () => {
  noteDraft.keep({ version: 'v1', changes: { title: titleChange } });
  expect(form({}).view()).toMatchObject({ values: { title: 'Mine', text: 'First' }, isRestored: true });
  for (const other of [{ version: 'v1', changes: { title: { from: 'Alpha', to: 7 } } }, { title: 'Mine' }]) {
    sessionStorage.setItem('mutuals.person.ada.draft.note', JSON.stringify(other));
    expect(form({}).view()).toMatchObject({ values: stored.values, isRestored: false });
  }
});

it('drops the draft once it is saved, also where the page was left meanwhile', async () => {
  noteDraft.keep({ version: 'v1', changes: { title: titleChange } });
  let answer: (saved: { version: string }) => void = () => {};
  const save = vi.fn(
    () =>
      new Promise<{ version: string }>((resolve) => {
        answer = resolve;
      }),
  );
  const { actor } = form({ save });
  actor.send({ type: 'SAVE' });
  expect(save).toHaveBeenCalledWith({ values: { title: 'Mine', text: 'First' }, version: 'v1' });
  actor.stop();
  expect(kept.size).toBe(1);
  answer({ version: 'v2' });
  await expect.poll(() => kept.size).toBe(0);
});

it('reads what somebody saved meanwhile when the server says that it is newer', async () => {
  noteDraft.keep({ version: 'v1', changes: { title: titleChange } });
  const newer = { values: { title: 'Theirs', text: 'First' }, version: 'v2' };
  const stale = { code: 'profile_changed', load: async () => newer };
  const { save, view, onFailure } = form({ save: () => Promise.reject(conflict), stale });
  await save();
  expect(view().elsewhere).toEqual([{ field: 'title', theirs: 'Theirs', choice: 'open' }]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(conflict);
});

it('keeps the draft, and tells the fields that the server blames, when the save is refused', async () => {
  noteDraft.keep({ version: 'v1', changes: { title: titleChange } });
  const { save, view } = form({ save: () => Promise.reject(conflict) });
  await save();
  expect(view().fault).toMatchObject({ isStale: false, fields: [{ path: 'body/title', code: 'changed' }] });
  expect(kept.size).toBe(1);
});

it('saves all where the screen holds nothing back', () => {
  const options = { userId: 'ada', subject: 'note', stored, schema: noteSchema, save: async () => ({ version: 'v2' }) };
  const { canSave } = formActors<Note>(
    () => options,
    () => {},
  );
  expect(canSave({ values: stored.values, unfinished: {} })).toBe(true);
});

it('names no field where the save failed without an answer of the server', async () => {
  const { actor, view, save } = form({ save: () => Promise.reject(new Error('A fault of ours.')) });
  actor.send({ type: 'CHANGED', values: { title: 'Mine' } });
  await save();
  expect(view().fault).toMatchObject({ fields: [], isStale: false });
});
