import { createHash } from 'node:crypto';
import { type Picture, pictureWidths } from '@mutuals/api-client/pictures';
import { fileTypeFromBuffer } from 'file-type';
import type { OutputInfo, Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { systemClock } from '../../clock.ts';
import type { PictureCategory } from '../../database/schema.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { Problem } from '../../problem.ts';

/** A picture made from an upload: nothing of the file itself is kept. */
export interface MadePicture extends Picture {
  /** WebP by width. */
  sizes: ReadonlyMap<number, Buffer>;
}

/** The type comes from the content; the name and the declared type of a file prove nothing. */
const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif']);
const LARGEST = 1280;
const COVER_RATIO = 3;
const QUALITY = 80;
const THUMBHASH_SIDE = 100;
/** Limits of decoding; many short rows take longer than the same pixels in long ones, hence the time limit. */
const LIMITS = { pixels: 40_000_000, longestSide: 16_384, seconds: 10 };
const INPUT = { failOn: 'error', sequentialRead: true } as const;

/** sharp, from the first picture on: a process that makes none is smaller without it. */
const loadSharp = remembered(systemClock, Infinity, load);

async function load() {
  const { default: sharp } = await import('sharp');
  // First all loaders are blocked, then the accepted ones allowed: no SVG, no PDF, no file by its path.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  // The concurrency limiter shares out the processors, so sharp uses one thread a picture and keeps no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Makes the sizes of a picture: upright, 8-bit sRGB, without metadata, cropped for its category. Deterministic. Throws
 * `picture_format_unknown`, `picture_too_many_pixels` (also for a too long side, or a timeout) or `picture_unreadable`.
 */
export async function makePicture(
  bytes: Buffer,
  category: PictureCategory,
  mayCost: typeof LIMITS = LIMITS,
): Promise<MadePicture> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined || !ACCEPTED.has(type.mime)) throw new Problem('picture_format_unknown');
  const { data, info } = await decode(bytes, category, mayCost).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    throw new Problem(isTooLarge(cause) ? 'picture_too_many_pixels' : 'picture_unreadable', { cause });
  });
  const sharp = await loadSharp();
  const raw = () => sharp(data, { raw: info });
  const sizes = new Map<number, Buffer>();
  for (const width of pictureWidths(info.width))
    sizes.set(width, await raw().resize({ width }).webp({ quality: QUALITY }).toBuffer());
  return {
    hash: createHash('sha256')
      .update(sizes.get(info.width) ?? '')
      .digest('hex'),
    width: info.width,
    height: info.height,
    thumbhash: await thumbhashOf(raw()),
    sizes,
  };
}

/** The pixels of the largest size. All frames count towards the limit before the first one is decoded. */
async function decode(
  bytes: Buffer,
  category: PictureCategory,
  { pixels, longestSide, seconds }: typeof LIMITS,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const input = { ...INPUT, limitInputPixels: pixels };
  const sharp = await loadSharp();
  await sharp(bytes, { ...input, animated: true }).metadata();
  const picture = sharp(bytes, input);
  const { autoOrient } = await picture.metadata();
  if (Math.max(autoOrient.width, autoOrient.height) > longestSide) throw new Problem('picture_too_many_pixels');
  return picture
    .timeout({ seconds })
    .autoOrient()
    .resize({ ...sizeFor(category, autoOrient.width, autoOrient.height), fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** The max. size of a picture, never larger than the original. */
function sizeFor(category: PictureCategory, width: number, height: number): { width: number; height: number } {
  switch (category) {
    case 'avatar': {
      const side = Math.min(width, height, LARGEST);
      return { width: side, height: side };
    }
    case 'cover': {
      const wide = Math.min(width, height * COVER_RATIO, LARGEST);
      return { width: wide, height: Math.max(1, Math.round(wide / COVER_RATIO)) };
    }
    case 'gallery':
    case 'profile': {
      const scale = Math.min(1, LARGEST / Math.max(width, height));
      return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    }
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit|^timeout/.test(error.message);

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
}
