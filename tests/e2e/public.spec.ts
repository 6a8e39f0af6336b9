import type { Locator, Page } from '@playwright/test';
import { expect, fillSignIn, newHandle, test } from './fixtures.ts';

const TITLE = (title: string) => `${title} | Mutuals - BNB Chain Networking`;
const FRONT_PAGE = 'Mutuals - BNB Chain Networking';

const PAGES = ['/', '/about', '/faq', '/privacy', '/terms', '/public-groups'] as const;
const TITLES = {
  en: [FRONT_PAGE, TITLE('About'), TITLE('FAQ'), TITLE('Privacy'), TITLE('Terms'), TITLE('Public groups')],
  fr: [
    FRONT_PAGE,
    TITLE('À propos'),
    TITLE('FAQ'),
    TITLE('Confidentialité'),
    TITLE('Conditions'),
    TITLE('Groupes publics'),
  ],
  zh: [FRONT_PAGE, TITLE('关于我们'), TITLE('常见问题'), TITLE('隐私'), TITLE('条款'), TITLE('公开社群')],
} as const;

const html = (page: Page): Locator => page.locator('html');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const head = (page: Page, selector: string): Promise<string | null> =>
  page.locator(`head ${selector}`).evaluate((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'));

/** The head's content after a load and after a navigation. */
async function expectHead(page: Page, path: string, title: string, language: string): Promise<void> {
  const address = new URL(path, page.url()).href;
  await expect(page).toHaveTitle(title);
  await expect(html(page)).toHaveAttribute('lang', language);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  expect(await head(page, 'meta[property="og:title"]')).toBe(title);
  expect(await head(page, 'meta[name="twitter:title"]')).toBe(title);
  expect(await head(page, 'meta[property="og:url"]')).toBe(address);
  expect(await head(page, 'meta[name="description"]')).not.toBe('');
  expect(await head(page, 'meta[property="og:image"]')).toBe(new URL(`/share-${language}.png`, page.url()).href);
  const bare = new URL(path.split('?')[0] ?? path, page.url()).href;
  expect(
    await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
  ).toEqual([
    ['en', `${bare}?lng=en`],
    ['fr', `${bare}?lng=fr`],
    ['zh', `${bare}?lng=zh`],
    ['x-default', bare],
  ]);
}

test('a guest walks through the public pages, each with its title and address, and signs in from the last one', async ({
  visitor,
  handles,
}) => {
  const page = await visitor();
  const footer = page.getByRole('contentinfo');
  await expectHead(page, '/', FRONT_PAGE, 'en');
  for (const [link, path, title] of [
    ['FAQ', '/faq', TITLE('FAQ')],
    ['About', '/about', TITLE('About')],
    ['Privacy', '/privacy', TITLE('Privacy')],
    ['Terms', '/terms', TITLE('Terms')],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expectHead(page, path, title, 'en');
    await expect(heading(page)).toBeInViewport();
  }
  await page.getByRole('main').getByRole('button', { name: 'Sign in with X' }).click();
  const handle = newHandle('ada');
  handles.add(handle);
  await fillSignIn(page, handle);
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open my profiles' })).toBeVisible();
});

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['fr', 'fr-CA'],
  ['zh', 'zh-TW'],
] as const) {
  test(`without scripts every public page can be read, in the browser’s language: ${locale}${language === 'zh' ? '' : ' @deep'}`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false, locale });
    for (const [index, path] of PAGES.entries()) {
      await page.goto(path);
      await expectHead(page, path, TITLES[language][index] ?? '', language);
      await expect(heading(page)).toBeVisible();
      // The groups come from the server.
      if (path !== '/public-groups') await expect(page.getByRole('main')).toContainText(/.{200}/su);
    }
  });
}

test('the address decides the language before the choice, and the choice before the browser, also without scripts @deep', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false, locale: 'fr-FR' });
  await page.goto('/faq?lng=zh');
  await expectHead(page, '/faq?lng=zh', TITLE('常见问题'), 'zh');
  await page.context().addCookies([{ name: 'lng', value: 'en', url: page.url() }]);
  await page.goto('/faq');
  await expectHead(page, '/faq', TITLE('FAQ'), 'en');
});

