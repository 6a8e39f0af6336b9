// The kit's style sheet for apps that build no utilities of their own, and the short class names in it.
import { readFileSync } from 'node:fs';
import { compile } from '@tailwindcss/node';
import { Features, type SelectorComponent, transform, type Selector } from 'lightningcss';
import { type Piece, readSource } from './class-lists.ts';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** Browsers that know light-dark(), @property, nesting and cascade layers: all of them since May 2024. */
export const TARGETS = {
  chrome: version(123),
  edge: version(123),
  firefox: version(128),
  safari: version(17, 5),
  ios_saf: version(17, 5),
};

const ENTRY = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) theme(inline);
@import "tailwindcss/utilities.css" layer(utilities.mu) source(none);
@import "../src/theme.css" theme(inline);
@import "./reset.css";
`;
const HERE = import.meta.dirname;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

async function build(words: Iterable<string>): Promise<string> {
  const { build: render } = await compile(ENTRY, { base: HERE, onDependency: () => {}, shouldRewriteUrls: false });
  return render([...words]);
}

/** A selector with its class names renamed, in the selectors inside it too. */
function rename(selector: Selector, to: (name: string) => string): Selector {
  return selector.map((part): SelectorComponent => {
    if (part.type === 'class') return { ...part, name: to(part.name) };
    if ('selectors' in part && Array.isArray(part.selectors))
      return {
        ...part,
        selectors: part.selectors.map((inner) => (Array.isArray(inner) ? rename(inner, to) : inner)),
      } as SelectorComponent;
    return part;
  });
}

function classNamesIn(css: string): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: { Selector: (selector) => rename(selector, (name) => (names.add(name), name)) },
  });
  return names;
}

/** The words of a class list; none where the string is something else. */
function classesIn({ text, role }: Piece, known: ReadonlySet<string>): string[] {
  const words = wordsOf(text);
  // Outside a className only what cannot be another word counts: "flex" may be one, "px-4" may not.
  const isList =
    role === 'text'
      ? words.length > 0 && words.every((word) => known.has(word)) && words.some((word) => /[-:/[(]/.test(word))
      : words.some((word) => known.has(word));
  return isList ? words : [];
}

/** Puts short names for Tailwind's into a module, and a class on elements without any, so that the reset reaches them. */
export type Shorten = (file: string, code: string) => string;

/** The style sheet of the modules, and what makes them speak its class names. */
export async function compileStyles(files: readonly string[]): Promise<{ css: string; shorten: Shorten }> {
  const pieces = files.flatMap((file) => readSource(file, readFileSync(file, 'utf8')).pieces);
  const words = new Set(pieces.flatMap(({ text }) => wordsOf(text)));
  const known = classNamesIn(await build(words));
  const used = new Set(pieces.flatMap((piece) => classesIn(piece, known)));
  const css = await build(used);
  const short = new Map(
    [...classNamesIn(css)].filter((name) => used.has(name)).map((name, index) => [name, `mu-${index.toString(36)}`]),
  );

  const shorten: Shorten = (file, code) => {
    const { pieces: found, bare } = readSource(file, code);
    const edits = [
      ...bare.map((at) => ({ start: at, end: at, text: ' className="mu-"' })),
      ...found.flatMap((piece) => {
        const classes = classesIn(piece, known);
        return classes.length > 0
          ? [
              {
                start: piece.start,
                end: piece.end,
                text: respace(
                  piece.text,
                  classes.map((name) => short.get(name) ?? name),
                ),
              },
            ]
          : [];
      }),
    ].sort((one, other) => other.start - one.start);
    return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  };
  return { css: minify(css, short), shorten };
}

/** Words with the space around them that the old text had: in a template an expression goes on there. */
const respace = (old: string, words: readonly string[]) =>
  (/^\s/.test(old) ? ' ' : '') + words.join(' ') + (/\s$/.test(old) ? ' ' : '');

function minify(css: string, short: ReadonlyMap<string, string>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(withoutIdle(css)),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
    visitor: { Selector: (selector) => rename(selector, (name) => short.get(name) ?? name) },
  });
  return code.toString();
}

/** Where a variable is read, with what the reader falls back to. */
const readsOf = (name: string) => new RegExp(`var\\(${name}(?:,\\s*((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');
const declares = (css: string, name: string) => new RegExp(`(?<![\\w-])${name}:`).test(css);

/**
 * Without Tailwind's machinery that does nothing here: the fallback for browsers without @property, variables that
 * nobody reads, and the registration of variables that nobody sets.
 */
function withoutIdle(css: string): string {
  let text = css
    .replace(/\/\*![\s\S]*?\*\//g, '')
    .replace(/@layer properties;/g, '')
    .replace(/@layer properties \{[\s\S]*$/, '');
  const registered = new Map(
    [...text.matchAll(/@property (--tw-[\w-]+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      /initial-value: ([^;]+);/.exec(body)?.[1]?.trim(),
    ]),
  );
  text = text.replace(/\s*@property (--tw-[\w-]+) \{[^}]*\}/g, '');
  const declared = (name: string) => declares(text, name);
  // A read of what nobody sets is its first value, or what the reader falls back to.
  let before = '';
  while (before !== text) {
    before = text;
    for (const [name, initial] of registered) {
      if (!declared(name))
        text = text.replace(readsOf(name), (_, fallback?: string) => initial ?? fallback?.trim() ?? '');
      if (!text.includes(`var(${name}`)) text = text.replace(new RegExp(`(?<![\\w-])${name}:[^;]*;`, 'g'), '');
    }
  }
  // What is read only where it is set beside it, such as the three parts of a scale, is its value.
  for (const name of registered.keys()) {
    const blocks = [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, body = '']) => body)
      .filter((body) => body.includes(`var(${name}`) || declares(body, name));
    if (!blocks.every((body) => declares(body, name))) continue;
    text = text.replace(/\{([^{}]*)\}/g, (block, body: string) => {
      const value = new RegExp(`(?<![\\w-])${name}:([^;]*);`).exec(body)?.[1]?.trim();
      if (value === undefined || value.includes(name)) return block;
      return block.replace(new RegExp(`(?<![\\w-])${name}:[^;]*;`), '').replace(readsOf(name), () => value);
    });
  }
  const rules = [...registered]
    .filter(([name]) => declared(name))
    .map(
      ([name, initial]) =>
        `@property ${name} { syntax: "*"; inherits: false;${initial === undefined ? '' : ` initial-value: ${initial};`} }`,
    );
  return `${text}\n${rules.join('\n')}`;
}
