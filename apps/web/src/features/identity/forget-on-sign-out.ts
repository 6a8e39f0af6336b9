import { forgetAnswers, forgetGuest, forgetPersons } from '../../lib/person-storage.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { Identity } from './identity.ts';

/** The person whose session expired on this device, for all tabs and over a reload: their drafts are kept. */
const EXPIRED = 'mutuals.expired';

/** That the last person here signed out on all devices, for all tabs: a guest is told until they close that, or somebody signs in. */
const EVERYWHERE = 'mutuals.everywhere';

/** Whose session this device knows to be over; null for nobody's. */
export const expiredPerson = (): string | null => readStored('local', EXPIRED);

/**
 * Forgets what this tab and this device keep of a person when they sign out, in any tab, or somebody else signs in. After a session expires,
 * what they typed and chose is kept until the same person signs in again, over a reload too; what the server answered is not.
 */
export function forgetOnSignOut({ get, subscribe }: Pick<Identity, 'get' | 'subscribe'>): void {
  /** The person whose drafts may be kept here, by their id at the sign-in service. */
  let before: string | null = null;
  function check(): void {
    const { status, person } = get();
    if (status === 'loading' || status === 'unavailable') return;
    const expired = expiredPerson();
    if (status === 'signedOut') {
      if (expired === null) forgetOnDevice();
      if (expired === null) forgetPersons();
      // Signing out drops the path and the intent; a guest keeps them until they sign in.
      if (expired === null && before !== null) forgetGuest();
      before = expired;
      return;
    }
    before ??= expired;
    if (before !== null && before !== person) {
      forgetPersons();
      forgetGuest();
      forgetOnDevice();
    }
    if (status === 'expired') forgetAnswers();
    store('local', EXPIRED, status === 'expired' ? person : null);
    setSignedOutEverywhere(false);
    before = person;
  }
  check();
  subscribe(check);
}

/**
 * The worker ends what it is pushed, and takes away what it shows (apps/web/worker), also where it does not control a page that was loaded past
 * it. An installed app has its badge whether or not it may notify.
 */
function forgetOnDevice(): void {
  navigator.clearAppBadge?.().catch(() => {});
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('forget'))
    .catch(() => {});
}

/** Signing out on purpose: nothing is kept. */
export const endWait = (): void => store('local', EXPIRED, null);

export const isSignedOutEverywhere = (): boolean => readStored('local', EVERYWHERE) !== null;
export const setSignedOutEverywhere = (is: boolean): void => store('local', EVERYWHERE, is ? '1' : null);
