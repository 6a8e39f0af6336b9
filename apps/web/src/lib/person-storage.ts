// What this browser keeps of a signed-in person, all under one prefix: it is forgotten as a whole when their session ends.
import { forgetAll, type Place, storedKeys } from './storage.ts';

const PREFIX = 'mutuals.person.';
/** The database of what the server answered them (lib/kept-answers.ts). */
export const ANSWERS = 'mutuals.answers';
const GUEST_PREFIX = 'mutuals.guest.';

export const personKey = (userId: string, subject: string): string => `${PREFIX}${userId}.${subject}`;

/** What a draft is kept under (drafts.ts). */
export const draftKey = (userId: string, subject: string): string => personKey(userId, `draft.${subject}`);

/** The subjects with this beginning of which a draft is kept. */
export function draftSubjects(userId: string, place: Place, beginning: string): string[] {
  const prefix = draftKey(userId, '');
  return storedKeys(place, prefix + beginning).map((key) => key.slice(prefix.length));
}

/**
 * What is nobody's: in the tab what somebody wants who is not signed in yet, because signing in by X leaves the page and comes back; on the
 * device a transfer in doubt, which signing out leaves.
 */
export const guestKey = (subject: string): string => `${GUEST_PREFIX}${subject}`;

/** Forgets what a guest wanted: nobody else does it. */
export const forgetGuest = (): void => forgetAll('session', GUEST_PREFIX);

/** Forgets what is kept of everybody, in this tab and on this device. */
export function forgetPersons(): void {
  forgetAll('session', PREFIX);
  forgetAll('local', PREFIX);
  forgetAnswers();
}

/** Forgets what the server answered them, in each tab; drafts stay. */
export function forgetAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS);
  } catch {
    // The browser keeps none.
  }
}
