// One Markdown page for each component, and llms.txt: for people and agents who build with the package. Made of what stands in
// the sources: the comments, the props, the table of parts, the guide, and the Default story. The build writes them into dist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import type { Parts } from '../src/lib/parts.ts';
import type { Guide } from '../src/lib/story/guide.ts';
import type { Variants } from '../src/lib/variants.ts';

const src = path.join(import.meta.dirname, '../src');

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  const name = value['name'] ?? value['value'];
  return typeof name === 'string' ? name : '';
};

interface Source {
  readonly text: string;
  /** Top-level declarations by name: the declaring node, and what it is set to. */
  readonly declared: ReadonlyMap<string, { readonly statement: Node; readonly init: Node | undefined }>;
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const declared = new Map<string, { statement: Node; init: Node | undefined }>();
  const { program } = parseSync(file, text);
  for (const statement of nodesIn(program.body)) {
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
    const all = declaration.type === 'VariableDeclaration' ? nodesIn(declaration['declarations']) : [declaration];
    for (const each of all)
      declared.set(nameOf(each['id']), { statement, init: isNode(each['init']) ? unwrapped(each['init']) : undefined });
  }
  return { text, declared };
}

/** Without `as const` and `satisfies`. */
const unwrapped = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$/.test(node.type) && isNode(node['expression']) ? unwrapped(node['expression']) : node;

/** The value of a literal; a name stands for what `known` has. Undefined for anything that must run. */
function valueOf(node: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return node['value'];
  if (node.type === 'Identifier') return known[nameOf(node)];
  if (node.type === 'ArrayExpression') return nodesIn(node['elements']).map((element) => valueOf(element, known));
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      nodesIn(node['properties']).map((property) => [nameOf(property['key']), valueOf(property['value'], known)]),
    );
  return undefined;
}

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' &&
  value !== null &&
  'anatomy' in value &&
  'keyboard' in value &&
  Array.isArray(value.anatomy);
const isTable = (value: unknown): value is Parts<string, string> =>
  typeof value === 'object' && value !== null && 'name' in value && 'parts' in value;
const isVariants = (value: unknown): value is Variants<Record<string, Record<string, string>>> =>
  typeof value === 'object' && value !== null && 'classes' in value && 'defaults' in value;

const load = async (file: string): Promise<Record<string, unknown>> =>
  existsSync(file) ? { ...(await import(pathToFileURL(file).href)) } : {};

/** The comment above a declaration, as one line. */
function commentOf({ text }: Source, { start }: Node): string {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The properties of one `args` object, later ones in place of earlier ones. */
function argsOf(source: Source, name: string): Map<string, Node> {
  const init = source.declared.get(name)?.init;
  const args = nodesIn(init?.['properties']).find((property) => nameOf(property['key']) === 'args')?.['value'];
  return new Map(
    nodesIn(isNode(args) ? args['properties'] : []).flatMap((property) =>
      isNode(property['value']) ? [[nameOf(property['key']), property['value']] as const] : [],
    ),
  );
}

/** The Default story as an app would write it. */
function exampleOf(component: string, stories: Source): string {
  const args = new Map([...argsOf(stories, 'meta'), ...argsOf(stories, 'Default')]);
  const textOf = (node: Node) => stories.text.slice(node.start, node.end);
  const used = new Set<string>();
  const written = (node: Node): string => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return JSON.stringify(node['value']);
    for (const [word] of textOf(node).matchAll(/\b[a-z]\w*\b/g)) if (stories.declared.has(word)) used.add(word);
    return `{${textOf(node) === 'fn()' ? '() => {}' : textOf(node)}}`;
  };
  const children = args.get('children');
  args.delete('children');
  const own = [...args]
    .filter(([name]) => name !== 'className' && name !== 'texts')
    .map(([name, node]) => (textOf(node) === 'true' ? ` ${name}` : ` ${name}=${written(node)}`))
    .join('');
  const inner = children && (children.type === 'Literal' ? String(children['value']) : written(children));
  const before = [...used].map((name) => {
    const { statement } = stories.declared.get(name) ?? {};
    return statement ? textOf(statement).replace(/^export /, '') : '';
  });
  // Classes of the kit's own are not an app's, and a story's spies do nothing.
  return [...before, inner === undefined ? `<${component}${own} />` : `<${component}${own}>${inner}</${component}>`]
    .join('\n')
    .replaceAll(/ className="mu:[^"]*"/g, '')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/\bfn\((\(.*?\) => .*?\))\)/g, '$1');
}

/** The example of a component that stands in others, as an app would import it; undefined where the Default story says enough. */
function writtenExample(folder: string, name: string): string | undefined {
  const file = path.join(folder, `${name}.examples.tsx`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replaceAll(/from '\.\.?\/(?:[\w-]+\/)?([\w-]+)\.tsx?'/g, "from '@mutuals/ui/primitives/$1'")
    .trimEnd();
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`;

function partsOf(tables: readonly Parts<string, string>[]): string {
  const rows = tables.flatMap(({ name, is, parts }) => [
    `| \`${name}\` | \`className\` | ${is} |`,
    ...Object.entries(parts).map(([part, what]) => `| \`${name}-${part}\` | \`classNames.${part}\` | ${what} |`),
  ]);
  return `## Parts\n\n| \`data-slot\` | Class | What it is |\n|---|---|---|\n${rows.join('\n')}\n\n`;
}

