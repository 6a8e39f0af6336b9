// The machines as a package of their own: each with its types, and nothing of this workspace.
//   npm run pack:ui packs it beside the components
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { build } from 'vite';
import { emitTypes } from '../../../scripts/emit-types.ts';
import { packFolder } from '../../../scripts/pack-folder.ts';

const home = path.join(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
}
const { name, version, license, description, exports }: Manifest = JSON.parse(
  readFileSync(path.join(home, 'package.json'), 'utf8'),
);

/** The machines behind blocks, and those that any app needs; the others are about accounts and decisions of this product (D81). */
const PUBLISHED = ['swipe', 'chat', 'connection', 'payment', 'ticket', 'form', 'upload'];

/** What an app can import. */
export const machineEntries: ReadonlyArray<{ readonly subpath: string; readonly module: string }> = Object.entries(
  exports,
)
  .filter(([subpath]) => PUBLISHED.includes(subpath.slice(2)))
  .map(([subpath, source]) => ({ subpath: subpath.slice(2), module: source.slice('./src/'.length, -'.ts'.length) }));

/** Builds the machines and packs them into `folder`; returns the tarball's path. */
export async function packMachines(folder: string): Promise<string> {
  const stage = mkdtempSync(path.join(os.tmpdir(), 'mutuals-machines-'));
  try {
    const sourceOf = (module: string): string => path.join(home, 'src', `${module}.ts`);
    await build({
      root: home,
      configFile: false,
      logLevel: 'warn',
      build: {
        target: 'es2022',
        minify: false,
        lib: {
          entry: Object.fromEntries(machineEntries.map(({ module }) => [module, sourceOf(module)])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: ['xstate'],
          output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
        },
      },
    });
    await emitTypes(
      home,
      machineEntries.map(({ module }) => sourceOf(module)),
    );
    cpSync(path.join(home, 'dist'), path.join(stage, 'dist'), { recursive: true });
    const { catalog }: { catalog: Record<string, string> } = parse(
      readFileSync(path.join(home, '../../pnpm-workspace.yaml'), 'utf8'),
    );
    for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
      copyFileSync(path.join(home, file), path.join(stage, file));
    writeFileSync(
      path.join(stage, 'package.json'),
      `${JSON.stringify(
        {
          name,
          version,
          description,
          license,
          type: 'module',
          sideEffects: false,
          exports: {
            ...Object.fromEntries(
              machineEntries.map(({ subpath, module }) => [
                `./${subpath}`,
                { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
              ]),
            ),
            './package.json': './package.json',
          },
          dependencies: {
            xstate: `^${catalog['xstate']}`,
          },
        },
        null,
        2,
      )}\n`,
    );
    return await packFolder(stage, folder);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
