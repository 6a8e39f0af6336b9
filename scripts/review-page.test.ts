import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reviewPage, writeReview } from './review-page.ts';

const entries = {
  'primitives-button--states': {
    title: 'Primitives/Button',
    name: 'States <all>',
    importPath: './packages/ui/src/primitives/button/button.stories.tsx',
  },
};
const file = 'primitives-button--states.forced-colours-diff.png';
const folder = mkdtempSync(path.join(os.tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names each story that differs, its mode, and the command that approves it', () => {
  const page = reviewPage([file], entries);
  expect(page).toContain('<h1>One picture differs</h1>');
  expect(page).toContain('Primitives/Button › States &lt;all>, forced-colours');
  expect(page).toContain('npm run test:stories -- primitives/button/button.stories.tsx --update');
  expect(page.split(`src="${file}"`)).toHaveLength(5);
});

it('is written beside the pictures, and only where something differs', () => {
  expect(writeReview(path.join(folder, 'none'), entries)).toBeUndefined();
  expect(writeReview(folder, entries)).toBeUndefined();
  writeFileSync(path.join(folder, file), '');
  const page = writeReview(folder, entries) ?? '';
  expect(existsSync(page)).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain('One picture differs');
});
