import { guestKey } from '../lib/person-storage.ts';
import { readStored, store } from '../lib/storage.ts';

const STORED = guestKey('returnTo');

/** An address of this app, and none that a browser would take for another site's. */
export const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

/** Remembers where someone wanted to go who has to sign in first. */
export function rememberReturn(path: string): void {
  if (isOwnPath(path)) store('session', STORED, path);
}

/** Where to go after signing in, once. */
export function takeReturn(): string | null {
  const path = readStored('session', STORED);
  store('session', STORED, null);
  return isOwnPath(path) ? path : null;
}
