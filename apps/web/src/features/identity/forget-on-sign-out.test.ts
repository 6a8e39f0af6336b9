import type { IdentityView } from '@mutuals/machines/identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '../../lib/drafts.ts';
import { observable } from '../../lib/observable.ts';
import { personKey } from '../../lib/person-storage.ts';
import { store } from '../../lib/storage.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';

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

/** What is left after the session went through these states; Ada typed something and chose a profile in the first one. */
function leftAfter(first: IdentityView, ...then: IdentityView[]): string[] {
  const state = observable<IdentityView>(first);
  keepDraft('ada', 'profile.new', { name: 'Night Shift' });
  store('local', personKey('ada', 'acting'), 'p1');
  store('local', 'mutuals.theme', 'dark');
  forgetOnSignOut(state);
  for (const next of then) state.set(next);
  return [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
}

const everything = ['mutuals.person.ada.draft.profile.new', 'mutuals.person.ada.acting', 'mutuals.theme'];
const nothingOfAda = ['mutuals.theme'];

describe('what a person typed and chose', () => {
  it.each<[string, IdentityView[]]>([
    ['signed out, in this tab or in another one', [ada, view('signedOut')]],
    ['did not come back to an expired session', [ada, view('expired', 'ada'), view('signedOut')]],
    ['had a stored session that was over', [view('loading'), view('signedOut')]],
    ['had signed out before this page was opened', [view('signedOut')]],
    ['made room for somebody else', [ada, view('signedIn', 'eve')]],
    [
      'left an expired session in which somebody else signed in',
      [ada, view('expired', 'ada'), view('signedIn', 'eve')],
    ],
  ])('is gone once they %s', (_how, [first = ada, ...then]) => {
    expect(leftAfter(first, ...then)).toEqual(nothingOfAda);
  });

  it.each<[string, IdentityView[]]>([
    ['they are signed in', [view('loading'), ada]],
    ['their session has expired and they sign in again', [ada, view('expired', 'ada'), ada]],
    ['what opens their session could not be fetched', [view('loading'), view('unavailable')]],
  ])('stays while %s', (_how, [first = ada, ...then]) => {
    expect(leftAfter(first, ...then)).toEqual(everything);
  });
});
