// What this browser keeps of a signed-in person, all under one prefix: it is forgotten as a whole when their session ends.
import { forgetAll } from './storage.ts';

const PREFIX = 'mutuals.person.';

export const personKey = (userId: string, subject: string): string => `${PREFIX}${userId}.${subject}`;

/** Forgets what is kept of everybody, in this tab and on this device. */
export function forgetPersons(): void {
  forgetAll('session', PREFIX);
  forgetAll('local', PREFIX);
}
