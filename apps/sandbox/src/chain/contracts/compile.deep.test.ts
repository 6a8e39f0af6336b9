import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compileContracts, OUTPUT } from './compile.ts';

it('is what the compiler makes of the sources', async () => {
  expect(await readFile(OUTPUT, 'utf8')).toBe(await compileContracts());
});
