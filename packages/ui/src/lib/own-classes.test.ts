import { compile } from 'tailwindcss';
import tailwind from 'tailwindcss/index.css?raw';
import { beforeAll, describe, expect, it } from 'vitest';
import theme from '../theme.css?raw';
import type { Variants } from './variants.ts';

type AnyVariants = Variants<Record<string, Record<string, string>>>;
const modules = import.meta.glob<Record<string, unknown>>(
  ['../{primitives,blocks}/*/*.variants.ts', './**/*.variants.ts'],
  {
    eager: true,
  },
);
const isVariants = (value: unknown): value is AnyVariants =>
  typeof value === 'object' && value !== null && 'base' in value && 'variants' in value && 'classes' in value;
const declared = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, AnyVariants] => isVariants(entry[1]));

/** Classes that mark an element for others and style nothing themselves. */
const isMarker = (name: string) => /^mu:(group|peer)\//.test(name);
/** Set by one class and refined by another on purpose, in Tailwind's order. */
const refined = new Set(['transition-duration', 'transition-timing-function', 'line-height', 'letter-spacing']);

/** Each class's declarations, keyed by where they apply (state, media) and what they set. */
function declarationsOf(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  for (const line of css.split('\n').map((text) => text.trim())) {
    if (line.endsWith('{')) path.push(line.slice(0, -1).trim());
    else if (line === '}') path.pop();
    else {
      const selector = path.at(-1) ?? '';
      const [escaped = '', name = ''] = /\.(mu\\:ui\\:(?:\\.|[\w-])+)/.exec(selector) ?? [];
      const property = line.slice(0, line.indexOf(':'));
      if (!name) continue;
      const own = name.replaceAll('\\', '');
      const place = [
        ...path.slice(0, -1).filter((rule) => !rule.startsWith('@layer')),
        selector.replace(escaped, '&'),
        property,
      ].join(' ');
      found.set(own, [
        ...(found.get(own) ?? []),
        ...(property.startsWith('--') || refined.has(property) ? [] : [place]),
      ]);
    }
  }
  return found;
}

describe('the own classes of a component', () => {
  let declarations = new Map<string, string[]>();
  const classesOf = (list: string) => list.split(/\s+/).filter((name) => name && !isMarker(name));

  beforeAll(async () => {
    const { build } = await compile('@import "tailwindcss" prefix(mu); @import "theme";', {
      loadStylesheet: async (id, base) => ({ path: id, base, content: id === 'tailwindcss' ? tailwind : theme }),
    });
    const all = declared.flatMap(([, { base, variants }]) =>
      [base, ...Object.values(variants).flatMap((group) => Object.values(group))].flatMap(classesOf),
    );
    declarations = declarationsOf(build(all));
  });

  it.each(declared)(
    '%s: each of them is a class that exists, in the layer below the caller',
    (_name, { base, variants }) => {
      const names = [base, ...Object.values(variants).flatMap((group) => Object.values(group))].flatMap(classesOf);
      expect(names.filter((name) => !name.startsWith('mu:ui:') || !declarations.has(name))).toEqual([]);
    },
  );

  it.each(declared)('%s: no two of them set the same property in the same state', (_name, { base, variants }) => {
    const choices = Object.values(variants).reduce<string[]>(
      (lists, group) => lists.flatMap((list) => Object.values(group).map((classes) => `${list} ${classes}`)),
      [base],
    );
    const clashes = choices.flatMap((list) => {
      const setBy = new Map<string, string>();
      return classesOf(list).flatMap((name) =>
        (declarations.get(name) ?? []).flatMap((place) => {
          const before = setBy.get(place);
          setBy.set(place, name);
          return before && before !== name ? [`${before} and ${name} both set ${place}`] : [];
        }),
      );
    });
    expect([...new Set(clashes)]).toEqual([]);
  });
});
