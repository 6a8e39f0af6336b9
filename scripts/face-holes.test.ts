import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAMILIES } from '../apps/api/src/domains/share/families.data.ts';
import { faceHoles } from './face-holes.ts';

it('face-holes.data.ts lists what the share pictures’ typefaces lack: if it does not, run scripts/face-holes.ts', () => {
  expect(faceHoles(FAMILIES)).toBe(readFileSync('apps/api/src/domains/share/face-holes.data.ts', 'utf8'));
});
