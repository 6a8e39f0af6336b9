import type { Page } from '@playwright/test';
import { expect, newHandle, openListening, openToRest, test } from './fixtures.ts';

/** Holds requests for files back until they are released. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** How often each address was requested. */
function count(page: Page): (address: RegExp) => number {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return (address) => asked.filter((url) => address.test(url)).length;
}

/** `npm test` looks at one page of each kind. */
const deepUnless = (isFirst: boolean): string => (isFirst ? '' : ' @deep');

/** The code of three pages, their requests besides the person, and what shows that the data arrived. */
const PAGES = [
  {
    path: '/',
    code: 'home-route',
    calls: [/\/v1\/home\?/, /\/v1\/home\/new-in-tags\?/],
    shows: 'main h1',
  },
  { path: '/discover', code: 'discover-route', calls: [/\/matching\/queue\?/], shows: '[data-deck-card="top"]' },
  { path: '/messages', code: 'messages-route', calls: [/\/messaging\/conversations\?/], shows: 'main h2' },
];
/** Texts that load one area at a time unless they were fetched together. */
const EACH_AREA = /\/assets\/(common|chrome|errors|profiles)-[^/]*\.js$/;
/** The faces that every page shows at once. */
const FACES = /\/assets\/(geist|bricolage-grotesque)-latin-\d[^/]*\.woff2$/;
const OF_THE_PERSON = [/\/users\/me$/, /\/profiles\/my-profiles$/, /\/notifications\/counts$/];

for (const { path, code, calls, shows } of PAGES)
  test(`${path} requests a member’s code beside the first script, data before that code arrives, and faces after the first script${deepUnless(path === '/discover')}`, async ({
    member,
    absent,
  }) => {
    const [{ page }] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
    const asked = count(page);
    const letBaseGo = await hold(page, /\/assets\/base-[^/]*\.js$/);
    const letFrameGo = await hold(page, /\/assets\/signed-in-[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });

    for (const file of ['signed-in', code])
      await expect.poll(() => asked(new RegExp(`/assets/${file}-[^/]*\\.js$`))).toBe(1);
    expect(asked(FACES)).toBe(0);
    letBaseGo();
    await expect.poll(() => asked(FACES)).toBe(2);
    for (const call of [...OF_THE_PERSON, ...calls]) await expect.poll(() => asked(call), String(call)).toBe(1);
    expect(asked(/\/notifications\?/)).toBe(0);

    letFrameGo();
    await expect(page.locator(shows).first()).toBeVisible();
    // The page uses what was prefetched.
    expect(asked(/\/assets\/texts-[^/]*\.json$/)).toBe(1);
    expect(asked(EACH_AREA)).toBe(0);
    await expect.poll(() => asked(/\/auth\/ably-token$/)).toBe(1);
    for (const call of [...OF_THE_PERSON, ...calls]) expect(asked(call), String(call)).toBe(1);
  });

for (const path of ['/', '/likes', '/messages', '/discover', '/notifications'])
  test(`${path} reads nothing twice, before or after its realtime connection is open${deepUnless(path === '/')}`, async ({
    member,
    absent,
  }) => {
    const [{ page }] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
    const read: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/v1/')) read.push(pathname + search);
    });
    await openToRest(page, path);
    expect(read.length).toBeGreaterThan(3);
    expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  });

test('what happens after a page has read and before it listens is shown too, once it listens', async ({
  member,
  absent,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const elsewhere = await ada.page.context().newPage();
  await openListening(elsewhere, '/');
  const letConnectionGo = await hold(ada.page, /\/auth\/ably-token$/);
  const asksForToken = ada.page.waitForRequest(/\/auth\/ably-token$/);
  await ada.page.goto('/');
  await asksForToken;
  await lin.api.likeProfile({
    path: { profileId: ada.profileId },
    body: { userProfileId: lin.profileId, isSuperLike: false },
  });
  const unread = { name: 'Notifications, 1 unread' };
  // It was published.
  await expect(elsewhere.getByRole('button', unread)).toBeVisible();
  letConnectionGo();
  await expect(ada.page.getByRole('button', unread)).toBeVisible();
});

test('a guest’s page requests its faces beside the first script, and nothing of a member’s', async ({ browse }) => {
  const page = await browse();
  const asked = count(page);
  const letBaseGo = await hold(page, /\/assets\/base-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked(FACES)).toBe(2);
  letBaseGo();
  await page.waitForLoadState('networkidle');
  expect(asked(/\/assets\/(signed-in|frame|home-route|errors)-|\/v1\/users\/me/)).toBe(0);
});

test('where the texts that were fetched together cannot be read, each area is fetched by itself @deep', async ({
  member,
}) => {
  const { page } = await member(newHandle('ada'));
  const asked = count(page);
  await page.route(/\/assets\/texts-[^/]*\.json$/, (route) => route.fulfill({ body: '' }));
  await page.goto('/discover');
  await expect(page).toHaveTitle(/Discover/);
  expect(asked(EACH_AREA)).toBe(4);
});
