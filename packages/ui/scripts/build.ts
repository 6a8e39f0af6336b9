// Builds the package into dist: a module and its types for each source, and the style sheets.
//   node packages/ui/scripts/build.ts
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, transformWithOxc } from 'vite';
import { docs, indexOf } from './docs.ts';
import { emitTypes } from '../../../scripts/emit-types.ts';
import { declareIcons, ownIcons } from './icons.ts';
import { writeRegistry } from './registry.ts';
import { declarations } from '../src/tokens/css.ts';
import { toDtcg } from '../src/tokens/dtcg.ts';
import { tokens } from '../src/tokens/tokens.ts';
import { compileStyles } from './styles.ts';

const home = path.join(import.meta.dirname, '..');
const src = path.join(home, 'src');
export const dist = path.join(home, 'dist');

/** Written for a person or a test, not for an app. */
export const UNPUBLISHED = /\.(?:stories|story|test|test-d|examples|registry)\.(?:tsx?|d\.ts|js)$/;
/** Parts of the brand, which no other app has. */
const OWN = new Set(['logo']);

/** The packages that a module may leave to the app's install, by its manifest here. */
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(home, 'package.json'), 'utf8'),
);
/** What the app brings along. */
export const peers = ['react', 'react-dom'];
const packages = [...Object.keys(dependencies), ...peers];
const isExternal = (id: string) =>
  id.endsWith('.css') || packages.some((name) => id === name || id.startsWith(`${name}/`));

/** A subpath of the package, the module in dist that it names, and the module's source. */
export interface Entry {
  readonly subpath: string;
  readonly module: string;
  readonly source: string;
}

/**
 * What an app can import: primitives, and blocks made of them. Patterns and screens are parts of this product (D81). A folder's
 * module is the file of its name. A component's variants have a subpath of their own: they run on a server, the component does not.
 */
export function entries(): Entry[] {
  return ['primitives', 'blocks']
    .flatMap((kind) =>
      readdirSync(path.join(src, kind))
        .filter((name) => !OWN.has(name))
        .map((name) => ({ kind, name })),
    )
    .flatMap(({ kind, name }) =>
      ['', '.variants'].map((end) => ({
        subpath: `${kind}/${name}${end}`,
        module: `${kind}/${name}/${name}${end}`,
      })),
    )
    .concat(
      ['provider', 'tokens', 'vite', 'next'].map((name) => ({ subpath: name, module: `${name}/${name}` })),
      { subpath: 'next/loader', module: 'next/loader' },
    )
    .flatMap((part) => {
      const source = ['.tsx', '.ts'].map((end) => path.join(src, part.module + end)).find(existsSync);
      return source ? [{ ...part, source }] : [];
    });
}

/** The blocks, by name. */
export const blockNames = (): readonly string[] => readdirSync(path.join(src, 'blocks'));

/** The sources of everything that an app can import, and of what they are built of. */
function publishedModules(): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\(|import) ?['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g,
    ))
      visit(path.join(path.dirname(file), name));
  };
  for (const { source } of entries()) {
    visit(source);
    // Types alone: the names of its parts.
    const parts = source.replace(/\.tsx?$/, '.parts.ts');
    if (existsSync(parts)) visit(parts);
  }
  // The icon set is replaced by it (icons.ts).
  visit(path.join(src, 'lib/icon.tsx'));
  return [...found].sort();
}

/** What only the browser can run: a module that keeps state or listens, or builds on a library that does. */
const CLIENT = /from ['"](?:react-aria-components|@tanstack\/react-virtual)|\b(?:use|use[A-Z]\w*|createContext)\(/;

const clientDirective: Plugin = {
  name: 'client-directive',
  renderChunk: (code, chunk) =>
    chunk.facadeModuleId?.endsWith('.tsx') &&
    existsSync(chunk.facadeModuleId) &&
    CLIENT.test(readFileSync(chunk.facadeModuleId, 'utf8'))
      ? { code: `'use client';\n${code}`, map: null }
      : null,
};

export async function buildPackage(): Promise<void> {
  const modules = publishedModules();
  rmSync(dist, { recursive: true, force: true });
  await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    plugins: [ownIcons(src, modules), clientDirective],
    build: {
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(entries().map(({ module, source }) => [module, source])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal,
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
      },
    },
  });
  await emitTypes(home, modules, (declarations, file) =>
    declareIcons(declarations, path.relative(path.dirname(file), 'lib/icon.js').replaceAll(path.sep, '/')),
  );
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'styles.css'), await compileStyles(modules));
  writeFileSync(path.join(dist, 'theme.css'), themeSheet(readFileSync(path.join(src, 'theme.css'), 'utf8')));
  for (const theme of ['light', 'dark'] as const)
    writeFileSync(path.join(dist, `${theme}.tokens.json`), `${JSON.stringify(toDtcg(theme), null, 2)}\n`);
  await writeCli();
  await writeDocs();
  await writeRegistry(blockNames(), path.join(dist, 'registry'));
  for (const sheet of ['fonts.css', 'fonts-zh.css']) copyFileSync(path.join(src, sheet), path.join(dist, sheet));
}

