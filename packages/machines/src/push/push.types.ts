import type { PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** What the browser's subscription holds for the server. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keyId: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushActors {
  /** Shows the browser's question; `default` if it was closed. */
  readonly requestPermission: PromiseActorLogic<'granted' | 'denied' | 'default'>;
  /** Subscribes this browser with the server's key; rejects with a `Fault`. */
  readonly subscribe: PromiseActorLogic<BrowserSubscription>;
  /** Has the server know it; rejects with a `Fault`. */
  readonly store: PromiseActorLogic<void, BrowserSubscription | null>;
  /** Ends this browser's subscription, and has the server know where it can be reached; rejects with a `Fault`. */
  readonly unsubscribe: PromiseActorLogic<void>;
}

export interface PushInput {
  /** How this browser stands. `needsInstall`: it takes pushes for installed apps alone. */
  readonly support: 'ready' | 'denied' | 'needsInstall' | 'missing';
  /** The server has this browser's subscription. */
  readonly isOn: boolean;
}

export interface PushContext extends PushInput {
  /** What the browser subscribed to, for the server. */
  readonly subscription: BrowserSubscription | null;
  readonly fault: Fault | null;
}

export type PushEvent = { readonly type: 'TURN_ON' } | { readonly type: 'CANCEL' } | { readonly type: 'TURN_OFF' };
