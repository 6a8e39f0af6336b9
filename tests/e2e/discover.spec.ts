import type { Locator, Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { expect, newHandle, test } from './fixtures.ts';

const topCard = (page: Page): Locator => page.locator('[data-deck-card="top"]');
const counter = (page: Page, text: string): Locator => page.locator('[data-level]').filter({ hasText: text });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const addGroup = (person: Person, name: string) =>
  person.api.createProfile({
    body: {
      profileType: 'group',
      name,
      bio: `${name} meets on Mondays.`,
      groupData: { groupType: 'community', memberCount: 3, isPublic: true },
    },
  });

const nameOnTop = async (page: Page): Promise<string> =>
  (await topCard(page).getByRole('heading').first().textContent()) ?? '';

/** Decides the top card by key and waits for the next one. */
async function decide(page: Page, key: string): Promise<string> {
  const name = await nameOnTop(page);
  await page.keyboard.press(key);
  await expect(topCard(page).getByRole('heading', { name, exact: true })).toHaveCount(0);
  return name;
}

test('ten likes a day are free; then the plans are offered, and a paid one lifts the limit (D3, D11)', async ({
  member,
  absent,
  product,
}) => {
  const [first, second, ada] = [
    await absent(newHandle('host')),
    await absent(newHandle('host')),
    await member(newHandle('ada')),
  ];
  for (let number = 1; number <= 9; number += 1)
    await Promise.all([first, second].map((host, index) => addGroup(host, `Circle ${index}${number}`)));
  const { page } = ada;
  await page.goto('/discover?type=group');

  await expect(counter(page, '10 likes left')).toHaveAttribute('data-level', 'plenty');
  await expect(counter(page, 'No super-likes')).toHaveAttribute('data-level', 'none');
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page, 'Make it a super-like')).toBeVisible();
  await expect(dialog(page, 'Make it a super-like').getByRole('button', { name: 'See Premium Plus' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(counter(page, '10 likes left')).toBeVisible();

  const liked = new Set<string>();
  const levels: (string | null)[] = [];
  for (let left = 9; left >= 0; left -= 1) {
    liked.add(await decide(page, 'ArrowRight'));
    await expect(counter(page, left === 1 ? '1 like left' : `${left} likes left`)).toBeVisible();
    levels.push(await counter(page, left === 1 ? '1 like left' : `${left} likes left`).getAttribute('data-level'));
  }
  expect(liked.size).toBe(10);
  expect(levels).toEqual(['plenty', 'plenty', 'plenty', 'plenty', 'plenty', 'plenty', 'low', 'low', 'low', 'out']);

  const eleventh = await nameOnTop(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, 'That was your last like today')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'That was your last like today')).toBeHidden();
  await expect(topCard(page).getByRole('heading', { name: eleventh, exact: true })).toBeVisible();
  // Passes are never limited.
  await decide(page, 'ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await dialog(page, 'That was your last like today').getByRole('button', { name: 'See Premium' }).click();
  await expect(page).toHaveURL('/premium');
  await expect(page.getByRole('heading', { name: 'Choose how far you reach' })).toBeVisible();

  await product.setTier(ada.handle, 'premium');
  await page.goto('/discover?type=group');
  await expect(counter(page, 'Unlimited likes')).toHaveAttribute('data-level', 'unlimited');
  await expect(counter(page, '5 super-likes left')).toHaveAttribute('data-level', 'plenty');
  for (let left = 4; left >= 0; left -= 1) {
    liked.add(await decide(page, 'ArrowUp'));
    await expect(counter(page, left === 1 ? '1 super-like left' : `${left} super-likes left`)).toHaveAttribute(
      'data-level',
      left <= 2 ? 'low' : 'plenty',
    );
  }
  expect(liked.size).toBe(15);
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page, 'That was your last super-like today')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'That was your last super-like today')).toBeHidden();
  await decide(page, 'ArrowRight');
  await expect(counter(page, 'Unlimited likes')).toBeVisible();
});

