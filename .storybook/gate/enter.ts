import type { Page } from 'playwright';
import { locales } from '../../packages/ui/src/locales/namespaces.ts';
import type { Mode } from '../modes.ts';

declare global {
  interface Window {
    /** Storybook's channel to the preview frame. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      once: (event: string, done: () => void) => void;
    };
  }
}

/**
 * Sets the window and the page. Theme and text size are attributes that only styles read, so nothing renders again. A language or direction renders
 * again, and we wait for that: a late render event would be taken for the next story's, whose play function would then still run during its first picture.
 */
export async function enter(
  page: Page,
  { theme, language, direction, viewport, text, forcedColours }: Mode,
): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== viewport.width || now.height !== viewport.height) await resize(page, viewport);
  const isForced = await page.evaluate(
    async (wanted) => {
      const root = document.documentElement;
      if (root.lang !== wanted.locale || root.dir !== wanted.direction) {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const isShowing = document.body.classList.contains('sb-show-main');
        await new Promise<void>((resolve) => {
          channel.once(isShowing ? 'storyFinished' : 'globalsUpdated', resolve);
          channel.emit('updateGlobals', { globals: { language: wanted.language, direction: wanted.direction } });
        });
      }
      root.dataset.theme = wanted.theme;
      root.style.fontSize = wanted.text === 100 ? '' : `${wanted.text}%`;
      return matchMedia('(forced-colors: active)').matches;
    },
    { theme, text, language, direction, locale: locales[language] },
  );
  if (isForced !== forcedColours) await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
}

/** The page has its new size. */
async function resize(page: Page, viewport: Mode['viewport']): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
}

/**
 * Makes the browser redraw the whole window. After a resize on a busy machine it can keep showing the old window at its old size long after layout.
 */
export async function redraw(page: Page, { viewport }: Mode): Promise<void> {
  await resize(page, { width: viewport.width, height: viewport.height + 1 });
  await resize(page, viewport);
  await settle(page);
}

/** React has rendered and the browser has laid out. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Loads the page's missing fonts and pictures; returns whether there were any. `document.fonts.ready` is not enough: it can resolve between two of
 * the Chinese font's hundred slices, and the picture then shows an empty box.
 */
const load = (page: Page): Promise<boolean> =>
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
    const faces = [...wanted].filter(([font, text]) => !document.fonts.check(font, text));
    await Promise.all(faces.map(([font, text]) => document.fonts.load(font, text)));
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ complete }) => !complete);
    // A lazy image outside the viewport would never load.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    return faces.length > 0 || pictures.length > 0;
  });

/** Waits until everything visible has loaded: frames, fonts, pictures. */
export async function settle(page: Page): Promise<void> {
  await twoFrames(page);
  if (await load(page)) await twoFrames(page);
}
