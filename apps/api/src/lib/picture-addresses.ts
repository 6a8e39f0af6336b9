import { type Picture, picturePath, readPictureName } from '@mutuals/api-client/pictures';

/**
 * Converts between stored and public addresses of pictures. An upload is stored by its path below `PICTURES_URL`, so
 * that this address may change; a picture of X is stored by its whole address.
 */
export interface PictureAddresses {
  /** The public address of a stored picture. */
  shown(stored: string): string;
  /** The stored form of a public address. */
  stored(url: string): string;
}

/** @param picturesUrl the base address of pictures, with a slash at the end */
export const createPictureAddresses = (picturesUrl: string): PictureAddresses => ({
  shown: (stored) => (pictureIn(stored) === null ? stored : picturesUrl + stored),
  stored(url) {
    const path = url.startsWith(picturesUrl) ? url.slice(picturesUrl.length) : '';
    return pictureIn(path) === null ? url : path;
  },
});

/** The stored form of an upload: the path of its largest size. */
export const storedAs = (picture: Picture): string => picturePath(picture, picture.width);

/** The upload with this stored form; null for a picture of X. */
export const pictureIn = (stored: string): Picture | null => readPictureName(stored.slice(0, stored.indexOf('/')));
