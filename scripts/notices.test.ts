import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allNotices } from './notices.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('THIRD_PARTY_NOTICES names all that we ship (npm run notices writes it anew)', () => {
  expect(read('THIRD_PARTY_NOTICES') === allNotices()).toBe(true);
});

it.each(readdirSync(path.join(root, 'packages')))('packages/%s is under the licence of the product (D80)', (name) => {
  expect(read(`packages/${name}/LICENSE`)).toBe(read('LICENSE'));
  expect(JSON.parse(read(`packages/${name}/package.json`)).license).toBe('MIT');
});
