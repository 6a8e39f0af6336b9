import type { Page, Request } from '@playwright/test';
import { boxOf, rowWith, write } from './chat.ts';
import {
  AWAY,
  conversationPath,
  expect,
  fillSignIn,
  match,
  newHandle,
  openToRest,
  REFUSED,
  SESSION,
  signOut,
  test,
} from './fixtures.ts';

test.describe('while the server is away', () => {
  test.use({ expectedErrors: AWAY });

  test('the page says so, keeps what was typed and recovers by itself @deep', async ({ member, product }) => {
    const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
    const conversationId = await match(ada, lin);
    for (const person of [ada, lin]) {
      await person.page.goto(conversationPath(person, conversationId));
      await expect(boxOf(person.page)).toBeVisible();
    }
    const form = await ada.page.context().newPage();
    // With the parts that it loads once it is shown: one that is asked for while the server is away has the page loaded again.
    await openToRest(form, '/profiles/new');
    await form.getByText('A place that people join').click();
    await form.getByRole('textbox', { name: 'Name' }).fill('Night Shift');
    await form.getByRole('textbox', { name: 'Bio' }).fill('Builds while others sleep.');

    await product.killApi();
    await write(ada.page, 'Anybody home?');
    await expect(rowWith(ada.page, 'Anybody home?').getByText('Waiting to be sent').first()).toBeVisible();
    await expect(ada.page.getByText('Mutuals can’t be reached.', { exact: true })).toBeVisible();
    await boxOf(ada.page).fill('I will wa');
    await form.getByRole('button', { name: 'Create profile' }).click();
    await expect(form.getByRole('alert')).toContainText('The profile was not saved');
    await expect(form.getByText('Mutuals can’t be reached.', { exact: true })).toBeVisible();

    await product.startApi();
    // Each retries on its own schedule, and reports it for a while only.
    await Promise.all([ada.page, form].map((page) => expect(page.getByText('Everything works again.')).toBeVisible()));
    await expect(boxOf(ada.page)).toHaveValue('I will wa');
    await expect(rowWith(lin.page, 'Anybody home?')).toBeVisible();
    await boxOf(ada.page).press('Enter');
    await expect(rowWith(lin.page, 'I will wa')).toBeVisible();
    const { data } = await lin.api.listMessages({
      path: { id: conversationId },
      query: { profileId: lin.profileId, after: 0 },
    });
    expect(data.map(({ content }) => content)).toEqual(['Anybody home?', 'I will wa']);

    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Shift');
    await expect(form.getByRole('textbox', { name: 'Bio' })).toHaveValue('Builds while others sleep.');
    await form.getByRole('button', { name: 'Create profile' }).click();
    await expect(form.getByRole('heading', { name: 'My profiles' })).toBeVisible();
    const own = await ada.api.listMyProfiles();
    expect(own.data.map(({ name }) => name).toSorted()).toEqual(['Night Shift', ada.handle].toSorted());
  });

  test('a page opened meanwhile shows its content as soon as the server is back @deep', async ({ member, product }) => {
    const ada = await member(newHandle('ada'));
    const underway = new Set<Request>();
    ada.page.on('request', (request) => underway.add(request));
    ada.page.on('requestfinished', (request) => underway.delete(request));
    ada.page.on('requestfailed', (request) => underway.delete(request));
    await ada.page.goto('/profiles');
    await expect(ada.page.getByText('Here to stay.').first()).toBeVisible();
    // What other pages need has been prefetched: this one's code, its texts, and their dependencies.
    const fetched = () =>
      ada.page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/discover-[^/]*\.js$/.test(name)).length,
      );
    await expect.poll(async () => (await fetched()) > 1 && underway.size === 0).toBe(true);
    await product.killApi();
    await ada.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
    await expect(ada.page.getByText('Mutuals can’t be reached.', { exact: true })).toBeVisible();
    await product.startApi();
    await expect(ada.page.getByText('Everything works again.')).toBeVisible();
    await expect(ada.page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  });

  test('a restart of the database loses no message @deep', async ({ member, product }) => {
    const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
    const conversationId = await match(ada, lin);
    for (const person of [ada, lin]) await person.page.goto(conversationPath(person, conversationId));
    await write(ada.page, 'Before');
    await expect(rowWith(lin.page, 'Before')).toBeVisible();
    await product.killPostgres();
    await product.startPostgres();
    await write(ada.page, 'After');
    await expect(rowWith(ada.page, 'After')).toBeVisible();
    const again = rowWith(ada.page, 'After').getByRole('button', { name: 'Try again' });
    await expect(again.or(rowWith(ada.page, 'After').getByText(/^(Sent|Read)$/)).first()).toBeAttached();
    if (await again.isVisible()) await again.click();
    await expect(rowWith(lin.page, 'After')).toBeVisible();
    const { data } = await lin.api.listMessages({
      path: { id: conversationId },
      query: { profileId: lin.profileId, after: 0 },
    });
    expect(data.map(({ content }) => content)).toEqual(['Before', 'After']);
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: REFUSED });

  /** The stored session has expired and cannot be renewed: it was ended elsewhere. */
  async function endSession(page: Page): Promise<void> {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/before-paint.js');
    await elsewhere.evaluate((stored) => {
      localStorage.setItem(
        stored,
        JSON.stringify({
          ...JSON.parse(localStorage.getItem(stored) ?? '{}'),
          refreshToken: 'ended',
          expiresAt: new Date(0).toISOString(),
        }),
      );
    }, SESSION);
    await elsewhere.close();
  }

  test('the same person signs in again over the unchanged page, and their pending request goes through @deep', async ({
    member,
  }) => {
    const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
    const conversationId = await match(ada, lin);
    for (const person of [lin, ada]) {
      await openToRest(person.page, conversationPath(person, conversationId));
      await expect(boxOf(person.page)).toBeVisible();
    }
    await endSession(ada.page);
    await write(ada.page, 'Just in time');
    await expect(ada.page.getByRole('dialog', { name: 'Sign in to the local sandbox' })).toBeVisible();
    await ada.page.keyboard.press('Escape');
    await expect(ada.page.getByText('Your sign-in has ended. Sign in again; what you typed is kept.')).toBeVisible();
    await boxOf(ada.page).fill('And one mo');
    await ada.page.getByRole('button', { name: 'Sign in with X' }).click();
    await fillSignIn(ada.page, ada.handle);

    await expect(ada.page).toHaveURL(conversationPath(ada, conversationId));
    await expect(boxOf(ada.page)).toHaveValue('And one mo');
    await expect(rowWith(lin.page, 'Just in time')).toBeVisible();
    await expect(ada.page.getByText('Your sign-in has ended.', { exact: false })).toBeHidden();
    await boxOf(ada.page).press('Enter');
    await expect(rowWith(lin.page, 'And one mo')).toBeVisible();
    const { data } = await lin.api.listMessages({
      path: { id: conversationId },
      query: { profileId: lin.profileId, after: 0 },
    });
    expect(data.map(({ content }) => content)).toEqual(['Just in time', 'And one mo']);
  });

  test('a draft survives a reload, for the same person @deep', async ({ member }) => {
    const { page, handle } = await member(newHandle('ada'));
    await openToRest(page, '/profiles/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Night Shift');
    await page.getByRole('textbox', { name: 'Bio' }).fill('Builds while others sleep.');
    await endSession(page);
    await page.getByRole('button', { name: 'Create profile' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to the local sandbox' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with X' }).first().click();
    await fillSignIn(page, handle);
    await expect(page).toHaveURL('/profiles/new');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Shift');
  });

  test('another person who signs in finds nothing of the first @deep', async ({ member, absent }) => {
    const [ada, eve] = [await member(newHandle('ada')), newHandle('eve')];
    await absent(eve);
    await openToRest(ada.page, '/profiles/new');
    await ada.page.getByRole('textbox', { name: 'Name' }).fill('Secret plan');
    await ada.page.getByRole('textbox', { name: 'Bio' }).fill('Not for Eve.');
    await endSession(ada.page);
    await ada.page.getByRole('button', { name: 'Create profile' }).click();
    await expect(ada.page.getByRole('dialog', { name: 'Sign in to the local sandbox' })).toBeVisible();
    await fillSignIn(ada.page, eve);

    await expect(ada.page).toHaveURL('/');
    await ada.page.goto('/profiles');
    await expect(ada.page.getByRole('link', { name: `Preview: ${eve}` })).toBeVisible();
    await expect(ada.page.getByText(ada.handle)).toHaveCount(0);
    await expect(ada.page.getByText('Secret plan')).toHaveCount(0);
    await ada.page.goto('/profiles/new');
    await expect(ada.page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect((await ada.api.listMyProfiles()).data.map(({ name }) => name)).toEqual([ada.handle]);
  });

  test('after the session has ended, signing out leaves nothing behind, even for the back button', async ({
    member,
  }) => {
    const { page, handle } = await member(newHandle('ada'));
    // A page to go back to.
    await page.goto('/');
    await page.goto('/profiles');
    await expect(page.getByText('Here to stay.').first()).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
    await expect(page.getByText(handle)).toHaveCount(0);
    const kept = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /session|person/.test(key)),
    );
    expect(kept).toEqual([]);
  });
});
