import { leafStates } from '@mutuals/machines/appeal/fixtures';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every leaf state of an appeal', () => {
  const stories = readFileSync(new URL('appeal-machine.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/^export const \w+(?:: Story)? = (?:\{\s+\.\.\.)?inLeaf\('([^']+)'\)/gm)].map(
    ([, leaf]) => leaf,
  );
  expect(shown.toSorted()).toEqual([...leafStates].toSorted());
});
