import type { PromiseActorLogic } from 'xstate';

export interface AppealActors {
  /** Sends the appeal's words; rejects with a `Fault`. */
  readonly send: PromiseActorLogic<void, { readonly message: string }>;
}

export interface AppealInput {
  /** What was kept of an earlier visit; empty for nothing. */
  readonly message: string;
}

export type AppealEvent =
  | { readonly type: 'BEGIN' }
  | { readonly type: 'TYPED'; readonly message: string }
  | { readonly type: 'SEND' };

/** What follows for the page: what is kept of the words, and that the decision has an appeal, or can have none. */
export type AppealEmitted =
  | { readonly type: 'DRAFT'; readonly message: string | null }
  | { readonly type: 'SENT' }
  | { readonly type: 'OVER' };
