import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { AWAY, expect, newHandle, REFUSED, test } from './fixtures.ts';

/** A file on the person's device: a plain picture in that colour. */
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

/** Opens a profile form; its picture fields load after it. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(chooser(page, 'Picture')).toBeAttached();
}

/** Picks a file for the avatar or the cover, and accepts the suggested crop. */
async function choose(page: Page, name: string, file: PictureFile): Promise<void> {
  await chooser(page, name).setInputFiles(file);
  await page.getByRole('button', { name: 'Use this part' }).click();
}

/** The addresses of the pictures shown there, without their size. */
const shownIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.src : '')));

/** Whether every uploaded picture on the page has loaded, not only been requested. */
const allLoaded = (page: Page) =>
  page
    .locator('img[src*="/pictures/"]')
    .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));

test('a person makes a profile with a picture, a cover and a gallery, reorders it by keyboard, and finds all of it after a reload @deep', async ({
  signedIn,
}) => {
  const { page } = await signedIn(newHandle('ada'));
  await openForm(page, '/profiles/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Pictures');
  await page.getByRole('textbox', { name: 'Bio' }).fill('I show what I build.');

  await choose(page, 'Picture', await pictureFile('me.png', '#c9a24b'));
  await expect(field(page, 'Picture').getByRole('img', { name: 'Your picture' })).toBeVisible();
  await choose(page, 'Cover', await pictureFile('cover.png', '#5f8f7c'));
  await expect(field(page, 'Cover').getByRole('img', { name: 'Your cover' })).toBeVisible();
  const [avatar = ''] = await shownIn(page, '#profile-avatar img');
  const [cover = ''] = await shownIn(page, '#profile-coverImage img');
  // They were cropped: a square, and three times as wide as high.
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

  // The last one becomes the first, by keyboard alone.
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
  await expect.poll(() => shownIn(page, 'article img[src*="/pictures/"]')).toEqual([cover, avatar]);
  await page.getByRole('link', { name: 'Preview: Ada Pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Pictures', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada Pictures', level: 1 })).toBeVisible();
  await expect.poll(() => shownIn(page, 'main img')).toEqual([cover, avatar, three, one, two]);
  await expect.poll(() => allLoaded(page)).toBe(true);

  // All of them full-screen, then back to the start.
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

  test('says so, restores the old picture, and succeeds on retry @deep', async ({ signedIn }) => {
    const { page } = await signedIn(newHandle('ada'));
    await openForm(page, '/profiles/new');
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

/** Puts a picture on the page's clipboard. */
async function copyPicture(page: Page, background: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (colour) => {
    const canvas = new OffscreenCanvas(600, 400);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 600, 400);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })]);
  }, background);
}

/** Drops files there, as dragged from the device. */
async function dropFiles(page: Page, zone: Locator, files: readonly string[]): Promise<void> {
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error('nowhere to drop');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
}