test('the arrow keys decide as soon as the page is open, but not under a dialog @deep', async ({ member, absent }) => {
  const host = await absent(newHandle('host'));
  for (const name of ['Tea Room', 'Reading Room', 'Engine Room']) await addGroup(host, name);
  const { page } = await member(newHandle('ada'));
  await page.goto('/discover?type=group');
  await expect(topCard(page)).toBeVisible();
  await expect(page.getByText('←', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await decide(page, 'ArrowLeft');

  const next = await nameOnTop(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dialog(page, 'Notifications')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Notifications')).toBeHidden();
  // Focus is back on the bell, outside the deck; the card under the dialog is still there.
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, '9 likes left')).toBeVisible();
  await expect(topCard(page).getByRole('heading', { name: next, exact: true })).toHaveCount(0);
  await expect(topCard(page)).toBeVisible();

  // Reached by a link of the product, too.
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home' }).click();
  await main.getByRole('link', { name: 'Discover' }).click();
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(topCard(page).getByRole('heading', { name: /Room$/ })).toBeVisible();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
});

test('a card follows the pointer: past 100 px it is decided, below it springs back; a press opens it, and a view counts once a day (D8) @deep @elsewhere', async ({
  member,
  absent,
}) => {
  const host = await absent(newHandle('host'));
  const groups = new Map<string, string>();
  for (const name of ['Tea Room', 'Reading Room', 'Engine Room']) groups.set(name, (await addGroup(host, name))._id);
  const { page } = await member(newHandle('ada'));
  await page.goto('/discover?type=group');
  await expect(topCard(page)).toBeVisible();

  async function drag(dx: number, atTheEnd: () => Promise<void> = async () => {}): Promise<void> {
    // A card caught on its way back is picked up where it is.
    await expect.poll(() => topCard(page).evaluate((card) => card.getAnimations().length)).toBe(0);
    const box = await topCard(page).boundingBox();
    if (!box) throw new Error('There is no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y, { steps: 12 });
    await atTheEnd();
    await page.mouse.up();
  }

  const first = await nameOnTop(page);
  await drag(45, () => expect(page.getByText('Like', { exact: true })).toHaveCount(0));
  await drag(90, () => expect(page.getByText('Like', { exact: true })).toBeVisible());
  await drag(-90, () => expect(page.getByText('Nope', { exact: true })).toBeVisible());
  await expect(topCard(page).getByRole('heading', { name: first, exact: true })).toBeVisible();
  await expect(counter(page, '10 likes left')).toBeVisible();

  await topCard(page)
    .getByRole('button', { name: `Open the profile of ${first}` })
    .click();
  await expect(page).toHaveURL(`/profiles/${groups.get(first)}`);
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(topCard(page).getByRole('heading', { name: first, exact: true })).toBeVisible();
  await topCard(page).getByRole('heading', { name: first }).click();
  await expect(page).toHaveURL(`/profiles/${groups.get(first)}`);
  await page.goBack();
  await expect.poll(async () => (await host.api.getProfile({ path: { id: groups.get(first) ?? '' } })).views).toBe(1);

  await expect(topCard(page).getByRole('heading', { name: first, exact: true })).toBeVisible();
  await drag(130);
  await expect(topCard(page).getByRole('heading', { name: first, exact: true })).toHaveCount(0);
  await expect(counter(page, '9 likes left')).toBeVisible();
  const second = await nameOnTop(page);
  await drag(-130);
  await expect(topCard(page).getByRole('heading', { name: second, exact: true })).toHaveCount(0);
  await expect(counter(page, '9 likes left')).toBeVisible();
  const third = await nameOnTop(page);
  await page.getByRole('button', { name: `Pass on ${third}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
  expect([first, second, third].toSorted()).toEqual([...groups.keys()].toSorted());

  // Nobody comes back: not after another look, not after a reload.
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
  await addGroup(host, 'Waiting Room');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(topCard(page).getByRole('heading', { name: 'Waiting Room' })).toBeVisible();
});

test('each profile has its own deck, and pressing the chip of a type filter clears it @deep', async ({
  member,
  absent,
}) => {
  const [host, ada] = [await absent(newHandle('host')), await member(newHandle('ada'))];
  await addGroup(host, 'Tea Room');
  await addGroup(ada, 'Night School');
  const { page } = ada;
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
  await page.getByRole('button', { name: `Act as ${ada.handle}` }).click();
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(topCard(page).getByRole('heading', { name: 'Tea Room' })).toBeVisible();
  await page.getByRole('button', { name: 'Pass on Tea Room' }).click();
  // Own profiles never appear (D3).
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
  await page.getByRole('radio', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'No more projects for now' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(topCard(page).getByRole('heading', { name: /^host_/ })).toBeVisible();

  await page.getByRole('button', { name: /^Acting as .*Choose another profile$/ }).click();
  await page.getByRole('button', { name: 'Act as Night School' }).click();
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(topCard(page).getByRole('heading', { name: 'Tea Room' })).toBeVisible();
  await page.reload();
  await expect(topCard(page).getByRole('heading', { name: 'Tea Room' })).toBeVisible();
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.goto(`/discover?profileId=${ada.profileId}&type=group`);
  await expect(page.getByRole('heading', { name: 'No more groups for now' })).toBeVisible();
});
