// What a person typed and did not save or send yet, kept in the tab: a reload, a crash or a session that expires loses none of it.
import { personKey } from './person-storage.ts';
import { readJson, store } from './storage.ts';

const keyOf = (userId: string, subject: string): string => personKey(userId, `draft.${subject}`);

export function readDraft<T>(userId: string, subject: string, isValid: (value: unknown) => value is T): T | undefined {
  return readJson('session', keyOf(userId, subject), isValid);
}

/** Keeps a draft; null forgets it. */
export function keepDraft(userId: string, subject: string, value: object | null): void {
  store('session', keyOf(userId, subject), value === null ? null : JSON.stringify(value));
}
