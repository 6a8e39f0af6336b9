import { describe, expect, it } from 'vitest';
import css from '../theme.css?raw';
import { contrast, over } from './colour.ts';
import { decorative, surfaces } from './pairs.ts';
import { tokensOf } from './theme-tokens.ts';
import { type AnyVariants, isVariants, pairsIn, placedIn, type Written } from './written-pairs.ts';

const themes = { light: tokensOf(css, 'light'), dark: tokensOf(css, 'dark') };
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../primitives/*/*.variants.ts',
    '../blocks/*/*.variants.ts',
    '../patterns/*/*.variants.ts',
    '../lib/**/*.variants.ts',
  ],
  { eager: true },
);
const declared = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, AnyVariants] => isVariants(entry[1]));
const sources = Object.entries(
  import.meta.glob<string>(
    ['../{primitives,blocks,patterns,screens,lib}/**/*.tsx', '!../**/*.{stories,test,story}.tsx', '!../lib/story/**'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** Each class list that a component's variants can produce: the defaults, and each other option in its place. */
const listsOf = ({ base, variants, defaults }: AnyVariants): string[] => {
  const chosen = (group: string, option: string) =>
    Object.keys(variants)
      .map((name) => variants[name]?.[name === group ? option : (defaults[name] ?? '')] ?? '')
      .join(' ');
  return [
    `${base} ${chosen('', '')}`,
    ...Object.entries(variants).flatMap(([group, options]) =>
      Object.keys(options).map((option) => `${base} ${chosen(group, option)}`),
    ),
  ];
};
const variants = new Map(declared.map(([name, of]) => [name, listsOf(of)]));

/** A primitive can be anywhere; a part of the product is on the page and on cards, and elsewhere if another part places it there. */
const placed = sources.flatMap(([path, source]) => placedIn(path, source));
const surfacesOf = (path: string, source: string): readonly string[] => {
  if (path.startsWith('../primitives/')) return surfaces;
  const names = [...source.matchAll(/export function (\w+)/g)].map(([, name]) => name);
  return [
    ...new Set(['surface', 'surface-raised', ...placed.filter(({ name }) => names.includes(name)).map(({ on }) => on)]),
  ];
};

describe.each(Object.entries(themes))('%s theme', (theme, tokens) => {
  const colour = (name: string) => {
    const found = tokens.get(name);
    if (!found) throw new Error(`no colour is called ${name}`);
    return found;
  };
  const known = {
    tokens: new Set(tokens.keys()),
    translucent: new Set([...tokens].filter(([, { alpha }]) => alpha < 1).map(([name]) => name)),
    surfaces: [...surfaces],
    variants,
    theme,
  };

  /** The pairs that are too weak, in words. */
  const tooWeak = (pairs: readonly Written[]) =>
    pairs.flatMap(({ where, text, below, opacity, least }) => {
      const ground = below.reduce(
        (seen, { name, alpha }) => over({ ...colour(name), alpha: colour(name).alpha * alpha }, seen),
        colour(below[0]?.name ?? ''),
      );
      const ratio = contrast(
        over({ ...colour(text.name), alpha: colour(text.name).alpha * text.alpha * opacity }, ground),
        ground,
      );
      return ratio < least
        ? [
            `${where}: ${text.name}${opacity < 1 ? ` at ${opacity}` : ''} on ${below.map(({ name, alpha }) => `${name}${alpha < 1 ? `/${alpha * 100}` : ''}`).join(' > ')} ${ratio.toFixed(2)} < ${least}`,
          ]
        : [];
    });

  it.each(declared)('%s is readable in each of its states', (name) => {
    expect(tooWeak(pairsIn(`${name}.tsx`, `const x = <p className={${name}.classes()}>text</p>;`, known))).toEqual([]);
  });

  it.each(
    declared.filter(([, of]) => listsOf(of).some((list) => list.split(/\s+/).includes('mu:ui:border-border-strong'))),
  )('%s has a line that shows in each of its states', (_name, of) => {
    const lines = listsOf(of)
      .flatMap((list) => list.split(/\s+/))
      .filter((name) => !/disabled|readonly|forced-colors/.test(name))
      .flatMap((name) => /(?:^|:)border-([a-z-]+)$/.exec(name)?.[1] ?? []);
    const seen = [...new Set(lines)]
      .filter((name) => tokens.has(name) && !decorative.some((line) => line === name))
      .flatMap((name) =>
        surfaces.map((surface) => ({ name, surface, ratio: contrast(colour(name), colour(surface)) })),
      );
    expect(seen.filter(({ ratio }) => ratio < 3)).toEqual([]);
  });

  it.each(sources)('%s is readable in each of its states', (path, source) => {
    expect(tooWeak(pairsIn(path, source, { ...known, surfaces: surfacesOf(path, source) }))).toEqual([]);
  });

  it('sees a nested text in a state of what is around it', () => {
    const source =
      'const x = <a className="mu:bg-surface mu:hover:bg-accent-pressed"><span className="mu:text-text-subtle">{name}</span></a>;';
    expect(tooWeak(pairsIn('x.tsx', source, known)).join()).toContain('text-subtle on accent-pressed');
  });
});

it('looked at the components', () => {
  expect(declared.length).toBeGreaterThan(15);
  expect(sources.length).toBeGreaterThan(100);
});
