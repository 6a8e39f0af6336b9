import type { Page } from '@playwright/test';
import { boxOf } from './chat.ts';
import { AWAY, conversationPath, expect, fillSignIn, match, newHandle, test } from './fixtures.ts';

// A browser may never again request a module that once failed to load (Chromium does not).
test.use({ expectedErrors: new RegExp(`${AWAY.source}|Failed to fetch dynamically imported module|^$`) });

/** Fails the first `times` requests for these files. */
async function lose(page: Page, file: RegExp, times: number): Promise<{ asked: () => number }> {
  let asked = 0;
  await page.route(file, async (route) => {
    asked += 1;
    await (asked <= times ? route.abort() : route.continue());
  });
  return { asked: () => asked };
}

/** What a worker fetches, no test can lose. */
const NO_WORKER = { serviceWorkers: 'block' } as const;
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a page whose code failed to load, even before it was opened, opens all the same @deep', async ({ member }) => {
  const { page } = await member(newHandle('ada'), NO_WORKER);
  const discover = await lose(page, /\/discover-route-[^/]*\.js$/, 1);
  await page.goto('/profiles');
  // It is prefetched, and fails.
  await expect.poll(discover.asked).toBe(1);
  await main(page).getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  await expect(page).toHaveURL('/discover');
  expect(discover.asked()).toBe(2);
});

test('a page whose code does not load at all says so, and can be reloaded @deep', async ({ member }) => {
  const { page } = await member(newHandle('ada'), NO_WORKER);
  await lose(page, /\/premium-route-[^/]*\.js$/, 2);
  await page.goto('/premium');
  await expect(page.getByRole('heading', { name: 'This page broke' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    '/support/create?category=bug_report&reference=%2Fpremium',
  );
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how far you reach' })).toBeVisible();
});

test('signing in continues by itself after its code failed to load once @deep', async ({ visitor }) => {
  const page = await visitor(NO_WORKER);
  const code = await lose(page, /\/sandbox-host-[^/]*\.js$/, 1);
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillSignIn(page, newHandle('ada'));
  await expect(main(page)).toBeVisible();
  expect(code.asked()).toBe(2);
});

test('signing in without its code says so, and can be pressed again @deep', async ({ visitor }) => {
  const page = await visitor(NO_WORKER);
  await lose(page, /\/sandbox-host-[^/]*\.js$/, 2);
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Mutuals can’t be reached.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillSignIn(page, newHandle('ada'));
  await expect(main(page)).toBeVisible();
});

test('a part of a page whose code failed to load opens after one reload, with the draft still there', async ({
  member,
}) => {
  const [ada, lin] = [await member(newHandle('ada'), NO_WORKER), await member(newHandle('lin'))];
  const { page } = ada;
  await page.goto(conversationPath(ada, await match(ada, lin)));
  await boxOf(page).fill('Half a thought');
  const picker = await lose(page, /\/emoji-picker-[^/]*\.js$/, 1);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await reloaded;
  await expect(boxOf(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await expect(page.getByRole('dialog', { name: 'Emoji' }).getByRole('searchbox')).toBeVisible();
  expect(picker.asked()).toBe(2);
});
