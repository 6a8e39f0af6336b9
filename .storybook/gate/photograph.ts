import type { Page } from 'playwright';
import { isScreen } from '../modes.ts';

/** The part of the window that contains the story and its overlays, so that pictures have no empty margins. */
async function frameOf(page: Page) {
  return page.evaluate(() => {
    const margin = 16;
    const boxes = [
      ...document.querySelectorAll(
        '#storybook-root > *, body > :not(#storybook-root, #storybook-docs, .sb-wrapper, script, style, link)',
      ),
    ]
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      // Each Select has a hidden native select.
      .filter((element) => !element.closest('[data-testid="hidden-select-container"]'))
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

/** A part is cropped; a screen is photographed as it opens, or from top to bottom if it is tagged `whole-page`. */
export async function photograph(page: Page, title: string, tags: readonly string[]): Promise<Buffer> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  const isWhole = tags.includes('whole-page');
  if (isScreen(title) || isWhole) return page.screenshot({ ...still, fullPage: isWhole });
  const clip = await frameOf(page);
  return page.screenshot(clip ? { ...still, clip } : still);
}
