import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type App, readApp } from '../packages/ui/scripts/cli/app.ts';
import { diagnose } from '../packages/ui/scripts/cli/doctor.ts';
import { upgrade } from '../packages/ui/scripts/cli/upgrade.ts';

const right = {
  'main.tsx': `import '@mutuals/ui/styles.css';\nimport { Provider } from '@mutuals/ui/provider';`,
  'vite.config.ts': `import { kitLanguages } from '@mutuals/ui/vite';`,
};
const app = (sources: Record<string, string>, more: Partial<App> = {}): App => ({
  asksFor: { '@mutuals/ui': '^1.0.0', vite: '^8.0.0' },
  sources: new Map(Object.entries(sources)),
  copiesOf: () => [{ version: '19.3.1', at: 'node_modules' }],
  kit: {
    variables: new Set(['--mu-accent', '--mu-radius-card', '--mu-surface']),
    themed: new Set(['--mu-surface']),
    subpaths: new Set(['styles.css', 'theme.css', 'provider', 'vite', 'next', 'primitives/button']),
  },
  ...more,
});
const said = (of: App) => diagnose(of).map(({ at, says }) => `${at ?? ''} ${says}`.trim());

describe('doctor', () => {
  it('has nothing to say to an app that is set up as the README says', () => {
    expect(said(app(right))).toEqual([]);
  });

  it.each([
    ['a missing sheet', { 'main.tsx': `'@mutuals/ui/provider'; kitLanguages` }, /No style sheet/],
    ['both sheets', { ...right, 'app.css': '@import "@mutuals/ui/theme.css";' }, /leave the import of styles\.css out/],
    ['a missing Provider', { 'main.tsx': `import '@mutuals/ui/styles.css'; kitLanguages` }, /No Provider/],
    [
      'an unknown token',
      { ...right, 'a.css': '\n:root { --mu-acent: red }' },
      /^a\.css:2 .*--mu-acent.*--mu-accent meant/,
    ],
    [
      'an unknown token of a style',
      { ...right, 'a.tsx': `style={{ '--mu-radius-cart': 2 }}` },
      /--mu-radius-card meant/,
    ],
    [
      'a theme without dark',
      { ...right, 'a.css': '.x {}\n:root { --mu-surface: #fff; }' },
      /^a\.css:2 --mu-surface is #fff in the dark theme, too/,
    ],
    [
      'a reset that wins over the kit',
      { ...right, 'a.css': 'body { margin: 0 }\n*, ::before { margin: 0; padding: 0 }' },
      /^a\.css:2 A reset outside of layers.*@layer base/,
    ],
    [
      'a reset in a layer that the kit’s order does not have',
      { ...right, 'a.css': '\n@layer reset { * { margin: 0 } button { padding: 0 } }' },
      /^a\.css:2 A reset in the layer "reset".*@layer base/,
    ],
    ['an import of the whole', { ...right, 'a.tsx': `from '@mutuals/ui'` }, /has no index/],
    ['an unknown subpath', { ...right, 'a.tsx': `from '@mutuals/ui/primitives/buton'` }, /primitives\/button meant/],
  ])('finds %s', (_name, sources, finding) => {
    expect(said(app(sources))).toEqual([expect.stringMatching(finding)]);
  });

  it('names the way to fewer languages that belongs to the app’s tool', () => {
    const files = { 'main.tsx': right['main.tsx'] };
    expect(said(app(files))).toEqual([expect.stringMatching(/@mutuals\/ui\/vite/)]);
    expect(said(app(files, { asksFor: { '@mutuals/ui': '^1.0.0', next: '^16.0.0' } }))).toEqual([
      expect.stringMatching(/@mutuals\/ui\/next/),
    ]);
  });

  it('has nothing against both themes, a reset in a layer below the kit’s look, and a page without a margin', () => {
    const css = `@layer theme, reset, base, components, utilities;
@layer base { * { margin: 0 } button { padding: 0 } }
@layer reset { * { margin: 0 } }
@layer base { @media print { button { padding: 0 } } }
body { margin: 0 }
:root { --mu-surface: light-dark(#fff, #111); --mu-accent: #0a58ca; }`;
    expect(said(app({ ...right, 'a.css': css }))).toEqual([]);
    const apart = `:root { --mu-surface: #fff } [data-theme='dark'] { --mu-surface: #111 }`;
    expect(said(app({ ...right, 'a.css': apart }))).toEqual([]);
  });

  it.each([
    [
      'a bundler’s list of packages',
      'next.config.ts',
      `transpilePackages: ['@mutuals/ui'], noExternal: ["@mutuals/ui/"]`,
    ],
    [
      'what a bundler does with a file',
      'a.ts',
      `import url from '@mutuals/ui/styles.css?url'; import('@mutuals/ui/styles.css?inline')`,
    ],
    ['a sheet by its address', 'a.css', `@import url("@mutuals/ui/styles.css") layer(kit);`],
    ['another package', 'a.ts', `import { chart } from '@mutuals/ui-charts';`],
    [
      'a rule for a part of the page',
      'a.css',
      '.nav button { border: 0 }\n.nav > * { margin: 0 }\n.nav { color: red; input { padding: 0 } }',
    ],
    ['a rule for a scope', 'a.css', '@scope (.card) { button { padding: 0 } }'],
  ])('has nothing against %s', (_name, file, text) => {
    expect(said(app({ ...right, [file]: text }))).toEqual([]);
  });

  it.each([
    [
      'a part of the app that is loaded later',
      'a.ts',
      `await import('@mutuals/ui/primitives/buton')`,
      /primitives\/button meant/,
    ],
    ['a module of the older kind', 'a.cjs', `require("@mutuals/ui")`, /has no index/],
    ['a reset for a medium', 'a.css', '@media print {\n  a, button { border: 0 } }', /^a\.css:2 A reset outside/],
    [
      'a reset for a medium in a layer above the kit’s look',
      'a.css',
      '@layer reset { @media print { button { padding: 0 } } }',
      /^a\.css:1 A reset in the layer "reset"/,
    ],
    ['a reset behind a comment', 'a.css', '/* Reset. */\n* { margin: 0 }', /^a\.css:2 A reset outside/],
  ])('looks into %s', (_name, file, text, finding) => {
    expect(said(app({ ...right, [file]: text }))).toEqual([expect.stringMatching(finding)]);
  });

  it('finds what is installed twice, and a React that is too old', () => {
    const copies = (...versions: string[]) => versions.map((version, place) => ({ version, at: `place-${place}` }));
    expect(
      said(app(right, { copiesOf: (name) => (name === 'react' ? copies('19.3.1', '19.3.1') : copies('19.0.0')) })),
    ).toEqual([expect.stringMatching(/^react is installed 2 times \(19\.3\.1 in place-0, 19\.3\.1 in place-1\)/)]);
    expect(said(app(right, { copiesOf: (name) => copies(/^react(-dom)?$/.test(name) ? '18.3.1' : '1.0.0') }))).toEqual([
      expect.stringMatching(/^react is 18/),
      expect.stringMatching(/^react-dom is 18/),
    ]);
  });

  it('takes what an app only reads for no token of its own', () => {
    expect(said(app({ ...right, 'a.css': 'a { color: var(--mu-own-thing) }' }))).toEqual([]);
  });
});

