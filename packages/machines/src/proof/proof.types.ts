import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** A wallet of this browser that can sign. */
export interface ProofWallet {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture; null without one. */
  readonly icon: string | null;
}

/** What is claimed. */
export interface ProofClaim {
  /** `wallet`, `github` …: the server's kinds. */
  readonly kind: string;
  /** What the profile controls, as it was typed or named by a wallet. */
  readonly subject: string;
}

/** What the person does for it (PF3): signs, places something, goes elsewhere and comes back, or waits for somebody else. */
export type ProofWay = 'sign' | 'place' | 'open' | 'wait';

/** What the machine needs to know of a challenge; the page reads the rest of it. */
export interface ChallengeFacts {
  readonly proofId: string;
  readonly way: ProofWay;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** What Telegram's sign-in gives. The contract's `TelegramLogin` fits. */
export interface TelegramLogin {
  readonly id: number;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly username?: string;
  readonly photo_url?: string;
  readonly auth_date: number;
  readonly hash: string;
}

/** What a check is given: a signature, or what the person came back with; nothing where something was placed. */
export interface ProofAnswer {
  readonly signature?: string;
  readonly code?: string;
  readonly state?: string;
  readonly telegram?: TelegramLogin;
}

/** What a check comes to. */
export interface ProofOutcome {
  readonly state: 'proven' | 'conflict' | 'waiting';
}

/** The machine's ways out. Each rejects with a `Fault`. */
export interface ProofActors<Challenge extends ChallengeFacts> {
  /** Finds at least one wallet, or rejects with the code `missing`. */
  readonly findWallets: PromiseActorLogic<readonly ProofWallet[]>;
  /** The address that a wallet acts for. */
  readonly connect: PromiseActorLogic<string, { readonly walletId: string }>;
  /** Asks the server for a challenge. */
  readonly ask: PromiseActorLogic<Challenge, ProofClaim>;
  /** Has a wallet sign the challenge. */
  readonly sign: PromiseActorLogic<ProofAnswer, { readonly walletId: string; readonly challenge: Challenge }>;
  /** Has the server check. */
  readonly check: PromiseActorLogic<ProofOutcome, { readonly proofId: string; readonly answer: ProofAnswer }>;
  /** Sends `TIME_UP` when the server's clock reaches `until` (ISO 8601). */
  readonly clock: CallbackActorLogic<EventObject, { readonly until: string | null }>;
}

/** What a person came back with from elsewhere (PF10). */
export interface ProofReturn {
  readonly proofId: string;
  readonly kind: string;
  readonly answer: ProofAnswer;
}

export interface ProofInput {
  /** Kinds whose subject is the address of a wallet (PF2). */
  readonly kindsByWallet: readonly string[];
  /** Null where nobody came back. */
  readonly returned: ProofReturn | null;
}

export interface ProofContext<Challenge> extends ProofInput {
  readonly kind: string | null;
  /** What is typed, or the address of the wallet. */
  readonly subject: string;
  readonly challenge: Challenge | null;
  /** Of the proof that the person came back for. */
  readonly returnedProofId: string | null;
  readonly wallets: readonly ProofWallet[];
  readonly walletId: string | null;
  /** Of the check under way. */
  readonly answer: ProofAnswer;
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}

export type ProofEvent =
  | { readonly type: 'CHOOSE'; readonly kind: string }
  /** What was claimed before, again: what is shown of it is known. */
  | { readonly type: 'PROVE'; readonly claim: ProofClaim }
  | { readonly type: 'TYPED'; readonly text: string }
  /** What will be shown was read: go on. */
  | { readonly type: 'ASK' }
  /** By a wallet of this browser. */
  | { readonly type: 'SIGN' }
  | { readonly type: 'CHOOSE_WALLET'; readonly walletId: string }
  /** It is placed: look. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'TIME_UP' }
  /** Back by a step, or out of a wallet that does not answer. */
  | { readonly type: 'BACK' }
  /** Out of it all. */
  | { readonly type: 'CANCEL' };

/** What follows for the page: its list of proofs is another one. */
export type ProofEmitted = { readonly type: 'CHANGED' };
