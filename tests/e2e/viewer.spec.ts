import { type BrowserContextOptions, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Member, newHandle, test } from './fixtures.ts';

const PHONE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

type Point = readonly [x: number, y: number];
const STEPS = 8;
const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Fingers on a page's touch screen. */
async function fingersOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], timestamp?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      ...(timestamp === undefined ? {} : { timestamp }),
    });
  return {
    /** Moves each finger from one point to another. */
    async drag(...ways: readonly (readonly [from: Point, to: Point])[]) {
      await touch(
        'touchStart',
        ways.map(([from]) => from),
      );
      for (let step = 1; step <= STEPS; step += 1)
        await touch(
          'touchMove',
          ways.map(([from, to]) => between(from, to, step / STEPS)),
        );
      await touch('touchEnd', []);
    },
    /** Both at once: a busy machine could otherwise separate them into two single taps. */
    async tapTwice(at: Point) {
      const now = Date.now() / 1000;
      for (let times = 0; times < 2; times += 1) {
        await touch('touchStart', [at], now);
        await touch('touchEnd', [], now);
      }
    },
  };
}

/** Gives a person a gallery of three pictures; the second has no description. */
async function fillGallery({ api, profileId, handle }: Member): Promise<void> {
  const gallery: string[] = [];
  for (const background of ['#b5694f', '#7d66a3', '#5b7fa0']) {
    const file = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]));
    gallery.push((await api.uploadPicture({ query: { category: 'gallery' }, body })).url);
  }
  const [first = '', , last = ''] = gallery;
  await api.updateProfile({
    path: { id: profileId },
    body: {
      profileType: 'individual',
      name: handle,
      bio: 'Here to stay.',
      individualData: { role: 'artist', gallery },
      pictureDescriptions: [
        { url: first, description: 'A red wall' },
        { url: last, description: 'The sea' },
      ],
    },
  });
}

test('the viewer works by touch: swipe to the next, pinch and double-tap to zoom, and its descriptions are read @deep @elsewhere', async ({
  member,
}) => {
  const ada = await member(newHandle('ada'), PHONE);
  const { page, handle, profileId } = ada;
  await fillGallery(ada);
  await page.goto(`/profiles/${profileId}`);
  const opener = page.getByRole('button', { name: 'A red wall' });
  await opener.tap();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${handle}` });
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible();
  // The description is below the picture, and is its accessible name.
  await expect(viewer.getByText('A red wall')).toBeVisible();
  await expect(viewer.getByRole('group', { name: '1 of 3' }).getByRole('img', { name: 'A red wall' })).toBeVisible();
  const shown = (name: string) => viewer.getByRole('img', { name });
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
  const { drag, tapTwice } = await fingersOn(page);
  const [left, middle, right] = [[60, 420] as Point, [195, 420] as Point, [330, 420] as Point];

  await drag([right, left]);
  await expect(viewer.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect(shown(`Picture 2 of ${handle}`)).toBeInViewport();
  await drag([left, right]);
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible();
  // There is none before the first one.
  await drag([left, right]);
  await expect(shown('A red wall')).toBeInViewport();
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible();

  const widthOf = async () => (await shown('A red wall').boundingBox())?.width ?? 0;
  await expect(zoomOut).toBeDisabled();
  const whole = await widthOf();
  await drag(
    [middle, [40, 420]],
    [
      [200, 420],
      [360, 420],
    ],
  );
  await expect(zoomOut).toBeEnabled();
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.5);
  // A zoomed picture pans, and no other picture comes.
  await drag([right, left]);
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible();
  await drag(
    [[40, 420], middle],
    [
      [360, 420],
      [200, 420],
    ],
  );
  await expect.poll(widthOf).toBeCloseTo(whole, 0);

  await tapTwice(middle);
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.2);
  await zoomOut.tap();
  await viewer.getByRole('button', { name: 'Close' }).tap();
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});
