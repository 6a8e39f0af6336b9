// Further apps that do something wrongly or unusually (faults.test.ts), also in production.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../scripts/chromium.mjs';
import { copyPackage, root } from './apps.ts';
import { built, saidIn, serve, serveDevelopment, stopServing, works } from './faults-app.ts';
import { open } from './page.ts';

const folder = process.env['PACKED_KIT'] ?? '';
let browser: Browser;
let address: Awaited<ReturnType<typeof serveDevelopment>> & { production: string };

beforeAll(async () => {
  address = { ...(await serveDevelopment()), production: await serve(await built('faults', 'production')) };
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  stopServing();
});

const see = (name: string, at: keyof typeof address = 'development') => open(browser, `${address[at]}?case=${name}`);

describe('in development the kit says what is wrong', () => {
  it.each([
    ['two-providers', /Provider inside of another one cannot set the theme.*<Theme>/],
    ['no-locale', /"the French one" is no language tag/],
    ['arabic', /ar-EG is written rtl, the page ltr.*dir="rtl"/],
  ])('%s', async (name, words) => {
    const { page, complaints } = await see(name);
    expect(saidIn(complaints).slice(0, 1)).toEqual([expect.stringMatching(words)]);
    await page.close();
  });

  it('once, when what opens an overlay is used inside of a shadow root', async () => {
    const { page, complaints } = await see('shadow-root');
    for (const name of ['Open', /Role/]) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => complaints).toEqual([expect.stringMatching(/do not work.*shadow root.*README/)]);
    }
    await page.close();
  });

  it.each(['underscore', 'unspoken', 'own-i18next'])('and nothing of what is right: %s', async (name) => {
    const { page, complaints } = await see(name);
    expect(complaints).toEqual([]);
    await works(page);
    await page.close();
  });

  it('and nothing in production', async () => {
    const shadow = await see('shadow-root', 'production');
    await shadow.page.getByRole('button', { name: 'Open' }).click();
    expect(shadow.complaints).toEqual([]);
    await shadow.page.close();
    for (const name of ['no-sheet', 'two-providers', 'no-locale', 'arabic']) {
      const { page, complaints } = await see(name, 'production');
      expect(complaints, name).toEqual([]);
      await page.close();
    }
  });
});

describe('the kit works', () => {
  it('with an inner Provider, whose language is its own part’s and whose theme is not the page’s', async () => {
    const { page } = await see('two-providers');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.getByRole('group', { name: 'Day' }).first().textContent()).toContain('26/11/2026');
    await page.close();
  });

  it('in the theme of its Provider from the first picture on', async () => {
    const { page } = await see('dark');
    expect(await page.locator('body').getAttribute('data-first')).toBe('dark');
    await page.close();
  });

  it('in a language that is written as another platform writes it, and in one that nobody has', async () => {
    for (const name of ['underscore', 'no-locale', 'unspoken']) {
      const { page } = await see(name);
      await works(page);
      await page.close();
    }
  });

  it('beside an app’s own i18next, which keeps its texts', async () => {
    const { page } = await see('own-i18next');
    expect(await page.getByTestId('own').textContent()).toBe('My own text');
    await page.close();
  });

  it('under a reset that comes later, in the layer that the README names', async () => {
    const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
    const [, layer = ''] = /^\*\*Resets\.\*\*.*`@layer (\w+) \{/m.exec(readme) ?? [];
    expect(layer).not.toBe('');
    const { page } = await see('plain');
    await page.addStyleTag({ content: `@layer ${layer} { * { margin: 0; padding: 0; border: 0 } }` });
    const save = page.getByRole('button', { name: 'Save' });
    expect(await save.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('16px');
    await page.close();
  });

  it('with more contrast, where a person asks the device for it', async () => {
    const { page } = await see('plain');
    const colour = (name: string) => page.getByText(name).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('Quiet words')).not.toBe(await colour('Parts'));
    await page.emulateMedia({ contrast: 'more' });
    expect(await colour('Quiet words')).toBe(await colour('Parts'));
    await page.close();
  });
});

it('two copies of React are named by React itself, and by the doctor', async () => {
  for (const name of ['react', 'react-dom']) copyPackage(name, path.join(folder, 'two-reacts'));
  const url = await serve(await built('two-reacts', 'development'));
  const { page, complaints } = await open(browser, url);
  expect(complaints.join('\n')).toContain('more than one copy of React');
  await page.close();
  const said = await promisify(execFile)(path.join(folder, 'node_modules/.bin/ui'), ['doctor'], {
    cwd: path.join(folder, 'two-reacts'),
  }).catch((error: { stdout: string }) => error);
  expect(said.stdout).toContain('react is installed 2 times');
});
