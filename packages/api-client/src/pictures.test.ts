import { describe, expect, it } from 'vitest';
import { picturePath, pictureWidths, readPictureName, readPictureUrl } from './pictures.ts';

const hash = '6f1d2c0e5b8a47939d0c6b1e2f3a4d5c6b7a8e9f0d1c2b3a4f5e6d7c8b9a0f1e';
const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const picture = { hash, width: 1000, height: 750, thumbhash };
const place = 'https://cdn.example/some/place/';

describe('the address of an upload', () => {
  it('says what the picture is, and leads to each size, whichever size it is of', () => {
    for (const width of [1000, 160]) {
      expect(readPictureUrl(place + picturePath(picture, width))).toEqual({
        ...picture,
        sizes: [
          { url: place + picturePath(picture, 160), width: 160, height: 120 },
          { url: place + picturePath(picture, 320), width: 320, height: 240 },
          { url: place + picturePath(picture, 640), width: 640, height: 480 },
          { url: place + picturePath(picture, 1000), width: 1000, height: 750 },
        ],
      });
    }
  });

  it.each([
    'https://pbs.twimg.com/profile_images/1/ada.jpg',
    `https://cdn.example/${hash}/640.webp`,
    `https://cdn.example/${hash}-640x480-${thumbhash}/640.png`,
    `https://cdn.example/${hash}-640x0-${thumbhash}/640.webp`,
    `https://cdn.example/${hash}-640x480-/640.webp`,
    `https://cdn.example/${hash}-640x480-${thumbhash}/640.webp?x`,
    `https://cdn.example/?${hash}-640x480-${thumbhash}/640.webp`,
    `javascript://cdn.example/${hash}-640x480-${thumbhash}/640.webp`,
    '',
  ])('is not %s', (url) => {
    expect(readPictureUrl(url)).toBeNull();
  });
});

it('a name is read as it is written', () => {
  expect(readPictureName(picturePath(picture, 160).split('/')[0] ?? '')).toEqual(picture);
});

it.each([
  [1280, [160, 320, 640, 1280]],
  [1279, [160, 320, 640, 1279]],
  [161, [160, 161]],
  [160, [160]],
  [1, [1]],
])('of a picture %i wide there are %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});
