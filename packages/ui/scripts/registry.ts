// The blocks in shadcn's format, for its command and for whatever else reads it: an index, and an item for each block, whose file
// wires the block of the package and is the app's to change. The build writes them into dist.
//   npm run registry [-- --out folder]   writes them alone, to be served from there
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { docOf } from './docs.ts';

const home = path.join(import.meta.dirname, '..');
const src = path.join(home, 'src');
const SCHEMA = 'https://ui.shadcn.com/schema';

/** An item of a registry, as registry-item.json describes it. */
interface RegistryItem {
  readonly $schema: string;
  readonly name: string;
  readonly type: 'registry:block';
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: ReadonlyArray<{
    readonly path: string;
    readonly type: 'registry:component';
    readonly content: string;
  }>;
  readonly css: Readonly<Record<string, object>>;
  readonly docs: string;
  readonly categories: readonly string[];
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** A source as an app has it: relative imports lead to the package. */
const asInAnApp = (source: string): string =>
  `'use client';\n\n${source}`.replaceAll(
    /(from )'(?:\.|\.\.\/\.\.\/(primitives|blocks)\/[\w-]+|\.\.\/[\w-]+)\/([\w-]+)\.tsx'/g,
    (_, from: string, kind = 'blocks', name: string) => `${from}'@mutuals/ui/${kind}/${name}'`,
  );

/** What the file imports beside React, each with the range that an app installs. */
function dependenciesOf(content: string): string[] {
  const versions: Readonly<Record<string, string>> = {
    '@mutuals/ui': manifestIn(home).version,
    '@mutuals/machines': manifestIn(path.join(home, '../machines')).version,
  };
  const names = [...content.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => name !== 'react')
    .toSorted()
    .map((name) => (versions[name] ? `${name}@^${versions[name]}` : name));
}

/** The item of one block; undefined where it has no file to wire it. */
async function itemOf(name: string): Promise<RegistryItem | undefined> {
  const file = path.join(src, 'blocks', name, `${name}.registry.tsx`);
  const doc = await docOf(`blocks/${name}`);
  if (!existsSync(file) || !doc) return undefined;
  const content = asInAnApp(readFileSync(file, 'utf8'));
  return {
    $schema: `${SCHEMA}/registry-item.json`,
    name,
    type: 'registry:block',
    title: doc.title,
    description: doc.is,
    dependencies: dependenciesOf(content),
    files: [{ path: `blocks/${name}.tsx`, type: 'registry:component', content }],
    css: { '@import "@mutuals/ui/theme.css"': {} },
    docs: `Put the Provider of @mutuals/ui/provider around the app once: it says the block’s words in English, French or Chinese. The props are in node_modules/@mutuals/ui/docs/${name}.md.`,
    categories: ['web3'],
  };
}

/** Writes registry.json and the item of each block into `folder`. Fails where a block has none. */
export async function writeRegistry(names: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const items: object[] = [];
  for (const name of names) {
    const item = await itemOf(name);
    if (!item) throw new Error(`The block ${name} has no ${name}.registry.tsx`);
    write(`${name}.json`, item);
    const { $schema: _schema, files, ...listed } = item;
    items.push({ ...listed, files: files.map(({ content: _content, ...file }) => file) });
  }
  write('registry.json', {
    $schema: `${SCHEMA}/registry.json`,
    name: 'mutuals',
    homepage: 'https://www.npmjs.com/package/@mutuals/ui',
    items,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'registry' } } });
  const { blockNames } = await import('./build.ts');
  await writeRegistry(blockNames(), values.out);
}
