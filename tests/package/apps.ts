// The package as an app gets it: packed, and installed by npm in a folder outside this repository.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { closureOf, folderOf, manifestOf } from '../../scripts/notices.ts';

export const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const ui = path.join(root, 'packages/ui');

/** A tarball of a package as it is installed here, for an install that fetches nothing. */
async function tarballOf(installed: string, folder: string): Promise<string> {
  const stage = mkdtempSync(path.join(folder, 'package-'));
  // Copied, because pnpm keeps equal files once, and npm unpacks no hard links.
  cpSync(installed, path.join(stage, 'package'), { recursive: true, dereference: true });
  await run('tar', ['-cf', 'package.tar', 'package'], { cwd: stage });
  rmSync(path.join(stage, 'package'), { recursive: true });
  return `file:${path.join(stage, 'package.tar')}`;
}

/** What a tarball of ours depends on, as it is installed for its sources in `home`. */
async function dependenciesOf(tarball: string, home: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-xzOf', tarball, 'package/package.json']);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(stdout);
  return Object.keys(dependencies).map((name) => folderOf(name, home));
}

/** The packed dependencies of the kit, and of the machines where they are there, `names`, and all that they need, by name. */
async function installedHere(
  tarball: string,
  machines: string | undefined,
  names: readonly string[],
  folder: string,
): Promise<Record<string, string>> {
  const first = [
    ...(await dependenciesOf(tarball, ui)),
    ...(machines === undefined ? [] : await dependenciesOf(machines, path.join(root, 'packages/machines'))),
    ...names.map((name) => folderOf(name, ui)),
  ];
  const all = new Set(first.flatMap((place) => [place, ...closureOf(place)]));
  const found: Record<string, string> = {};
  for (const place of all) {
    const { name } = manifestOf(place);
    if (found[name]) throw new Error(`The package brings two versions of ${name} along`);
    found[name] = await tarballOf(place, folder);
  }
  return found;
}

/**
 * Installs the kit's tarball in `folder` as any app does, by npm alone. `names` are packages of this repository, which are
 * taken from here at its versions; `more` are others with their versions, from the registry. `machines` is their tarball.
 */
export async function installIn(
  folder: string,
  tarball: string,
  names: readonly string[],
  more: Readonly<Record<string, string>> = {},
  machines?: string,
): Promise<void> {
  const packed = mkdtempSync(path.join(os.tmpdir(), 'mutuals-packed-'));
  const here = await installedHere(tarball, machines, names, packed);
  // What an app asks for itself has the version that is here, too.
  const direct = Object.fromEntries(
    [...Object.keys(more), ...names].map((name) => [name, here[name] ?? more[name] ?? '*']),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: {
        '@mutuals/ui': `file:${tarball}`,
        ...(machines !== undefined && { '@mutuals/machines': `file:${machines}` }),
        ...direct,
      },
      overrides: Object.fromEntries(Object.keys(here).map((name) => [name, name in direct ? `$${name}` : here[name]])),
    }),
  );
  await run(
    'npm',
    [
      'install',
      Object.keys(more).length > 0 ? '--prefer-offline' : '--offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  rmSync(packed, { recursive: true });
}

/** A folder for fresh apps; `remove` deletes it. */
export function freshFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), `mutuals-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies an app's files. */
export function copyApps(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** Puts a package of this repository and all that it needs, on this system too, into an app's own node_modules. */
export function copyPackage(name: string, app: string): void {
  const home = folderOf(name, root);
  const scope = path.join(home, `../@${name}`);
  const native = existsSync(scope) ? readdirSync(scope).map((each) => folderOf(`@${name}/${each}`, home)) : [];
  for (const place of new Set([home, ...closureOf(home), ...native]))
    cpSync(place, path.join(app, 'node_modules', manifestOf(place).name), { recursive: true, dereference: true });
}
