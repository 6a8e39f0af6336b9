import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A unique picture of a few noisy pixels, as a PNG. */
export function anyPicture(width = 8, height = 6): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
