/** What the address of one of our uploads says about its picture (openapi.yaml, "Pictures"). */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Base64url, without padding. */
  readonly thumbhash: string;
  /** Each available size, the smallest first. */
  readonly sizes: readonly { readonly url: string; readonly width: number; readonly height: number }[];
}

const WIDTHS = [160, 320, 640, 1280];
const UPLOAD = /^(.*\/pictures\/[0-9a-f]{64}-(\d{1,4})x(\d{1,4})-([\w-]{6,40}))\/\d{1,4}\.webp$/;

/**
 * `sizes` for a picture cropped to fill a box of another shape: a picture wider than its box is drawn wider than the box, and would otherwise be
 * blurred. Both shapes are width over height; each length of `sizes` is the box's width.
 */
export function sizesToFill(sizes: string, picture: number, box: number): string {
  const times = picture / box;
  if (times <= 1) return sizes;
  return sizes
    .split(',')
    .map((each) => each.trim().replace(/^(\(.*\) )?(.+)$/, `$1calc($2 * ${times.toFixed(2)})`))
    .join(', ');
}

/** What an address says about its picture; undefined unless it is one of our uploads. */
export function factsOf(address: string): PictureFacts | undefined {
  const [, stem, wide, high, thumbhash] = UPLOAD.exec(address) ?? [];
  if (stem === undefined || thumbhash === undefined) return undefined;
  const [width, height] = [Number(wide), Number(high)];
  if (width < 1 || height < 1) return undefined;
  const sizes = [...WIDTHS.filter((each) => each < width), width].map((each) => ({
    url: `${stem}/${String(each)}.webp`,
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
  return { width, height, thumbhash, sizes };
}
