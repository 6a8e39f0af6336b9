import { readPictureName } from '@mutuals/api-client/pictures';

/** The hash in the address of an upload, which the server knows it by; null for a picture from elsewhere. */
export const pictureHashOf = (url: string): string | null =>
  url
    .split('/')
    .map((part) => readPictureName(part)?.hash)
    .find((hash) => hash !== undefined) ?? null;