describe('the app', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutuals-doctor-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read from its folder: its sources without what is installed or built, and what the kit offers', () => {
    write('package.json', '{ "dependencies": { "@mutuals/ui": "1.0.0" } }');
    write('src/a.tsx', 'one');
    write('dist/a.js', 'built');
    write('node_modules/@mutuals/ui/package.json', '{ "exports": { "./primitives/button": {} } }');
    write('node_modules/@mutuals/ui/dist/styles.css', ':root{--mu-accent:red}a{color:var(--mu-text)}');
    write('node_modules/@mutuals/ui/dist/theme.css', '@theme{--text-mu-4xl:var(--mu-text-4xl,3rem)}');
    const read = readApp(folder);
    expect([...read.sources.keys()]).toEqual(['src/a.tsx']);
    expect([...read.kit.variables]).toEqual(['--mu-accent', '--mu-text', '--mu-text-4xl']);
    expect([...read.kit.subpaths]).toEqual(['primitives/button']);
  });

  it('finds the kit where a workspace keeps it for all its apps', () => {
    write('package.json', '{ "workspaces": ["app"] }');
    write('app/package.json', '{ "dependencies": { "@mutuals/ui": "1.0.0" } }');
    write('node_modules/@mutuals/ui/package.json', '{ "exports": { "./primitives/button": {} } }');
    expect([...readApp(path.join(folder, 'app')).kit.subpaths]).toEqual(['primitives/button']);
  });

  it('has two copies of a package where two of its packages find one in different places, whatever the version', () => {
    const react = '{ "name": "react", "version": "19.3.1" }';
    const asking = '{ "name": "other", "version": "1.0.0", "peerDependencies": { "react": "19" } }';
    write('package.json', '{ "workspaces": ["app"] }');
    write('node_modules/react/package.json', react);
    write('node_modules/other/package.json', asking);
    write('app/package.json', '{ "dependencies": { "react": "19", "other": "1" } }');
    write('beside/node_modules/react/package.json', react);
    const copies = () =>
      readApp(path.join(folder, 'app'))
        .copiesOf('react')
        .map(({ at }) => at.replaceAll('\\', '/'));
    expect(copies()).toEqual(['../node_modules/react']);
    write('app/node_modules/react/package.json', react);
    expect(copies()).toEqual(['node_modules/react', '../node_modules/react']);
    write('app/node_modules/other/package.json', asking);
    expect(copies()).toEqual(['node_modules/react']);
  });

  it('follows links, as pnpm makes them and as npm link does', () => {
    write('package.json', '{ "dependencies": { "react": "19", "kit": "1" } }');
    write('store/react/package.json', '{ "name": "react", "version": "19.3.1" }');
    write('store/kit/package.json', '{ "name": "kit", "version": "1.0.0", "dependencies": { "react": "19" } }');
    mkdirSync(path.join(folder, 'store/kit/node_modules'));
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(path.join(folder, 'store/react'), path.join(folder, 'store/kit/node_modules/react'), 'junction');
    for (const name of ['react', 'kit'])
      symlinkSync(path.join(folder, 'store', name), path.join(folder, 'node_modules', name), 'junction');
    expect(readApp(folder).copiesOf('react')).toHaveLength(1);
    rmSync(path.join(folder, 'store/kit/node_modules/react'));
    write('store/kit/node_modules/react/package.json', '{ "name": "react", "version": "19.3.1" }');
    expect(readApp(folder).copiesOf('react')).toHaveLength(2);
  });
});

