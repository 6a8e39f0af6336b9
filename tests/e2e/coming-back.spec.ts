import { boxOf, rowWith, write } from './chat.ts';
import { conversationPath, expect, match, newHandle, REFUSED, test } from './fixtures.ts';

// One actor serves one subject, however often its page opens: a page that comes back finds what is still in progress.
test.use({ expectedErrors: REFUSED });

test('a pending message stays pending when one comes back, and its failure keeps what was typed since @deep', async ({
  member,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  const { page } = ada;
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/messages');
  const open = () =>
    page
      .getByRole('link', { name: new RegExp(lin.handle) })
      .first()
      .click();
  await open();
  await expect(boxOf(page)).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route(/\/v1\/messaging\/messages(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held.promise;
    await route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        code: 'not_matched',
        message: 'Refused.',
        errors: [],
        requestId: 'r',
      }),
    });
  });
  await write(page, 'On its way');
  await expect(rowWith(page, 'On its way')).toBeVisible();
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await main.getByRole('link', { name: 'Messages' }).click();
  await open();
  await expect(rowWith(page, 'On its way')).toBeVisible();
  await expect(rowWith(page, 'On its way')).toHaveAttribute('data-state', 'sending');
  await boxOf(page).fill('And one mo');

  held.resolve();
  await expect(rowWith(page, 'On its way')).toHaveAttribute('data-state', 'failed');
  await expect(boxOf(page)).toHaveValue('And one mo');
  await page.reload();
  await expect(boxOf(page)).toHaveValue('And one mo');
  await expect(page).toHaveURL(conversationPath(ada, conversationId));
  const { data } = await lin.api.listMessages({
    path: { id: conversationId },
    query: { profileId: lin.profileId, after: 0 },
  });
  expect(data).toEqual([]);
});

test('a card that was just liked is not dealt again to someone who comes back before the answer @deep', async ({
  member,
  absent,
}) => {
  const ada = await member(newHandle('ada'));
  const lin = newHandle('lin');
  await absent(lin);
  const { page } = ada;
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: lin })).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route(/\/v1\/matching\/like\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `Like ${lin}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await main.getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: lin })).toHaveCount(0);
  held.resolve();
});
