import type { App } from './app.ts';

/** Something that is wrong or could be better, and what to do about it. */
export interface Finding {
  readonly kind: 'wrong' | 'hint';
  readonly says: string;
  /** Where it stands: a path and a line. */
  readonly at?: string;
}

/** Each of these keeps contexts: two copies do not know each other. */
const ONCE = ['react', 'react-dom', 'react-aria-components', 'react-aria', 'react-stately'];

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** How many letters must change to make one word of the other, counted by place: enough to find what was meant. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      );
    before = next;
  }
  return before[other.length] ?? 0;
}

function meant(word: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((each) => ({ each, far: distance(word, each) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, word.length / 3) ? ` Is ${best.each} meant?` : '';
}

function setUp({ asksFor, sources, kit }: App): Finding[] {
  const all = [...sources.values()].join('\n');
  const found: Finding[] = [];
  if (!('@mutuals/ui' in asksFor))
    found.push({ kind: 'wrong', says: 'package.json does not ask for @mutuals/ui: npm install it.' });
  else if (kit.subpaths.size === 0)
    found.push({ kind: 'wrong', says: '@mutuals/ui is asked for and not installed: npm install.' });
  const hasSheet = /@mutuals\/ui\/styles\.css/.test(all);
  const hasTheme = /@mutuals\/ui\/theme\.css/.test(all);
  if (!hasSheet && !hasTheme)
    found.push({
      kind: 'wrong',
      says: 'No style sheet of the kit: import \'@mutuals/ui/styles.css\' once, or with Tailwind 4 @import "@mutuals/ui/theme.css".',
    });
  if (hasSheet && hasTheme)
    found.push({ kind: 'wrong', says: 'theme.css brings styles.css along: leave the import of styles.css out.' });
  if (hasSheet && !hasTheme && /^[~^]?4/.test(asksFor['tailwindcss'] ?? ''))
    found.push({
      kind: 'hint',
      says: 'With Tailwind 4, @import "@mutuals/ui/theme.css" adds the kit’s names to your utilities.',
    });
  if (!/@mutuals\/ui\/provider/.test(all))
    found.push({
      kind: 'wrong',
      says: 'No Provider: without it a component that needs a word fails. Put <Provider> of @mutuals/ui/provider around the app.',
    });
  if ('vite' in asksFor && !/kitLanguages/.test(all))
    found.push({
      kind: 'hint',
      says: 'kitLanguages of @mutuals/ui/vite leaves out the languages that the app does not speak: up to 35 kB.',
    });
  if ('next' in asksFor && !/withKitLanguages/.test(all))
    found.push({
      kind: 'hint',
      says: 'withKitLanguages of @mutuals/ui/next leaves out the languages that the app does not speak: up to 35 kB.',
    });
  return found;
}

const doubles = ({ copiesOf }: App): Finding[] =>
  ONCE.flatMap((name): Finding[] => {
    const copies = copiesOf(name);
    if (copies.length > 1)
      return [
        {
          kind: 'wrong',
          says: `${name} is installed ${copies.length} times (${copies.map(({ version, at }) => `${version} in ${at}`).join(', ')}): its parts would not know each other. Try npm dedupe, or an override.`,
        },
      ];
    const [version] = copies.map((copy) => copy.version);
    return /^react(?:-dom)?$/.test(name) && version !== undefined && Number.parseInt(version, 10) < 19
      ? [{ kind: 'wrong', says: `${name} is ${version}: the kit needs 19 or newer.` }]
      : [];
  });

/** What is imported of the kit, without what a bundler is asked to make of it (`?url`). */
const IMPORT = /\b(?:from|import|require)\s*(?:url)?\(?\s*['"]@mutuals\/ui(?:\/([^'"?]*))?(?:\?[^'"]*)?['"]/g;

/** Variables that the kit does not read, and subpaths that it does not have. */
function unknown({ sources, kit }: App): Finding[] {
  if (kit.subpaths.size === 0) return [];
  return [...sources].flatMap(([file, text]) => [
    ...[...text.matchAll(/(--mu-[\w-]*\w)['"]?\s*\]?\s*:/g)]
      .filter(([, name = '']) => !kit.variables.has(name))
      .map(({ 1: name = '', index }): Finding => ({
        kind: 'wrong',
        says: `The kit reads no ${name}.${meant(name, kit.variables)}`,
        at: `${file}:${lineOf(text, index)}`,
      })),
    ...[...text.matchAll(IMPORT)]
      .filter(([, subpath = '']) => !kit.subpaths.has(subpath))
      .map(({ 1: subpath = '', index }): Finding => ({
        kind: 'wrong',
        says:
          subpath === ''
            ? '@mutuals/ui has no index: import each component by its subpath, such as @mutuals/ui/primitives/button.'
            : `@mutuals/ui has no ${subpath}.${meant(subpath, kit.subpaths)}`,
        at: `${file}:${lineOf(text, index)}`,
      })),
  ]);
}

/** A colour that the kit has for each theme, set once for both: its text would then vanish in one of them. */
function oneTheme({ sources, kit }: App): Finding[] {
  const set = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/(--mu-[\w-]+)\s*:\s*([^;}]+)/g)].map(({ 1: name = '', 2: value = '', index }) => ({
      name,
      value,
      at: `${file}:${lineOf(text, index)}`,
    })),
  );
  return set
    .filter(({ name, value }) => kit.themed.has(name) && !/light-dark\(|var\(/.test(value))
    .filter(({ name }) => set.filter((other) => other.name === name).length === 1)
    .map(({ name, value, at }) => ({
      kind: 'hint',
      says: `${name} is ${value.trim()} in the dark theme, too: write light-dark(…, …), or set it for both.`,
      at,
    }));
}

/** The layers of the kit's sheet, in their order (scripts/styles.ts); its look stands in the last. */
const KIT_LAYERS = ['theme', 'base', 'components', 'utilities'];
const LAYER = /@layer\s*([\w.-]*)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const RESET =
  /(?<=(?:^|[,{};]|\*\/)\s*)(?:\*|button|input)\s*(?:,[^{]*)?\{[^}]*\b(?:padding|margin|border|background|font)\b/g;

/** Where all elements of a kind are reset: not inside of another rule or a scope, which are about a part of the page. */
const resetsIn = (css: string) =>
  [...css.matchAll(RESET)].filter(({ index }) => {
    const around: string[] = [];
    for (const [token] of css.slice(0, index).matchAll(/[^{};]*\{|\}/g)) {
      if (token === '}') around.pop();
      else around.push(token);
    }
    return around.every((rule) => /^\s*(?:\/\*[\s\S]*\*\/\s*)?@(?:media|supports|container)\b/.test(rule));
  });

/** The layers that an order of the app's (`@layer reset, base;`) puts before one of the kit's, and the kit's. */
const layersBelow = ({ sources }: App): ReadonlySet<string> =>
  new Set([
    ...KIT_LAYERS,
    ...[...sources.values()]
      .flatMap((text) => [...text.matchAll(/@layer\s+([^;{}]+);/g)])
      .flatMap(([, order = '']) => {
        const names = order.split(',').map((name) => name.trim());
        return names.slice(0, names.findLastIndex((name) => KIT_LAYERS.includes(name)) + 1);
      }),
  ]);

/** A reset outside of layers wins over everything that the kit sets, and so does one in a layer that comes after the kit's. */
function resets(app: App): Finding[] {
  const below = layersBelow(app);
  return [...app.sources].flatMap(([file, text]) => {
    if (!file.endsWith('.css')) return [];
    const above = [...text.matchAll(LAYER)]
      .filter(([, name = '', rules = '']) => !below.has(name.replace(/\..*/, '')) && resetsIn(rules).length > 0)
      .map(({ 1: name, index }): Finding => ({
        kind: 'hint',
        says: `A reset in the layer "${name}" wins over the kit if it comes after the kit’s sheet: write @layer base { … }.`,
        at: `${file}:${lineOf(text, index)}`,
      }));
    // What stands in a layer is blanked, its lines kept.
    const outside = text.replaceAll(LAYER, (layer) => layer.replaceAll(/[^\n]/g, ' '));
    return [
      ...above,
      ...resetsIn(outside).map(({ index }): Finding => ({
        kind: 'wrong',
        says: 'A reset outside of layers wins over the kit: put it into one, @layer base { … }.',
        at: `${file}:${lineOf(text, index)}`,
      })),
    ];
  });
}

/** All that is wrong with how an app uses the kit, what stops it first. */
export const diagnose = (app: App): readonly Finding[] => [
  ...setUp(app),
  ...doubles(app),
  ...unknown(app),
  ...oneTheme(app),
  ...resets(app),
];
