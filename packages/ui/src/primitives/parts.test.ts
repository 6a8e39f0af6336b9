import { describe, expect, it } from 'vitest';
import type { Parts } from '../lib/parts.ts';

const files = import.meta.glob<Record<string, Parts<string, string>>>(['./*/*.parts.ts', '../blocks/*/*.parts.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(
  ['./*/*.tsx', '../blocks/*/*.tsx', '!../**/*.{stories,registry}.tsx', '!./**/*.stories.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const stories = import.meta.glob<string>(['./*/*.stories.tsx', '../blocks/*/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const sourceOf = (folder: string) =>
  Object.entries(sources)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, source]) => source)
    .join('\n');
const tables = Object.entries(files).flatMap(([path, file]) =>
  Object.values(file).map((table) => [table.name, folderOf(path), table] as const),
);

/** Parts that open, and components that are one. */
const OPENING = ['popover', 'overlay', 'tooltip', 'menu'];
const OVERLAYS = new Set(['popover', 'tooltip', 'toast-region']);
const opening = tables.filter(
  ([name, , { parts }]) => OVERLAYS.has(name) || OPENING.some((part) => Object.hasOwn(parts, part)),
);

/** Parts of the brand, which no other app has. */
const OWN = new Set(['logo']);

/** What has no element of its own, or is another component with less to say. */
const WITHOUT_PARTS = /-trigger$|^toasts$|^alert-dialog$/;

/** The components that a folder offers, from the file of its name. */
const exported = Object.entries(sources)
  .filter(([path]) => path.endsWith(`/${folderOf(path)}.tsx`))
  .flatMap(([path, source]) => {
    const written = [...source.matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name);
    const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
    return [...written, ...passedOn.map((name) => name.trim())]
      .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name))
      .map((name) => [name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase(), folderOf(path)] as const);
  })
  .filter(([name, folder]) => !WITHOUT_PARTS.test(name) && !OWN.has(folder));

describe('the parts of a component (D82)', () => {
  it('have a table in every folder of the package', () => {
    const folders = new Set(Object.keys(sources).map(folderOf));
    const named = new Set(tables.map(([, folder]) => folder));
    expect([...folders].filter((folder) => !named.has(folder) && !OWN.has(folder))).toEqual([]);
  });

  it.each(exported)('of %s, which %s exports, have a table', (name) => {
    expect(tables.map(([table]) => table)).toContain(name);
  });

  it.each(tables)('of %s stand under its name', (name, folder) => {
    expect(sourceOf(folder)).toMatch(new RegExp(`data-slot['"]?[=:] ?['"]${name}['"]`));
  });

  it.each(opening)('of %s that open are photographed open (the gate checks that they are)', (_name, folder) => {
    const [, source = ''] = Object.entries(stories).find(([path]) => folderOf(path) === folder) ?? [];
    const tags = [...source.matchAll(/^ *(?:export const .*)?tags: \[(.*?)\]/gm)].map(([, list = '']) => list);
    expect(tags.filter((list) => list.includes("'open'") && !list.includes("'no-picture'"))).not.toEqual([]);
  });

  it('have names of their own', () => {
    const slots = tables.flatMap(([name, , { parts }]) => [
      name,
      ...Object.keys(parts).map((part) => `${name}-${part}`),
    ]);
    expect(slots.filter((slot, place) => slots.indexOf(slot) !== place)).toEqual([]);
  });
});
