import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], { eager: true, query: '?raw', import: 'default' }),
);
const published = sources.filter(
  ([file]) => /^(\.\.\/(primitives|blocks|patterns)|\.)\//.test(file) && !/\.stories\.|\/story\//.test(file),
);

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The tags that a source opens, and whether they can have a class. */
function elementsIn(file: string, source: string): Array<{ tag: string; isBare: boolean; where: string }> {
  const found: Array<{ tag: string; isBare: boolean; where: string }> = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'JSXOpeningElement') {
      const tag = /^<([\w.]+)/.exec(source.slice(value.start))?.[1] ?? '';
      const attributes = Array.isArray(value['attributes']) ? value['attributes'].filter(isNode) : [];
      const isBare = attributes.every(
        ({ type, name }) => type !== 'JSXSpreadAttribute' && !(isNode(name) && name['name'] === 'className'),
      );
      found.push({ tag, isBare, where: `${file}:${source.slice(0, value.start).split('\n').length}` });
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program.body);
  return found;
}

describe('the class names', () => {
  it.each(sources)('of %s are Tailwind’s with the prefix: without it they do nothing', (_file, source) => {
    const names = [...source.matchAll(/className="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    expect(names.filter((name) => name && !name.startsWith('mu:'))).toEqual([]);
  });

  /** The middle is the same from both sides. */
  const side =
    /mu:(?:\S*:)?-?(?:[mp][lr]-|left-(?!1\/2)|right-|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b)[^\s'"`]*/g;
  it.each(published.filter(([file]) => file.startsWith('../primitives/')))(
    'of %s name sides by the direction of the text',
    (_file, source) => {
      expect(source.match(side) ?? []).toEqual([]);
    },
  );

  /** Elements that browsers style, which the package resets on elements with one of our classes (scripts/reset.css). */
  const styledByBrowsers = /^(h[1-6]|p|ul|ol|dl|dd|a|button|input|textarea|svg|img|table|code|kbd)$/;
  it.each(published)('of %s stand on every element that browsers style', (file, source) => {
    const isHeading = (tag: string) => tag === 'Heading' && source.includes("'react-aria-components/Heading'");
    const bare = elementsIn(file, source).filter(
      ({ tag, isBare }) => isBare && (styledByBrowsers.test(tag) || isHeading(tag)),
    );
    expect(bare.map(({ tag, where }) => `${where} <${tag}>`)).toEqual([]);
  });

  it('are looked for in the sources', () => {
    expect(published.length).toBeGreaterThan(100);
    expect(elementsIn('a.tsx', 'const a = <p><Heading {...props} /><ul className="b" /></p>;')).toMatchObject([
      { tag: 'p', isBare: true },
      { tag: 'Heading', isBare: false },
      { tag: 'ul', isBare: false },
    ]);
  });
});
