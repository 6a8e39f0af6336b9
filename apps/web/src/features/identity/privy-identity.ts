import { observable, until } from '../../lib/observable.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { Identity, IdentityState, Tokens } from './identity.ts';

/** What the loaded Privy SDK gives us (privy-host.tsx). */
export type PrivyBridge = {
  login(): void;
  logout(): Promise<void>;
  tokens(): Promise<Tokens | null>;
};

export type PrivyIdentity = Identity & {
  appId: string;
  /** Should the SDK (700 kB) be loaded: only on the intent to sign in, on the way back from X, or with a session to open. */
  wanted: { get(): boolean; subscribe(listener: () => void): () => void };
  /** Called by privy-host.tsx: the SDK is ready, with or without a session. */
  connect(bridge: PrivyBridge, privyId: string | null): void;
  /** Called by privy-host.tsx: the SDK could not be loaded. */
  unavailable(): void;
};

const HAD_SESSION = 'mutuals.privy.session';

/** Sign-in by Privy (X only, embedded wallet). Never loads the SDK for a guest. */
export function createPrivyIdentity(appId: string): PrivyIdentity {
  const isReturning = new URLSearchParams(location.search).has('privy_oauth_code');
  const wanted = observable(isReturning || readStored('local', HAD_SESSION) !== null);
  const state = observable<IdentityState>(wanted.get() ? { status: 'loading' } : { status: 'signedOut' });
  const bridge = observable<PrivyBridge | 'loading' | 'unavailable'>('loading');
  /** The dialog is to open as soon as the SDK is here. */
  const opening = observable(false);

  function expire(): void {
    const now = state.get();
    if (now.status === 'signedIn') state.set({ status: 'expired', privyId: now.privyId });
  }

  function logout(): void {
    const loaded = bridge.get();
    if (typeof loaded === 'object') void loaded.logout();
  }

  return {
    appId,
    getState: state.get,
    subscribe: state.subscribe,
    wanted,
    connect(next, privyId) {
      bridge.set(next);
      const now = state.get();
      if (privyId !== null) {
        store('local', HAD_SESSION, '1');
        if (now.status !== 'signedIn' || now.privyId !== privyId) state.set({ status: 'signedIn', privyId });
      } else if (now.status === 'signedIn') expire();
      else if (now.status === 'loading' || now.status === 'unavailable') {
        store('local', HAD_SESSION, null);
        state.set({ status: 'signedOut' });
      }
      if (opening.get()) {
        opening.set(false);
        next.login();
      }
    },
    unavailable() {
      bridge.set('unavailable');
      opening.set(false);
      wanted.set(false);
      if (state.get().status === 'loading') state.set({ status: 'unavailable' });
    },
    opening,
    signIn() {
      const loaded = bridge.get();
      if (typeof loaded === 'object') return loaded.login();
      bridge.set('loading');
      opening.set(true);
      wanted.set(true);
    },
    signOut() {
      store('local', HAD_SESSION, null);
      state.set({ status: 'signedOut' });
      logout();
    },
    async tokens() {
      if (state.get().status === 'signedOut' || state.get().status === 'expired') return null;
      const loaded = await until(bridge, (now) => now !== 'loading');
      const tokens = typeof loaded === 'object' ? await loaded.tokens() : null;
      if (!tokens) expire();
      return tokens;
    },
    expire() {
      expire();
      // Privy does not ask again while it believes in its session.
      logout();
    },
  };
}
