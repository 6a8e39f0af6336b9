import { randomUUID } from 'node:crypto';
import type { Person } from '../support/product.ts';
import { boxOf, conversationsOf, write } from './chat.ts';
import { conversationPath, expect, match, newHandle, test } from './fixtures.ts';

const say = (person: Person, conversationId: string) =>
  person.api.sendMessage({
    query: { profileId: person.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content: 'Shall we build it together?' },
  });

test('what waits for an answer comes first, is closed kindly, and comes before the deck once a day (D63) @deep', async ({
  member,
  absent,
}) => {
  const [ada, lin, mei] = [
    await member(newHandle('ada')),
    await member(newHandle('lin')),
    await absent(newHandle('mei')),
  ];
  const conversationId = await match(ada, lin);
  const answered = await match(ada, mei);
  await say(lin, conversationId);
  await say(mei, answered);
  await say(ada, answered);

  // On home, and in the list above a conversation with a newer message.
  await ada.page.goto('/');
  const waiting = ada.page.locator('section').filter({ has: ada.page.getByRole('heading', { name: /^Your turn/ }) });
  await waiting.getByRole('link', { name: new RegExp(lin.handle) }).click();
  const rows = conversationsOf(ada.page).getByRole('link');
  await expect(rows).toHaveText([new RegExp(lin.handle), new RegExp(mei.handle)]);
  await expect(rows.first()).toContainText('Your turn');

  // Closing is asked about, told to the partner at once, and taken back by writing.
  await lin.page.goto(conversationPath(lin, conversationId));
  await expect(boxOf(lin.page)).toBeVisible();
  await ada.page.getByRole('button', { name: 'Not now' }).click();
  const dialog = ada.page.getByRole('alertdialog', { name: 'Close this conversation for now?' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(ada.page.getByText('You closed this conversation for now.', { exact: false })).toBeVisible();
  await expect(rows.first()).not.toContainText('Your turn');
  await expect(lin.page.getByText('has no time for this conversation now.', { exact: false }).first()).toBeVisible();
  await write(ada.page, 'I have time again');
  await expect(lin.page.getByText('has no time for this conversation now.', { exact: false })).toHaveCount(0);
  await expect(conversationsOf(lin.page).getByRole('link')).toContainText('Your turn');

  // Eight that wait come before the deck, until one goes on.
  for (let count = 0; count < 8; count += 1) {
    const partner = await absent(newHandle('partner'));
    await say(partner, await match(ada, partner));
  }
  await ada.page.goto('/discover');
  const step = ada.page.getByRole('heading', { name: '8 matches wait for your answer' });
  await expect(step).toBeVisible();
  await ada.page
    .getByRole('button', { name: /^Not now: partner/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(ada.page.getByRole('link', { name: /^Answer partner/ })).toHaveCount(7);
  const passed = ada.page.waitForResponse(/your-turn\/pass/);
  await ada.page.getByRole('button', { name: 'Go on to Discover' }).click();
  await expect(step).toHaveCount(0);
  expect((await passed).status()).toBe(204);
  const read = ada.page.waitForResponse(/messaging\/your-turn\?/);
  await ada.page.reload();
  expect(await (await read).json()).toMatchObject({ isBeforeDeck: false });
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Discover' })).toBeAttached();
  await expect(step).toHaveCount(0);
});
