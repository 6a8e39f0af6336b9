// The server of the last release, from `last-release.tar.gz` beside this file, so that a clone without history has it as well. `npm run
// release:record -- <tag>` makes that file anew, after each release; its packages are those of this tree: one that only the last release uses stays
// among the devDependencies of apps/api until then.
import { execFileSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const ARCHIVE = new URL('last-release.tar.gz', import.meta.url).pathname;
const TREE = path.resolve(import.meta.dirname, '../../..');
/** Our packages that the server runs. */
const OURS = ['api-client', 'machines', 'text', 'ui'];
const HOMES = ['apps/api', ...OURS.map((name) => `packages/${name}`)];

export interface Release {
  /** A program of it, such as `apps/api/src/server.ts`. */
  entry(file: string): string;
  /** Its folder of migrations. */
  migrations: URL;
  remove(): Promise<void>;
}

/** Unpacks it into a temporary folder, which `remove` deletes. */
export async function openLastRelease(): Promise<Release> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-last-release-'));
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder]);
  for (const home of HOMES) await linkPackages(home, folder);
  return {
    entry: (file) => path.join(folder, file),
    migrations: pathToFileURL(path.join(folder, 'apps/api/migrations/')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Links to what this tree has installed, and to the release's own for what is ours. */
async function linkPackages(home: string, folder: string): Promise<void> {
  const from = path.join(TREE, home, 'node_modules');
  const to = path.join(folder, home, 'node_modules');
  if (
    !(await access(from).then(
      () => true,
      () => false,
    ))
  )
    return;
  for (const name of await readdir(from)) {
    const isScope = name.startsWith('@');
    for (const part of isScope ? await readdir(path.join(from, name)) : ['']) {
      const isOurs = name === '@mutuals' && OURS.includes(part);
      await mkdir(path.join(to, isScope ? name : ''), { recursive: true });
      await symlink(
        isOurs ? path.join(folder, 'packages', part) : path.join(from, name, part),
        path.join(to, name, part),
      );
    }
  }
}
