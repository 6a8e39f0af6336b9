import { forgetPersons } from '../../lib/person-storage.ts';
import type { Identity } from './identity.ts';

/**
 * Watches who is signed in. However a person's session ends (here, in another tab, by the server, because somebody else signs in), nothing of
 * theirs stays in this tab or on this device. An expired session keeps everything: the same person may sign in again.
 */
export function forgetOnSignOut({ get, subscribe }: Pick<Identity, 'get' | 'subscribe'>): void {
  let before: string | null = null;
  function check(): void {
    const { status, person } = get();
    if (status === 'loading' || status === 'unavailable') return;
    if (person === null || (before !== null && person !== before)) forgetPersons();
    before = person;
  }
  check();
  subscribe(check);
}
