// A page of an app of the kit, as a person would look at it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { stillPicture } from '../support/still-picture.ts';
import { root } from './apps.ts';

/** Opens a page and collects what its console complains of. */
export async function open(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    ...options,
  });
  const complaints: string[] = [];
  page.on('console', (message) =>
    ['error', 'warning'].includes(message.type()) ? complaints.push(message.text()) : undefined,
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { page, complaints };
}

/** Compares to the pixel, on Linux, with the approved picture at `file`; `name` is that of what was seen, in `.cache/package`. */
export async function expectApproved(take: () => Promise<Buffer>, file: string, name: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const approved = existsSync(file) ? readFileSync(file) : null;
  const picture = await stillPicture(take, async (seen) => approved !== null && seen.equals(approved));
  const seen = path.join(root, '.cache/package', `${name}.png`);
  mkdirSync(path.dirname(seen), { recursive: true });
  writeFileSync(seen, picture);
  expect(approved?.equals(picture), `${seen} differs from ${file}; copy it there if it is right`).toBe(true);
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What axe finds wrong with the whole page, one line each.
 * @param off rules to leave out
 */
export async function violations(page: Page, off: readonly string[] = []): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  // A colour that still fades is none that anybody reads. What turns for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate((chosen) => window.axe.run({ rules: chosen }), rules);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
