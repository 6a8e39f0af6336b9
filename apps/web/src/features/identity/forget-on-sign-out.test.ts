import type { IdentityView } from '@mutuals/machines/identity';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDraft } from '../../lib/drafts.ts';
import { observable } from '../../lib/observable.ts';
import { guestKey, personKey } from '../../lib/person-storage.ts';
import { store } from '../../lib/storage.ts';
import { rememberReturn, takeReturn } from '../../routing/return-to.ts';
import { endWait, forgetOnSignOut, isSignedOutEverywhere, setSignedOutEverywhere } from './forget-on-sign-out.ts';

/** A storage whose keys are its own properties, as a browser's are. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const view = (status: IdentityView['status'], person: string | null = null): IdentityView => ({
  status,
  person,
  dialog: 'closed',
});
const ada = view('signedIn', 'ada');

/** What a page does: a state of the session, or Ada's own wish to sign out. */
type Step = IdentityView | 'wishes to leave';

/** Opens a page, which starts in the first state and goes through the others. */
function page(first: IdentityView, ...then: Step[]): void {
  const state = observable<IdentityView>(first);
  forgetOnSignOut(state);
  for (const next of then) {
    if (next === 'wishes to leave') endWait();
    else state.set(next);
  }
}

/** Ada typed something, chose a profile and looked at a page; then pages were opened one after the other. */
function leftAfter(...pages: [IdentityView, ...Step[]][]): string[] {
  keptDraft(v.object({ name: v.string() }), { userId: 'ada', subject: 'profile.new' }).keep({ name: 'Night Shift' });
  store('local', personKey('ada', 'acting'), 'p1');
  store('local', 'mutuals.theme', 'dark');
  for (const [first, ...then] of pages) page(first, ...then);
  return [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key !== 'mutuals.expired');
}

const everything = ['mutuals.person.ada.draft.profile.new', 'mutuals.person.ada.acting', 'mutuals.theme'];
const nothingOfAda = ['mutuals.theme'];

const expired = view('expired', 'ada');
const guest = view('signedOut');
const eve = view('signedIn', 'eve');

describe('what a person typed and chose', () => {
  it.each<[string, [IdentityView, ...Step[]][]]>([
    ['signed out, in this tab or in another one', [[ada, guest]]],
    ['had signed out before this page was opened', [[guest]]],
    ['signed out instead of coming back to an expired session', [[ada, expired, 'wishes to leave', guest]]],
    [
      'signed out after a session that had expired before',
      [
        [ada, expired],
        [guest, ada, 'wishes to leave', guest],
      ],
    ],
    ['made room for somebody else', [[ada, eve]]],
    ['left an expired session in which somebody else signed in', [[ada, expired, eve]]],
    ['left an expired session before a reload that somebody else signed in over', [[ada, expired], [eve]]],
    [
      'left an expired session, and somebody else signed in after a reload',
      [
        [ada, expired],
        [guest, eve],
      ],
    ],
  ])('is gone once they %s', (_how, pages) => {
    expect(leftAfter(...pages)).toEqual(nothingOfAda);
  });

  it.each<[string, [IdentityView, ...Step[]][]]>([
    ['they are signed in', [[view('loading'), ada]]],
    ['their session has expired and they sign in again', [[ada, expired, ada]]],
    ['their session has expired and the page is reloaded', [[ada, expired], [guest]]],
    ['a stored session turns out to be over as the page opens', [[view('loading'), ada, expired, guest], [guest]]],
    [
      'they sign in again after a reload',
      [
        [ada, expired],
        [guest, ada],
      ],
    ],
    ['what opens their session could not be fetched', [[view('loading'), view('unavailable')]]],
    [
      'what opens their session could not be fetched once it had expired',
      [[ada, expired], [view('loading'), view('unavailable')], [guest]],
    ],
  ])('stays while %s', (_how, pages) => {
    expect(leftAfter(...pages)).toEqual(everything);
  });

  it.each<[string, Step[], string[]]>([
    ['is done when they sign in', [guest, view('loading'), ada], ['mutuals.guest.intent', 'mutuals.guest.returnTo']],
    ['is not done by the next one, once they signed out', [ada, 'wishes to leave', guest, eve], []],
    ['is not done by somebody who takes their place', [ada, eve], []],
    [
      'waits for them after their session ended by itself',
      [ada, expired, guest],
      ['mutuals.guest.intent', 'mutuals.guest.returnTo'],
    ],
  ])('and wanted as a guest %s', (_what, [first, ...then], left) => {
    rememberReturn('/gallery/lin');
    store('session', guestKey('intent'), '{}');
    if (first !== undefined && first !== 'wishes to leave') page(first, ...then);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(left);
  });

  it('and wanted after they signed out waits for whoever signs in', () => {
    const state = observable<IdentityView>(ada);
    forgetOnSignOut(state);
    endWait();
    state.set(guest);
    rememberReturn('/gallery/lin');
    state.set({ ...guest, dialog: 'opening' });
    expect(takeReturn()).toBe('/gallery/lin');
  });

  it.each<[string, IdentityView, string | null]>([
    ['leads them back when they sign in again', ada, '/messages'],
    ['leads nobody else to where they were', eve, null],
  ])('%s', (_what, next, path) => {
    page(ada, expired);
    rememberReturn('/messages');
    page(guest, next);
    expect(takeReturn()).toBe(path);
  });
});

it.each<[string, Step[], number]>([
  ['forgets a person who signed out', ['wishes to leave', guest], 1],
  ['forgets one who made room for somebody else', [eve], 1],
  ['keeps one whose session expired', [expired, guest], 0],
])('the device, its badge and a worker that does not control this page: it %s', async (_what, then, times) => {
  const [postMessage, clearAppBadge] = [vi.fn(), vi.fn(async () => {})];
  vi.stubGlobal('navigator', {
    clearAppBadge,
    serviceWorker: { controller: null, getRegistration: async () => ({ active: { postMessage } }) },
  });
  page(ada, ...then);
  await expect.poll(() => postMessage.mock.calls).toEqual(Array.from({ length: times }, () => ['forget']));
  expect(clearAppBadge).toHaveBeenCalledTimes(times);
});

it.each<[string, Step[], number]>([
  ['stay while they are signed in', [ada], 0],
  ['go when their session expires', [ada, expired], 1],
  ['go when a stored session turns out to be over', [expired], 1],
])('what the server answered a person: %s', (_what, [first, ...then], times) => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  if (first !== undefined && first !== 'wishes to leave') page(first, ...then);
  expect(deleteDatabase).toHaveBeenCalledTimes(times);
});

it.each<[string, [IdentityView, ...Step[]], boolean]>([
  ['over a reload', [guest], true],
  ['not after somebody signed in', [guest, eve, guest], false],
])('tells a guest that a person signed out on all devices: %s', (_when, then, is) => {
  setSignedOutEverywhere(true);
  page(...then);
  expect(isSignedOutEverywhere()).toBe(is);
});
