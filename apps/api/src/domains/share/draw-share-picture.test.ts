import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type CardPictures, COLOURS, createSharePictures } from './draw-share-picture.service.ts';
import type { ShareCard } from './share-card.rules.ts';

const pictures = createSharePictures();
const none: CardPictures = { cover: null, avatar: null };
const card: ShareCard = {
  profileId: '01999999-0000-7000-8000-000000000001',
  profileType: 'individual',
  language: 'en',
  name: 'Lin',
  kind: 'Individual · Developer',
  verified: null,
  tags: [],
  text: '',
  cover: null,
  avatar: null,
};

const draw = (fields: Partial<ShareCard>, shown: Partial<CardPictures> = {}): Promise<Buffer> =>
  pictures.draw({ ...card, ...fields }, { ...none, ...shown });

/** The side with the words, where names are. */
const words = (png: Buffer): Promise<Buffer> =>
  sharp(png).extract({ left: 60, top: 150, width: 600, height: 380 }).raw().toBuffer();

/** How many pixels of it are dark. */
async function ink(png: Buffer): Promise<number> {
  const { data, info } = await sharp(
    await sharp(png).extract({ left: 60, top: 210, width: 600, height: 380 }).png().toBuffer(),
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  return data.filter((value) => value < 100).length;
}

const pixel = async (png: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('the picture of a link', () => {
  it('is a PNG of 1200 × 630, the same for the same card', async () => {
    const png = await draw({});
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await draw({})).equals(png)).toBe(true);
  });

  it('shows the mark with gold where its diamonds overlap, and there alone', async () => {
    const png = await draw({});
    const [gold, paper] = [await pixel(png, 720, 315), await pixel(png, 20, 20)];
    expect(await pixel(png, 100, 78)).toEqual(gold);
    for (const besides of [84, 116]) expect(await pixel(png, besides, 78)).toEqual(paper);
  });

  it.each([
    ['Chinese', '零知识读书会', '去中心化金融'],
    ['Latin with accents', 'Éloïse Ça', 'Élodie Où'],
    ['Vietnamese', 'Nguyễn Thị', 'Trần Đại Đ'],
    ['Cyrillic', 'Здравствуй', 'Привет мир'],
    ['Greek', 'Καλημέρα', 'Αθηναϊκή'],
    ['Korean', '김민준', '박서연'],
    ['Japanese', 'こんにちは', 'ありがとう'],
    ['Arabic', 'محمد', 'فاطمة'],
    ['Hebrew', 'שלום', 'תודה'],
    ['Hindi', 'नमस्ते', 'धन्यवाद'],
    ['Thai', 'สวัสดี', 'ขอบคุณ'],
    ['emoji', '🦊', '🚀'],
  ])('draws %s letters, not the same boxes for all', async (_script, one, other) => {
    const [first, second] = [await draw({ name: one }), await draw({ name: other })];
    expect((await words(first)).equals(await words(second))).toBe(false);
    const empty = await ink(await draw({ name: '' }));
    expect(await ink(first)).toBeGreaterThan(empty);
    expect(await ink(second)).toBeGreaterThan(empty);
  });

  it('leaves out letters that no face has', async () => {
    expect((await draw({ name: 'ᚠᛇ' })).equals(await draw({ name: '' }))).toBe(true);
    expect((await draw({ name: 'Linᚠ' })).equals(await draw({ name: 'Lin' }))).toBe(true);
  });

  it('keeps a name of one endless word on its own side', async () => {
    const short = await draw({});
    const long = await draw({ name: 'W'.repeat(80), text: 'w'.repeat(200), tags: ['W'.repeat(40), 'W'.repeat(40)] });
    const side = (png: Buffer) => sharp(png).extract({ left: 1060, top: 0, width: 140, height: 630 }).raw().toBuffer();
    // The portraits differ only by their letter, which is to the left.
    expect((await side(long)).equals(await side(short))).toBe(true);
  });

  it('sets what is written from right to left at the right', async () => {
    const png = await draw({ name: 'محمد' });
    const half = (left: number) =>
      sharp(png).extract({ left, top: 310, width: 280, height: 110 }).greyscale().raw().toBuffer();
    const dark = async (left: number) => (await half(left)).filter((value) => value < 100).length;
    expect(await dark(60)).toBe(0);
    expect(await dark(340)).toBeGreaterThan(500);
  });

  it('shows the avatar on the cover, else a drawing', async () => {
    const plain = (colour: string) =>
      sharp({ create: { width: 640, height: 640, channels: 3, background: colour } })
        .webp({ lossless: true })
        .toBuffer();
    const [green, blue] = [await plain('#0f0'), await plain('#00f')];
    const avatar = await draw({}, { cover: green, avatar: blue });
    const inside = [972, 380] as const;
    const corner = [1190, 10] as const;
    expect([await pixel(avatar, ...inside), await pixel(avatar, ...corner)]).toEqual([
      [0, 0, 255],
      [0, 255, 0],
    ]);
    const drawn = await draw({});
    expect(await pixel(drawn, ...corner)).not.toEqual([0, 255, 0]);
  });

  it('is in the colours of the light theme', async () => {
    const theme = await readFile(new URL('../../../../../packages/ui/src/theme.css', import.meta.url), 'utf8');
    const names = { surface: 'surface', sunken: 'surface-sunken', text: 'text', muted: 'text-muted', border: 'border' };
    for (const [ours, theirs] of Object.entries(names))
      expect(theme).toContain(
        `--mu-${theirs}: light-dark(${Object.entries(COLOURS).find(([name]) => name === ours)?.[1]},`,
      );
    expect(theme).toContain(`--mu-accent: ${COLOURS.accent};`);
  });
});
