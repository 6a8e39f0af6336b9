import { leafStates } from '@mutuals/machines/report/fixtures';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every leaf state of a report', () => {
  const stories = readFileSync(new URL('report-machine.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/^export const \w+(?:: Story)? = (?:\{\s+\.\.\.)?inLeaf\('([^']+)'\)/gm)].map(
    ([, leaf]) => leaf,
  );
  expect(shown.toSorted()).toEqual([...leafStates].toSorted());
});
