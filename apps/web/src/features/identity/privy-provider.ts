import type { ProviderCommand, ProviderEvent } from '@mutuals/machines/identity';
import { createElement, type ReactNode } from 'react';
import { fromCallback } from 'xstate';
import { observable, until } from '../../lib/observable.ts';
import { readStored, store } from '../../lib/storage.ts';
import { announceWallet, type WalletCall } from './announce-wallet.ts';
import { expiredPerson } from './forget-on-sign-out.ts';
import type { IdentityPage, Tokens } from './identity.ts';
import { type IdentityProvider, watchOtherTabs } from './identity-provider.ts';
import { hasSession, SESSION_KEYS } from './stored-session.ts';

/** What the loaded Privy SDK gives us (privy-host.tsx). */
export type PrivyBridge = {
  /** The embedded wallet's (EIP-1193); rejects where there is none. */
  walletRequest(call: WalletCall): Promise<unknown>;
  login(): void;
  logout(): Promise<void>;
  tokens(): Promise<Tokens | null>;
};

/** Privy, for its host in the page. */
export type PrivySdk = {
  appId: string;
  /** The SDK is ready, with or without a session; called again whenever that changes. */
  connect(bridge: PrivyBridge, privyId: string | null): void;
};

/** When a page of this device last opened the session, and whose it is; other tabs listen to it. */
const KEY = SESSION_KEYS.privy;
/** Set while Privy has not been told that the person signed out: its session must not be used again. */
const LEAVING = 'mutuals.privy.leaving';

const storedPerson = (): string | null => readStored('local', KEY)?.split(' ')[1] ?? null;

