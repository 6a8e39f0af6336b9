import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { AWAY, expect, newHandle, test } from './fixtures.ts';

/** A file of the person's device: a plain picture in that colour. */
async function pictureFile(name: string, background: string, width = 1200, height = 800) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

type PictureFile = Awaited<ReturnType<typeof pictureFile>>;

const field = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const chooser = (page: Page, name: string) => field(page, name).locator('input[type=file]');
const gallery = (page: Page) => page.getByRole('group', { name: /^Gallery/ });

/** Chooses a file for the avatar or the cover, and takes the part that is offered. */
async function choose(page: Page, name: string, file: PictureFile): Promise<void> {
  await chooser(page, name).setInputFiles(file);
  await page.getByRole('button', { name: 'Use this part' }).click();
}

/** The addresses of the pictures that are shown there, without their size. */
const shownIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.src : '')));

/** Whether every picture of the page that somebody uploaded is there, and was not just asked for. */
const allLoaded = (page: Page) =>
  page
    .locator('img[src*="/pictures/"]')
    .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));

test('a person makes a profile with a picture, a cover and a gallery, puts it in order by keyboard, and finds all of it after a reload', async ({
  signedIn,
}) => {
  const { page } = await signedIn(newHandle('ada'));
  await page.goto('/profiles/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Pictures');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I show what I build.');

  await choose(page, 'Picture', await pictureFile('me.png', '#c9a24b'));
  await expect(field(page, 'Picture').getByRole('img', { name: 'Your picture' })).toBeVisible();
  await choose(page, 'Cover', await pictureFile('cover.png', '#5f8f7c'));
  await expect(field(page, 'Cover').getByRole('img', { name: 'Your cover' })).toBeVisible();
  const [avatar = ''] = await shownIn(page, '#profile-avatar img');
  const [cover = ''] = await shownIn(page, '#profile-coverImage img');
  // They were cut: a square, and three times as wide as high.
  expect(avatar).toMatch(/-(\d+)x\1-/);
  const [, wide, high] = /-(\d+)x(\d+)-/.exec(cover) ?? [];
  expect(Number(wide) / Number(high)).toBeCloseTo(3, 1);

  await gallery(page)
    .locator('input[type=file]')
    .setInputFiles([
      await pictureFile('one.png', '#b5694f'),
      await pictureFile('two.png', '#7d66a3'),
      await pictureFile('three.png', '#5b7fa0', 600, 900),
    ]);
  await expect(gallery(page).getByText('3 of 7')).toBeVisible();
  await expect(gallery(page).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'What Picture 3 shows' }).fill('A tall blue board');
  const chosen = await shownIn(page, '#profile-gallery [role=row] img');

  // The last one becomes the first, with the keyboard alone.
  await page.getByRole('row', { name: 'Picture 3: A tall blue board' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Drag: Picture 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Insert /);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Picture 1: A tall blue board' })).toBeVisible();
  const [one, two, three] = chosen;
  expect(await shownIn(page, '#profile-gallery [role=row] img')).toEqual([three, one, two]);

  await page.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();
  expect(await shownIn(page, 'article img[src*="/pictures/"]')).toEqual([cover, avatar]);
  await page.getByRole('link', { name: 'Preview: Ada Pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Pictures', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada Pictures', level: 1 })).toBeVisible();
  await expect.poll(() => shownIn(page, 'main img')).toEqual([cover, avatar, three, one, two]);
  await expect.poll(() => allLoaded(page)).toBe(true);

  // All of them on the whole screen, and back to where it began.
  const first = page.getByRole('button', { name: 'A tall blue board' });
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures of Ada Pictures' });
  await expect(viewer.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test.describe('an upload that fails', () => {
  test.use({ expectedErrors: AWAY });

  test('says so, brings the old picture back, and goes through when it is tried again', async ({ signedIn }) => {
    const { page } = await signedIn(newHandle('ada'));
    await page.goto('/profiles/new');
    await choose(page, 'Cover', await pictureFile('old.png', '#5f8f7c'));
    const shown = field(page, 'Cover').getByRole('img', { name: 'Your cover' });
    await expect(shown).toBeVisible();
    const before = await shown.getAttribute('src');

    await chooser(page, 'Cover').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Invalid file format. Please use JPEG, PNG, GIF, or WEBP.')).toBeVisible();
    await chooser(page, 'Cover').setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(page.getByText('File is too large. Maximum size is 5MB.')).toBeVisible();
    await expect(shown).toHaveAttribute('src', before ?? '');

    await page.route('**/v1/uploads?*', (route) => route.abort());
    await choose(page, 'Cover', await pictureFile('new.png', '#b5694f'));
    await expect(page.getByText('Upload failed. Please try again.')).toBeVisible();
    await expect(shown).toHaveAttribute('src', before ?? '');
    await page.unroute('**/v1/uploads?*');
    await field(page, 'Cover').getByRole('button', { name: 'Try again' }).click();
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByText('Upload failed. Please try again.')).toHaveCount(0);
  });
});