test('a picture is pasted where the focus is, and several are dropped at once; another file is refused and takes no place @deep', async ({
  signedIn,
}, testInfo) => {
  const { page } = await signedIn(newHandle('ada'));
  await openForm(page, '/profiles/new');
  await field(page, 'Picture').getByRole('button', { name: 'Choose a picture' }).focus();
  await copyPicture(page, '#c9a24b');
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(field(page, 'Picture').getByRole('img', { name: 'Your picture' })).toBeVisible();

  await gallery(page).getByRole('button', { name: 'Add pictures' }).focus();
  await copyPicture(page, '#5f8f7c');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(gallery(page).getByText('1 of 7')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('a text'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(gallery(page).getByRole('alert')).toHaveText(/^Only files can be dropped or pasted here/);

  const files = await Promise.all(
    ['#b5694f', '#7d66a3'].map(async (background, index) => {
      const { name, buffer } = await pictureFile(`${String(index)}.png`, background);
      const file = testInfo.outputPath(name);
      await writeFile(file, buffer);
      return file;
    }),
  );
  const notes = testInfo.outputPath('notes.txt');
  await writeFile(notes, 'no picture');
  await dropFiles(page, gallery(page).getByText('or drop or paste them here'), [...files, notes]);
  await expect(gallery(page).getByText('3 of 7')).toBeVisible();
  await expect(gallery(page).getByRole('alert')).toHaveText(
    'notes.txt: Invalid file format. Please use JPEG, PNG, GIF, or WEBP.',
  );
  // It blocks saving until it is removed: otherwise it would be lost silently.
  await gallery(page).getByRole('button', { name: 'Take away: notes.txt' }).click();
  await expect(gallery(page).getByRole('alert')).toHaveCount(0);
});

test.describe('a session that ends in the middle of an upload', () => {
  test.use({ expectedErrors: REFUSED });

  test('is renewed, and the picture arrives @deep', async ({ signedIn }) => {
    const { page } = await signedIn(newHandle('ada'));
    await openForm(page, '/profiles/new');
    const tokens: (string | undefined)[] = [];
    await page.route('**/v1/uploads?*', async (route) => {
      tokens.push(route.request().headers()['authorization']);
      if (tokens.length > 1) return route.continue();
      // How the server answers a token whose hour is over.
      const body = {
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        code: 'token_expired',
        message: 'Expired',
        requestId: 'r',
        errors: [],
      };
      return route.fulfill({ status: 401, contentType: 'application/problem+json', json: body });
    });
    await choose(page, 'Cover', await pictureFile('cover.png', '#5f8f7c'));
    await expect(field(page, 'Cover').getByRole('img', { name: 'Your cover' })).toBeVisible();
    expect(tokens).toHaveLength(2);
    expect(tokens[1]).not.toBe(tokens[0]);
  });
});

test.describe('pictures changed on another device meanwhile', () => {
  test.use({ expectedErrors: REFUSED });

  test('are merged where this one left them alone, and chosen where both changed them; nothing is lost @deep', async ({
    member,
    signedIn,
  }) => {
    const { page, handle, profileId, api } = await member(newHandle('ada'));
    const { page: other } = await signedIn(handle);
    for (const each of [page, other]) await openForm(each, `/profiles/${profileId}/edit`);

    await choose(other, 'Cover', await pictureFile('theirs.png', '#5f8f7c'));
    await expect(field(other, 'Cover').getByRole('img', { name: 'Your cover' })).toBeVisible();
    await choose(other, 'Picture', await pictureFile('their-face.png', '#7d66a3'));
    await expect(field(other, 'Picture').getByRole('img', { name: 'Your picture' })).toBeVisible();
    await other.getByRole('textbox', { name: 'What your cover shows' }).fill('A green field');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByRole('heading', { name: 'My profiles' })).toBeVisible();

    await choose(page, 'Picture', await pictureFile('mine.png', '#b5694f'));
    await expect(field(page, 'Picture').getByRole('img', { name: 'Your picture' })).toBeVisible();
    await page.getByRole('textbox', { name: 'What your picture shows' }).fill('Me in red');
    await gallery(page)
      .locator('input[type=file]')
      .setInputFiles(await pictureFile('one.png', '#5b7fa0'));
    await expect(gallery(page).getByText('1 of 7')).toBeVisible();
    await expect(gallery(page).getByRole('progressbar')).toHaveCount(0);
    const [mine = ''] = await shownIn(page, '#profile-avatar img');
    await page.getByRole('button', { name: 'Save changes' }).click();

    const changes = page.getByRole('region', { name: 'Changed elsewhere while you were editing' });
    await expect(changes.getByText('Now stored: 1 picture · A green field')).toBeVisible();
    await expect(changes.getByText('Taken over')).toBeVisible();
    await changes.getByRole('button', { name: 'Picture: keep mine' }).click();
    await expect(field(page, 'Picture').getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', mine);
    await expect(field(page, 'Cover').getByRole('img', { name: 'Your cover' })).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { name: 'My profiles' })).toBeVisible();

    const stored = await api.getProfile({ path: { id: profileId } });
    expect(stored.avatar).toBe(mine);
    expect(stored.pictureDescriptions.map(({ description }) => description).toSorted()).toEqual([
      'A green field',
      'Me in red',
    ]);
    expect(stored.profileType === 'individual' && stored.individualData.gallery).toHaveLength(1);
  });
});
