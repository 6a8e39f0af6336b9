import fs from 'node:fs';
import os from 'node:os';

const MEMORY_BYTES = 2 ** 30;

/**
 * A folder for test databases: in memory if the system has such a folder with enough space, which is ten times as fast.
 */
export function quickFolder(): string {
  return hasRoom('/dev/shm') ? '/dev/shm' : os.tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > MEMORY_BYTES;
  } catch {
    return false;
  }
}