test('the browser hydrates the served page without changing it', async ({ visitor }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('h1, footer, main section:last-of-type'))
        Reflect.set(part, 'wasSent', true);
    });
  });
  for (const path of PAGES) {
    await page.goto(path);
    // Scripted features work: the page is hydrated.
    await page.getByRole('button', { name: /^Language: English/ }).click();
    await expect(page.getByRole('radio', { name: 'Français' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(
      await page.locator('h1, footer').evaluateAll((parts) => parts.map((part) => Reflect.get(part, 'wasSent'))),
      path,
    ).toEqual([true, true]);
  }
});

test('the landing page below its first screen is fetched when it comes near, and stays as served until then @deep', async ({
  visitor,
  absent,
}) => {
  await absent(newHandle('lin'));
  const page = await visitor({ viewport: { width: 390, height: 664 } });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/landing-?(below|story)|\/v1\/(pricing|gallery)/i.test(request.url())) fetched.push(request.url());
  });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/landing-below-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('profiles to meet')).toBeVisible();
  expect(fetched).toEqual([]);

  const pricing = page.locator('#pricing');
  await pricing.evaluate((part) => Reflect.set(part, 'wasSent', true));
  const asked = page.waitForRequest(/landing-below-.*\.js$/);
  await pricing.scrollIntoViewIfNeeded();
  await asked;
  await page.locator('main').getByRole('button', { name: 'Sign in with X' }).last().click();
  release();
  await expect(page.getByRole('textbox', { name: 'Any X handle' })).toBeVisible();
  expect(await pricing.evaluate((part) => Reflect.get(part, 'wasSent'))).toBe(true);
});

test('a press before hydration takes effect after it @deep', async ({ visitor }) => {
  const page = await visitor();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in with X' }).first().click();
  release();
  await expect(page.getByRole('textbox', { name: 'Any X handle' })).toBeVisible();
});

test('a guest who presses a plan before its part of the page has come is asked to sign in, and then sees the plans @deep', async ({
  visitor,
  handles,
}) => {
  const page = await visitor();
  await page.route(/landing-below-.*\.js$/, () => {});
  await page.goto('/');
  await page.getByRole('link', { name: 'See Premium', exact: true }).press('Enter');
  const handle = newHandle('ines');
  handles.add(handle);
  await fillSignIn(page, handle);
  await expect(page).toHaveURL('/premium');
});

/** On the next page, presses what the frame calls this as soon as React knows it, which is before it knows the inner page. */
const pressAtOnce = (page: Page, name: string) =>
  page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const control = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].find(
        ({ textContent }) => textContent === wanted,
      );
      if (control && Object.keys(control).some((key) => key.startsWith('__reactProps'))) {
        Reflect.set(document.querySelector('h1') ?? {}, 'wasSent', true);
        control.click();
      } else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  }, name);

test('a frame link pressed while the inner page hydrates leads to the next page @deep', async ({ visitor }) => {
  const page = await visitor();
  await pressAtOnce(page, 'Pricing');
  await page.goto('/faq');
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('a press in the frame while the inner page hydrates takes effect, and the page stays @deep', async ({
  visitor,
}) => {
  const page = await visitor();
  await pressAtOnce(page, 'Sign in with X');
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Any X handle' })).toBeVisible();
  expect(await page.locator('h1').evaluate((title) => Reflect.get(title, 'wasSent'))).toBe(true);
});

test('a member sees no guest’s page, not even briefly, and reads the public pages in their own frame @deep', async ({
  signedIn,
}) => {
  const { page } = await signedIn(newHandle('ada'));
  await page.addInitScript(() => {
    const look = (): void => {
      const title = document.querySelector('h1');
      if (
        title?.checkVisibility({ visibilityProperty: true }) &&
        document.querySelector('header')?.textContent?.includes('Sign in')
      )
        Reflect.set(window, 'sawGuest', title.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ['/', '/faq', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sawGuest')), path).toBeUndefined();
  }
});

test('a Chinese page breaks its lines where it will once its font has loaded @deep', async ({ visitor }) => {
  const page = await visitor({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/noto-sans-sc-.*\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/noto-sans-sc-.*\.woff2$/);
  const heights = () =>
    page.locator('h1, main p').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await asked;
  const before = await heights();
  release();
  await page.waitForFunction(
    () => document.fonts.check('700 16px "Noto Sans SC Variable"', '这') && document.fonts.status === 'loaded',
  );
  expect(await heights()).toEqual(before);
});

test('an anchor opens its place in the page @deep', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('a page opened by its address starts at its top, wherever the one before was left @deep', async ({ visitor }) => {
  const page = await visitor();
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    // Scripted features work: the page is hydrated.
    await page.getByRole('button', { name: /^Language: English/ }).click();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY), path).toBe(0);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  }
});

test('search engines find the public pages in each language @deep', async ({ visitor }) => {
  const page = await visitor();
  const robots = await (await page.request.get('/robots.txt')).text();
  const map = await (await page.request.get('/sitemap.xml')).text();
  const origin = new URL(page.url()).origin;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of PAGES) {
    expect(robots).toContain(`Allow: ${path}$`);
    for (const address of [path, `${path}?lng=en`, `${path}?lng=fr`, `${path}?lng=zh`])
      expect(map).toContain(`<loc>${origin}${address}</loc>`);
  }
  expect((await page.request.get('/share-en.png')).headers()['content-type']).toBe('image/png');
});

test('the logo opens by itself @deep', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/mark.svg');
  await expect(page.locator('svg')).toBeVisible();
});
