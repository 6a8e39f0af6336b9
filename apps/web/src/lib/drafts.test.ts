import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptDraft, onKeptElsewhere, sending } from './drafts.ts';
import { ANSWERS, draftSubjects, forgetGuest, forgetPersons } from './person-storage.ts';
import { store } from './storage.ts';

const noteSchema = v.object({ text: v.string() });
const note = (userId = 'ada', subject = 'note') => keptDraft(noteSchema, { userId, subject });
const KEY = 'mutuals.person.ada.draft.note';

/** The storage of a tab: its keys are its own properties, as a browser's are. `room` is how long a text it takes. */
class TabStorage {
  [key: string]: unknown;
  static room = Number.POSITIVE_INFINITY;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > TabStorage.room) throw new DOMException('full', 'QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** Opens a tab: it has a storage of its own, and that of the device. */
const openTab = (storage = new TabStorage()): TabStorage => {
  vi.stubGlobal('sessionStorage', storage);
  return storage;
};
function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(name, {
      getItem() {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem() {
        throw new DOMException('closed', 'SecurityError');
      },
      removeItem() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
}

beforeEach(() => {
  TabStorage.room = Number.POSITIVE_INFINITY;
  openTab();
  vi.stubGlobal('localStorage', new TabStorage());
});
afterEach(() => {
  forgetPersons();
  vi.unstubAllGlobals();
});

it('gives back what was kept, of this person and subject alone, until it is forgotten', () => {
  note().keep({ text: 'Hello' });
  expect(note().read()).toEqual({ text: 'Hello' });
  expect([note('ben').read(), note('ada', 'other').read()]).toEqual([undefined, undefined]);
  note().keep(null);
  expect(note().read()).toBeUndefined();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('counts what is no such draft as none: of an older version, or no JSON', () => {
  for (const other of ['{"text":7}', '{"words":"Hello"}', '"Hello"', 'null', '{"te']) {
    store('session', KEY, other);
    expect(note().read(), other).toBeUndefined();
  }
});

it('keeps a draft in the tab: another tab has its own, and neither has the other’s', () => {
  const [one, other] = [new TabStorage(), new TabStorage()];
  openTab(one);
  note().keep({ text: 'Here' });
  openTab(other);
  expect(note().read()).toBeUndefined();
  note().keep({ text: 'There' });
  note().keep(null);
  openTab(one);
  expect(note().read()).toEqual({ text: 'Here' });
});

it('keeps what was typed until the page goes where the storage is forbidden, and forgets it with the person', () => {
  forbidStorage();
  note().keep({ text: 'Hello' });
  expect(note().read()).toEqual({ text: 'Hello' });
  forgetPersons();
  expect(note().read()).toBeUndefined();
});

it('keeps the newest words where the storage is full, and no older ones come before them', () => {
  note().keep({ text: 'Hello' });
  TabStorage.room = 20;
  note().keep({ text: 'Hello, this is longer' });
  expect(note().read()).toEqual({ text: 'Hello, this is longer' });
  note().keep({ text: 'Hi' });
  expect(note().read()).toEqual({ text: 'Hi' });
  expect(sessionStorage.getItem(KEY)).toBe('{"text":"Hi"}');
  TabStorage.room = 0;
  note().keep({ text: 'Bye' });
  note().keep(null);
  expect(note().read()).toBeUndefined();
});

it('keeps what a guest typed apart from everybody’s, until somebody signs out', () => {
  const guests = keptDraft(noteSchema, { userId: null, subject: 'note' });
  guests.keep({ text: 'Of a guest' });
  forgetPersons();
  expect([guests.read(), note().read()]).toEqual([{ text: 'Of a guest' }, undefined]);
  forgetGuest();
  expect(guests.read()).toBeUndefined();
});

it('forgets what was sent once it is received, and nothing that was typed since', () => {
  note().keep({ text: 'Hello' });
  const forget = sending(note());
  note().keep({ text: 'Hello again' });
  forget();
  expect(note().read()).toEqual({ text: 'Hello again' });
  sending(note())();
  expect(note().read()).toBeUndefined();
});

it('tells of what another tab did with this draft alone, and of a page that was away, until nobody listens', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const happens = (type: string, more: object) => tab.dispatchEvent(Object.assign(new Event(type), more));
  const listener = vi.fn();
  const stop = onKeptElsewhere({ userId: 'ada', subject: 'note' }, listener);
  happens('storage', { key: `${KEY}s` });
  happens('pageshow', { persisted: false });
  expect(listener).not.toHaveBeenCalled();
  happens('storage', { key: KEY });
  expect(listener).toHaveBeenCalledTimes(1);
  happens('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  happens('storage', { key: KEY });
  happens('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('finds what drafts there are by the beginning of their subjects, each person’s own', () => {
  for (const [userId, subject] of [
    ['ada', 'chat.one'],
    ['ada', 'note'],
    ['ben', 'chat.two'],
  ] as const)
    note(userId, subject).keep({ text: 'Hello' });
  expect(draftSubjects('ada', 'session', 'chat.')).toEqual(['chat.one']);
});

it('goes with the answers of the server', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  forgetPersons();
  expect(deleteDatabase).toHaveBeenCalledWith(ANSWERS);
});
