// One interface for who is signed in; Privy and the sandbox's sign-in stand behind it (DESIGN, identity).

/** What the API asks for with every call of a signed-in person. */
export type Tokens = { accessToken: string; identityToken: string };

/**
 * - loading: not known yet (a stored session is being opened)
 * - unavailable: there may be a session, but what opens it could not be fetched; the person is a guest meanwhile
 * - expired: the session ended under the person's hands; the page stays as it is, with all that was typed, while they sign in again
 */
export type IdentityState =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; privyId: string }
  | { status: 'expired'; privyId: string };

export type Identity = {
  getState(): IdentityState;
  subscribe(listener: () => void): () => void;
  /** Asks the person to sign in: opens the dialog of Privy or of the sandbox. */
  signIn(): void;
  /** Whether that dialog is on its way: its code is fetched when it is first asked for. */
  opening: { get(): boolean; subscribe(listener: () => void): () => void };
  signOut(): void;
  /**
   * Tokens that are good for now, renewed when they are near their end; with `renew` new ones, because the server refused the last
   * ones. Null when nobody is signed in, or when the session is over: the state is then `expired`.
   */
  tokens(request: { renew: boolean }): Promise<Tokens | null>;
  /** The server does not accept this session any more. */
  expire(): void;
};

/** Whose page this is: also while their session has ended and they are asked to sign in again. */
export function personOf(state: IdentityState): string | null {
  return state.status === 'signedIn' || state.status === 'expired' ? state.privyId : null;
}
