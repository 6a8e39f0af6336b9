// `npm run release:record -- <tag>`: keeps what runs of the server at that commit as the last release, for tests/faults/upgrade.deep.test.ts.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ARCHIVE } from './last-release.ts';

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Call it like this: npm run release:record -- <tag>');

/** What the server loads of the library of components. */
const UI = [
  'package.json',
  'src/brand.ts',
  'src/primitives/generated-art',
  'src/patterns/proofs/proof-words.ts',
  ...['en', 'fr', 'zh'].flatMap((language) =>
    ['common', 'claims'].map((name) => `src/locales/${language}/${name}.json`),
  ),
];
const PATHS = [
  'package.json',
  'openapi.yaml',
  ...['package.json', 'src', 'migrations'].map((part) => `apps/api/${part}`),
  ...['api-client', 'machines', 'text'].flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  ...UI.map((part) => `packages/ui/${part}`),
];
const UNUSED = ['*.test.ts', '*.test.tsx', '*.stories.tsx', 'apps/api/src/testing'];

const known = execFileSync('git', ['ls-tree', '-r', '-t', '--name-only', commit], { encoding: 'utf8' }).split('\n');
const paths = PATHS.filter((one) => known.includes(one));
const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-record-'));
try {
  const tar = execFileSync('git', ['archive', commit, ...paths], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder, ...UNUSED.map((pattern) => `--exclude=${pattern}`)], { input: tar });
  // The same commit makes the same file.
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', ['-c', '-I', 'gzip -9n', ...same, '-f', ARCHIVE, '-C', folder, '.']);
} finally {
  rmSync(folder, { recursive: true });
}
