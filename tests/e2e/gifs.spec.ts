import type { Locator, Page } from '@playwright/test';
import { boxOf, rowsOf } from './chat.ts';
import { AWAY, conversationPath, expect, type Member, match, newHandle, test } from './fixtures.ts';

/** Two people who matched, each with their conversation open. */
async function talking(member: (handle: string) => Promise<Member>, phone = false): Promise<{ ada: Page; lin: Page }> {
  const [ada, lin] = [await member(newHandle('ada')), await member(newHandle('lin'))];
  const conversationId = await match(ada, lin);
  if (phone) await ada.page.setViewportSize({ width: 390, height: 844 });
  for (const person of [ada, lin]) {
    await person.page.goto(conversationPath(person, conversationId));
    await expect(boxOf(person.page)).toBeVisible();
  }
  return { ada: ada.page, lin: lin.page };
}

const openPicker = (page: Page): Locator => page.getByRole('button', { name: 'GIF', exact: true });
const pickerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a GIF' });
const gifOf = (page: Page, title: string): Locator => rowsOf(page).getByRole('img', { name: title });
const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('a GIF is found and sent by keyboard alone; the other person sees it at once, still until it is played, and both lists call it a GIF @deep', async ({
  member,
}) => {
  const { ada, lin } = await talking(member);
  await boxOf(ada).fill('Half a thou');
  await openPicker(ada).focus();
  await ada.keyboard.press('Enter');
  await expect(pickerOf(ada).getByRole('listbox', { name: 'Trending' }).getByRole('option')).toHaveCount(12);
  await expect(pickerOf(ada).getByText('Powered by KLIPY')).toBeVisible();
  await ada.keyboard.press('Tab');
  await expect(pickerOf(ada).getByRole('searchbox')).toBeFocused();
  await ada.keyboard.type('coffee');
  const found = pickerOf(ada).getByRole('listbox', { name: 'GIFs for “coffee”' }).getByRole('option');
  await expect(found).toHaveCount(2);
  await ada.keyboard.press('Tab');
  await expect(found.first()).toBeFocused();
  await ada.keyboard.press('ArrowRight');
  await expect(found.nth(1)).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(pickerOf(ada)).toBeHidden();
  await expect(openPicker(ada)).toBeFocused();
  await expect(boxOf(ada)).toHaveValue('Half a thou');

  for (const page of [ada, lin]) {
    const picture = gifOf(page, 'A cup of hot coffee');
    // Through realtime, on a busy machine.
    await expect(picture).toBeVisible();
    await expect.poll(() => isLoaded(picture)).toBe(true);
    await expect(picture).toHaveAttribute('src', /\/gifs\/ii\/coffee-night-md\.jpg$/);
    await expect(page.getByRole('link', { name: /\bGIF\b/ })).toBeVisible();
  }
  const place = await gifOf(lin, 'A cup of hot coffee').boundingBox();
  expect(place).toMatchObject({ width: 280, height: 280 });
  await lin.getByRole('button', { name: 'Play the GIF: A cup of hot coffee' }).press('Enter');
  await expect(gifOf(lin, 'A cup of hot coffee')).toHaveAttribute('src', /coffee-night-md\.webp$/);
  await expect.poll(() => isLoaded(gifOf(lin, 'A cup of hot coffee'))).toBe(true);
  expect(await gifOf(lin, 'A cup of hot coffee').boundingBox()).toEqual(place);
  await lin.getByRole('button', { name: 'Pause the GIF: A cup of hot coffee' }).press('Enter');
  await expect(gifOf(lin, 'A cup of hot coffee')).toHaveAttribute('src', /\.jpg$/);
});

test.describe('where something fails', () => {
  test.use({ expectedErrors: AWAY });

  test('the picker says so and retries, and a GIF that could not be sent keeps its place and goes by itself @deep', async ({
    member,
  }) => {
    const { ada, lin } = await talking(member);
    await ada.route('**/v1/gifs/**', (route) => route.fulfill({ status: 503, body: 'The service is away' }));
    await openPicker(ada).click();
    await expect(pickerOf(ada).getByRole('alert')).toHaveText('The GIFs could not be loaded');
    await ada.unroute('**/v1/gifs/**');
    await pickerOf(ada).getByRole('button', { name: 'Try again' }).click();
    const rocket = pickerOf(ada).getByRole('option', { name: 'A rocket takes off' }).first();
    await expect(rocket).toBeVisible();

    await ada.context().setOffline(true);
    await rocket.click();
    await expect(gifOf(ada, 'A rocket takes off')).toBeAttached();
    await expect(rowsOf(ada).getByText('Waiting to be sent').first()).toBeVisible();
    await ada.context().setOffline(false);
    await expect(rowsOf(ada).getByText('Waiting to be sent')).toHaveCount(0);
    await expect(gifOf(lin, 'A rocket takes off')).toHaveCount(1);
  });
});

test('on a phone the picker is a sheet that pages on; words without results say so @deep', async ({ member }) => {
  const { ada, lin } = await talking(member, true);
  await openPicker(ada).click();
  await expect(pickerOf(ada).getByRole('heading', { name: 'Choose a GIF' })).toBeVisible();
  await expect(pickerOf(ada).getByRole('option')).toHaveCount(12);
  for (const page of ['Page 2', 'Page 3']) {
    await pickerOf(ada).getByRole('button', { name: 'Next page' }).click();
    await expect(pickerOf(ada).getByText(page, { exact: true })).toBeVisible();
  }
  await expect(pickerOf(ada).getByRole('option')).toHaveCount(6);
  await expect(pickerOf(ada).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pickerOf(ada).getByRole('searchbox').fill('qqqq');
  await expect(pickerOf(ada).getByRole('option')).toHaveCount(0);
  await expect(pickerOf(ada).getByText('No GIFs found').first()).toBeVisible();
  await pickerOf(ada).getByRole('searchbox').fill('night');
  await pickerOf(ada).getByRole('option', { name: 'The moon over the hills' }).first().click();
  await expect(pickerOf(ada)).toBeHidden();
  await expect(gifOf(lin, 'The moon over the hills')).toBeVisible();
});
