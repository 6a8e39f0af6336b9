import type { PromiseActorLogic } from 'xstate';

/** What somebody wrote of what is wrong. `reason` is null until one is chosen; `evidence` are ids of messages. */
export interface ReportDraft<Reason extends string = string> {
  readonly reason: Reason | null;
  readonly message: string;
  readonly evidence: readonly string[];
}

/** A draft that can be sent. */
export interface ChosenReport<Reason extends string = string> extends ReportDraft<Reason> {
  readonly reason: Reason;
}

export interface ReportActors<Reason extends string = string> {
  /** Sends the report; rejects with a `Fault`. */
  readonly send: PromiseActorLogic<void, ChosenReport<Reason>>;
  /** Blocks whom it is about; rejects with a `Fault`. */
  readonly block: PromiseActorLogic<void>;
}

export interface ReportInput<Reason extends string = string> {
  /** What was kept of an earlier visit; null for nothing. */
  readonly draft: ReportDraft<Reason> | null;
  /** Blocking is offered to whoever is signed in, where the address says who it is about. */
  readonly canBlock: boolean;
}

export type ReportEvent<Reason extends string = string> =
  | { readonly type: 'CHANGED'; readonly draft: Partial<ReportDraft<Reason>> }
  | { readonly type: 'SEND' }
  | { readonly type: 'BLOCK' };

/** What follows for the page: what is kept of the draft, and that reports, or people, are not what they were. */
export type ReportEmitted<Reason extends string = string> =
  | { readonly type: 'DRAFT'; readonly draft: ReportDraft<Reason> | null }
  | { readonly type: 'SENT' }
  | { readonly type: 'BLOCKED' };
