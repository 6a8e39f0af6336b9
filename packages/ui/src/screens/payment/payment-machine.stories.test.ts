import { leafStates, phases } from '@mutuals/machines/payment/fixtures';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every phase and leaf state of a payment, and for every action that can fail', () => {
  const stories = readFileSync(new URL('payment-machine.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/[= .]show\('([^']+)'\)/g)].map(([, scene]) => scene);
  expect(shown.toSorted()).toEqual([...leafStates, ...phases, 'claimFailed', 'dropFailed'].toSorted());
});
