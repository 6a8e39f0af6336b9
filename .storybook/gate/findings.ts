import type axe from 'axe-core';
import type { Page } from 'playwright';
import { isScreen, type Mode } from '../modes.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that a theme can affect: the page is the same in other colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];
/** Rules of a whole page: the shell around a screen has landmarks, skip link and title. */
const ofPages = ['region', 'landmark-one-main', 'bypass', 'skip-link', 'document-title'];
/** Rules of a screen, not of a part of one. */
const ofScreens = [
  'page-has-heading-one',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
];
/** Mistakes a menu item's description for part of its label. */
const wrong = ['label-content-name-mismatch'];

/** Axe's findings about the current page, one line each. */
export async function findings(page: Page, title: string, about: Mode['axe']): Promise<string[]> {
  if (about === 'nothing') return [];
  // From Storybook's own address (scripts/test-stories.mjs), so that the browser compiles it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: 'axe.js' });
  const off = isScreen(title) ? [...ofPages, ...wrong] : [...ofPages, ...ofScreens, ...wrong];
  const options: axe.RunOptions =
    about === 'colours'
      ? { runOnly: { type: 'rule', values: ofColours } }
      : {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        };
  const { violations } = await page.evaluate(
    (chosen) =>
      window.axe.run(
        // What React Aria announced stays for seconds, also of a story that is gone.
        { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '[data-live-announcer]'] },
        // No rule that runs here reads style sheets.
        { ...chosen, resultTypes: ['violations'], preload: { assets: ['media'] } },
      ),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