export interface ComponentDoc {
  readonly kind: 'primitives' | 'blocks';
  /** The folder: `select`. */
  readonly name: string;
  readonly title: string;
  /** What it is, in a sentence or two. */
  readonly is: string;
  readonly markdown: string;
}

/** The guide of one component, by its folder: `primitives/select`. */
export async function guideOf(place: string): Promise<Guide> {
  const name = path.basename(place);
  const folder = path.join(src, place);
  const stories = path.join(folder, `${name}.stories.tsx`);
  const guide = valueOf(read(stories).declared.get('guide')?.init, await load(path.join(folder, `${name}.parts.ts`)));
  if (!isGuide(guide)) throw new Error(`${stories} has no guide that can be read`);
  return guide;
}

/** The page of one component, by its folder: `primitives/select`; undefined where it has no guide, such as the icons. */
export async function docOf(place: string): Promise<ComponentDoc | undefined> {
  const name = path.basename(place);
  const folder = path.join(src, place);
  const stories = path.join(folder, `${name}.stories.tsx`);
  const file = path.join(folder, `${name}.tsx`);
  if (!existsSync(stories) || !existsSync(file)) return undefined;
  const story = read(stories);
  const guide = await guideOf(place);
  const title = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

  const sources = readdirSync(folder)
    .filter((each) => each.endsWith('.tsx') && !/\.(?:stories|test|registry)\./.test(each))
    .map((each) => read(path.join(folder, each)));
  const components = sources.flatMap((source) =>
    [...source.declared]
      .filter(([id, { statement }]) => /^[A-Z]/.test(id) && statement.type === 'ExportNamedDeclaration')
      .map(([id, { statement }]) => ({ id, source, statement })),
  );
  const props = components.filter(({ statement }) =>
    (nodesIn(statement['declaration'])[0]?.type ?? '').startsWith('TS'),
  );
  const drawn = components.filter(
    ({ id, statement }) =>
      nodesIn(statement['declaration'])[0]?.type === 'FunctionDeclaration' &&
      props.some((each) => each.id === `${id}Props`),
  );
  const main = drawn.find(({ id }) => id === title) ?? drawn[0];
  const is = main ? commentOf(main.source, main.statement) : '';
  const variants = Object.entries(await load(path.join(folder, `${name}.variants.ts`))).flatMap(([id, each]) =>
    isVariants(each)
      ? Object.entries(each.variants).map(
          ([group, options]) =>
            `\`${id}\`, \`${group}\`: ${Object.keys(options)
              .map((option) => `\`${option}\`${each.defaults[group] === option ? ' (default)' : ''}`)
              .join(', ')}`,
        )
      : [],
  );
  const named = drawn.map(({ id }) => id).join(', ') || title;
  const markdown =
    `# ${title}\n\n${is}\n\n` +
    `\`\`\`tsx\n${
      writtenExample(folder, name) ??
      `import { ${named} } from '@mutuals/ui/${place}';\n\n${exampleOf(main?.id ?? title, story)}`
    }\n\`\`\`\n\n` +
    list('When to use it', guide.use) +
    list('When not to', guide.avoid) +
    drawn
      .filter(({ id }) => id !== main?.id)
      .map(({ id, source, statement }) => `**${id}**: ${commentOf(source, statement)}\n\n`)
      .join('') +
    `## Props\n\n\`\`\`ts\n${props.map(({ source, statement }) => source.text.slice(statement.start, statement.end)).join('\n\n')}\n\`\`\`\n\n` +
    list('Variants', variants) +
    partsOf(guide.anatomy.filter(isTable)) +
    list(
      'Keyboard',
      guide.keyboard.map(({ keys, does }) => `${keys}: ${does}`),
    ) +
    list('Screen reader', guide.reader) +
    list('Do', guide.dos) +
    list('Don’t', guide.donts);
  const kind = place.startsWith('blocks/') ? 'blocks' : 'primitives';
  return { kind, name, title, is, markdown: `${markdown.trimEnd()}\n` };
}

/** The index, as llmstxt.org has it. */
export function indexOf(docs: readonly ComponentDoc[]): string {
  const linesOf = (of: ComponentDoc['kind']): string =>
    docs
      .filter(({ kind }) => kind === of)
      .map(({ name, title, is }) => `- [${title}](docs/${name}.md): ${is}`)
      .join('\n');
  return `# @mutuals/ui

> Accessible React components with two themes that nest, texts as props, and overrides that always win. Built on React Aria; React 19.

Every component has a subpath: \`import { Button } from '@mutuals/ui/primitives/button'\`. There is no index to import from. Events are
\`onPress\` (not \`onClick\`), \`onChange(value)\` and \`onAction\`; fields share \`label\`, \`description\` and \`errorMessage\`. Begin with
[README.md](README.md): style sheet, \`Provider\`, themes. [AGENTS.md](AGENTS.md) has what goes wrong most often; \`npx @mutuals/ui doctor\`
finds it in an app.

## Components

${linesOf('primitives')}

## Blocks

Made of the components, with words in English, French and Chinese: \`import { Address } from '@mutuals/ui/blocks/address'\`.

${linesOf('blocks')}
`;
}

/** The pages of all folders that have one. */
export async function docs(folders: readonly string[]): Promise<readonly ComponentDoc[]> {
  const found: ComponentDoc[] = [];
  for (const folder of folders) {
    const doc = await docOf(folder);
    if (doc) found.push(doc);
  }
  return found;
}
