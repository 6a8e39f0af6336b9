import { describe, expect, it } from 'vitest';
import { note, type Note, playFormOf, refusal, stale, stored } from './form.fixtures.ts';
import { draftOf } from './form.rules.ts';
import { formView } from './form.view.ts';
import type { CheckedForm, Draft } from './form.types.ts';

/** A form in which a person types. */
function open(draft: Draft | null = null, begunFrom = stored, canSave?: (form: CheckedForm<Note>) => boolean) {
  const play = playFormOf({ stored: begunFrom, draft }, canSave);
  const snapshot = () => play.actor.getSnapshot();
  return {
    ...play,
    send: play.actor.send,
    type: (typed: Partial<Note>) => play.actor.send({ type: 'CHANGED', values: typed }),
    view: () => formView(snapshot()),
    draft: () => draftOf(snapshot().context),
    can: (type: 'SAVE' | 'DISCARD' | 'LEAVE') => snapshot().can({ type }),
  };
}

/** What was typed, as it comes back from outside. */
const kept = (draft: Draft | null): Draft | null => JSON.parse(JSON.stringify(draft));

describe('a form', () => {
  it('[FM1] [FM2] is dirty while something differs, and its draft is that alone', () => {
    const form = open();
    expect(form.draft()).toBeNull();
    form.type({ title: 'Mine', tags: ['one'] });
    expect(form.draft()).toEqual({ version: 'v1', changes: { title: { from: 'Alpha', to: 'Mine' } } });
    expect(form.can('LEAVE')).toBe(true);
    form.type({ title: 'Alpha' });
    expect(form.draft()).toBeNull();
    expect(form.can('LEAVE')).toBe(false);
  });

  it('[FM3] puts a draft back and says so, until nothing is left of it', () => {
    const form = open(kept({ version: 'v1', changes: { title: { from: 'Alpha', to: 'Mine' } } }));
    expect(form.view()).toMatchObject({ values: { ...note, title: 'Mine' }, isRestored: true, elsewhere: [] });
    form.type({ text: 'Second' });
    expect(form.view().isRestored).toBe(true);
    form.type({ title: 'Alpha', text: 'First' });
    expect(form.view().isRestored).toBe(false);
    expect(open().view().isRestored).toBe(false);
  });

  it('[FM3] drops it when asked: the fields begin anew with what is stored', () => {
    const form = open({ version: 'v1', changes: { title: { from: 'Alpha', to: 'Mine' } } });
    form.send({ type: 'DISCARD' });
    expect(form.can('DISCARD')).toBe(false);
    expect(form.view()).toMatchObject({ values: note, isRestored: false, revision: 1 });
    expect(form.draft()).toBeNull();
  });

  it('[FM3] takes no field of another form', () => {
    expect(open({ version: 'v1', changes: { other: { from: 1, to: 2 } } }).view()).toMatchObject({
      values: note,
      isRestored: false,
    });
  });

  it('[FM4] merges what was changed elsewhere into a draft that is put back, and overwrites none of it', () => {
    const newer = { values: { title: 'Theirs', text: 'Theirs', tags: ['one', 'two'] }, version: 'v2' };
    const form = open(
      { version: 'v1', changes: { title: { from: 'Alpha', to: 'Mine' }, tags: { from: ['one'], to: ['one', 'two'] } } },
      newer,
    );
    expect(form.view().values).toEqual({ title: 'Mine', text: 'Theirs', tags: ['one', 'two'] });
    // What both made the same of the tags is no news.
    expect(form.view().elsewhere).toEqual([{ field: 'title', theirs: 'Theirs', choice: 'open' }]);
    expect(form.draft()).toEqual({ version: 'v2', changes: { title: { from: 'Theirs', to: 'Mine' } } });
  });

  it('[FM5] saves all fields and the version that they began from, one save at a time', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    form.send({ type: 'SAVE' });
    expect(form.save.asked).toEqual([{ values: { ...note, title: 'Mine' }, version: 'v1' }]);
    expect(form.view().isSaving).toBe(true);
    expect(form.can('SAVE')).toBe(false);
  });

  it('[FM6] keeps everything when the save is refused, and says why until the next one', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    const fields = [{ path: 'body/title', code: 'too_long' }];
    form.save.refuse(refusal({ fields }));
    expect(form.view()).toMatchObject({ isSaving: false, fault: { code: 'validation_failed', fields } });
    expect(form.draft()).not.toBeNull();
    form.send({ type: 'SAVE' });
    expect(form.view().fault).toBeNull();
    form.save.refuse(new Error('boom'));
    expect(form.view().fault).toEqual({ code: 'unknown', message: '', fields: [], isStale: false });
    form.send({ type: 'SAVE' });
    form.save.answer({ version: 'v2' });
    expect(form.view().fault).toBeNull();
  });

  it('[FM7] [FM4] shows what somebody saved meanwhile, and saves only when the person has chosen', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    form.save.refuse(stale);
    expect(form.view().isSaving).toBe(true);
    form.load.answer({ values: { title: 'Theirs', text: 'Newer', tags: ['one'] }, version: 'v2' });
    expect(form.view()).toMatchObject({
      values: { title: 'Mine', text: 'Newer', tags: ['one'] },
      elsewhere: [
        { field: 'title', theirs: 'Theirs', choice: 'open' },
        { field: 'text', theirs: 'Newer', choice: 'theirs' },
      ],
      fault: { isStale: true },
      revision: 1,
    });
    form.send({ type: 'SAVE' });
    expect(form.save.asked).toHaveLength(1);
    form.send({ type: 'CHOSEN', field: 'title', side: 'mine' });
    expect(form.view().elsewhere[0]).toEqual({ field: 'title', theirs: 'Theirs', choice: 'mine' });
    form.send({ type: 'SAVE' });
    expect(form.save.next()).toEqual({ values: { title: 'Mine', text: 'Newer', tags: ['one'] }, version: 'v2' });
  });

  it('[FM4] takes the newer one when the person chooses that, once', () => {
    const form = open(
      { version: 'v1', changes: { title: { from: 'Alpha', to: 'Mine' } } },
      {
        values: { ...note, title: 'Theirs' },
        version: 'v2',
      },
    );
    form.send({ type: 'CHOSEN', field: 'title', side: 'theirs' });
    expect(form.view()).toMatchObject({ values: { ...note, title: 'Theirs' }, revision: 1 });
    form.type({ title: 'Mine again' });
    form.send({ type: 'CHOSEN', field: 'title', side: 'theirs' });
    expect(form.view().values.title).toBe('Mine again');
  });

  it('[FM7] can be saved again where the newer fields cannot be read', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    form.save.refuse(stale);
    form.load.refuse(new Error('away'));
    expect(form.view()).toMatchObject({ isSaving: false, fault: { isStale: true }, values: { title: 'Mine' } });
    form.send({ type: 'SAVE' });
    expect(form.save.next().version).toBe('v1');
  });

  it('[FM8] begins from what was saved, and keeps what was typed meanwhile', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    form.type({ text: 'While it saves' });
    form.save.answer({ version: 'v2' });
    expect(form.emitted).toEqual([{ type: 'SAVED' }]);
    expect(form.draft()).toEqual({ version: 'v2', changes: { text: { from: 'First', to: 'While it saves' } } });
  });

  it('[FM5] [FM10] begins no save while something is to be put right or unfinished, and counts each try', () => {
    const isWhole = ({ values, unfinished }: CheckedForm<Note>) => values.title !== '' && unfinished.tags === undefined;
    const form = open(null, stored, isWhole);
    form.type({ title: '' });
    form.send({ type: 'SAVE' });
    form.type({ title: 'Mine' });
    form.send({ type: 'UNFINISHED', field: 'tags', words: ['two'] });
    form.send({ type: 'SAVE' });
    expect(form.save.asked).toEqual([]);
    expect(form.view()).toMatchObject({ attempts: 2, isSaving: false, unfinished: { tags: ['two'] } });
    form.send({ type: 'UNFINISHED', field: 'tags', words: null });
    form.send({ type: 'SAVE' });
    expect(form.save.asked).toHaveLength(1);
    expect(form.view()).toMatchObject({ attempts: 3, isSaving: true, unfinished: {} });
  });

  it('[FM11] begins anew once it is saved or dropped: nothing is touched, and no save was tried', () => {
    const form = open();
    const begin = () => {
      form.type({ title: 'Mine' });
      form.send({ type: 'TOUCHED', field: 'title' });
      form.send({ type: 'TOUCHED', field: 'title' });
      form.send({ type: 'SAVE' });
    };
    begin();
    form.save.refuse(refusal());
    expect(form.view()).toMatchObject({ touched: ['title'], attempts: 1, sent: { title: 'Mine' } });
    form.send({ type: 'DISCARD' });
    expect(form.view()).toMatchObject({ touched: [], attempts: 0 });
    begin();
    form.save.answer({ version: 'v2' });
    expect(form.view()).toMatchObject({ touched: [], attempts: 0, sent: null });
  });

  it('[FM9] asks before what was typed is lost', () => {
    const form = open();
    form.send({ type: 'LEAVE' });
    expect(form.view().isAskingToLeave).toBe(false);
    form.type({ title: 'Mine' });
    form.send({ type: 'LEAVE' });
    expect(form.view().isAskingToLeave).toBe(true);
    form.send({ type: 'STAY' });
    expect(form.view()).toMatchObject({ isAskingToLeave: false, values: { title: 'Mine' } });
    form.send({ type: 'LEAVE' });
    form.send({ type: 'LEAVE_ANYWAY' });
    expect(form.view()).toMatchObject({ isAskingToLeave: false, values: note });
    expect(form.draft()).toBeNull();
  });

  it('[FM9] has nothing to ask any more when it was saved meanwhile', () => {
    const form = open();
    form.type({ title: 'Mine' });
    form.send({ type: 'SAVE' });
    form.send({ type: 'LEAVE' });
    form.save.answer({ version: 'v2' });
    expect(form.view().isAskingToLeave).toBe(false);
  });
});
