import { observable } from '../../lib/observable.ts';
import { readJson, readStored, store } from '../../lib/storage.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import type { Identity, IdentityState, Tokens } from './identity.ts';

type Session = Tokens & { refreshToken: string; privyId: string; handle: string; expiresAt: string };

export type SandboxIdentity = Identity & {
  /** Signs in as any X handle; rejects with the sandbox's message when it refuses the handle. */
  signInAs(handle: string): Promise<void>;
  people(): Promise<DemoPerson[]>;
  /** Whether the sign-in dialog is asked for. */
  dialog: { get(): boolean; subscribe(listener: () => void): () => void; opened(): void; close(): void };
};

/** Shared by tabs: signing out of one signs out of all; a session that expires leaves every page as it is. */
const STORED = 'mutuals.sandbox.session';
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

const stateOf = (session: Session | null): IdentityState =>
  session ? { status: 'signedIn', privyId: session.privyId } : { status: 'signedOut' };

const storedSession = (): Session | null => readJson('local', STORED, isSession) ?? null;

/** The sandbox's sign-in: tokens of Privy's form from `POST {url}/identity/sessions`. */
export function createSandboxIdentity(url: string): SandboxIdentity {
  let session = storedSession();
  let renewing: Promise<Tokens | null> | null = null;
  const state = observable(stateOf(session));
  const isAsking = observable(false);
  const opening = observable(false);

  function closeDialog(): void {
    isAsking.set(false);
    opening.set(false);
  }

  function begin(next: Session): void {
    session = next;
    store('local', STORED, JSON.stringify(next));
    const now = state.get();
    if (now.status !== 'signedIn' || now.privyId !== next.privyId) state.set(stateOf(next));
  }

  function expire(): void {
    const now = state.get();
    if (now.status !== 'signedIn') return;
    session = null;
    store('local', STORED, EXPIRED);
    state.set({ status: 'expired', privyId: now.privyId });
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

  async function renewed({ refreshToken }: Session): Promise<Tokens | null> {
    try {
      const next = await request({ refresh: refreshToken });
      // A person who signed out meanwhile stays signed out.
      if (session?.refreshToken === refreshToken) begin(next);
      return next;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expire();
      return null;
    }
  }

  addEventListener('storage', ({ key }) => {
    if (key !== STORED) return;
    if (readStored('local', STORED) === EXPIRED) return expire();
    session = storedSession();
    if (session !== null) closeDialog();
    const now = state.get();
    if (session === null ? now.status !== 'signedOut' : now.status !== 'signedIn' || now.privyId !== session.privyId)
      state.set(stateOf(session));
  });

  return {
    getState: state.get,
    subscribe: state.subscribe,
    signIn() {
      if (isAsking.get()) return;
      opening.set(true);
      isAsking.set(true);
    },
    opening,
    dialog: { get: isAsking.get, subscribe: isAsking.subscribe, opened: () => opening.set(false), close: closeDialog },
    async signInAs(handle) {
      begin(await request({ handle }));
      closeDialog();
    },
    async people() {
      const response = await fetch(`${url}/identity/people`);
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
      return demoPeople(await response.json());
    },
    signOut() {
      session = null;
      store('local', STORED, null);
      state.set({ status: 'signedOut' });
    },
    async tokens(asked) {
      if (session === null) return null;
      const isEnding = Date.parse(session.expiresAt) - Date.now() < RENEW_BEFORE_MS;
      return asked.renew || isEnding ? renew(session) : session;
    },
    expire,
  };
}
