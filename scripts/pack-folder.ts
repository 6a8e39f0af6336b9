import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Packs what stands in `stage`, a folder with a manifest, into a tarball in `folder`; returns its path. */
export async function packFolder(stage: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', path.resolve(folder)], {
    cwd: stage,
    shell: process.platform === 'win32',
  });
  const [packed]: Array<{ filename: string }> = JSON.parse(stdout);
  if (!packed) throw new Error('npm pack made no tarball');
  return path.join(folder, packed.filename);
}
