import { readFileSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromaticOf } from '../../.storybook/chromatic.ts';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { command } from '../../scripts/workspace.mjs';

const FOLDER = `.cache/storybook-${process.pid}`;
const BASE = '/some/path/';
/** One page of each kind: the rest is built in the same way. */
const STORIES = [
  'docs/start',
  'primitives/button/button',
  'screens/faq/faq-screen',
  'screens/discover/discover-screen',
];

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly type: string; readonly title: string; readonly tags: readonly string[] }>
  >;
}

describe('the built Storybook', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    await command('node_modules/.bin/storybook', ['build', '--output-dir', FOLDER, '--quiet', '--disable-telemetry'], {
      quiet: true,
      env: {
        ...process.env,
        STORY_FILES: STORIES.map((file) => `packages/ui/src/${file}.stories.tsx`).join(','),
      },
    });
    server = await preview({
      configFile: false,
      logLevel: 'error',
      base: BASE,
      build: { outDir: FOLDER },
      preview: { host: '127.0.0.1', port: 0 },
    });
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    browser = await chromium.launch(await browserLaunchOptions());
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(FOLDER, { recursive: true, force: true });
  });

  it('works from one folder under any path', async () => {
    const wrong: string[] = [];
    page.on('request', (request) => {
      const { protocol, href } = new URL(request.url());
      if (protocol.startsWith('http') && !href.startsWith(origin + BASE)) wrong.push(`outside: ${href}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
    });
    const story = page.frameLocator('#storybook-preview-iframe');

    await page.goto(`${origin}${BASE}?path=/docs/primitives-button--docs`);
    await story.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.goto(`${origin}${BASE}?path=/docs/screens-faq--docs`);
    const picture = story.locator('img[src*="screens-faq"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${origin}${BASE}?path=/story/screens-discover--deck`);
    await story.getByRole('heading', { level: 1 }).waitFor();

    expect(wrong).toEqual([]);
  });

  it('tells Chromatic the pictures that the gate takes of each story', async () => {
    const index: Index = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8'));
    await page.goto(`${origin}${BASE}iframe.html`);
    // What Chromatic asks as well.
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.extract');
    const told: Record<string, { readonly parameters: { readonly chromatic: object } }> = await page.evaluate(
      '__STORYBOOK_PREVIEW__.extract()',
    );
    const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
    expect(stories.length).toBeGreaterThan(30);
    for (const [id, { title, tags }] of stories)
      expect({ id, ...told[id]?.parameters.chromatic }).toMatchObject({ id, ...chromaticOf(title, tags) });
  });
});
