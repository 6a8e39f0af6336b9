import { expect, it } from 'vitest';
import { DEFAULT_VALUES } from '@mutuals/ui/screens/profile-form';
import * as v from 'valibot';
import { profileFormSchema } from './profile-draft.ts';

const isOfForm = (value: unknown): boolean => v.is(profileFormSchema, value);

const picture = { url: 'https://a.io/1.webp', description: '' };

it('takes back what the form held', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify({
      ...DEFAULT_VALUES,
      name: 'Ada',
      tags: ['defi'],
      memberCount: null,
      avatar: picture,
      gallery: [picture],
    }),
  );
  expect(isOfForm(kept)).toBe(true);
});

it('refuses what is of another form', () => {
  const { name: _name, ...withoutName } = DEFAULT_VALUES;
  const others = [
    null,
    'text',
    withoutName,
    { ...DEFAULT_VALUES, role: 'pilot' },
    { ...DEFAULT_VALUES, tags: 'defi' },
    { ...DEFAULT_VALUES, tags: [1] },
    { ...DEFAULT_VALUES, gallery: ['https://a.io/1.webp'] },
    { ...DEFAULT_VALUES, avatar: 'https://a.io/1.webp' },
    { ...DEFAULT_VALUES, memberCount: 'many' },
  ];
  expect(others.filter(isOfForm)).toEqual([]);
});
