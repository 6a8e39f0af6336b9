import type { Page } from '@playwright/test';
import type { Person } from '../support/product.ts';
import { expect, fillSignIn, newHandle, REFUSED, test } from './fixtures.ts';

const developer = { profileType: 'individual', bio: 'Here to stay.', individualData: { role: 'developer' } } as const;
const named = async ({ api }: Person, ...names: string[]) => {
  for (const name of names) await api.createProfile({ body: { ...developer, name } });
};

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search profiles' });
const card = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');

test('a guest searches with a typo and by two Chinese characters, narrows the results, and shares them', async ({
  absent,
  visitor,
  browse,
}) => {
  await named(await absent(newHandle('ada')), 'Vitalina Buterova', '李雷雷');
  const page = await visitor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await search(page).fill('vitalna buterov');
  await expect(card(page, 'Vitalina Buterova')).toBeVisible();
  await expect(page.getByText('These come close.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('雷雷');
  await expect(card(page, '李雷雷')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await page.getByRole('radio', { name: 'Individuals' }).click();
  await expect(card(page, '李雷雷')).toBeVisible();

  // The shared address finds the same.
  const shared = page.url();
  expect(new URL(shared).search).toBe(`?${new URLSearchParams({ search: '雷雷', type: 'individual' })}`);
  const other = await browse();
  await other.goto(shared);
  await expect(search(other)).toHaveValue('雷雷');
  await expect(cards(other)).toHaveCount(1);

  // Typing adds no history entries.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a guest pages on, opens a profile, and comes back to its card @deep', async ({ absent, browse }) => {
  const people = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  for (const [number, person] of people.entries())
    await named(person, ...Array.from({ length: 8 }, (_, index) => `Pager ${number}-${index}`));
  const page = await browse({ viewport: { width: 390, height: 844 } });
  await page.goto('/gallery?search=pager&sort=recent');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/gallery?search=pager&sort=recent&page=2');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: /profiles/ })).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);

  const last = card(page, 'Pager 0-4');
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pager 0-4' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a guest likes from a card, signs in, and the like is sent @deep', async ({ absent, browse }) => {
  const [ada, lin] = [await absent(newHandle('ada')), await absent(newHandle('lin'))];
  const page = await browse();
  await page.goto(`/gallery?search=${lin.handle}`);
  await page.getByRole('button', { name: `Like ${lin.handle}` }).click();
  await fillSignIn(page, ada.handle);
  await expect(page).toHaveURL(`/gallery/${lin.profileId}`);
  await expect(page.getByRole('group', { name: 'Decide' }).getByRole('status')).toContainText('You liked');
  const query = { userProfileId: ada.profileId };
  await expect
    .poll(() => ada.api.getDecision({ path: { profileId: lin.profileId }, query }))
    .toMatchObject({ decision: 'like' });
});

test('a member saves and likes from a card by keyboard, keeps the focus, and cannot act on their own card @deep', async ({
  absent,
  member,
}) => {
  const [lin, ada] = [await absent(newHandle('lin')), await member(newHandle('ada'))];
  const { page, api } = ada;
  await page.goto('/gallery');
  await expect(card(page, ada.handle)).toBeVisible();
  await expect(page.getByRole('button', { name: `Save ${ada.handle}` })).toHaveCount(0);
  const save = page.getByRole('button', { name: `Save ${lin.handle}` });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await api.listBookmarkIds({})).data).toEqual([lin.profileId]);
  await page.getByRole('button', { name: `Like ${lin.handle}` }).focus();
  await page.keyboard.press('Enter');
  const liked = page.getByRole('button', { name: `You liked ${lin.handle}` });
  await expect(liked).toBeFocused();
  await expect.poll(async () => (await lin.api.getNotificationCounts({})).totalLikes).toBe(1);
});

test.describe('an address', () => {
  test.use({ expectedErrors: REFUSED });

  test('with invalid values shows the gallery, and reports what was ignored @deep', async ({ absent, browse }) => {
    const { handle } = await absent(newHandle('ada'));
    const page = await browse();
    await page.goto('/gallery?sort=nonsense&type=robot&page=-1&verified=perhaps');
    await expect(card(page, handle)).toBeVisible();
    await page.goto('/gallery?page=400');
    await expect(page.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(card(page, handle)).toBeVisible();
    for (const text of ['%', '_', '\'"\\', "'; drop table profiles; --", 'x'.repeat(300)]) {
      await page.goto(`/gallery?search=${encodeURIComponent(text)}`);
      await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
      await expect(search(page)).toHaveValue(text.slice(0, 200));
    }
    await page.goto('/gallery?search=a%00b');
    await expect(page.getByText('The text contains a character that can’t be stored.')).toBeVisible();
    await search(page).fill(handle);
    await expect(card(page, handle)).toBeVisible();
  });

  test('with advanced filters tells a free person which plan has them, and shows them to a paying one @deep', async ({
    member,
    product,
  }) => {
    const ada = await member(newHandle('ada'));
    const { page } = ada;
    await ada.api.createProfile({ body: { ...developer, name: 'Tagged', tags: ['zk'], languages: ['fr'] } });
    await page.goto('/gallery?tags=zk&languages=fr');
    await expect(page.getByRole('heading', { name: 'These filters are part of Premium' })).toBeVisible();
    await page.getByRole('button', { name: 'Search without them' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(card(page, ada.handle)).toBeVisible();
    await page.getByRole('button', { name: 'More filters, part of Premium' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'See Premium' }).click();
    await expect(page).toHaveURL('/premium');

    await product.setTier(ada.handle, 'premium');
    await page.goto('/gallery?tags=zk&languages=fr');
    await expect(card(page, 'Tagged')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });
});
