// The package as an app gets it: packed, and installed beside its peers in a folder outside this repository.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

export const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const { catalog }: { catalog: Record<string, string> } = parse(
  readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
);
const { scripts }: { scripts: { pnpm: string } } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [npx = 'npx', ...pnpm] = scripts.pnpm.split(' ');

const shell = process.platform === 'win32';

/** Packages already in this repository, at its versions, so that an install fetches nothing. */
export const versionsOf = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, catalog[name] ?? '*']));

/** Builds the package and packs it into `folder`; returns the tarball's path. */
export async function packUi(folder: string): Promise<string> {
  await run(process.execPath, [path.join(root, 'packages/ui/scripts/build.ts')]);
  await run(npx, [...pnpm, 'pack', '--pack-destination', folder], { cwd: path.join(root, 'packages/ui'), shell });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('pnpm pack left no tarball');
  return path.join(folder, tarball);
}

/** Installs `dependencies` in `folder`, from pnpm's store where possible. */
export async function installIn(folder: string, dependencies: Record<string, string>): Promise<void> {
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'app', private: true, type: 'module', dependencies }),
  );
  // Nothing here runs an install script, and no peer is installed automatically: the package must declare what it needs.
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    'packages: []\nignoreScripts: true\nautoInstallPeers: false\nstrictDepBuilds: false\n',
  );
  await run(npx, [...pnpm, 'install', '--prefer-offline', '--reporter=append-only'], { cwd: folder, shell });
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
