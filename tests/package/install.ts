// The packed kit, once for all tests of it (vitest's globalSetup): a folder where npm has installed it, with the fixtures
// beside it. PACKED_KIT is the folder.
import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyApps, freshFolder, installIn, root } from './apps.ts';

/** What apps of the kit ask for beside it, at this repository's versions. */
export const BESIDE = ['react', 'react-dom', 'react-router', 'tailwindcss', '@types/react', '@types/react-dom'];
/** What builds an app: used from here. */
const TOOLS = ['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'typescript', '@types/node'];

/** Packs the kit as it is now, and installs it with all that builds an app. Returns the tarball. */
export async function installPacked(folder: string): Promise<string> {
  // By the command of a release: in a test runner's own process it would be compiled for development.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'packages/ui/scripts/pack.ts'), '--out', folder],
    { env: { PATH: process.env['PATH'], HOME: process.env['HOME'] } },
  );
  const [tarball = '', machines] = stdout.trim().split('\n');
  await installIn(folder, tarball, BESIDE, {}, machines);
  for (const tool of TOOLS) {
    const place = path.join(folder, 'node_modules', tool);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', tool), place, 'junction');
  }
  return tarball;
}

export default async function setup(): Promise<() => void> {
  const { folder, remove } = freshFolder('package');
  process.env['PACKED_KIT'] = folder;
  process.env['PACKED_KIT_TARBALL'] = await installPacked(folder);
  copyApps(path.join(import.meta.dirname, 'apps'), folder);
  return remove;
}
