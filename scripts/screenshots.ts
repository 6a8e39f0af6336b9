// `npm run screenshots`: starts the product on its own ports and data, signs in as a demo person, and takes the README's pictures into docs/pictures;
// then contact sheets of all screens for review (contact-sheet.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright';
import { buildWeb } from './build-web.mjs';
import { takeContactSheets } from './contact-sheet.ts';
import { freePorts } from '../tests/support/free-ports.ts';
import { browserLaunchOptions } from './chromium.mjs';

const FOLDER = 'docs/pictures';
/** A demo person who writes English and has several conversations. */
const PERSON = 'odd_lot_omar';
const JPEG_QUALITY = 80;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  readonly route: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isGuest?: boolean;
  /** Actions on the loaded page before the picture. */
  prepare?(page: Page): Promise<void>;
}

const openConversation = async (page: Page): Promise<void> => {
  const conversations = page.locator('main').getByRole('link');
  await conversations.filter({ hasText: /\S/, hasNotText: 'You matched' }).first().click();
  await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
};
const waitForCard = (page: Page): Promise<void> => page.getByRole('button', { name: /^Like / }).waitFor();

const SHOTS: readonly Shot[] = [
  { name: 'landing', route: '/', theme: 'light', viewport: DESKTOP, isGuest: true },
  { name: 'discover', route: '/discover', theme: 'light', viewport: DESKTOP, prepare: waitForCard },
  { name: 'discover-dark', route: '/discover', theme: 'dark', viewport: DESKTOP, prepare: waitForCard },
  { name: 'discover-phone', route: '/discover', theme: 'light', viewport: PHONE, prepare: waitForCard },
  { name: 'messages', route: '/messages', theme: 'light', viewport: DESKTOP, prepare: openConversation },
  { name: 'messages-dark', route: '/messages', theme: 'dark', viewport: DESKTOP, prepare: openConversation },
];

async function main(): Promise<void> {
  await buildWeb();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-pictures-'));
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const product = spawn(process.execPath, ['scripts/run.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  try {
    for await (const line of createInterface({ input: product.stdout })) if (line.startsWith('Mutuals is ready')) break;
    const browser = await chromium.launch(await browserLaunchOptions());
    await mkdir(FOLDER, { recursive: true });
    for (const shot of SHOTS) await take(browser, `http://localhost:${port}`, shot);
    await takeContactSheets(browser);
    await browser.close();
  } finally {
    product.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function take(
  browser: Browser,
  origin: string,
  { name, route, theme, viewport, isGuest, prepare }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    isMobile: viewport === PHONE,
    hasTouch: viewport === PHONE,
  });
  const page = await context.newPage();
  await page.goto('/');
  if (!isGuest) await signIn(page, PERSON);
  await page.goto(route);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  // A member's page loads the fonts for Chinese names once it is idle.
  if (!isGuest)
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.startsWith('Noto Sans SC')));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({
    path: `${FOLDER}/${name}.jpg`,
    type: 'jpeg',
    quality: JPEG_QUALITY,
    animations: 'disabled',
    caret: 'hide',
  });
  await context.close();
  console.log(`${FOLDER}/${name}.jpg`);
}

async function signIn(page: Page, handle: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  await page.getByRole('textbox', { name: 'Any X handle' }).fill(handle);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

await main();
