import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { boxOf, rowWith, write } from './chat.ts';
import { AWAY, conversationPath, expect, match, newHandle, openToRest, signOut, test } from './fixtures.ts';

// What was seen stays readable, and what was done waits: the network is gone under a page that is open, or comes back under another one.
/** Whom a person likes, as text. */
const likesOf = async ({ api, profileId }: Person): Promise<string> =>
  JSON.stringify((await api.listOutboundLikes({ query: { userProfileId: profileId } })).data);

test.use({ expectedErrors: AWAY });

test('without a network a person reads on, decides and writes, and all of it goes once and in order when it is back', async ({
  member,
  absent,
}) => {
  const [ada, eve] = [await member(newHandle('ada')), await member(newHandle('eve'))];
  const conversationId = await match(ada, eve);
  const [lin, bob] = [await absent(newHandle('lin')), await absent(newHandle('bob'))];
  const { page } = ada;
  const main = page.getByRole('navigation', { name: 'Main' });
  await openToRest(page, conversationPath(ada, conversationId));
  await write(page, 'Before the tunnel');
  await expect(rowWith(page, 'Before the tunnel').getByText('Sent', { exact: true })).toBeAttached();
  await main.getByRole('link', { name: 'Discover' }).click();
  const top = page.locator('[data-deck-card="top"]');
  await expect(top).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const first = (await top.getByRole('heading').first().textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(top.getByRole('heading', { name: first })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await main.getByRole('link', { name: 'Messages' }).click();
  await page
    .getByRole('link', { name: new RegExp(eve.handle) })
    .first()
    .click();
  await expect(rowWith(page, 'Before the tunnel')).toBeVisible();
  for (const text of ['One from the tunnel', 'And another']) await write(page, text);
  await expect(rowWith(page, 'And another').getByText('Waiting to be sent').first()).toBeVisible();
  await boxOf(page).fill('Half a th');

  await page.context().setOffline(false);
  await expect(page.getByText('Everything works again.')).toBeVisible();
  await expect(rowWith(page, 'And another').getByText('Sent', { exact: true })).toBeAttached();
  await expect(boxOf(page)).toHaveValue('Half a th');
  const { data } = await eve.api.listMessages({
    path: { id: conversationId },
    query: { profileId: eve.profileId, after: 0 },
  });
  expect(data.map(({ content }) => content)).toEqual(['Before the tunnel', 'One from the tunnel', 'And another']);
  await expect.poll(() => likesOf(ada)).toContain(first);
  expect([lin.handle, bob.handle]).toContain(first);
});

test('what waited when a page was left goes from whatever page is opened next @deep', async ({ member, absent }) => {
  const [ada, eve] = [await member(newHandle('ada')), await member(newHandle('eve'))];
  const conversationId = await match(ada, eve);
  const lin = newHandle('lin');
  await absent(lin);
  const { page } = ada;
  const sending = /\/v1\/(matching\/like\/|messaging\/messages(\?|$))/;
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.goto('/discover');
  await page.getByRole('button', { name: `Like ${lin}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  await page.goto(conversationPath(ada, conversationId));
  await write(page, 'From the tunnel');
  await expect(rowWith(page, 'From the tunnel').getByText('Waiting to be sent').first()).toBeVisible();

  await page.unroute(sending);
  await page.goto('/profiles');
  await expect
    .poll(async () => {
      const { data } = await eve.api.listMessages({
        path: { id: conversationId },
        query: { profileId: eve.profileId, after: 0 },
      });
      return data.map(({ content }) => content);
    })
    .toEqual(['From the tunnel']);
  await expect.poll(() => likesOf(ada)).toContain(lin);
});

test('decisions that wait in two tabs are sent by one of them, once and in order @deep', async ({ member, absent }) => {
  const { page: one } = await member(newHandle('ada'));
  for (const name of ['lin', 'bob', 'mei']) await absent(newHandle(name));
  const sent: string[] = [];
  let isAway = true;
  await one.context().route(/\/v1\/matching\/dislike\//, (route) => {
    if (isAway) return route.abort();
    sent.push(new URL(route.request().url()).pathname);
    // At once: what a busy server does not answer in time goes again.
    return route.fulfill({ status: 204 });
  });
  /** Passes on the first card, and says whose it was. */
  async function pass(page: Page): Promise<string> {
    const top = page.locator('[data-deck-card="top"]');
    const name = (await top.getByRole('heading').first().textContent()) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(top.getByRole('heading', { name })).toHaveCount(0);
    return name;
  }
  await one.goto('/discover');
  const first = [await pass(one), await pass(one)];
  const two = await one.context().newPage();
  await two.goto('/discover');
  const last = await pass(two);
  expect(first).not.toContain(last);

  isAway = false;
  const waiting = () =>
    one.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.draft.deck.')).length);
  await expect.poll(waiting).toBe(0);
  // Each tab sends in its order: what it decides now goes after all that waited there.
  expect(await pass(one)).toBe(last);
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(4);
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)).toBe(sent.at(-2));
  expect(new Set(sent).size).toBe(3);
});

/** What this tab and this device keep, but for databases and the browser's own history. */
const leftOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        kept.push(request.url, await (await (await caches.open(name)).match(request))?.text());
    return JSON.stringify(kept);
  });

/** The answers that this device keeps, as text. A page writes them a second after they came. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
      });
    const database = await done(indexedDB.open(name));
    const kept = await done(database.transaction('answers').objectStore('answers').getAll());
    database.close();
    return JSON.stringify(kept);
  });

async function nothingIsLeft(page: Page, of: readonly string[]): Promise<void> {
  // Whatever store there is, and whatever it is called there.
  for (const theirs of of) expect(await leftOn(page)).not.toContain(theirs);
  // By its name alone: the files that are kept have it too.
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
}

test('a second visit draws what the device kept before anything is answered, and nothing of it is there after signing out', async ({
  member,
  absent,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), newHandle('lin')];
  await absent(lin);
  const { page } = ada;
  await openToRest(page, '/discover');
  await expect(page.getByRole('heading', { name: lin })).toBeVisible();
  await expect.poll(() => keptOn(page)).toContain('"cards":[{');
  const held = Promise.withResolvers<void>();
  await page.route(/\/v1\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: lin })).toBeVisible();
  held.resolve();
  await page.goto(`/profiles/${ada.profileId}/edit`);
  await page.getByRole('textbox', { name: 'Bio' }).fill('Half a thought');
  const stores = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stores).toContain('Half a thought');

  await signOut(page);
  const theirs = [lin, ada.handle, ada.profileId, 'Half a thought'];
  await nothingIsLeft(page, theirs);
  // A page that is left writes where it was scrolled to.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
  expect(await leftOn(page)).toContain('scroll-positions');
  await nothingIsLeft(page, theirs);
});

test('nothing is left either where other tabs are open: one with a draft, one with answers still to come @deep', async ({
  member,
  absent,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), newHandle('lin')];
  await absent(lin);
  const { page } = ada;
  await openToRest(page, '/discover');
  const typing = await page.context().newPage();
  await typing.goto(`/profiles/${ada.profileId}/edit`);
  await typing.getByRole('textbox', { name: 'Bio' }).fill('Half a thought');
  const waiting = await page.context().newPage();
  const held = Promise.withResolvers<void>();
  const late: Promise<void>[] = [];
  await waiting.route(/\/v1\//, (route) => {
    const answered = held.promise
      .then(async () => route.fulfill({ response: await route.fetch() }))
      // The page may not wait for it any more.
      .catch(() => {});
    late.push(answered);
    return answered;
  });
  await waiting.goto('/discover');
  await expect(waiting.getByRole('heading', { name: lin })).toBeVisible();
  const stores = () => typing.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stores).toContain('Half a thought');

  await signOut(page);
  for (const tab of [typing, waiting])
    await expect(tab.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
  expect(late.length).toBeGreaterThan(0);
  held.resolve();
  await Promise.all(late);
  // A page that is left writes what it had not yet.
  await waiting.unroute(/\/v1\//);
  for (const tab of [typing, waiting]) {
    await tab.reload();
    await expect(tab.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
    await nothingIsLeft(tab, [lin, ada.handle, ada.profileId, 'Half a thought']);
  }
});

test('after one single visit of the front page it opens again without a network, in the language that was chosen there @deep', async ({
  member,
}) => {
  const { page } = await member(newHandle('ada'));
  await openToRest(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, ada/ })).toBeVisible();
  const keptPage = () =>
    page.evaluate(async () => /<html lang="\w+"/.exec((await (await caches.match('/discover'))?.text()) ?? '')?.[0]);
  await expect.poll(keptPage).toBe('<html lang="en"');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, ada/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Places where this device never began before: what an installed app's shortcuts open.
  for (const [place, says] of [
    ['Discover', 'Arrow left passes'],
    ['Messages', 'Your conversations could not be loaded'],
  ] as const) {
    await page.goto(`/${place.toLowerCase()}`);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
  }
  // A page whose code is not here.
  await page.goto('/bookmarks');
  await expect(page.getByText('This comes once the network is back.')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved profiles' })).toBeVisible();
  await page.goto('/');

  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect.poll(keptPage).toBe('<html lang="fr"');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour ada/ })).toBeVisible();
});
