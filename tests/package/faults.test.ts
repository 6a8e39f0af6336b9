// What an app does wrongly or unusually: the kit works, or says in development what is wrong.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { copyPackage, root } from './apps.ts';
import { open, violations } from './page.ts';

const folder = process.env['PACKED_KIT'] ?? '';
const servers: Server[] = [];
let browser: Browser;
const address = { development: '', production: '', strict: '', nonce: '' };

/** An app's own i18next: the kit brings none. */
const own = createRequire(path.join(root, 'packages/ui/package.json'));
const alias = ['i18next', 'react-i18next'].map((name) => ({
  find: name,
  replacement: path.dirname(own.resolve(`${name}/package.json`)),
}));

async function built(app: string, mode: 'development' | 'production'): Promise<string> {
  const outDir = path.join(folder, app, mode);
  // The test runner's own is "test".
  vi.stubEnv('NODE_ENV', mode);
  await build({
    root: path.join(folder, app),
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [react()],
    resolve: { alias: app === 'faults' ? alias : [], dedupe: app === 'faults' ? ['react'] : [] },
    build: { outDir, target: 'es2022' },
  });
  vi.unstubAllEnvs();
  return outDir;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves a built app, its page as `written` makes it. */
async function serve(
  dist: string,
  headers: Record<string, string> = {},
  written = (html: string) => html,
): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] ?? 'font/woff2' });
    response.end(file.endsWith('.html') ? written(readFileSync(file, 'utf8')) : readFileSync(file));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`;
}

beforeAll(async () => {
  const dist = await built('faults', 'development');
  address.development = await serve(dist);
  const policy = (styles: string) => ({
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${styles}; font-src 'self'; img-src data:`,
  });
  address.strict = await serve(dist, policy("'self'"));
  address.nonce = await serve(dist, policy("'self' 'nonce-once'"), (html) =>
    html.replace('<head>', '<head><meta property="csp-nonce" content="once">'),
  );
  address.production = await serve(await built('faults', 'production'));
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close();
});

const see = (name: string, at: keyof typeof address = 'development') => open(browser, `${address[at]}?case=${name}`);
/** What the kit itself says. */
const saidIn = (complaints: readonly string[]) => complaints.filter((words) => words.includes('@mutuals/ui'));

/** A person opens what lies over the page, and chooses. */
async function works(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Role/ }).first().click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await page.getByRole('button', { name: 'Open' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('in development the kit says what is wrong', () => {
  it.each([
    ['no-sheet', /no style sheet.*@mutuals\/ui\/styles\.css/],
    ['two-providers', /Provider inside of another one cannot set the theme.*<Theme>/],
    ['no-locale', /"the French one" is no language tag/],
    ['arabic', /ar-EG is written rtl, the page ltr.*dir="rtl"/],
  ])('%s', async (name, words) => {
    const { page, complaints } = await see(name);
    expect(saidIn(complaints).slice(0, 1)).toEqual([expect.stringMatching(words)]);
    await page.close();
  });

  it('no-provider, as soon as a word is missing', async () => {
    const { page, complaints } = await see('no-provider');
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => complaints.join()).toMatch(/No words for "dialog".*Provider of @mutuals\/ui\/provider/);
    await page.close();
  });

  it('once, when what opens an overlay is used inside of a shadow root', async () => {
    const { page, complaints } = await see('shadow-root');
    for (const name of ['Open', /Role/]) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => complaints).toEqual([expect.stringMatching(/do not work.*shadow root.*README/)]);
    }
    await page.close();
  });

  it.each(['plain', 'underscore', 'unspoken', 'own-i18next'])('and nothing of what is right: %s', async (name) => {
    const { page, complaints } = await see(name);
    expect(complaints).toEqual([]);
    await works(page);
    await page.close();
  });

  it('and nothing in production', async () => {
    const shadow = await see('shadow-root', 'production');
    await shadow.page.getByRole('button', { name: 'Open' }).click();
    expect(shadow.complaints).toEqual([]);
    await shadow.page.close();
    for (const name of ['no-sheet', 'two-providers', 'no-locale', 'arabic']) {
      const { page, complaints } = await see(name, 'production');
      expect(complaints, name).toEqual([]);
      await page.close();
    }
  });
});

