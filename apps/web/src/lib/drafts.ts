// What a person typed and did not save or send yet, kept in the tab: a reload, a crash or a session that expires loses none of it. What only
// waits for the network is kept on the device: it goes even if the tab is closed meanwhile.
import { type GenericSchema, is } from 'valibot';
import { draftKey, guestKey } from './person-storage.ts';
import { type Place, readJson, store } from './storage.ts';

export interface KeptDraft<Value extends object> {
  /** What is kept; undefined where there is none, or none of this schema. */
  readonly read: () => Value | undefined;
  /** Keeps a draft; null forgets it. */
  readonly keep: (value: Value | null) => void;
}

/** Whose draft it is, and what it is about. */
export interface DraftOf {
  /** Null for a guest. */
  userId: string | null;
  subject: string;
  /** The tab by default. */
  place?: Place;
}

/** A draft in the tab. What was kept by an older version of the app, and is none any more, counts as absent. */
export function keptDraft<Value extends object>(
  schema: GenericSchema<unknown, Value>,
  { userId, subject, place = 'session' }: DraftOf,
): KeptDraft<Value> {
  const key = userId === null ? guestKey(`draft.${subject}`) : draftKey(userId, subject);
  return {
    read: () => readJson(place, key, (value): value is Value => is(schema, value)),
    keep: (value) => store(place, key, value === null ? null : JSON.stringify(value)),
  };
}
