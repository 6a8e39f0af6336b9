import { describe, expect, it } from 'vitest';
import { formHandlers, isFieldSame, type ProfileForm } from './profile-form.state.ts';
import { DEFAULT_VALUES, type ProfileFormValues } from './profile-form.values.ts';

const nothing = () => undefined;
const open = { values: DEFAULT_VALUES, onChange: nothing, onUnfinished: nothing, onTouch: nothing };
const handlers = formHandlers(() => open);
const form = (values: Partial<ProfileFormValues> = {}, issues: ProfileForm['issues'] = []): ProfileForm => ({
  mode: 'create',
  values: { ...DEFAULT_VALUES, ...values },
  said: undefined,
  issues,
  ...handlers,
});

describe('a field of the form', () => {
  it('is drawn anew for its own value, its own issue, and where it comes or goes', () => {
    expect(isFieldSame(form(), form({ tags: ['defi'] }), 'tags')).toBe(false);
    expect(isFieldSame(form(), form({}, [{ field: 'tags', code: 'unfinished' }]), 'tags')).toBe(false);
    expect(isFieldSame(form(), form({ profileType: 'group' }), 'skills')).toBe(false);
    expect(isFieldSame(form(), { ...form(), ...formHandlers(() => open) }, 'tags')).toBe(false);
  });

  it('is not drawn anew for another field', () => {
    const other = form({ name: 'Ada' }, [{ field: 'name', code: 'invalidCharacters' }]);
    expect(isFieldSame(form(), other, 'tags')).toBe(true);
  });
});

it('what is left is completed as it is then, not as it was drawn', () => {
  const changes: Partial<ProfileFormValues>[] = [];
  let values = DEFAULT_VALUES;
  const { leave } = formHandlers(() => ({ ...open, values, onChange: (change) => changes.push(change) }));
  values = { ...values, githubLink: 'github.com/ada' };
  leave('githubLink');
  expect(changes).toEqual([{ githubLink: 'https://github.com/ada' }]);
});
