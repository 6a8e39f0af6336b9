// What a person typed and did not save or send yet, kept in the tab: a reload, a crash or a session that expires loses none of it. A decision
// that only waits for the network is kept on the device (features/discover/kept-outbox.ts), a message that waits with the draft of its conversation.
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
  /** Null for nobody's: in the tab it goes with what a guest wanted, on the device signing out leaves it. */
  userId: string | null;
  subject: string;
  /** The tab by default. */
  place?: Place;
}

const keyOf = ({ userId, subject }: DraftOf): string =>
  userId === null ? guestKey(`draft.${subject}`) : draftKey(userId, subject);

/** Tells that another tab has kept or forgotten a draft on the device, or may have while this page was not running. Returns how to stop. */
export function onKeptElsewhere(of: DraftOf, listener: () => void): () => void {
  const listening = new AbortController();
  const key = keyOf(of);
  const { signal } = listening;
  addEventListener('storage', (event) => event.key === key && listener(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listening.abort();
}

/** Remembers a draft as it is sent. Returns what forgets it once that is received: not what was typed since. */
export function sending<Value extends object>({ read, keep }: KeptDraft<Value>): () => void {
  const sent = JSON.stringify(read());
  return () => {
    if (JSON.stringify(read()) === sent) keep(null);
  };
}

/** A draft in the tab. What was kept by an older version of the app, and is none any more, counts as absent. */
export function keptDraft<Value extends object>(
  schema: GenericSchema<unknown, Value>,
  { place = 'session', ...of }: DraftOf,
): KeptDraft<Value> {
  const key = keyOf(of);
  return {
    read: () => readJson(place, key, (value): value is Value => is(schema, value)),
    keep: (value) => store(place, key, value === null ? null : JSON.stringify(value)),
  };
}
