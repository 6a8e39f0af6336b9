import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAMILIES } from '../apps/api/src/domains/share/families.data.ts';
import { faceHoles } from './face-holes.ts';

it('what the typefaces of the pictures of links have not is written down: else run scripts/face-holes.ts', () => {
  expect(faceHoles(FAMILIES)).toBe(readFileSync('apps/api/src/domains/share/face-holes.data.ts', 'utf8'));
});
