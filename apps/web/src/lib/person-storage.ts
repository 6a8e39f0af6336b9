// What this browser keeps of a signed-in person, all under one prefix: it is forgotten as a whole when their session ends.
import { forgetAll } from './storage.ts';

const PREFIX = 'mutuals.person.';
const GUEST_PREFIX = 'mutuals.guest.';

export const personKey = (userId: string, subject: string): string => `${PREFIX}${userId}.${subject}`;

/** What somebody wants who is not signed in yet, for this tab alone: signing in by X leaves the page and comes back. */
export const guestKey = (subject: string): string => `${GUEST_PREFIX}${subject}`;

/** Forgets it: nobody else does what they wanted. */
export const forgetGuest = (): void => forgetAll('session', GUEST_PREFIX);

/** Forgets what is kept of everybody, in this tab and on this device. */
export function forgetPersons(): void {
  forgetAll('session', PREFIX);
  forgetAll('local', PREFIX);
}
