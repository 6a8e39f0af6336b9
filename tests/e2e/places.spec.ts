import type { Page } from '@playwright/test';
import { conversationPath, expect, fillSignIn, match, newHandle, test } from './fixtures.ts';

const TITLE = (title: string) => `${title} | Mutuals - BNB Chain Networking`;
const FRONT_PAGE = 'Mutuals - BNB Chain Networking';
const PUBLIC = ['/about', '/faq', '/privacy', '/terms', '/public-groups'];
const someId = '01990000-0000-7000-8000-000000000000';

/** Something is pending: indeterminate progress. */
const SPINNER = '[role="progressbar"]:not([aria-valuenow])';

test('a guest who opens a protected page lands on the landing page, and reaches that page by signing in @deep', async ({
  visitor,
  handles,
}) => {
  const page = await visitor();
  for (const path of [
    '/discover',
    '/messages',
    '/profiles',
    '/profiles/create',
    '/profiles/assistant',
    '/profiles/new',
    `/profiles/${someId}`,
    `/profiles/${someId}/edit`,
    `/profiles/${someId}/messages/${someId}`,
    '/notifications',
    '/premium',
    '/matching',
    '/subscription',
    '/nowhere/at-all',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find who’s looking for you.');
    await expect(page).toHaveTitle(FRONT_PAGE);
  }
  await page.goto('/discover?type=group');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  const handle = newHandle('ada');
  handles.add(handle);
  await fillSignIn(page, handle);
  await expect(page).toHaveURL('/discover?type=group');
  await expect(page.getByRole('heading', { name: 'Start with a profile' })).toBeVisible();
});

test('every page has a title, and old addresses redirect (D21) @deep', async ({ member, absent }) => {
  const [{ page, ...ada }, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  const titles: [string, string][] = [
    ['/', TITLE('Home')],
    ['/discover', TITLE('Discover')],
    ['/messages', TITLE('Messages')],
    [conversationPath(ada, conversationId), TITLE(lin.handle)],
    ['/profiles', TITLE('My profiles')],
    ['/profiles/create', TITLE('How would you like to begin?')],
    ['/profiles/assistant', TITLE('Talk with the assistant')],
    ['/profiles/new', TITLE('Create a profile')],
    [`/profiles/${ada.profileId}`, TITLE(ada.handle)],
    [`/profiles/${ada.profileId}/edit`, TITLE('Edit profile')],
    ['/premium', TITLE('Premium')],
  ];
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, page.url()).href);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  }
  for (const [from, to] of [
    ['/matching', '/discover'],
    ['/subscription', '/premium'],
    ['/nowhere', '/'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
  // A partner's profile opens their conversation.
  await page.goto(`/messages?profileId=${ada.profileId}&withProfile=${lin.profileId}`);
  await expect(page).toHaveURL(conversationPath(ada, conversationId));
});

test('the language is the address’s, else the chosen one, else the browser’s @deep', async ({ visitor }) => {
  const html = (page: Page) => page.locator('html');
  const french = await visitor({ locale: 'fr-CA' });
  await expect(html(french)).toHaveAttribute('lang', 'fr');
  const page = await visitor({ locale: 'sv-SE' });
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goto('/?lng=zh-TW');
  await expect(html(page)).toHaveAttribute('lang', 'zh');
  // The language in an address becomes the choice (D53).
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'zh');
  await page.getByRole('button', { name: /中文/ }).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.goto('/?lng=zh');
  await expect(html(page)).toHaveAttribute('lang', 'zh');
});

test('in Chinese no page falls back to English @deep', async ({ signedIn, absent }) => {
  const handle = newHandle('wei');
  const [wei, lin] = [await absent(handle), await absent(newHandle('lin'))];
  const conversationId = await match(wei, lin);
  const { page } = await signedIn(handle);
  await page.goto('/?lng=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.context().addCookies([{ name: 'lng', value: 'zh', url: page.url() }]);
  for (const path of [
    '/',
    '/discover',
    '/messages',
    conversationPath(wei, conversationId),
    '/profiles',
    '/profiles/create',
    '/profiles/assistant',
    '/profiles/new',
    `/profiles/${wei.profileId}`,
    '/premium',
    ...PUBLIC,
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(
      page
        .getByRole('main')
        .getByText(/\p{Script=Han}{2}/u)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').locator(SPINNER)).toHaveCount(0);
    expect(await english(page), path).toEqual([]);
  }
});

/** Visible phrases of three or more Latin words, except names and people's own texts. */
const english = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const phrases: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll('BNB Smart Chain', '').trim() ?? '';
      const isShown =
        node.parentElement?.checkVisibility() === true &&
        node.parentElement.closest('script, style, [lang]:not(html)') === null;
      if (
        isShown &&
        text !== 'Here to stay.' &&
        /[A-Za-z]{2,}(\s+[A-Za-z]{2,}){2,}/.test(text) &&
        !/\p{Script=Han}/u.test(text)
      )
        phrases.push(text);
    }
    return phrases;
  });

test('no page is wider than its window, from 320 px to 1440 px @deep', async ({ member, absent, visitor }) => {
  const [{ page, ...ada }, lin, guest] = [
    await member(newHandle('ada')),
    await absent(newHandle('lin')),
    await visitor(),
  ];
  const conversationId = await match(ada, lin);
  const paths = [
    '/',
    '/discover',
    '/messages',
    conversationPath(ada, conversationId),
    '/profiles',
    '/profiles/create',
    '/profiles/assistant',
    '/profiles/new',
    `/profiles/${lin.profileId}`,
    `/profiles/${ada.profileId}/edit`,
    '/premium',
  ];
  const visits: [Page, string][] = [
    ...['/', ...PUBLIC].map((path): [Page, string] => [guest, path]),
    ...paths.map((path): [Page, string] => [page, path]),
  ];
  for (const [visited, path] of visits) {
    await visited.goto(path);
    await expect(visited.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expect(visited.locator(SPINNER)).toHaveCount(0);
    for (const width of [320, 390, 768, 1440]) {
      await visited.setViewportSize({ width, height: 844 });
      await expect
        .poll(
          () => visited.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${path} at ${width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone everything is in the thumb’s reach: the bar, the account sheet, and the bar that gives way to a conversation @deep', async ({
  member,
  absent,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const bob = await absent(newHandle('bob'));
  const [{ page, ...ada }, lin] = [await member(newHandle('ada'), phone), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Discover' }).tap();
  await expect(page).toHaveURL('/discover');
  await expect(bar.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
  // Shortcuts are hinted only with a keyboard.
  await expect(page.getByRole('button', { name: `Like ${bob.handle}`, exact: true })).toBeVisible();
  await expect(page.getByText('→', { exact: true })).toBeHidden();

  await bar.getByRole('button', { name: 'Account' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Account' });
  await expect(sheet.getByText(`@${ada.handle}`)).toBeVisible();
  await expect(sheet.getByText('Free', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await sheet.getByRole('radio', { name: '中文' }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).tap();
  await sheet.getByRole('link', { name: 'Premium' }).tap();
  await expect(page).toHaveURL('/premium');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');

  await bar.getByRole('link', { name: /^Messages/ }).tap();
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: lin.handle }).tap();
  await expect(page).toHaveURL(conversationPath(ada, conversationId));
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    const touch = (y: number) => new Touch({ identifier: 1, target: document.body, clientX: 200, clientY: y });
    const swipe = (type: string, y: number, touches: Touch[]) =>
      document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(y)] }));
    swipe('touchstart', 300, [touch(300)]);
    swipe('touchend', 360, []);
  });
  await expect(bar).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Back to all conversations' }).tap();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Account' }).tap();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).tap();
  await expect(page.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
