import type { Locator, Page } from '@playwright/test';
import { boxOf, rowsOf } from './chat.ts';
import { expect, newHandle, test } from './fixtures.ts';

/** More Tab presses than any page has stops. */
const STOPS = 80;

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Focus is somewhere: not at the start of the document again. */
const expectFocus = (page: Page, when: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body), when)
    .toBe(true);

test('everything from signing in to the first message works by keyboard alone, and focus is never lost @deep', async ({
  visitor,
  handles,
  absent,
  product,
}) => {
  const [lin, mei, bob] = [
    await absent(newHandle('lin')),
    await absent(newHandle('mei')),
    await absent(newHandle('bob')),
  ];
  const handle = newHandle('ada');
  handles.add(handle);
  const page = await visitor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Sign in with X' }).first());
  await tabTo(page, page.getByRole('textbox', { name: 'Any X handle' }));
  await page.keyboard.type(handle);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page, 'after signing in');

  await press(page, page.getByRole('main').getByRole('link', { name: 'Create a profile' }).first());
  await expect(page).toHaveURL('/profiles/create');
  await expectFocus(page, 'after a link');
  await press(page, page.getByRole('link', { name: 'Open the form' }));
  await expect(page).toHaveURL('/profiles/new');
  await expectFocus(page, 'after the choice');
  await press(page, page.getByRole('button', { name: 'Create profile' }));
  await expect(page.getByRole('alert')).toBeFocused();
  await press(
    page,
    page
      .getByRole('alert')
      .getByRole('link', { name: 'Name' })
      .or(page.getByRole('alert').getByRole('button', { name: 'Name' })),
  );
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Ada Keys');
  await tabTo(page, page.getByRole('textbox', { name: 'Bio' }));
  await page.keyboard.type('No mouse needed.');
  await tabTo(page, page.getByRole('combobox', { name: 'Tags' }));
  await page.keyboard.type('zk,');
  await tabTo(page, page.getByRole('button', { name: /Role/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Developer' })).toBeFocused();
  await page.keyboard.type('Tra');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Role/ })).toContainText('Trader');
  await expect(page.getByRole('button', { name: /Role/ })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Create profile' }));
  await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();
  await expectFocus(page, 'after the form is saved');

  const {
    data: [own],
  } = await (await product.clientOf(handle)).listMyProfiles();
  for (const admirer of [lin, mei])
    await admirer.api.likeProfile({
      path: { profileId: own?._id ?? '' },
      body: { userProfileId: admirer.profileId, isSuperLike: false },
    });
  await press(page, page.getByRole('link', { name: 'Discover: Ada Keys' }));
  await expect(page).toHaveURL('/discover');
  const cards = page.getByRole('group', { name: 'Cards' });
  const name = page.locator('[data-deck-card="top"]').getByRole('heading').first();
  const match = page.getByRole('dialog', { name: 'You’re mutuals' });
  await tabTo(page, cards);
  // The match with either of them: the first one is closed, the second one leads to the conversation.
  const met: string[] = [];
  while (met.length < 2) {
    const who = (await name.textContent()) ?? '';
    await page.keyboard.press(who === bob.handle ? 'ArrowLeft' : 'ArrowRight');
    if (who === bob.handle) await expect(name).not.toHaveText(who);
    else {
      met.push(who);
      await expect(match).toBeVisible();
      await expect.poll(() => match.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      if (met.length < 2) {
        await page.keyboard.press('Escape');
        await expect(match).toBeHidden();
      }
    }
    if (met.length < 2) await expect(cards, 'the deck keeps the focus').toBeFocused();
  }
  expect(met.toSorted()).toEqual([lin.handle, mei.handle].toSorted());
  await press(page, match.getByRole('button', { name: 'Send message' }));
  const box = boxOf(page);
  await expect(match).toBeHidden();
  await expectFocus(page, 'after the match moment leads to the conversation');
  await tabTo(page, box);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('from the keys');
  await page.keyboard.press('Enter');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('div p').first()).toHaveText('Hello\nfrom the keys', { useInnerText: true });
  await expect(box).toBeFocused();

  await page.keyboard.press('Escape');
  const firstOfMenu = page.getByRole('menuitem', { name: 'My profiles' });
  await press(page, page.getByRole('button', { name: 'Account' }));
  await expect(firstOfMenu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Gallery' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Saved profiles' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Public groups' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Premium' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstOfMenu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profiles');
  await press(page, page.getByRole('button', { name: 'Delete: Ada Keys' }));
  await tabTo(page, page.getByRole('button', { name: 'Keep it' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete: Ada Keys' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Delete profile' }));
  await expect(page.getByText('No profile yet')).toBeVisible();
  await expectFocus(page, 'after the last profile is deleted');

  await press(page, page.getByRole('button', { name: 'Account' }));
  await expect(firstOfMenu).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in with X' }).first()).toBeVisible();
  await expectFocus(page, 'after signing out');
});
