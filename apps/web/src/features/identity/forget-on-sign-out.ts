import { forgetGuest, forgetPersons } from '../../lib/person-storage.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { Identity } from './identity.ts';

/** Whose session expired on this device, for all tabs and over a reload: what they typed waits for them. */
const EXPIRED = 'mutuals.expired';

/**
 * Watches who is signed in. Whoever signs out, in any tab, or makes room for somebody else leaves nothing in this tab or on this device. A
 * session that expires keeps everything until the same person signs in again, over a reload too.
 */
export function forgetOnSignOut({ get, subscribe }: Pick<Identity, 'get' | 'subscribe'>): void {
  /** Whose words may be kept here, by their id at the sign-in service. */
  let before: string | null = null;
  function check(): void {
    const { status, person } = get();
    if (status === 'loading' || status === 'unavailable') return;
    const expired = readStored('local', EXPIRED);
    if (status === 'signedOut') {
      if (expired === null) forgetPersons();
      // Who leaves takes along where they were and what they wanted; who only looks around keeps it until they sign in.
      if (expired === null && before !== null) forgetGuest();
      before = expired;
      return;
    }
    before ??= expired;
    if (before !== null && before !== person) {
      forgetPersons();
      forgetGuest();
    }
    store('local', EXPIRED, status === 'expired' ? person : null);
    before = person;
  }
  check();
  subscribe(check);
}

/** A person's wish to sign out: nothing waits for them. */
export const endWait = (): void => store('local', EXPIRED, null);
