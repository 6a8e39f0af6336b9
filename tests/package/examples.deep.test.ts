import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { copyApps, copyPackage, root } from './apps.ts';
import { expectApproved, open, violations } from './page.ts';

const folder = path.join(process.env['PACKED_KIT'] ?? '', 'examples');
const run = promisify(execFile);
let browser: Browser;
const started: ChildProcess[] = [];

beforeAll(async () => {
  copyApps(path.join(root, 'examples'), folder);
  // Turbopack follows no link out of the app.
  copyPackage('next', inApp('next'));
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  for (const child of started) child.kill();
});

const inApp = (app: string) => path.join(folder, app);

/** A shell in which nothing is set of the test runner, such as its NODE_ENV. */
const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
});

/** Runs a tool as the scripts of an example do. */
const tool = (app: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [...args], { cwd: inApp(app), env: env(more) });
const vite = path.join(folder, '../node_modules/vite/bin/vite.js');
const next = 'node_modules/next/dist/bin/next';

/** Builds an example by its own configuration and serves it. */
async function viteApp(app: string): Promise<string> {
  await tool(app, [vite, 'build']);
  const server = await preview({ root: inApp(app), logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  return server.resolvedUrls?.local[0] ?? '';
}

/** Starts a server and returns the address that it prints. */
function serve(app: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: inApp(app),
    env: env({ NODE_ENV: 'production', PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${app} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\/\/[\w.]+:\d+/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
}

async function routerApp(): Promise<string> {
  // In development React says where the markup of the server and of the browser differ.
  const development = ['--mode', 'development'];
  await tool('react-router', [vite, 'build', '--outDir', 'dist/client', ...development], { NODE_ENV: 'development' });
  await tool('react-router', [vite, 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server']);
  return serve('react-router', ['serve.js']);
}

async function nextApp(): Promise<string> {
  await tool('next', [next, 'build']);
  return serve('next', [next, 'start', '--port', '0']);
}

interface Example {
  readonly app: string;
  readonly start: () => Promise<string>;
  /** What a person does there. */
  readonly use: (page: Page) => Promise<void>;
  /** A word of the page that the server has written into it. */
  readonly rendered?: string;
}

const examples: readonly Example[] = [
  {
    app: 'vite',
    start: () => viteApp('vite'),
    async use(page) {
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Email').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('There are 2 problems').waitFor();
      await page.getByLabel('Name').fill('Maeve');
      await page.getByLabel('Email').fill('taken@example.com');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Another account has this address.').first().waitFor();
      await page.getByLabel('Email').fill('maeve@example.com');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile saved').waitFor();
      await page.getByRole('button', { name: 'Close account' }).click();
      const question = page.getByRole('alertdialog', { name: 'Close your account?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
    },
  },
  {
    app: 'vite-tailwind',
    start: () => viteApp('vite-tailwind'),
    async use(page) {
      const accent = page.getByRole('button', { name: 'Print labels' });
      expect(await accent.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('4px');
      await page.getByRole('row').filter({ hasText: 'Maeve Byrne' }).first().getByRole('checkbox').press('Space');
      await page.getByRole('searchbox').fill('tane');
      const row = page.getByRole('row').filter({ hasText: 'Tane Parata' }).first();
      await row.getByRole('checkbox').press('Space');
      await accent.click();
      await page.getByText('2 labels are printed').waitFor();
    },
  },
  {
    app: 'next',
    start: nextApp,
    rendered: 'Maeve Byrne',
    async use(page) {
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill('aiko@example.com');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Invited' }).click();
      await page.getByRole('row', { name: /aiko/ }).waitFor();
    },
  },
  {
    app: 'react-router',
    start: routerApp,
    rendered: 'Maeve Byrne',
    async use(page) {
      // By the router: the page is not loaded again.
      await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
      await page.getByRole('row').filter({ hasText: 'Tane Parata' }).click();
      await page.getByRole('heading', { name: /^Order #/ }).waitFor();
      expect(await page.locator('body').getAttribute('data-same')).toBe('yes');
      await page.getByRole('link', { name: 'Orders' }).click();
      await page.getByRole('grid', { name: 'Latest orders' }).waitFor();
      expect(await page.locator('body').getAttribute('data-same')).toBe('yes');
    },
  },
];

describe.each(examples)('the example $app', ({ app, start, use, rendered }) => {
  it('is built, looks as approved, is accessible and works without a complaint', async () => {
    const url = await start();
    if (rendered) expect(await (await fetch(url)).text()).toContain(rendered);
    for (const [device, viewport] of [
      ['desktop', { width: 1280, height: 800 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      const { page, complaints } = await open(browser, url, { viewport });
      const picture = path.join(import.meta.dirname, 'pictures', `${app}-${device}.png`);
      const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      await expectApproved(take, picture, `${app}-${device}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await use(page);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });
});

it('the example react-router renders every page on the server, and hydrates it', async () => {
  const url = await serve('react-router', ['serve.js']);
  expect(await (await fetch(`${url}/orders/4119`)).text()).toContain('Note for the driver');
  const { page, complaints } = await open(browser, `${url}/orders/4119`);
  await page.getByRole('group', { name: 'Deliver on' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // The day lies unseen in the form: the summary names its field, and leads to what can be typed in.
  await page.getByRole('button', { name: 'Save delivery' }).click();
  await page.getByRole('button', { name: /^Deliver on: / }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('spinbutton');
  expect(complaints).toEqual([]);
  await page.close();
});

it.each(['/orders/none', '/none'])('the example react-router answers %s with 404 and a page', async (place) => {
  const url = await serve('react-router', ['serve.js']);
  const answer = await fetch(`${url}${place}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('This page does not exist');
  const { page, complaints } = await open(browser, `${url}${place}`);
  expect(await violations(page)).toEqual([]);
  // The browser names the answer itself; markup that differs would be one more.
  expect(complaints).toEqual([expect.stringContaining('404')]);
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('grid', { name: 'Latest orders' }).waitFor();
  await page.close();
});

/** A word of React Aria's Table, which both of these have. */
const german = 'aufsteigend';
const scripts = (app: string, files: string) =>
  readdirSync(path.join(inApp(app), files), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(inApp(app), files, file), 'utf8'))
    .join('\n');

it.each([
  ['next', '.next/static'],
  ['react-router', 'dist/client'],
])('the example %s sends no language that it does not speak', (app, files) => {
  expect(scripts(app, files)).not.toContain(german);
});

it('the types of the examples hold', async () => {
  for (const { app } of examples) {
    const tsc = path.join(folder, '../node_modules/typescript/bin/tsc');
    const said = await run(process.execPath, [tsc, '--noEmit', '-p', inApp(app)]).catch(
      (error: { stdout: string }) => error,
    );
    expect(said.stdout, app).toBe('');
  }
});
