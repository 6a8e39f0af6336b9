import { expect, it } from 'vitest';
import { clamped } from './clamped.ts';

it.each([
  ['Builds. And rests.', 'Builds.\u2009 And rests.'],
  ['Why? Because!', 'Why?\u2009 Because!'],
  ['At v1.2, on mutuals.example', 'At v1.2, on mutuals.example'],
  ['构建工具。也休息。', '构建工具。也休息。'],
])('%j keeps a space after each sentence that another follows', (text, expected) => {
  expect(clamped(text)).toBe(expected);
});