describe('the kit works', () => {
  it('with an inner Provider, whose language is its own part’s and whose theme is not the page’s', async () => {
    const { page } = await see('two-providers');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.getByRole('group', { name: 'Day' }).first().textContent()).toContain('26/11/2026');
    await page.close();
  });

  it('in the theme of its Provider from the first picture on', async () => {
    const { page } = await see('dark');
    expect(await page.locator('body').getAttribute('data-first')).toBe('dark');
    await page.close();
  });

  it('in a language that is written as another platform writes it, and in one that nobody has', async () => {
    for (const name of ['underscore', 'no-locale', 'unspoken']) {
      const { page } = await see(name);
      await works(page);
      await page.close();
    }
  });

  it('from right to left', async () => {
    const { page, complaints } = await open(browser, `${address.development}?case=arabic`, {});
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const trigger = page.getByRole('button', { name: /Role/ });
    const [box, icon] = await Promise.all([trigger.boundingBox(), trigger.locator('svg').last().boundingBox()]);
    expect((icon?.x ?? 0) - (box?.x ?? 0)).toBeLessThan((box?.width ?? 0) / 2);
    await works(page);
    expect(await violations(page)).toEqual([]);
    expect(saidIn(complaints)).toHaveLength(1);
    await page.close();
  });

  it('beside an app’s own i18next, which keeps its texts', async () => {
    const { page } = await see('own-i18next');
    expect(await page.getByTestId('own').textContent()).toBe('My own text');
    await page.close();
  });

  it('under a policy that allows no style in the page; with a nonce nothing is missing there', async () => {
    const strict = await see('plain', 'strict');
    await works(strict.page);
    // React Aria’s rule that a press does not begin a scroll.
    expect(strict.complaints).toEqual([expect.stringContaining('Content Security Policy')]);
    await strict.page.close();
    const { page, complaints } = await see('plain', 'nonce');
    await works(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('in a shadow root that has the sheet too', async () => {
    const { page, complaints } = await see('shadow-root');
    const save = page.getByRole('button', { name: 'Save' });
    expect(await save.evaluate((element) => getComputedStyle(element).height)).toBe('44px');
    await page.getByRole('row', { name: 'Work' }).focus();
    await page.getByLabel('Name').fill('Ada');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('under a reset that comes later, in the layer that the README names', async () => {
    const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
    const [, layer = ''] = /^\*\*Resets\.\*\*.*`@layer (\w+) \{/m.exec(readme) ?? [];
    expect(layer).not.toBe('');
    const { page } = await see('plain');
    await page.addStyleTag({ content: `@layer ${layer} { * { margin: 0; padding: 0; border: 0 } }` });
    const save = page.getByRole('button', { name: 'Save' });
    expect(await save.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('16px');
    await page.close();
  });

  it('with more contrast, where a person asks the device for it', async () => {
    const { page } = await see('plain');
    const colour = (name: string) => page.getByText(name).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('Quiet words')).not.toBe(await colour('Parts'));
    await page.emulateMedia({ contrast: 'more' });
    expect(await colour('Quiet words')).toBe(await colour('Parts'));
    await page.close();
  });
});

it('two copies of React are named by React itself, and by the doctor', async () => {
  for (const name of ['react', 'react-dom']) copyPackage(name, path.join(folder, 'two-reacts'));
  const url = await serve(await built('two-reacts', 'development'));
  const { page, complaints } = await open(browser, url);
  expect(complaints.join('\n')).toContain('more than one copy of React');
  await page.close();
  const said = await promisify(execFile)(path.join(folder, 'node_modules/.bin/ui'), ['doctor'], {
    cwd: path.join(folder, 'two-reacts'),
  }).catch((error: { stdout: string }) => error);
  expect(said.stdout).toContain('react is installed 2 times');
});
