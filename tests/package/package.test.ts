import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { Ajv } from 'ajv';
import { type Browser, chromium, type Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../../packages/ui/scripts/api.ts';
import { machineEntries } from '../../packages/machines/scripts/pack.ts';
import { blockNames, entries, UNPUBLISHED } from '../../packages/ui/scripts/build.ts';
import { ownTheme, tokens } from '../../packages/ui/src/tokens/tokens.ts';
import { kitLanguages } from '../../packages/ui/src/vite/vite.ts';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { root } from './apps.ts';
import { expectApproved, open } from './page.ts';
import { registry, registryItem } from './registry.schema.ts';

/** The maximum size of the whole kit's style sheet, gzipped. */
const CSS_BUDGET = 15_000;
const APPROVED = path.join(import.meta.dirname, 'sheet.png');

interface RegistryItem {
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly files: ReadonlyArray<{ readonly path: string; readonly content: string }>;
}

const dist = path.join(root, 'packages/ui/dist');
const folder = process.env['PACKED_KIT'] ?? '';
const tarball = process.env['PACKED_KIT_TARBALL'] ?? '';
let installed: { dependencies: Record<string, string> };
let browser: Browser;
/** The registry's items. */
let items: readonly RegistryItem[];

beforeAll(async () => {
  installed = JSON.parse(readFileSync(path.join(folder, 'node_modules/@mutuals/ui/package.json'), 'utf8'));
  items = blockNames().map((name) =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules/@mutuals/ui/registry', `${name}.json`), 'utf8')),
  );
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser?.close();
});

describe('the tarball', () => {
  it('follows the rules of packages', async () => {
    const data = readFileSync(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('contains what an app needs and nothing else', async () => {
    const files = readdirSync(path.join(folder, 'node_modules/@mutuals/ui'), { recursive: true, encoding: 'utf8' });
    expect(
      files.filter(
        (file) =>
          UNPUBLISHED.test(file) || /^src\/|lib\/story/.test(file) || (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
      ),
    ).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'AGENTS.md',
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'THIRD_PARTY_NOTICES',
        'llms.txt',
        'docs/select.md',
        'dist/styles.css',
        'dist/theme.css',
        'dist/fonts.css',
        'dist/primitives/button/button.js',
        'dist/primitives/button/button.d.ts',
      ]),
    );
  });

  it('leads in its README to nothing that it does not have', () => {
    const kit = path.join(folder, 'node_modules/@mutuals/ui');
    const links = [...readFileSync(path.join(kit, 'README.md'), 'utf8').matchAll(/\]\((?!https:|#)([^)]+)\)/g)];
    expect(links.map(([, to = '']) => to).filter((to) => !existsSync(path.join(kit, to)))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('has no product in it: neither patterns, screens and brand, nor an i18next that would meet an app’s own (D81)', () => {
    expect(
      entries()
        .map(({ subpath }) => subpath)
        .filter((subpath) => !/^(?:primitives|blocks)\//.test(subpath)),
    ).toEqual(['provider', 'tokens', 'vite', 'next', 'next/loader']);
    expect(readdirSync(path.join(folder, 'node_modules')).filter((name) => name.includes('i18next'))).toEqual([]);
  });

  it('has a manifest that any client reads: a licence, ranges, and nothing of this workspace', () => {
    expect(installed).toMatchObject({ license: 'MIT', peerDependencies: { react: '>=19', 'react-dom': '>=19' } });
    expect(installed).not.toHaveProperty('private');
    expect(JSON.stringify(installed)).not.toMatch(/catalog:|workspace:|publishConfig|\/src\//);
  });

  it('finds by its own doctor what an app misses', async () => {
    const app = path.join(folder, 'sick');
    mkdirSync(app);
    writeFileSync(path.join(app, 'package.json'), '{ "dependencies": { "@mutuals/ui": "*" } }');
    writeFileSync(path.join(app, 'a.tsx'), `import '@mutuals/ui/primitives/buton';`);
    const bin = path.join(folder, 'node_modules/.bin/ui');
    const said = await promisify(execFile)(bin, ['doctor'], { cwd: app }).catch((error: { stdout: string }) => error);
    expect(said.stdout).toContain('No style sheet of the kit');
  });

  it('knows by its own doctor each variable that ownTheme sets', async () => {
    const app = path.join(folder, 'own-theme');
    mkdirSync(app);
    writeFileSync(path.join(app, 'package.json'), '{ "dependencies": { "@mutuals/ui": "*" } }');
    const { text, font, ...values } = tokens;
    const wordsOf = (values: object) => Object.fromEntries(Object.keys(values).map((name) => [name, 'initial']));
    writeFileSync(path.join(app, 'a.css'), ownTheme({ ...values, text: wordsOf(text), font: wordsOf(font) }));
    const bin = path.join(folder, 'node_modules/.bin/ui');
    const said = await promisify(execFile)(bin, ['doctor'], { cwd: app }).catch((error: { stdout: string }) => error);
    expect(said.stdout).toContain('No style sheet of the kit');
    expect(said.stdout).not.toContain('The kit reads no');
  });

  it('has a page for each component that it exports, and names all of them in llms.txt', () => {
    const kit = path.join(folder, 'node_modules/@mutuals/ui');
    const names = entries().flatMap(({ subpath }) => /^(?:primitives|blocks)\/([\w-]+)$/.exec(subpath)?.[1] ?? []);
    const index = readFileSync(path.join(kit, 'llms.txt'), 'utf8');
    // Icons are a list of names.
    const missing = names.filter((name) => name !== 'icons' && !index.includes(`(docs/${name}.md): `));
    expect(missing).toEqual([]);
    const pages = readdirSync(path.join(kit, 'docs')).map((page) => readFileSync(path.join(kit, 'docs', page), 'utf8'));
    // What an app cannot write: the kit's own classes, and the spies of its stories.
    expect(pages.filter((page) => /className="mu:|\bfn\(/.test(page))).toEqual([]);
    expect(readFileSync(path.join(kit, 'docs/select.md'), 'utf8')).toContain(
      '| `select-trigger` | `classNames.trigger` |',
    );
  });

  it('keeps its API: an export or a type changes only on purpose (packages/ui/scripts/api.ts --update)', () => {
    expect(apiOf(dist)).toBe(readFileSync(path.join(root, 'packages/ui/api.txt'), 'utf8'));
  });

  it('marks exactly the modules that only run in a browser', () => {
    const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(path.join(dist, file), 'utf8'));
    expect(isClient('primitives/button/button.js')).toBe(true);
    expect(isClient('primitives/button/button.variants.js')).toBe(false);
  });
});

describe('the registry of blocks', () => {
  it('has an item for each block, and an index, in the form that shadcn’s command reads', () => {
    const ajv = new Ajv({ allErrors: true, strictRequired: false, allowUnionTypes: true });
    const isItem = ajv.compile(registryItem);
    expect(items.flatMap((item) => (isItem(item) ? [] : [item.name, isItem.errors]))).toEqual([]);
    const index: { items: Array<{ name: string }> } = JSON.parse(
      readFileSync(path.join(folder, 'node_modules/@mutuals/ui/registry/registry.json'), 'utf8'),
    );
    expect(ajv.validate(registry, index), JSON.stringify(ajv.errors)).toBe(true);
    expect(index.items.map(({ name }) => name)).toEqual(blockNames());
  });

  it('installs nothing but what is published, and leads to nothing of this repository', () => {
    for (const { dependencies, files } of items) {
      expect(dependencies.filter((name) => !/^(?:@mutuals\/(?:ui|machines)@\^\d|@?xstate)/.test(name))).toEqual([]);
      for (const { content } of files) expect(content).not.toMatch(/from '\./);
    }
  });
});

it('the machines run alone, without the components', async () => {
  writeFileSync(
    path.join(folder, 'machine.mjs'),
    `import { canReply } from '@mutuals/machines/ticket';
import { createUploadMachine } from '@mutuals/machines/upload';
import { getInitialSnapshot } from 'xstate';
console.log(typeof createUploadMachine, canReply('closed'), typeof getInitialSnapshot);`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['machine.mjs'], { cwd: folder });
  expect(stdout.trim()).toBe('function false function');
});

describe('the style sheet', () => {
  const css = () => readFileSync(path.join(dist, 'styles.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

  it(`weighs at most ${CSS_BUDGET} bytes, gzipped`, () => {
    expect(gzipSync(css(), { level: 9 }).length).toBeLessThanOrEqual(CSS_BUDGET);
  });

  it('puts every rule in a layer, so that an app can override it', () => {
    const outside = css()
      .replaceAll(/@property[^{]*\{[^}]*\}/g, '')
      .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '')
      .replaceAll(/@layer [^;{]*;/g, '');
    const left = outside.replaceAll(
      /@layer [\w.]+(?=\{)(\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})*\})*\})/g,
      '',
    );
    expect(left.trim()).toBe('');
  });

  it('has class names that collide with none of an app', () => {
    const names = [
      ...css()
        .replaceAll(/@layer [^{;]*/g, '')
        .matchAll(/\.(-?[a-z_](?:\\.|[\w-])*)/gi),
    ].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => name !== 'mu-icon' && !name.startsWith('mu\\:'))).toEqual([]);
  });
});

it('the types of every subpath compile in an app as strict as this one, without skipLibCheck', async () => {
  writeFileSync(
    path.join(folder, 'all.ts'),
    [
      ...entries().map(({ subpath }) => `@mutuals/ui/${subpath}`),
      ...machineEntries.map(({ subpath }) => `@mutuals/machines/${subpath}`),
    ]
      .map((name, index) => `export * as part${index} from '${name}';`)
      .join('\n'),
  );
  // As shadcn's command installs an item: its files, where their paths say.
  const files = items.flatMap((item) => item.files);
  mkdirSync(path.join(folder, 'blocks'), { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file.path), file.content);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
      },
      files: ['sheet.tsx', 'all.ts', ...files.map((file) => file.path)],
    }),
  );
  const found = await promisify(execFile)(process.execPath, [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    folder,
  ]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(found.split('\n').filter((line) => /^(?:sheet\.tsx|all\.ts|blocks\/|.*@mutuals\/)/.test(line))).toEqual([]);
});

const config = (app: string, more: InlineConfig): InlineConfig => ({
  root: path.join(folder, app),
  configFile: false,
  logLevel: 'error',
  ...more,
});

/** The sheet of every app is the same picture, to the pixel. */
const expectApprovedPicture = (page: Page, app: string): Promise<void> =>
  expectApproved(
    () => page.locator('div[data-theme]').first().locator('..').screenshot({ animations: 'disabled', caret: 'hide' }),
    APPROVED,
    app,
  );

async function expectWorks(page: Page): Promise<void> {
  const wide = page.getByTestId('overridden');
  expect(await wide.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('64px');
  expect(
    await wide.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderStartStartRadius)),
  ).toBeGreaterThan(20);
  // As ownTheme writes it.
  await wide.evaluate((element) => element.style.setProperty('--mu-default-transition-duration', '0ms'));
  expect(await wide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete this profile?' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const styleOf = (page: Page, id: string, ...properties: Array<keyof CSSStyleDeclaration & string>): Promise<string[]> =>
  page.getByTestId(id).evaluate((element, names) => {
    const style = getComputedStyle(element);
    return names.map((name) =>
      style.getPropertyValue(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    );
  }, properties);

/** The kit's sheet adds names to an app's Tailwind and changes none: sizes, faces, movements and variants mean what they meant. */
async function expectNamesAreTheApps(page: Page): Promise<void> {
  expect(await styleOf(page, 'names', 'fontSize', 'transitionDuration', 'transitionTimingFunction')).toEqual([
    '30px',
    '0.15s',
    'cubic-bezier(0, 0, 0.2, 1)',
  ]);
  expect((await styleOf(page, 'names', 'animation'))[0]).toMatch(/^1s linear .*spin/);
  expect((await styleOf(page, 'names', 'fontFamily'))[0]).toMatch(/^ui-monospace/);
  const red = 'oklch(0.577 0.245 27.325)';
  expect(await styleOf(page, 'scheme', 'color')).not.toEqual([red]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await styleOf(page, 'scheme', 'color')).toEqual([red]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await styleOf(page, 'native', 'color', 'textDecorationLine')).toEqual([red, 'underline']);
  expect(await styleOf(page, 'added', 'borderTopLeftRadius', 'height')).toEqual(['14px', '44px']);
  expect(Number.parseFloat((await styleOf(page, 'added', 'fontSize'))[0] ?? '')).toBeGreaterThan(30);
}

/** Values of an app's own hold in both themes, and in one that is nested. */
async function expectOwnTheme(page: Page): Promise<void> {
  expect(await styleOf(page, 'own-corner', 'borderTopLeftRadius', 'backgroundColor')).toEqual([
    '2px',
    'rgb(250, 250, 250)',
  ]);
  expect(await styleOf(page, 'own-dark', 'backgroundColor')).toEqual(['rgb(16, 20, 24)']);
}

describe.each(['plain', 'tailwind'] as const)('an app built by Vite, %s', (app) => {
  it('looks as approved, takes overrides, works and logs no error', async () => {
    await build(
      config(app, { plugins: [react(), kitLanguages(['en']), ...(app === 'tailwind' ? [tailwindcss()] : [])] }),
    );
    const server = await preview(config(app, { preview: { host: '127.0.0.1', port: 0 } }));
    const { page, complaints } = await open(browser, server.resolvedUrls?.local[0] ?? '');
    await expectApprovedPicture(page, app);
    await expectWorks(page);
    if (app === 'plain') {
      const own = await page.locator('article').evaluate((article) =>
        ['h1', 'p', 'ul'].map((tag) => {
          const style = getComputedStyle(article.querySelector(tag) ?? article);
          return [style.fontSize, style.marginTop, style.paddingLeft, style.textWrapStyle];
        }),
      );
      expect(own).toEqual([
        ['32px', '21.44px', '0px', 'auto'],
        ['16px', '16px', '0px', 'auto'],
        ['16px', '16px', '40px', 'auto'],
      ]);
      const link = page.getByRole('link', { name: 'Settings' });
      expect(await link.getAttribute('href')).toBe('/base/settings');
      await link.click();
      expect(await page.title()).toBe('/settings');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      expect(await page.locator('article svg').evaluate((icon) => getComputedStyle(icon).strokeWidth)).toBe('3px');
    } else {
      const own = page.getByTestId('own');
      expect(await own.evaluate((element) => getComputedStyle(element).color)).toBe('oklch(0.577 0.245 27.325)');
      expect(await own.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('oklch(0.955 0.048 90)');
      await expectNamesAreTheApps(page);
      await expectOwnTheme(page);
    }
    expect(complaints).toEqual([]);
    await page.close();
    await server.close();
  });
});
