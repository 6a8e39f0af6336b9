import { describe, expect, it } from 'vitest';
import { observable } from '../../lib/observable.ts';
import type { Identity, IdentityState } from './identity.ts';
import { waitingTokens } from './waiting-tokens.ts';

function person(initial: IdentityState) {
  const state = observable<IdentityState>(initial);
  const identity: Identity = {
    getState: state.get,
    subscribe: state.subscribe,
    signIn() {},
    opening: observable(false),
    signOut: () => state.set({ status: 'signedOut' }),
    async tokens() {
      const now = state.get();
      return now.status === 'signedIn' ? { accessToken: `access of ${now.privyId}`, identityToken: 'identity' } : null;
    },
    expire() {},
  };
  return { identity, become: state.set };
}

describe('calls while a session has ended', () => {
  it('wait for the same person to sign in again, then go on', async () => {
    const { identity, become } = person({ status: 'expired', privyId: 'ada' });
    const tokens = waitingTokens(identity)({ renew: false });
    become({ status: 'signedIn', privyId: 'ada' });
    expect(await tokens).toEqual({ accessToken: 'access of ada', identityToken: 'identity' });
  });

  it('are never made when somebody else signs in, not even without tokens', async () => {
    const { identity, become } = person({ status: 'expired', privyId: 'ada' });
    const tokens = waitingTokens(identity)({ renew: false });
    become({ status: 'signedIn', privyId: 'eve' });
    await expect(tokens).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('end when the person signs out', async () => {
    const { identity, become } = person({ status: 'expired', privyId: 'ada' });
    const tokens = waitingTokens(identity)({ renew: true });
    become({ status: 'signedOut' });
    expect(await tokens).toBeNull();
  });
});

it('a guest has no tokens and waits for none', async () => {
  expect(await waitingTokens(person({ status: 'signedOut' }).identity)({ renew: false })).toBeNull();
});
