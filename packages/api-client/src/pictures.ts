import type { PictureSize } from './generated/schema.d.ts';

/** An uploaded picture, as its address describes it ("Pictures" in openapi.yaml). */
export type Picture = {
  /** SHA-256 of its largest size, in hexadecimal. */
  readonly hash: string;
  /** Of its largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64url, without padding. */
  readonly thumbhash: string;
};

const WIDTHS = [160, 320, 640, 1280] as const;
const NAME = /^([0-9a-f]{64})-([1-9]\d{0,3})x([1-9]\d{0,3})-([A-Za-z0-9_-]{6,40})$/;
const ADDRESS = /^(https?:\/\/.+\/)([^/?#]+)\/\d+\.webp$/;

/** The widths available for a picture of this width: the smallest first, its own last. */
export const pictureWidths = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width];

/** The name that all sizes of a picture share. */
export const pictureName = ({ hash, width, height, thumbhash }: Picture): string =>
  `${hash}-${width}x${height}-${thumbhash}`;

/** The picture with a name; null if the name is invalid. */
export function readPictureName(name: string): Picture | null {
  const [, hash, width, height, thumbhash] = NAME.exec(name) ?? [];
  return hash === undefined || thumbhash === undefined
    ? null
    : { hash, width: Number(width), height: Number(height), thumbhash };
}

/** The path of one size of a picture, below the base address. */
export const picturePath = (picture: Picture, width: number): string => `${pictureName(picture)}/${width}.webp`;

/** The picture at an address, in each of its sizes, the smallest first; null if it is no upload but a picture of X, which has one size. */
export function readPictureUrl(url: string): (Picture & { readonly sizes: readonly PictureSize[] }) | null {
  const [, place, name] = ADDRESS.exec(url) ?? [];
  const picture = name === undefined ? null : readPictureName(name);
  return picture && { ...picture, sizes: pictureSizes(`${place}`, picture) };
}

/**
 * Every size of a picture, the smallest first.
 * @param place the pictures' base address, with a trailing slash
 */
export const pictureSizes = (place: string, picture: Picture): PictureSize[] =>
  pictureWidths(picture.width).map((width) => ({
    url: place + picturePath(picture, width),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
  }));
