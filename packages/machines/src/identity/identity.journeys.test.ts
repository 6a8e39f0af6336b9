import { describe, expect, it } from 'vitest';
import { playIdentity } from './identity.fixtures.ts';
import type { ProviderEvent } from './identity.types.ts';
import { identityView } from './identity.view.ts';

const ada: ProviderEvent = { type: 'SESSION_OPENED', privyId: 'ada' };
const lin: ProviderEvent = { type: 'SESSION_OPENED', privyId: 'lin' };
const guest: ProviderEvent = { type: 'SESSION_ENDED' };
const over: ProviderEvent = { type: 'SESSION_EXPIRED' };

/** Identity after the service said these things. */
function open(...said: readonly ProviderEvent[]) {
  const { actor, provider } = playIdentity(...said);
  return {
    emit: provider.emit,
    send: (type: 'SIGN_IN' | 'SIGN_OUT' | 'EXPIRE') => actor.send({ type }),
    asked: () => provider.received.map(({ type }) => type),
    view: () => identityView(actor.getSnapshot()),
  };
}

describe('identity', () => {
  it('[ID1] is not known until the service says who is signed in', () => {
    expect(open().view()).toEqual({ status: 'loading', person: null, dialog: 'closed' });
    expect(open(guest).view()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
    expect(open(ada).view()).toEqual({ status: 'signedIn', person: 'ada', dialog: 'closed' });
  });

  it('[ID2] asks for the dialog once while it is on its way, and closes it when somebody is signed in', () => {
    const identity = open(guest);
    identity.send('SIGN_IN');
    identity.send('SIGN_IN');
    expect(identity.view().dialog).toBe('opening');
    expect(identity.asked()).toEqual(['OPEN_DIALOG']);
    identity.emit({ type: 'DIALOG_OPENED' });
    expect(identity.view().dialog).toBe('open');
    identity.emit(ada);
    expect(identity.view()).toEqual({ status: 'signedIn', person: 'ada', dialog: 'closed' });
  });

  it('[ID2] a dialog that was left can be asked for again; whoever is signed in has no need of one', () => {
    const identity = open(guest);
    identity.send('SIGN_IN');
    identity.emit({ type: 'DIALOG_OPENED' });
    identity.emit({ type: 'DIALOG_CLOSED' });
    identity.send('SIGN_IN');
    expect(identity.asked()).toEqual(['OPEN_DIALOG', 'OPEN_DIALOG']);
    identity.emit(ada);
    identity.send('SIGN_IN');
    expect(identity.view().dialog).toBe('closed');
    expect(identity.asked()).toHaveLength(2);
  });

  it('[ID3] says that the dialog could not be fetched, and lets it be asked for again', () => {
    const identity = open(guest);
    identity.send('SIGN_IN');
    identity.emit({ type: 'DIALOG_UNAVAILABLE' });
    expect(identity.view()).toEqual({ status: 'signedOut', person: null, dialog: 'unavailable' });
    identity.send('SIGN_IN');
    expect(identity.view().dialog).toBe('opening');
    expect(identity.asked()).toEqual(['OPEN_DIALOG', 'OPEN_DIALOG']);
  });

  it('[ID3] a session that cannot be opened makes nobody signed out; it opens when it can be', () => {
    const identity = open({ type: 'SESSION_UNAVAILABLE' });
    expect(identity.view()).toEqual({ status: 'unavailable', person: null, dialog: 'unavailable' });
    identity.send('SIGN_IN');
    identity.emit(ada);
    expect(identity.view()).toEqual({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    expect(open({ type: 'SESSION_UNAVAILABLE' }, guest).view().status).toBe('signedOut');
  });

  it('[ID4] signs out at once, from an expired session too', () => {
    for (const said of [[ada], [ada, over]]) {
      const identity = open(...said);
      identity.send('SIGN_OUT');
      expect(identity.view()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
      expect(identity.asked()).toEqual(['END_SESSION']);
    }
  });

  it('[ID4] whoever gives up signing in again needs no dialog any more', () => {
    const identity = open(ada, over);
    identity.send('SIGN_IN');
    identity.send('SIGN_OUT');
    expect(identity.view()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
  });

  it('[ID5] keeps the page of a person whose session ends, and lets them sign in again', () => {
    const identity = open(ada, over);
    expect(identity.view()).toEqual({ status: 'expired', person: 'ada', dialog: 'closed' });
    expect(identity.asked()).toEqual([]);
    identity.send('SIGN_IN');
    expect(identity.view()).toEqual({ status: 'expired', person: 'ada', dialog: 'opening' });
    identity.emit(ada);
    expect(identity.view()).toEqual({ status: 'signedIn', person: 'ada', dialog: 'closed' });
  });

  it('[ID5] has the service drop a session that the server refuses, once', () => {
    const identity = open(ada);
    identity.send('EXPIRE');
    identity.send('EXPIRE');
    expect(identity.view()).toEqual({ status: 'expired', person: 'ada', dialog: 'closed' });
    expect(identity.asked()).toEqual(['DROP_SESSION']);
  });

  it('[ID6] signs out with another tab', () => {
    expect(open(ada, guest).view()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
    expect(open(ada, over, guest).view()).toEqual({ status: 'signedOut', person: null, dialog: 'closed' });
  });

  it('[ID6] signs in with another tab, at once or when its session is opened', () => {
    expect(open(guest, ada).view()).toEqual({ status: 'signedIn', person: 'ada', dialog: 'closed' });
    const found = open(guest, { type: 'SESSION_FOUND', privyId: 'ada' });
    expect(found.view().status).toBe('loading');
    found.emit(ada);
    expect(found.view().person).toBe('ada');
  });

  it('[ID6] is replaced by another person, and by nobody else', () => {
    for (const before of [[ada], [ada, over]]) {
      expect(open(...before, lin).view()).toMatchObject({ status: 'signedIn', person: 'lin' });
      expect(open(...before, { type: 'SESSION_FOUND', privyId: 'lin' }).view()).toMatchObject({
        status: 'loading',
        person: null,
      });
      expect(open(...before, { type: 'SESSION_FOUND', privyId: 'ada' }).view().person).toBe('ada');
    }
  });
});
