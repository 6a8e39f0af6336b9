import type { Page } from 'playwright';
import type { Mode } from '../modes.ts';

/** Elements that clip their content, each with its place in the document. */
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

/** What a larger text or a narrower window loses: content beyond the window, and content that is clipped but whole at 100% text. */
export async function losses(page: Page, { text }: Mode): Promise<string[]> {
  const beyond = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('#storybook-root *:not(svg *)')]
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
