import { existsSync, readFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import axe, { type AxeResults } from 'axe-core';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { stillPicture } from '../tests/support/still-picture.ts';
import { isScreen, type Mode, modesOf, startOf } from './modes.ts';

declare global {
  interface Window {
    axe: typeof axe;
    /** Storybook's own line to the story frame. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      once: (event: string, done: () => void) => void;
    };
  }
}

/** The approved pictures. */
const PICTURES = `${process.cwd()}/__screenshots__`;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What only a whole page has: the shell around a screen brings landmarks, skip link and title. */
const ofPages = ['region', 'landmark-one-main', 'bypass', 'skip-link', 'document-title'];
/** What a screen has and a part of one has not. */
const ofScreens = [
  'page-has-heading-one',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
];
/** Takes the description of a menu item for a part of its label. */
const wrong = ['label-content-name-mismatch'];

/**
 * Sets the window and the toolbar. The story that shows is drawn anew by that, to its end: an end that came later would be
 * taken for that of the next story, whose play function would then still be under way in its first picture.
 */
async function enter(page: Page, { theme, language, viewport, text, forcedColours }: Mode): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const isShowing = document.body.classList.contains('sb-show-main');
        channel.once(isShowing ? 'storyFinished' : 'globalsUpdated', resolve);
        channel.emit('updateGlobals', { globals });
      }),
    { theme, language, text: String(text) },
  );
}

/** Two frames: React has rendered and the browser has laid out. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Loads the faces that hold the characters on the page. `document.fonts.ready` alone is not enough: it can resolve
 * between two of the hundred slices of the Chinese font, and the picture then shows an empty box.
 */
const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const wanted = new Map<string, string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement || !node.nodeValue?.trim()) continue;
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(node.parentElement);
      // A family's "Fallback" is a local font, which this machine may lack.
      const families = fontFamily
        .split(', ')
        .filter((family) => !family.includes('Fallback'))
        .join(', ');
      const font = `${fontStyle} ${fontWeight} 16px ${families}`;
      wanted.set(font, (wanted.get(font) ?? '') + node.nodeValue);
    }
    await Promise.all([...wanted].map(([font, text]) => document.fonts.load(font, text)));
    await document.fonts.ready;
  });

/** Waits until nothing that shows is still on its way: frames, fonts, pictures. */
async function settle(page: Page): Promise<void> {
  await twoFrames(page);
  await loadFonts(page);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        // One that is only fetched when it is scrolled to would be waited for in vain.
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  await twoFrames(page);
}

/** The boxes that cut off what is in them, each with its place in the document. */
const cutting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element, place) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCut
        ? [
            `${place} <${element.localName} class="${element.getAttribute('class') ?? ''}">${(element.textContent ?? '').trim().slice(0, 40)}`,
          ]
        : [];
    }),
  );

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** What a larger text or a narrower window loses: what reaches beyond the window, and what a box cuts off that it shows whole at 100% text. */
async function losses(page: Page, { text }: Mode): Promise<string[]> {
  const beyond = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('#storybook-root *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .slice(0, 5)
          .map(
            (element) =>
              `beyond the window's ${innerWidth} px: <${element.localName} class="${element.getAttribute('class') ?? ''}">${(element.textContent ?? '').trim().slice(0, 40)}`,
          ),
  );
  if (text === 100) return beyond;
  const now = await cutting(page);
  await setTextSize(page, 100);
  const before = new Set(await cutting(page));
  await setTextSize(page, text);
  return [...beyond, ...now.filter((element) => !before.has(element)).map((element) => `cut off: ${element}`)];
}

/** What axe has to say about the page as it stands, one line a finding. */
async function findings(page: Page, title: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source });
  const { violations }: AxeResults = await page.evaluate(
    ([values, off]) =>
      window.axe.run(
        { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] },
        {
          runOnly: { type: 'tag', values: values ?? [] },
          rules: Object.fromEntries((off ?? []).map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        },
      ),
    [rules, isScreen(title) ? [...ofPages, ...wrong] : [...ofPages, ...ofScreens, ...wrong]] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** The part of the window that holds the story and what floats above it, so that no picture carries emptiness. */
async function frameOf(page: Page) {
  return page.evaluate(() => {
    const margin = 16;
    const boxes = [
      ...document.querySelectorAll(
        '#storybook-root > *, body > :not(#storybook-root, #storybook-docs, .sb-wrapper, script, style, link)',
      ),
    ]
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - margin);
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - margin);
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + margin);
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + margin);
    return boxes.length === 0 || right <= left || bottom <= top
      ? undefined
      : { x: left, y: top, width: right - left, height: bottom - top };
  });
}

/** A part of a page is cut out; a screen is shown as it opens, or from top to bottom when it is tagged `whole-page`. */
async function photograph(page: Page, title: string, tags: readonly string[]): Promise<Buffer> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  const isWhole = tags.includes('whole-page');
  if (isScreen(title) || isWhole) return page.screenshot({ ...still, fullPage: isWhole });
  const clip = await frameOf(page);
  return page.screenshot(clip ? { ...still, clip } : still);
}

/** A caret blinks on in forced colours, whatever the page and the camera say; a field that is only read has none. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  /** A play function runs as the story opens, not in the last mode of the story before it. */
  async preVisit(page, { title }) {
    await enter(page, startOf(title));
  },

  /** The play function has passed: axe, measurements and a picture in each mode. All findings are told, not the first alone. */
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { id, title, name } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const problems: string[] = [];
    // Parameters that a meta takes by `...` get lost where it has a doc comment: Storybook writes new ones over them.
    if (isScreen(title) && parameters.layout !== 'fullscreen')
      problems.push(`${title} › ${name}: a screen fills the window. Its meta has to write its parameters out.`);
    for (const mode of modesOf(title, tags)) {
      const tell = (problem: string) => problems.push(`${title} › ${name}, mode ${mode.name}: ${problem}`);
      await enter(page, mode);
      await settle(page);
      if (mode.forcedColours) await hideCaret(page);
      const file = `${PICTURES}/${id}.${mode.name}.png`;
      const approved = existsSync(file) ? readFileSync(file) : undefined;
      const picture =
        mode.picture && process.platform === 'linux'
          ? await stillPicture(() => photograph(page, title, tags), approved)
          : undefined;
      if (mode.axe) (await findings(page, title)).forEach(tell);
      if (mode.fits) (await losses(page, mode)).forEach(tell);
      if (!picture || approved?.equals(picture)) continue;
      try {
        expect(picture).toMatchImageSnapshot({
          customSnapshotsDir: PICTURES,
          customSnapshotIdentifier: `${id}.${mode.name}`,
          comparisonMethod: 'pixelmatch',
          customDiffConfig: { threshold: 0 },
          failureThreshold: 0,
        });
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
} satisfies TestRunnerConfig;
