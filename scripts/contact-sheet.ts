// A contact sheet of every screen, at 390 and 1440 px, for each theme in English and Chinese, for review in one minute. It shows the stories tagged
// `on-sheet`. Sheets are not kept in git.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { settle } from '../.storybook/gate/enter.ts';
import { command } from './workspace.mjs';

const FOLDER = '.cache/contact-sheet';
const STORYBOOK = `${FOLDER}/storybook`;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A window's height on the sheet. */
const SHOWN_HEIGHT = 450;

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Builds Storybook and writes the sheets. */
export async function takeContactSheets(browser: Browser): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await command('node_modules/.bin/storybook', ['build', '--output-dir', STORYBOOK, '--quiet'], {
    quiet: true,
    env: { ...process.env, STORIES_ALONE: '1' },
  });
  const index: { entries: Record<string, Story> } = JSON.parse(
    await readFile(path.join(STORYBOOK, 'index.json'), 'utf8'),
  );
  const screens = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('on-sheet'),
  );
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: STORYBOOK },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC' });
  const page = await context.newPage();
  for (const language of ['en', 'zh'])
    for (const theme of ['light', 'dark']) {
      const figures = [];
      for (const { id, title, name } of screens) {
        const pictures = [];
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          await page.goto(`${origin}iframe.html?viewMode=story&id=${id}&globals=theme:${theme};language:${language}`);
          await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
          await page.waitForLoadState('networkidle');
          await settle(page);
          // A play function may have scrolled.
          await page.evaluate(() => scrollTo(0, 0));
          pictures.push(await page.screenshot({ type: 'jpeg', quality: 85 }));
        }
        figures.push(figure(`${title.replace('Screens/', '')}: ${name}`, pictures));
      }
      await writeSheet(page, `${FOLDER}/${language}-${theme}.jpg`, figures);
    }
  await context.close();
  await server.close();
  await rm(STORYBOOK, { recursive: true });
}

const figure = (name: string, pictures: readonly Buffer[]): string =>
  `<figure><figcaption>${name}</figcaption>${pictures
    .map((picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`)
    .join('')}</figure>`;

async function writeSheet(page: Page, file: string, figures: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 1960, height: 1000 });
  await page.setContent(
    `<style>
      body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: #777; font: 16px sans-serif; color: #fff }
      figure { margin: 0 } figcaption { margin-bottom: 4px } img { height: ${SHOWN_HEIGHT}px; margin-right: 8px }
    </style>${figures.join('')}`,
  );
  await settle(page);
  await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: true });
  console.log(file);
}
