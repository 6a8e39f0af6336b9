import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeBinary } from '../workspace.mjs';

const root = path.join(import.meta.dirname, '../..');
const PACKAGES = [
  'apps/api',
  'apps/web',
  'packages/api-client',
  'packages/dev-postgres',
  'packages/machines',
  'packages/text',
  'packages/ui',
];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);

/** A copy of the sources and of the package links, in which workspace links lead to the copy. */
function copyProject(): string {
  // The real path: macOS keeps its temporary folder behind a link.
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'mutuals-new-')));
  const files = [
    'openapi.yaml',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'vitest.config.ts',
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ];
  for (const part of [...files, 'scripts', 'tests/contract', 'tests/support', ...PACKAGES])
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  for (const part of ['.', ...PACKAGES]) linkPackages(path.join(root, part), path.join(copy, part), copy);
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(copy, 'node_modules/.bin'));
  return copy;
}

function linkPackages(from: string, to: string, copy: string): void {
  const link = (name: string) => {
    const real = realpathSync(path.join(from, 'node_modules', name));
    const inside = path.relative(realpathSync(root), real);
    symlinkSync(
      inside.startsWith('node_modules') ? real : path.join(copy, inside),
      path.join(to, 'node_modules', name),
    );
  };
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(from, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    if (!name.startsWith('@')) link(name);
    else {
      mkdirSync(path.join(to, 'node_modules', name));
      for (const part of readdirSync(path.join(from, 'node_modules', name))) link(`${name}/${part}`);
    }
  }
}

const WANTED = [
  ['operation', 'gallery/listFeaturedProfiles'],
  ['operation', 'matches/endMatch'],
  ['operation', 'realtime/closeChannels'],
  ['domain', 'profile-visits'],
  ['component', 'price-tag'],
  ['screen', 'profile-visits'],
  ['screen', 'reviews'],
] as const;

describe('what `npm run new` writes', () => {
  let copy: string;
  const written = new Map<string, string[]>();
  const run = (file: string, ...args: string[]) =>
    promisify(execFile)(file, args, { cwd: copy }).catch(({ message, stdout }) => {
      throw new Error(`${message}${stdout}`);
    });
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

  beforeAll(async () => {
    copy = copyProject();
    for (const [kind, name] of WANTED) {
      const { stdout } = await run(nodeBinary(), 'scripts/new/new.ts', kind, name);
      const [files = ''] = stdout.split('\nNext\n');
      written.set(
        `${kind} ${name}`,
        files
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => line.trim()),
      );
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const sources = () => [...new Set([...written.values()].flat())].filter((file) => /\.tsx?$/.test(file));

  it('is six files and the failure texts, for an operation in an existing domain', () => {
    const domain = 'apps/api/src/domains/gallery/gallery';
    expect(written.get('operation gallery/listFeaturedProfiles')?.toSorted()).toEqual([
      ...['operations', 'repository', 'service', 'test'].map((layer) => `${domain}.${layer}.ts`),
      'apps/api/src/testing/access-matrix.ts',
      'openapi.yaml',
      ...['en', 'fr', 'zh'].map((language) => `packages/ui/src/locales/${language}/errors.json`),
    ]);
  });

  it('passes lint and is formatted', async () => {
    await run(bin('oxlint'), '--deny-warnings', ...sources());
    await run(bin('oxfmt'), '--check', ...sources());
  });

  it('has the types of the server', async () => {
    await run(bin('tsc'), '-p', 'apps/api', '--checkers', '1');
  });

  it('has the types of the components, and a text for the failure of each operation', async () => {
    const ui = sources().filter((file) => file.startsWith('packages/ui/'));
    const project = {
      extends: './packages/ui/tsconfig.json',
      include: [...ui, 'packages/ui/src/locales/index.ts', 'apps/web/src/lib/problem-text.ts'],
    };
    writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify(project));
    await run(bin('tsc'), '-p', 'tsconfig.new.json', '--checkers', '1');
  });

  it('follows the rules of the contract and of texts', async () => {
    await run(bin('vitest'), 'run', '--project=unit', 'tests/contract/contract', 'packages/ui/src/locales');
  });
});
