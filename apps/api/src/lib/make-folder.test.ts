import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'mutuals-folder-'));
});
afterAll(() => rm(base, { recursive: true }));

it('makes a folder with those above it, also twice at once', async () => {
  const folder = path.join(base, 'a', 'b', 'c');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('fails where a file is in the way', async () => {
  await writeFile(path.join(base, 'file'), '');
  await expect(makeFolder(path.join(base, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(path.join(base, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(process.platform === 'linux')(
  'ends where nobody can make a folder, and the system says that it is not there',
  async () => {
    await expect(makeFolder('/proc/mutuals/below')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);
