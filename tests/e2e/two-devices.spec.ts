import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { boxOf, rowWith, write } from './chat.ts';
import { conversationPath, expect, match, newHandle, openListening, REFUSED, signIn, test } from './fixtures.ts';

// Events on one device, or on another person's, while another device shows the same.
const say = (person: Person, conversationId: string, content: string) =>
  person.api.sendMessage({
    query: { profileId: person.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content },
  });

const badgeOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

test('reading or writing a message on one device shows on the other, without a reload @deep', async ({
  member,
  signedIn,
  absent,
}) => {
  const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  await say(lin, conversationId, 'Good morning');
  const { page: phone } = await signedIn(ada.handle);
  const { page: desk } = ada;
  await openListening(desk, `/profiles/${ada.profileId}/messages`);
  const row = desk.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: lin.handle });
  await expect(badgeOf(desk)).toContainText('1');
  await expect(row).toContainText('1 unread message');

  // Read on the phone.
  await openListening(phone, conversationPath(ada, conversationId));
  await expect(rowWith(phone, 'Good morning')).toBeVisible();
  await expect(badgeOf(desk)).not.toContainText('1');
  await expect(row).not.toContainText('unread');

  // Written on the phone: it appears in the list, and then in the thread open there.
  await write(phone, 'And to you');
  await expect(row).toContainText('And to you');
  await row.click();
  await expect(rowWith(desk, 'And to you')).toHaveAttribute('data-state', 'sent');
  await write(phone, 'From the tram');
  await expect(rowWith(desk, 'From the tram')).toHaveAttribute('data-state', 'sent');
  await write(desk, 'And from my desk');
  await expect(rowWith(phone, 'And from my desk')).toHaveAttribute('data-state', 'sent');

  // A message that arrives while both are open is unread on neither.
  await say(lin, conversationId, 'Which one are you?');
  for (const page of [desk, phone]) {
    await expect(rowWith(page, 'Which one are you?')).toBeVisible();
    await expect(badgeOf(page)).not.toContainText('1');
  }
});

test.describe('signed out on all devices', () => {
  test.use({ expectedErrors: REFUSED });

  test('somebody who did so on one device is told it on the other, in each tab, until they close it (D74) @deep', async ({
    member,
    signedIn,
  }) => {
    const ada = await member(newHandle('ada'));
    const { page: phone } = await signedIn(ada.handle, { viewport: { width: 390, height: 844 } });
    const behind = await phone.context().newPage();
    await openListening(behind, '/messages');
    await openListening(phone, '/');
    await ada.page.goto('/settings');
    await ada.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();

    const told = (page: Page) => page.getByText('You signed out on all devices. Sign in again.');
    for (const page of [ada.page, phone, behind]) {
      await expect(told(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    // Not looked at yet, and put away by the browser meanwhile.
    await behind.reload();
    await expect(told(behind)).toBeVisible();
    await behind.getByRole('button', { name: 'Close' }).click();
    await expect(told(behind)).toHaveCount(0);

    await signIn(phone, ada.handle);
    await expect(told(phone)).toHaveCount(0);
    await phone.getByRole('button', { name: 'Account' }).first().click();
    await phone.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(phone.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
    await expect(told(phone)).toHaveCount(0);
  });
});

test.describe('deleted meanwhile', () => {
  test.use({ expectedErrors: REFUSED });

  test('somebody who writes to a deleted profile is told so, and can read all that they typed (D39) @deep', async ({
    member,
    absent,
  }) => {
    const [ada, lin] = [await member(newHandle('ada')), await absent(newHandle('lin'))];
    const conversationId = await match(ada, lin);
    await say(lin, conversationId, 'See you');
    const { page } = ada;
    await page.goto(conversationPath(ada, conversationId));
    await expect(rowWith(page, 'See you')).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route(/\/v1\/messaging\/messages(\?|$)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await write(page, 'On Monday?');
    await boxOf(page).fill('Or on Tues');
    await lin.api.deleteProfile({ path: { id: lin.profileId } });
    held.resolve();

    const isTold = async () => {
      await expect(rowWith(page, 'On Monday?').getByText(/^Not sent\. This profile was deleted\./)).toBeVisible();
      await expect(
        page.getByText('This profile was deleted. You can read what you wrote, but not go on.'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Deleted profile' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText('Or on Tues', { exact: true })).toBeVisible();
      await expect(rowWith(page, 'See you')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(page.getByText(lin.handle)).toHaveCount(0);
    };
    await isTold();
    await page.reload();
    await isTold();
  });

  test('an own profile deleted in another tab stops acting in Discover, and no card is blamed for it @deep', async ({
    member,
    absent,
  }) => {
    const ada = await member(newHandle('ada'));
    const [lin, mei] = [await absent(newHandle('lin')), await absent(newHandle('mei'))];
    const { _id: guildId } = await ada.api.createProfile({
      body: {
        profileType: 'group',
        name: 'Night School',
        bio: 'Meets on Mondays.',
        groupData: { groupType: 'community', memberCount: 3, isPublic: true },
      },
    });
    const { page } = ada;
    await page.goto(`/discover?profileId=${guildId}`);
    await expect(page.getByRole('button', { name: /^Acting as Night School/ })).toBeVisible();
    const top = page.locator('[data-deck-card="top"]');
    await expect(top).toBeVisible();

    const other = await page.context().newPage();
    await other.goto('/profiles');
    await other.getByRole('button', { name: 'Delete: Night School' }).click();
    await other.getByRole('button', { name: 'Delete profile' }).click();
    await expect(other.getByText('Night School')).toHaveCount(0);

    await page.keyboard.press('ArrowLeft');
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(/^The profile that you act as was deleted\./)).toBeVisible();
    await expect(page.getByText('Night School')).toHaveCount(0);
    await expect(page.getByText(/can’t be decided on any more/)).toHaveCount(0);
    // The remaining one acts, and meets both: nothing was decided.
    await expect(page.getByText(`Acting as ${ada.handle}`)).toBeVisible();
    const met = new Set<string>();
    for (let card = 0; card < 2; card += 1) {
      const name = top.getByRole('heading').first();
      await expect(name).toBeVisible();
      const handle = (await name.textContent()) ?? '';
      met.add(handle);
      await page.keyboard.press('ArrowLeft');
      await expect(top.getByRole('heading', { name: handle, exact: true })).toHaveCount(0);
    }
    expect([...met].toSorted()).toEqual([lin.handle, mei.handle].toSorted());
    await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  });
});
