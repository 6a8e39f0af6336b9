import { describe, expect, it } from 'vitest';
import { factsOf, sizesToFill } from './picture-address.ts';

const hash = '6f1d2c0e5b8a47939d0c6b1e2f3a4d5c6b7a8e9f0d1c2b3a4f5e6d7c8b9a0f1e';
const stem = `https://mutuals.example/pictures/${hash}-640x480-1QcSHQRnh493V4dIh4eXh1h4kJUI`;

describe('the address of a picture', () => {
  it('says how large it is, which sizes there are, and what to draw while it loads', () => {
    expect(factsOf(`${stem}/640.webp`)).toEqual({
      width: 640,
      height: 480,
      thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      sizes: [
        { url: `${stem}/160.webp`, width: 160, height: 120 },
        { url: `${stem}/320.webp`, width: 320, height: 240 },
        { url: `${stem}/640.webp`, width: 640, height: 480 },
      ],
    });
  });

  it('names the own width of one that lies between two', () => {
    const address = `https://mutuals.example/pictures/${hash}-500x20-ab_-cdef/500.webp`;
    expect(factsOf(address)?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [160, 6],
      [320, 13],
      [500, 20],
    ]);
  });

  it.each([
    'https://pbs.twimg.com/profile_images/1/ada.jpg',
    `${stem}/640.png`,
    `https://mutuals.example/pictures/${hash}-0x480-1QcSHQRnh493/640.webp`,
    `https://mutuals.example/pictures/abc-640x480-1QcSHQRnh493/640.webp`,
    '',
  ])('says nothing where it is another’s: %s', (address) => expect(factsOf(address)).toBeUndefined());
});

describe('the sizes of a picture that fills a box', () => {
  const sizes = '(min-width: 64rem) 20rem, 50vw';

  it('grow with what is cut off at its sides: a cover three times as wide as high is drawn three times as wide as its square', () => {
    expect(sizesToFill(sizes, 3, 1)).toBe('(min-width: 64rem) calc(20rem * 3.00), calc(50vw * 3.00)');
    expect(sizesToFill('80px', 1, 4 / 5)).toBe('calc(80px * 1.25)');
  });

  it.each([
    ['fits', 1],
    ['is higher, and cut above and below', 0.5],
  ])('stay where it %s', (_how, picture) => expect(sizesToFill(sizes, picture, 1)).toBe(sizes));
});