/** `doctor` and `upgrade`, as Node runs them inside of node_modules: without types. */
async function writeCli(): Promise<void> {
  const cli = path.join(import.meta.dirname, 'cli');
  mkdirSync(path.join(dist, 'cli'), { recursive: true });
  for (const file of readdirSync(cli)) {
    const { code } = await transformWithOxc(readFileSync(path.join(cli, file), 'utf8'), file);
    const target = path.join(dist, 'cli', file.replace('.ts', '.js'));
    writeFileSync(target, code.replaceAll(/(from ['"]\.\/\w+)\.ts/g, '$1.js'), { mode: 0o755 });
  }
}

/** A page in Markdown for each component, and their index. */
async function writeDocs(): Promise<void> {
  const folders = entries().flatMap(({ subpath }) => /^(?:primitives|blocks)\/[\w-]+$/.exec(subpath)?.[0] ?? []);
  const pages = await docs(folders);
  mkdirSync(path.join(dist, 'docs'), { recursive: true });
  for (const { name, markdown } of pages) writeFileSync(path.join(dist, 'docs', `${name}.md`), markdown);
  writeFileSync(path.join(dist, 'llms.txt'), indexOf(pages));
}

/** Names of Tailwind's own, which mean an app's: the kit's sheet gives them nothing. */
const TAILWINDS = new Set([
  'hover',
  'focus-visible',
  'focus-within',
  'disabled',
  'invalid',
  'open',
  'indeterminate',
  'placeholder-shown',
]);

/**
 * The theme for an app with its own Tailwind: the components' finished styles, and names that add to the app's utilities and
 * change none. Colours, corners, faces and shadows have names that Tailwind does not know; sizes of text are `text-mu-sm`, the
 * dark theme `mu-dark:`, since `text-sm` and `dark:` are the app's.
 */
function themeSheet(source: string): string {
  const variants = [...source.matchAll(/^@custom-variant ([\w-]+) .*;$/gm)]
    .filter(([, name = '']) => !TAILWINDS.has(name) && name !== 'ui')
    .map(([rule]) => rule.replace('@custom-variant dark ', '@custom-variant mu-dark '));
  const utilities = [...source.matchAll(/(?:^\/\*.*\*\/\n)?^@utility [\s\S]*?^\}\n|^@utility .*\}\n/gm)].map(
    ([rule]) => rule,
  );
  const names = [
    ...(declarations()['colour names'] ?? []),
    ...['text', 'display'].map((name) => `--font-${name}: var(--mu-font-${name});`),
    ...Object.keys(tokens.shadow).map((name) => `--shadow-${name}: var(--mu-shadow-${name});`),
    ...Object.keys(tokens.radius).map((name) => `--radius-${name}: var(--mu-radius-${name});`),
    ...Object.keys(tokens.height).map((name) => `--spacing-${name}: var(--mu-spacing-${name});`),
    // styles.css declares the sizes that the components use.
    ...Object.entries(tokens.text).flatMap(([name, { size, lineHeight }]) => [
      `--text-mu-${name}: var(--mu-text-${name}, ${size});`,
      `--text-mu-${name}--line-height: ${lineHeight};`,
    ]),
  ];
  return `@import "./styles.css";\n\n${variants.join('\n')}\n\n@theme inline {\n  ${names.join('\n  ')}\n}\n\n${utilities.join('\n')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildPackage();
