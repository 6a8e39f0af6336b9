import type { IdentityView } from '@mutuals/machines/identity';
import { describe, expect, it } from 'vitest';
import { observable } from '../../lib/observable.ts';
import type { Identity } from './identity.ts';
import { waitingTokens } from './waiting-tokens.ts';

function page(status: IdentityView['status'], person: string | null = null) {
  const view = observable<IdentityView>({ status, person, dialog: 'closed' });
  const identity: Pick<Identity, 'get' | 'subscribe' | 'tokens'> = {
    ...view,
    async tokens() {
      const now = view.get();
      return now.status === 'signedIn' ? { accessToken: `access of ${now.person}`, identityToken: 'identity' } : null;
    },
  };
  const become = (next: IdentityView['status'], who: string | null = null): void =>
    view.set({ status: next, person: who, dialog: 'closed' });
  return { identity, become };
}

describe('calls while a session has ended', () => {
  it('wait for the same person to sign in again, then go on', async () => {
    const { identity, become } = page('expired', 'ada');
    const tokens = waitingTokens(identity)({ renew: false });
    become('signedIn', 'ada');
    expect(await tokens).toEqual({ accessToken: 'access of ada', identityToken: 'identity' });
  });

  it('are never made when somebody else signs in, not even without tokens', async () => {
    const { identity, become } = page('expired', 'ada');
    const tokens = waitingTokens(identity)({ renew: false });
    become('signedIn', 'eve');
    await expect(tokens).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('end when the person signs out', async () => {
    const { identity, become } = page('expired', 'ada');
    const tokens = waitingTokens(identity)({ renew: true });
    become('signedOut');
    expect(await tokens).toBeNull();
  });
});

it('a guest has no tokens and waits for none', async () => {
  expect(await waitingTokens(page('signedOut').identity)({ renew: false })).toBeNull();
});
