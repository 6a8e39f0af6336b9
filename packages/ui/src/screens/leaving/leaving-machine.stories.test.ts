import { leafStates } from '@mutuals/machines/leaving/fixtures';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every leaf state of leaving', () => {
  const stories = readFileSync(new URL('leaving-machine.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/^export const \w+(?:: Story)? = (?:\{\s+\.\.\.)?inLeaf\('([^']+)'\)/gm)].map(
    ([, leaf]) => leaf,
  );
  expect(shown.toSorted()).toEqual([...leafStates].toSorted());
});
