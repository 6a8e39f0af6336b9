import { leafStates } from '@mutuals/machines/upload/fixtures';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every leaf state of the upload machine', () => {
  const stories = readFileSync(new URL('picture-field.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/inLeaf\('([^']+)'\)/gm)].map(([, leaf]) => leaf);
  expect(shown.toSorted()).toEqual([...leafStates].toSorted());
});
