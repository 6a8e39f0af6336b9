import { thumbHashToDataURL } from 'thumbhash';

/** The address of the small drawing that a thumbhash (base64url) stands for. Throws at one that is none. */
export function drawThumbhash(thumbhash: string): string {
  const bytes = atob(thumbhash.replaceAll('-', '+').replaceAll('_', '/'));
  return thumbHashToDataURL(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