describe('upgrade', () => {
  const of = (text: string) =>
    upgrade({ sources: new Map([['a.tsx', `from '@mutuals/ui/primitives/chip';\n${text}`]]) });

  it('changes what has one answer', () => {
    const { changed, left } = of('<Chip\n  size="md"\n  tone="shared"\n>Art</Chip> <Chip tone="neutral">Code</Chip>');
    expect(changed.get('a.tsx')).toContain('<Chip\n  size="md"\n  tone="accent"\n>Art</Chip> <Chip tone="neutral">');
    expect(left).toEqual([]);
  });

  it('names the place of what a person must decide, and leaves it', () => {
    const { changed, left } = of('<IconButton variant="like" />\n<QrCode value="" hasMark />');
    expect(changed.size).toBe(0);
    expect(left.map(({ at }) => at)).toEqual(['a.tsx:2', 'a.tsx:3']);
  });

  it('reads a tag to its end, over the arrow of a function', () => {
    const { changed, left } = of(
      '<Chip onRemove={() => go(id)} tone="shared">\n<IconButton onPress={() => go(id)} variant="like" />',
    );
    expect(changed.get('a.tsx')).toContain('<Chip onRemove={() => go(id)} tone="accent">');
    expect(left.map(({ at }) => at)).toEqual(['a.tsx:3']);
    expect(of('<Chip onRemove={() => go(id)}>Art</Chip> <Tag tone="shared" />').changed.size).toBe(0);
  });

  it('leaves other kits’ components alone', () => {
    expect(
      upgrade({ sources: new Map([['a.tsx', 'import { Chip } from "other";\n<Chip tone="shared" />']]) }).changed.size,
    ).toBe(0);
  });
});
