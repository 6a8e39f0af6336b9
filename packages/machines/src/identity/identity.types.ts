import type { CallbackActorLogic } from 'xstate';

/** What the sign-in service says while it runs. */
export type ProviderEvent =
  /** This person is signed in, here or because they signed in in another tab. */
  | { readonly type: 'SESSION_OPENED'; readonly privyId: string }
  /** This person signed in in another tab; their session is being opened here too. */
  | { readonly type: 'SESSION_FOUND'; readonly privyId: string }
  /** The session is over, though nobody signed out. */
  | { readonly type: 'SESSION_EXPIRED' }
  /** Nobody is signed in; in a running session: the person signed out in another tab. */
  | { readonly type: 'SESSION_ENDED' }
  /** There may be a session, but what opens it could not be fetched. */
  | { readonly type: 'SESSION_UNAVAILABLE' }
  | { readonly type: 'DIALOG_OPENED' }
  | { readonly type: 'DIALOG_CLOSED' }
  /** The dialog could not be fetched, or the service could not be made ready for it. */
  | { readonly type: 'DIALOG_UNAVAILABLE' };

/** What the machine asks of the sign-in service. */
export type ProviderCommand =
  | { readonly type: 'OPEN_DIALOG' }
  /** Forget the session, on this device. */
  | { readonly type: 'END_SESSION' }
  /** The server does not accept the session any more: drop it, so that the person can sign in again. */
  | { readonly type: 'DROP_SESSION' };

/** The machine's way out: the sign-in service, which runs as long as the machine does. */
export interface IdentityActors {
  readonly provider: CallbackActorLogic<ProviderCommand>;
}

export interface IdentityContext {
  /** Whose page this is, also while their session has expired. */
  readonly person: string | null;
}

export type IdentityEvent =
  | ProviderEvent
  /** The person asks for the sign-in dialog. */
  | { readonly type: 'SIGN_IN' }
  | { readonly type: 'SIGN_OUT' }
  /** The server does not accept the session any more. */
  | { readonly type: 'EXPIRE' };
