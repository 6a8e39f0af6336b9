// The package as any client installs it: a tarball with a manifest of its own, in which nothing is left of this workspace. The machines are
// packed beside it.
//   npm run pack:ui [-- --out folder]
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { noticesOf } from '../../../scripts/notices.ts';
import { packFolder } from '../../../scripts/pack-folder.ts';
import { packMachines } from '../../machines/scripts/pack.ts';
import { buildPackage, dist, entries, peers } from './build.ts';

const home = path.join(import.meta.dirname, '..');
const root = path.join(home, '../..');

/** What the tarball contains of others: drawings, and the rules that Tailwind wrote into the style sheet. */
const CONTAINED = ['lucide-react', 'tailwindcss'];
const FILES = ['styles.css', 'theme.css', 'fonts.css', 'fonts-zh.css', 'light.tokens.json', 'dark.tokens.json'];
/** Everything else that the package brings along is found by what the modules import; the sheets' faces are not. */
const FACES = /^@fontsource-variable\//;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The packages that the built modules and their types import, by name. */
function importedPackages(): Set<string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // The commands run on Node alone.
    (file) => /\.(?:d\.ts|js)$/.test(file) && !file.startsWith('cli'),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(path.join(dist, file), 'utf8').matchAll(
        /(?:from |import\(|import )['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)[^'"]*['"]/g,
      ),
    ].map(([, name = '']) => name),
  );
  return new Set(names);
}

/** The manifest in the tarball. Throws if a module imports what the package does not bring along. */
export function packedManifest(): object {
  const { name, version, description, license, dependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  );
  const { catalog }: { catalog: Record<string, string> } = parse(
    readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
  );
  const faces = Object.keys(dependencies).filter((each) => FACES.test(each));
  const needed = [...importedPackages()].filter((each) => !peers.includes(each));
  const hidden = needed.filter((each) => !(each in dependencies));
  if (hidden.length > 0) throw new Error(`The package imports ${hidden.join(', ')}, none of its dependencies.`);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { ui: './dist/cli/ui.js' },
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(FILES.map((file) => [`./${file}`, `./dist/${file}`])),
      ...Object.fromEntries(
        entries().map(({ subpath, module }) => [
          `./${subpath}`,
          { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      [...needed, ...faces].toSorted().map((each) => [each, rangeOf(each, dependencies[each], catalog)]),
    ),
    peerDependencies,
  };
}

/** React Aria's three must be the very versions that belong together (decision 010); others may be newer. */
function rangeOf(name: string, range = '', catalog: Readonly<Record<string, string>>): string {
  const version = range === 'catalog:' ? (catalog[name] ?? '') : range;
  return name.startsWith('react-') || !/^\d/.test(version) ? version : `^${version}`;
}

/** A page whose links lead to what the tarball does not have keeps their words alone. */
const withinPackage = (page: string): string => page.replaceAll(/\[([^\]]+)\]\((?:\.\.\/|CONTRIBUTING)[^)]*\)/g, '$1');

/** Builds the package and packs it into `folder`; returns the tarball's path. */
export async function packUi(folder: string): Promise<string> {
  await buildPackage();
  const stage = mkdtempSync(path.join(os.tmpdir(), 'mutuals-ui-'));
  try {
    cpSync(dist, path.join(stage, 'dist'), { recursive: true });
    for (const file of ['AGENTS.md', 'CHANGELOG.md', 'LICENSE', 'conformance.jsonld'])
      copyFileSync(path.join(home, file), path.join(stage, file));
    const readme = readFileSync(path.join(home, 'README.md'), 'utf8');
    writeFileSync(path.join(stage, 'README.md'), withinPackage(readme));
    // Where those who look for them expect them.
    for (const part of ['docs', 'registry', 'llms.txt'])
      renameSync(path.join(stage, 'dist', part), path.join(stage, part));
    writeFileSync(path.join(stage, 'THIRD_PARTY_NOTICES'), noticesOf(CONTAINED, home));
    writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(packedManifest(), null, 2)}\n`);
    return await packFolder(stage, folder);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: '.' } } });
  process.stdout.write(`${await packUi(values.out)}\n${await packMachines(values.out)}\n`);
}
