// What an app does wrongly or unusually: the kit works, or says in development what is wrong. Further faults: faults.deep.test.ts.
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { saidIn, serveDevelopment, stopServing, works } from './faults-app.ts';
import { open, violations } from './page.ts';

let browser: Browser;
let address: Awaited<ReturnType<typeof serveDevelopment>>;

beforeAll(async () => {
  address = await serveDevelopment();
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  stopServing();
});

const see = (name: string, at: keyof typeof address = 'development') => open(browser, `${address[at]}?case=${name}`);

describe('in development the kit says what is wrong', () => {
  it('that the style sheet is missing', async () => {
    const { page, complaints } = await see('no-sheet');
    expect(saidIn(complaints).slice(0, 1)).toEqual([
      expect.stringMatching(/no style sheet.*@mutuals\/ui\/styles\.css/),
    ]);
    await page.close();
  });

  it('that there is no Provider, as soon as a word is missing', async () => {
    const { page, complaints } = await see('no-provider');
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => complaints.join()).toMatch(/No words for "dialog".*Provider of @mutuals\/ui\/provider/);
    await page.close();
  });

  it('and nothing of what is right', async () => {
    const { page, complaints } = await see('plain');
    expect(complaints).toEqual([]);
    await works(page);
    await page.close();
  });
});

describe('the kit works', () => {
  it('from right to left', async () => {
    const { page, complaints } = await open(browser, `${address.development}?case=arabic`, {});
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const trigger = page.getByRole('button', { name: /Role/ });
    const [box, icon] = await Promise.all([trigger.boundingBox(), trigger.locator('svg').last().boundingBox()]);
    expect((icon?.x ?? 0) - (box?.x ?? 0)).toBeLessThan((box?.width ?? 0) / 2);
    await works(page);
    expect(await violations(page)).toEqual([]);
    expect(saidIn(complaints)).toHaveLength(1);
    await page.close();
  });

  it('under a policy that allows no style in the page; with a nonce nothing is missing there', async () => {
    const strict = await see('plain', 'strict');
    await works(strict.page);
    // React Aria’s rule that a press does not begin a scroll.
    expect(strict.complaints).toEqual([expect.stringContaining('Content Security Policy')]);
    await strict.page.close();
    const { page, complaints } = await see('plain', 'nonce');
    await works(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('in a shadow root that has the sheet too', async () => {
    const { page, complaints } = await see('shadow-root');
    const save = page.getByRole('button', { name: 'Save' });
    expect(await save.evaluate((element) => getComputedStyle(element).height)).toBe('44px');
    await page.getByRole('row', { name: 'Work' }).focus();
    await page.getByLabel('Name').fill('Ada');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