/** Sign-in by Privy (X only, embedded wallet). The SDK (700 kB) is fetched on the wish to sign in or with a session to open. */
export function createPrivyProvider(
  appId: string,
  { fetchCode }: IdentityPage,
  show: (host: ReactNode) => void,
): IdentityProvider {
  const bridge = observable<PrivyBridge | 'none' | 'loading'>('none');
  /** To the machine, as long as it runs. */
  let emit!: (event: ProviderEvent) => void;
  /** Whose session it is, or was until it expired. */
  let person: string | null = null;
  let isOpen = false;
  /** This device says that the session is open; the SDK, which is still to come, has not said so yet. */
  let isBelieved = false;
  let isDialogWanted = false;
  let leaving: Promise<boolean> | null = null;
  let hasLeft = true;
  let mounted = new AbortController();
  let mounts = 0;

  /** Puts the SDK into the page, in place of one that knows an older session. */
  async function mount(): Promise<void> {
    unmount();
    const { signal } = mounted;
    bridge.set('loading');
    mounts += 1;
    const sdk: PrivySdk = {
      appId,
      connect(next, privyId) {
        if (!signal.aborted) connect(next, privyId);
      },
    };
    try {
      // A page that shows something already is not taken away.
      const { PrivyHost } = await fetchCode(() => import('./privy-host.tsx'), signal, !isBelieved);
      if (!signal.aborted) show(createElement(PrivyHost, { key: mounts, sdk }));
    } catch {
      if (signal.aborted) return;
      bridge.set('none');
      isDialogWanted = false;
      // Whoever is believed reads on what this device keeps, and the next call asks for the SDK again.
      if (!isBelieved) emit({ type: 'SESSION_UNAVAILABLE' });
    }
  }

  function unmount(): void {
    mounted.abort();
    mounted = new AbortController();
    bridge.set('none');
    show(null);
  }

  const mustLeave = (): boolean => !hasLeft || readStored('local', LEAVING) !== null;

  function setLeft(next: boolean): void {
    hasLeft = next;
    store('local', LEAVING, next ? null : '1');
  }

  /** Tells Privy that the person has left. Answers whether it took that. */
  function leave(loaded: PrivyBridge): Promise<boolean> {
    setLeft(false);
    leaving ??= loaded
      .logout()
      .then(
        () => setLeft(true),
        () => {},
      )
      .then(() => {
        leaving = null;
        return hasLeft;
      });
    return leaving;
  }

  function opened(privyId: string): void {
    if (!isOpen || isBelieved || person !== privyId) store('local', KEY, `${Date.now()} ${privyId}`);
    person = privyId;
    isOpen = true;
    isBelieved = false;
    isDialogWanted = false;
    emit({ type: 'SESSION_OPENED', privyId });
  }

  /** Draws the page for the person whose session it was, before the SDK is there: it corrects that if need be. */
  function believe(privyId: string): void {
    person = privyId;
    isOpen = true;
    isBelieved = true;
    emit({ type: 'SESSION_OPENED', privyId });
  }

  function over(): void {
    isOpen = false;
    isBelieved = false;
    emit({ type: 'SESSION_EXPIRED' });
  }

  function ended(): void {
    store('local', KEY, null);
    emit({ type: 'SESSION_ENDED' });
  }

  function connect(next: PrivyBridge, privyId: string | null): void {
    bridge.set(next);
    if (privyId !== null && !mustLeave()) return opened(privyId);
    if (isOpen) over();
    else if (person === null) ended();
    if (privyId === null) setLeft(true);
    if (isDialogWanted) void openDialog(next);
    else if (mustLeave()) void leave(next);
  }

  async function openDialog(loaded: PrivyBridge): Promise<void> {
    isDialogWanted = false;
    if (mustLeave() && !(await leave(loaded))) return emit({ type: 'DIALOG_UNAVAILABLE' });
    loaded.login();
    // The dialog is Privy's own, which does not say when it is left.
    emit({ type: 'DIALOG_OPENED' });
    emit({ type: 'DIALOG_CLOSED' });
  }

  /** Another tab may have signed in or out: the SDK of this one would not notice. */
  function follow(): void {
    const other = storedPerson();
    if (other === person && (isOpen || other === null)) return;
    person = null;
    isOpen = false;
    isBelieved = false;
    if (other === null) {
      unmount();
      emit({ type: 'SESSION_ENDED' });
    } else {
      hasLeft = true;
      emit({ type: 'SESSION_FOUND', privyId: other });
      void mount();
    }
  }

  function command({ type }: ProviderCommand): void {
    const loaded = bridge.get();
    if (type === 'OPEN_DIALOG') {
      isDialogWanted = true;
      if (typeof loaded === 'object') void openDialog(loaded);
      else if (loaded === 'none') void mount();
      return;
    }
    isOpen = false;
    isBelieved = false;
    if (type === 'END_SESSION') {
      person = null;
      store('local', KEY, null);
    }
    // Privy does not ask again while it believes in its session.
    if (typeof loaded === 'object') void leave(loaded);
    else setLeft(false);
  }

  const wallet = {
    uuid: '2b9f6d3e-55c1-4f1b-8a86-6a4f1c2d9e70',
    name: 'Privy',
    rdns: 'io.privy.wallet',
    async request(call: WalletCall): Promise<unknown> {
      const loaded = await until(bridge, (now) => now !== 'loading');
      if (typeof loaded === 'string') throw new Error('The wallet could not be loaded.');
      return loaded.walletRequest(call);
    },
  };

  return {
    logic: fromCallback<ProviderCommand>(({ sendBack, receive }) => {
      emit = sendBack;
      receive(command);
      const stored = storedPerson();
      // A session that was found over is believed no more: somebody else may be signing in.
      if (stored !== null && stored !== expiredPerson() && !mustLeave()) believe(stored);
      if (hasSession('privy')) void mount();
      else emit({ type: 'SESSION_ENDED' });
      const stops = [watchOtherTabs(KEY, follow), announceWallet(wallet, () => isOpen)];
      return () => stops.forEach((stop) => stop());
    }),
    async tokens() {
      if (isBelieved && bridge.get() === 'none') void mount();
      const believed = isBelieved ? person : null;
      const loaded = await until(bridge, (now) => now !== 'loading');
      const asking = person;
      // No answer to whether the session is open, or it is another person's: the call fails as it does without a network, and nobody is signed out.
      if (isBelieved || (believed !== null && believed !== person))
        throw new TypeError('The session could not be opened.');
      if (typeof loaded === 'string' || !isOpen) return null;
      const tokens = await loaded.tokens();
      if (person !== asking || !isOpen) return null;
      if (tokens === null) over();
      return tokens;
    },
  };
}
