import type { Page } from '@playwright/test';
import { expect, newHandle, test } from './fixtures.ts';

/** The kit's classes on this page that no style sheet of it knows. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g))
            known.add(name.replaceAll(/\\(.)/g, '$1'));
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const worn = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return [...new Set(worn)].filter((name) => name.startsWith('mu:') && !known.has(name));
  });

// A guest's sheet holds the styles of what a guest's pages reach (apps/web/guest-files.ts): a part that it misses stands there bare.
test('each part of a guest’s pages has its styles, below the first screen too', async ({ browse, absent }) => {
  const { profileId } = await absent(newHandle('ada'));
  const page = await browse();
  for (const path of [
    '/',
    '/about',
    '/faq',
    '/privacy',
    '/terms',
    '/gallery',
    '/public-groups',
    `/gallery/${profileId}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unstyled(page), path).toEqual([]);
  }
});
