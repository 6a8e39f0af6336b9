import type { Person } from '../support/product.ts';
import { expect, newHandle, test } from './fixtures.ts';

const newGroups = async ({ api }: Person, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await api.createProfile({
      body: {
        profileType: 'group',
        name,
        bio: `What ${name} is about.`,
        groupData: {
          groupType: 'dao',
          isPublic: true,
          communityLink: 'https://t.me/group',
          xProfile: 'https://x.com/group',
        },
      },
    });
};

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Circle ${from + index}`);

test('a guest browses the groups by keyboard, and comes back to their place @deep', async ({ absent, visitor }) => {
  const [ada, lin] = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  await newGroups(ada, numbered(1, 7));
  await newGroups(lin, numbered(8, 14));
  const page = await visitor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Public groups' }).click();
  await expect(page).toHaveURL('/public-groups');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText('Circle 14');

  for (const action of ['Join community', 'Follow on X']) {
    const link = cards.first().getByRole('link', { name: `${action}: Circle 14, opens in a new tab` });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }

  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(14);
  await expect(page.getByText('Those are all groups.')).toBeFocused();

  const name = cards.nth(11).getByRole('link', { name: 'Circle 3', exact: true });
  await name.focus();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Circle 3' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(14);
  await expect(name).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a search of groups forgives a typo, is in the address, and is cleared by the cross @deep', async ({
  absent,
  browse,
  member,
}) => {
  await newGroups(await absent(newHandle('ada')), ['Osmanthus gardeners', 'Night builders']);
  const { page } = await member(newHandle('lin'));
  await page.goto('/public-groups');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('osmantus');
  await expect(page).toHaveURL('/public-groups?search=osmantus');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('No group has the words “osmantus”.')).toBeVisible();

  // A shared address shows the same to a guest.
  const guest = await browse();
  await guest.goto('/public-groups?search=osmantus');
  await expect(guest.getByRole('searchbox', { name: 'Search groups' })).toHaveValue('osmantus');
  await expect(guest.getByRole('article')).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search groups' }).fill('%_');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No group matches “%_”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all groups' }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL('/public-groups');
  await expect(page.getByRole('searchbox', { name: 'Search groups' })).toHaveValue('');
});
