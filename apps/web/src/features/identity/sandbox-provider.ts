import type { ProviderCommand, ProviderEvent } from '@mutuals/machines/identity';
import { createElement, type ReactNode } from 'react';
import { fromCallback } from 'xstate';
import { readJson, readStored, store } from '../../lib/storage.ts';
import { announceWallet, type WalletCall } from './announce-wallet.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import type { IdentityPage, Tokens } from './identity.ts';
import { type IdentityProvider, watchOtherTabs } from './identity-provider.ts';
import { SESSION_KEYS } from './stored-session.ts';

type Session = Tokens & { refreshToken: string; privyId: string; handle: string; expiresAt: string };

/** The sandbox's sign-in, for its dialog in the page. */
export type SandboxSignIn = {
  /** Signs in as any X handle; rejects with the sandbox's message when it refuses the handle. */
  signInAs(handle: string): Promise<void>;
  people(): Promise<DemoPerson[]>;
  /** The dialog is in the page. */
  opened(): void;
  close(): void;
};

/** Shared by tabs: signing out of one signs out of all; a session that expires leaves every page as it is. */
const KEY = SESSION_KEYS.sandbox;
const EXPIRED = '"expired"';
/** Renewed this long before its end, so that no request leaves with a token about to end. */
const RENEW_BEFORE_MS = 60_000;

/** The sandbox refused; anything else (no answer, a fault) ends no session. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string');

const isSession = (value: unknown): value is Session =>
  hasTexts(value, ['accessToken', 'identityToken', 'refreshToken', 'privyId', 'handle', 'expiresAt']);

const tokensOf = ({ accessToken, identityToken }: Session): Tokens => ({ accessToken, identityToken });

const storedSession = (): Session | null => readJson('local', KEY, isSession) ?? null;

/** The sandbox's sign-in: tokens of Privy's form from `POST {url}/identity/sessions`. */
export function createSandboxProvider(
  url: string,
  { fetchCode, loadTexts }: IdentityPage,
  show: (host: ReactNode) => void,
): IdentityProvider {
  /** To the machine, as long as it runs. */
  let emit!: (event: ProviderEvent) => void;
  let session: Session | null = null;
  let renewing: Promise<Tokens | null> | null = null;
  let dialog = new AbortController();

  async function openDialog(): Promise<void> {
    dialog = new AbortController();
    const { signal } = dialog;
    try {
      const [{ SandboxHost }] = await fetchCode(
        () => Promise.all([import('./sandbox-host.tsx'), loadTexts(['signIn', 'profiles', 'errors'])]),
        signal,
      );
      if (!signal.aborted) show(createElement(SandboxHost, { signIn }));
    } catch {
      if (!signal.aborted) emit({ type: 'DIALOG_UNAVAILABLE' });
    }
  }

  function closeDialog(): void {
    dialog.abort();
    show(null);
    emit({ type: 'DIALOG_CLOSED' });
  }

  /** Stores a new session; other tabs are notified. */
  function begin(next: Session): void {
    session = next;
    store('local', KEY, JSON.stringify(next));
    opened(next);
  }

  function opened({ privyId }: Session): void {
    closeDialog();
    emit({ type: 'SESSION_OPENED', privyId });
  }

  async function request(body: { handle: string } | { refresh: string }): Promise<Session> {
    const response = await fetch(`${url}/identity/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok && isSession(answer)) return answer;
    const message: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
    const text = typeof message === 'string' ? message : `The sandbox answered ${response.status}`;
    throw response.status >= 400 && response.status < 500 ? new Refused(text) : new Error(text);
  }

  function renew(ending: Session): Promise<Tokens | null> {
    renewing ??= renewed(ending).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function renewed(ending: Session): Promise<Tokens | null> {
    try {
      const next = await request({ refresh: ending.refreshToken });
      // A person who signed out meanwhile stays signed out.
      if (session !== ending) return null;
      begin(next);
      return tokensOf(next);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (session === ending) {
        store('local', KEY, EXPIRED);
        over();
      }
      return null;
    }
  }

  function over(): void {
    session = null;
    emit({ type: 'SESSION_EXPIRED' });
  }

  /** What another tab, or this one before a reload, has stored. */
  function follow(): void {
    if (readStored('local', KEY) === EXPIRED) return over();
    session = storedSession();
    if (session === null) emit({ type: 'SESSION_ENDED' });
    else opened(session);
  }

  function command({ type }: ProviderCommand): void {
    if (type === 'OPEN_DIALOG') return void openDialog();
    session = null;
    store('local', KEY, type === 'DROP_SESSION' ? EXPIRED : null);
    if (type === 'END_SESSION') closeDialog();
  }

  const signIn: SandboxSignIn = {
    async signInAs(handle) {
      begin(await request({ handle }));
    },
    async people() {
      const response = await fetch(`${url}/identity/people`);
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
      return demoPeople(await response.json());
    },
    opened: () => emit({ type: 'DIALOG_OPENED' }),
    close: closeDialog,
  };

  async function tokens({ renew: mustRenew }: { renew: boolean }): Promise<Tokens | null> {
    if (session === null) return null;
    const isEnding = Date.parse(session.expiresAt) - Date.now() < RENEW_BEFORE_MS;
    return mustRenew || isEnding ? renew(session) : tokensOf(session);
  }

  const wallet = {
    uuid: '6f1c0a52-6d55-4b0e-9a53-2f0d6b8f4c11',
    name: 'Sandbox Wallet',
    rdns: 'local.mutuals.sandbox',
    async request(call: WalletCall): Promise<unknown> {
      const { askSandboxWallet } = await import('./sandbox-wallet.ts');
      return askSandboxWallet(url, (await tokens({ renew: false }))?.accessToken ?? null, call);
    },
  };

  return {
    logic: fromCallback<ProviderCommand>(({ sendBack, receive }) => {
      emit = sendBack;
      receive(command);
      session = storedSession();
      emit(session === null ? { type: 'SESSION_ENDED' } : { type: 'SESSION_OPENED', privyId: session.privyId });
      const stops = [watchOtherTabs(KEY, follow), announceWallet(wallet, () => session !== null)];
      return () => stops.forEach((stop) => stop());
    }),
    tokens,
  };
}
