import { thumbHashToDataURL } from 'thumbhash';

/** The data URL of a thumbhash's (base64url) drawing. Throws for an invalid one. */
export function drawThumbhash(thumbhash: string): string {
  const bytes = atob(thumbhash.replaceAll('-', '+').replaceAll('_', '/'));
  return thumbHashToDataURL(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
