import type { PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** Asks for the deletion; answers when it becomes final, as ISO 8601 in UTC. */
type DeletionActor = PromiseActorLogic<{ readonly finalAt: string }>;

export interface LeavingActors {
  /** Rejects with a `Fault`. */
  readonly deleteAccount: DeletionActor;
  /** Takes the deletion back; rejects with a `Fault`. */
  readonly restoreAccount: PromiseActorLogic<void>;
}

export interface LeavingInput {
  /** What the person types to confirm. */
  readonly word: string;
  /** When a deletion that was asked for becomes final; null for none. */
  readonly finalAt: string | null;
}

export interface LeavingContext extends LeavingInput {
  readonly typed: string;
  readonly fault: Fault | null;
}

export type LeavingEvent =
  | { readonly type: 'ASK' }
  | { readonly type: 'TYPED'; readonly text: string }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RESTORE' };

/** What follows for the page: it shows what the person may do now. */
export type LeavingEmitted = { readonly type: 'ASKED_FOR'; readonly finalAt: string } | { readonly type: 'TAKEN_BACK' };
