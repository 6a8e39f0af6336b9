import { expect, it } from 'vitest';
import { awaitedPause, PAUSES } from './watcher-process.ts';

it.each([
  ['a block of BNB Smart Chain', 450, 300],
  ['a block of the sandbox', 3000, 1000],
  ['no block for a while', 60_000, 1000],
])('while somebody pays, and %s takes %i ms, the next tick is after %i ms', (_, blockMs, pause) => {
  expect(awaitedPause(blockMs, PAUSES)).toBe(pause);
});
