// What a guest may see, read from the imports: the build gives guests the styles of these files and no others.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

const web = path.join(import.meta.dirname, 'src');
const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** Where a guest's page begins: its frame, the public pages, signing in, and what stands in for a page. */
const ROOTS = [
  ...globSync('features/public/*-route.tsx', { cwd: web }),
  'features/profiles/gallery-profile-route.tsx',
  'features/groups/public-groups-route.tsx',
  'shell/guest-frame.tsx',
  'lib/page-spinner.tsx',
  'shell/crash.tsx',
  'features/identity/sandbox-host.tsx',
];

const ROUTES = path.join(web, 'routes.ts');

/** The files of the component library that a guest's page reaches, at once or later. */
export function guestFiles(): string[] {
  return [...reach(ROOTS.map((file) => path.join(web, file)))].filter((file) => file.startsWith(ui));
}

/** Writes them into styles.css, which leaves out all other files of the library. */
export function guestSources(): Plugin {
  return {
    name: 'guest-sources',
    enforce: 'pre',
    transform(code, id) {
      if (id !== path.join(web, 'styles.css')) return null;
      return (
        code +
        guestFiles()
          .map((file) => `@source "${path.relative(web, file).replaceAll(path.sep, '/')}";\n`)
          .join('')
      );
    },
  };
}

function reach(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    // The table of routes names the pages of members too.
    if (seen.has(file) || !/\.tsx?$/.test(file) || file === ROUTES) continue;
    seen.add(file);
    reach(importsOf(file), seen);
  }
  return seen;
}

/** A part of a syntax tree, as far as it is looked at here. */
type Node = {
  type: string;
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: Specifier[];
};
type Specifier = {
  type: string;
  importKind?: string;
  exportKind?: string;
  imported?: { name?: string };
  exported?: { name?: string };
};

/** The files that a file needs itself. What it passes on is followed where somebody asks for it. */
const importsOf = (file: string): string[] =>
  nodesOf(file)
    .filter((node) => node.importKind !== 'type' && !passesOn(node))
    .flatMap((node) => sourcesOf(fileOf(file, node), namesOf(node)));

const passesOn = ({ type }: Node) => type === 'ExportNamedDeclaration';

/** The values that an import asks for; null for everything. */
function namesOf({ type, specifiers = [] }: Node): string[] | null {
  if (type !== 'ImportDeclaration' || specifiers.some((each) => each.type !== 'ImportSpecifier')) return null;
  return specifiers.filter(({ importKind }) => importKind !== 'type').map(({ imported }) => imported?.name ?? '');
}

/** Where the values that `file` exports come from: the file itself, or one whose exports it passes on. */
function sourcesOf(file: string | null, names: readonly string[] | null): string[] {
  if (file === null || names?.length === 0) return [];
  const passed = nodesOf(file).flatMap((node) =>
    passesOn(node) && node.exportKind !== 'type'
      ? (node.specifiers ?? [])
          .filter(({ exportKind }) => exportKind !== 'type')
          .map(({ exported }) => ({ name: exported?.name ?? '', from: fileOf(file, node) }))
      : [],
  );
  const asked = passed.filter(({ name }) => names?.includes(name) ?? true);
  const isOwn = names === null || names.some((name) => passed.every((each) => each.name !== name));
  return [...(isOwn ? [file] : []), ...asked.flatMap(({ name, from }) => sourcesOf(from, [name]))];
}

const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(path.join(ui, '../package.json'), 'utf8'),
);

/** Its patterns (`./screens/*`), those that say most first, as Node picks them. */
const patterns = Object.entries(exports)
  .filter(([key]) => key.includes('*'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([key, target]) => {
    const [before = '', after = ''] = key.split('*');
    return { before, after, target };
  });

/** Where the library keeps what it exports by this name (`./screens/landing/story`). */
function targetOf(name: string): string | undefined {
  const pattern = patterns.find(({ before, after }) => name.startsWith(before) && name.endsWith(after));
  const match = pattern && name.slice(pattern.before.length, name.length - pattern.after.length);
  return exports[name] ?? pattern?.target.replaceAll('*', match ?? '');
}

/** The file that a node of `from` names, where it is one of this repository. A part of the library that is not found would go unstyled. */
function fileOf(from: string, { source }: Node): string | null {
  const to = String(source?.value);
  if (to.startsWith('.')) return codeAt(path.resolve(path.dirname(from), to));
  if (!to.startsWith('@mutuals/ui/')) return null;
  const file = path.join(ui, '..', targetOf(to.replace('@mutuals/ui', '.')) ?? '');
  if (!/\.\w+$/.test(file) || !existsSync(file))
    throw new Error(`${from}: the component library does not export ${to}`);
  return codeAt(file);
}

const codeAt = (file: string) => (/\.tsx?$/.test(file) && existsSync(file) ? file : null);

const parsed = new Map<string, Node[]>();

/** Every part of a file that names another one. */
function nodesOf(file: string): Node[] {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if (isNode(value) && value.source) found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  parsed.set(file, found);
  return found;
}

const isNode = (value: object): value is Node =>
  'type' in value &&
  typeof value.type === 'string' &&
  ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'].includes(value.type);
