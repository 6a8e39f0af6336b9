import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../lib/story/guide.ts';
import { StoryLanguage } from '../locales/story-provider.tsx';
import { Provider } from '../provider/provider.tsx';

interface StoryLike {
  args?: Record<string, unknown>;
  play?: unknown;
  tags?: readonly string[];
  render?: (args: Record<string, unknown>, context: Record<string, unknown>) => ReactNode;
}
interface StoryMeta extends StoryLike {
  title: string;
  component?: ComponentType<Record<string, unknown>>;
  parameters?: { guide?: Guide };
}

const stories = import.meta.glob<{ default: StoryMeta } & Record<string, StoryLike>>(
  '../{primitives,blocks,patterns}/*/*.stories.tsx',
  { eager: true },
);
const modules = import.meta.glob<Record<string, unknown>>(
  ['../{primitives,blocks,patterns}/*/*.{ts,tsx}', '!../**/*.{stories,story,test,test-d,examples,registry}.{ts,tsx}'],
  { eager: true },
);
const written = import.meta.glob<string>('../{primitives,blocks,patterns}/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(['../{primitives,blocks,patterns}/*/*.tsx', '!../**/*.{stories,test}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const inEnglish = (children: ReactNode) => <StoryLanguage language="en">{children}</StoryLanguage>;
const pascal = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
/** `primitives/button` of a path, relative to here (`./button/…`) or to the parent (`../patterns/…`). */
const folderOf = (path: string) =>
  path.replace(/^\.\//, 'primitives/').replace('../', '').split('/').slice(0, 2).join('/');
const componentsOf = (source: string) => [...source.matchAll(/^export function ([A-Z]\w*)/gm)];

const folders = [
  ...new Set(
    Object.entries(sources)
      .filter(([, source]) => componentsOf(source).length > 0)
      .map(([path]) => folderOf(path))
      .concat('primitives/icons'),
  ),
].toSorted();

describe.each(folders)('%s', (folder) => {
  const inside = <T,>(files: Record<string, T>) => Object.entries(files).filter(([path]) => folderOf(path) === folder);

  // The package's exports follow this naming rule.
  it('has a file of its name, and stories', () => {
    const name = folder.split('/')[1] ?? '';
    const files = inside(modules).map(([path]) =>
      path
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, ''),
    );
    expect(files.filter((file) => file === name)).toEqual([name]);
    expect(inside(stories).length, 'stories').toBeGreaterThan(0);
  });

  // React Aria's exports are compiled, with names that begin with a dollar.
  it('names its components as they are imported', () => {
    for (const [, module] of inside(modules)) {
      for (const [name, value] of Object.entries(module))
        if (typeof value === 'function' && /^[A-Z]/.test(name) && !value.name.startsWith('$'))
          expect('displayName' in value ? value.displayName : value.name, name).toMatch(/^[A-Z]/);
    }
  });

  it('explains each of its components in a comment', () => {
    for (const [path, source] of inside(sources)) {
      for (const match of componentsOf(source))
        expect(source.slice(0, match.index).trimEnd().endsWith('*/'), `${match[1]} in ${path}`).toBe(true);
    }
  });
});

describe.each(Object.keys(stories).toSorted())('%s', (path) => {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const { default: meta, ...named } = stories[path] ?? { default: { title: '' } };
  const byName = new Map<string, StoryLike>(Object.entries(named));

  it('lies under its own name and opens with a default', () => {
    const kind = pascal(path.startsWith('./') ? 'primitives' : (path.split('/')[1] ?? ''));
    expect(meta.title).toBe(name === 'icons' ? 'Foundations/Icons' : `${kind}/${pascal(name)}`);
    expect([...byName.keys()]).toContain('Default');
  });

  it('has a guide, each key of which a story proves', () => {
    expect(meta.parameters?.guide, 'parameters.guide').toBeDefined();
    expect(
      meta.parameters?.guide?.keyboard.map(({ story }) => story).filter((story) => !byName.get(story)?.play),
    ).toEqual([]);
  });

  it('has its matrices seen in forced colours and with larger text', () => {
    const drawn = (written[path] ?? '')
      .split(/^export const /m)
      .filter((part) => part.includes('<Matrix '))
      .map((part) => /^\w+/.exec(part)?.[0] ?? '');
    expect(drawn.filter((story) => !byName.get(story)?.tags?.includes('matrix'))).toEqual([]);
  });

  it('renders on the server, every story of it', () => {
    for (const [story, { args: own, render: drawn }] of byName) {
      const args = { ...meta.args, ...own };
      const render =
        drawn ?? meta.render ?? ((props: Record<string, unknown>) => createElement(meta.component ?? 'div', props));
      const Rendered = () => render(args, { args, globals: { language: 'en', theme: 'light' } });
      const drawnAlone = createElement(Rendered);
      // A block says the kit's own words, a pattern its product's.
      const content = path.startsWith('../blocks/') ? <Provider>{drawnAlone}</Provider> : drawnAlone;
      expect(() => renderToString(inEnglish(content)), story).not.toThrow();
    }
  });
});
