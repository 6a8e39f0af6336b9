import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { makePicture } from './make-picture.service.ts';

const red = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

it.each([
  ['a JPEG', () => red().jpeg().toBuffer()],
  ['a PNG', () => red().png().toBuffer()],
  ['a WebP', () => red().webp().toBuffer()],
  ['a GIF', () => red().gif().toBuffer()],
])('decodes %s', async (_name, make) => {
  expect(await makePicture(await make(), 'gallery')).toMatchObject({ width: 8, height: 8 });
});

// The type is checked before; the decoder itself refuses too, so that a file disguised as another type reaches no other loader.
it.each([
  ['a TIFF', () => red().tiff().toBuffer()],
  ['an AVIF', () => red().avif({ effort: 0 }).toBuffer()],
])('has no decoder for %s', async (_name, make) => {
  await expect(sharp(await make()).metadata()).rejects.toThrow(/unsupported image format/);
});

it('reads no file by its path', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'red.png');
  await writeFile(file, await red().png().toBuffer());
  await expect(sharp(file).metadata()).rejects.toThrow(/unsupported image format|blocked/);
});
