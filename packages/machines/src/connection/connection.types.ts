import type { CallbackActorLogic } from 'xstate';

export interface RealtimeRequest {
  /** The signed-in user whose channels are subscribed (D4). */
  readonly userId: string;
}

/** What the realtime client says while it is open. It retries by itself until it says `FAILED`. */
export type RealtimeEvent =
  /** Connected, for the first time or again: each channel tells by itself what it missed. */
  | { readonly type: 'CONNECTED' }
  /** The connection is gone; the client tries to get it back. */
  | { readonly type: 'INTERRUPTED' }
  /** The client gave up, for example because no token was given to it. */
  | { readonly type: 'FAILED' };

/** What the machine asks of the realtime client. */
export type RealtimeCommand =
  /** Ask for a token with today's capabilities and use it, without interrupting the connection (D4). */
  { readonly type: 'RENEW_TOKEN' };

/**
 * The machine's way out: a realtime client, opened when the actor starts, closed and unsubscribed when it stops
 * (SPEC 4, realtime connection).
 */
export interface ConnectionActors {
  readonly realtime: CallbackActorLogic<RealtimeCommand, RealtimeRequest>;
}

export interface ConnectionContext {
  /** Null while nobody is signed in. */
  readonly userId: string | null;
}

export type ConnectionEvent =
  | RealtimeEvent
  | { readonly type: 'SIGNED_IN'; readonly userId: string }
  | { readonly type: 'SIGNED_OUT' }
  /** A channel may have missed events, or got one that is not understood. */
  | { readonly type: 'MISSED' }
  /** A match, a profile or a payment is new: the token must name its channel (D4). */
  | { readonly type: 'CAPABILITIES_CHANGED' }
  /** Connect again at once after a failure. */
  | { readonly type: 'RETRY' };

/** What the machine tells its owner (`actor.on`). */
export type ConnectionEmitted =
  /** Something may have been missed: whatever is shown must be fetched again. */
  { readonly type: 'RESYNC' };
