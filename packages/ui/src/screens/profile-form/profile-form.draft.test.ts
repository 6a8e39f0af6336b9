import { expect, it } from 'vitest';
import { isProfileFormValues } from './profile-form.draft.ts';
import { DEFAULT_VALUES } from './profile-form.values.ts';

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
  expect(isProfileFormValues(kept)).toBe(true);
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
  expect(others.filter(isProfileFormValues)).toEqual([]);
});
