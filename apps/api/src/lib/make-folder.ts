import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder, and those above it that are missing. Where a file system lets nobody make one and says that it is not
 * there (/proc, automounts), Node's own `recursive` never ends; this fails.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder || (await isFolder(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
