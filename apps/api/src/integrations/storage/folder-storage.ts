import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

/** Folder of files that are still being written; on the same disk, so that they can be renamed into place. */
const UNFINISHED = '.unfinished';

/** Files in a folder of this machine, for installations on one machine. The folder is created at the first write. */
export function createFolderStorage(folder: string): Storage {
  const unfinished = path.join(folder, UNFINISHED);
  return {
    async put(key, { bytes }) {
      const place = path.join(folder, key);
      const draft = path.join(unfinished, randomUUID());
      await attempt(async () => {
        await makeFolder(unfinished);
        await makeFolder(path.dirname(place));
        try {
          await writeThrough(draft, bytes);
          await rename(draft, place);
        } catch (error) {
          // A full disk would only get fuller.
          await rm(draft, { force: true }).catch(() => undefined);
          throw error;
        }
      });
    },
    get: (key) =>
      attempt(() =>
        readFile(path.join(folder, key)).catch((error) => (isMissing(error) ? null : Promise.reject(error))),
      ),
    has: (key) =>
      attempt(() =>
        stat(path.join(folder, key)).then(
          (found) => found.isFile(),
          (error) => (isMissing(error) ? false : Promise.reject(error)),
        ),
      ),
    async remove(keys) {
      await attempt(async () => {
        for (const key of keys) await rm(path.join(folder, key), { force: true });
      });
    },
  };
}

/** Resolves when the file would survive a power cut. */
async function writeThrough(place: string, bytes: Buffer): Promise<void> {
  const file = await open(place, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable('The folder of pictures cannot be used.', { cause });
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
