import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { StorageUnavailable } from './storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a file that cannot be kept leaves nothing behind, so that a full disk is not filled further', async () => {
  // Neither can a file take the place of a folder.
  await mkdir(path.join(folder, 'a', 'picture.webp'), { recursive: true });
  const put = createFolderStorage(folder).put('a/picture.webp', { bytes: Buffer.from('x'), contentType: 'image/webp' });
  await expect(put).rejects.toThrow(StorageUnavailable);
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
});
