// The component library may not import the client, so both parse an upload's address: they must agree.
import { picturePath, readPictureUrl } from '../../packages/api-client/src/pictures.ts';
import { factsOf } from '../../packages/ui/src/primitives/picture/picture-address.ts';
import { expect, it } from 'vitest';

const picture = {
  hash: '6f1d2c0e5b8a47939d0c6b1e2f3a4d5c6b7a8e9f0d1c2b3a4f5e6d7c8b9a0f1e',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};
const place = 'https://mutuals.example/pictures/';

it.each([
  [1280, 720],
  [1000, 750],
  [640, 1280],
  [160, 160],
  [97, 31],
])('the client and the component library read the same from the address of a picture of %i by %i', (width, height) => {
  const url = place + picturePath({ ...picture, width, height }, width);
  const { hash: _hash, ...facts } = readPictureUrl(url) ?? {};
  expect(factsOf(url)).toEqual(facts);
});

it.each(['https://pbs.twimg.com/profile_images/1/ada.jpg', `${place}${picture.hash}/640.webp`, ''])(
  'neither parses %j as one of our uploads',
  (url) => {
    expect([factsOf(url), readPictureUrl(url)]).toEqual([undefined, null]);
  },
);
