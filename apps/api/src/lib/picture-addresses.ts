import { type Picture, picturePath, readPictureName } from '@mutuals/api-client/pictures';

/**
 * An upload is stored by its path below the place where all pictures are (`PICTURES_URL`), so that the place may change; a picture of X by its whole
 * address. Only what leaves or enters the server knows the place.
 */
export interface PictureAddresses {
  /** Where a stored picture is reached. */
  shown(stored: string): string;
  /** How the picture at an address is stored. */
  stored(url: string): string;
}

/** @param picturesUrl where pictures are reached, with a slash at its end */
export const createPictureAddresses = (picturesUrl: string): PictureAddresses => ({
  shown: (stored) => (pictureIn(stored) === null ? stored : picturesUrl + stored),
  stored(url) {
    const path = url.startsWith(picturesUrl) ? url.slice(picturesUrl.length) : '';
    return pictureIn(path) === null ? url : path;
  },
});

/** What is stored for a picture wherever it is used: the path of its largest size. */
export const storedAs = (picture: Picture): string => picturePath(picture, picture.width);

/** The upload that is stored so; null for a picture of X. */
export const pictureIn = (stored: string): Picture | null => readPictureName(stored.slice(0, stored.indexOf('/')));
