// Creates DATA_DIR if it is missing, and checks that it can be written.
import fs from 'node:fs';
import path from 'node:path';
import { explain } from './explain.mjs';

const PROBE_BYTES = 8192;

/** @throws Error in one line if the folder cannot be created or written */
export function requireDataFolder(dataDir: string): void {
  const probe = path.join(dataDir, '.write-check');
  try {
    makeFolder(dataDir);
    fs.writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    fs.rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isNoFolder = code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT';
    throw new Error(
      isNoFolder
        ? `The data cannot be kept in ${dataDir}: that is no folder. Choose another one with DATA_DIR.`
        : `${explain(error)} DATA_DIR chooses another folder.`,
      { cause: error },
    );
  }
}

/** Step by step, because a recursive mkdir reports ENOENT on a read-only disk. */
function makeFolder(dir: string): void {
  if (fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(dir));
  fs.mkdirSync(dir, { recursive: fs.existsSync(dir) });
}
