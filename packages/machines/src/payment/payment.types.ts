import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';
import type { PaymentPhase } from './payment.rules.ts';

/** What the machine needs to know of a payment; an answer of the server fits. */
export interface PaymentFacts {
  /** pending, confirmed, failed or expired; any other is taken for pending (SPEC 4). */
  readonly status: string;
  /** D15; null where there is nothing particular. */
  readonly detail: string | null;
  /** What the head of the chain shows beyond what is final, a decimal string; "0" for nothing (D17). */
  readonly seenAmount: string;
  /** What is still to be sent, a decimal string. */
  readonly remainingAmount: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** When the server said all this, by its own clock (D19). ISO 8601. */
  readonly serverTime: string;
  /** When its payer dropped it, ISO 8601. */
  readonly droppedAt: string | null;
  /** Money that bought nothing and waits for a decision (D15), by coin. */
  readonly unsettled: readonly unknown[];
}

/** What the realtime channel says of a payment (SPEC 3); the rest takes a request. */
type PaymentNews = Pick<PaymentFacts, 'status' | 'detail'>;

/** A wallet of this browser that can pay. */
export interface WalletOption {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture; null without one. */
  readonly icon: string | null;
}

/** What the realtime channel and its connection report. */
export type PaymentReport =
  | ({ readonly type: 'UPDATED' } & PaymentNews)
  /** The realtime connection is confirmed live, or no longer is (D28). */
  | { readonly type: 'CONNECTED' }
  | { readonly type: 'INTERRUPTED' }
  /** Something may have been missed. */
  | { readonly type: 'GAP' }
  /** Another tab has a wallet asked for this payment, and later knows what became of it (PA14). */
  | { readonly type: 'ASKED_ELSEWHERE' }
  | { readonly type: 'ANSWERED_ELSEWHERE' };

export interface WalletRequest<Payment> {
  readonly walletId: string;
  readonly payment: Payment;
}

/** What a wallet is asked to send, as `eth_sendTransaction` takes it. With `data` it moves a token. */
export interface WalletTransaction {
  readonly from: string;
  readonly to: string;
  /** Wei, hexadecimal. */
  readonly value: string;
  readonly chainId: string;
  readonly data?: string;
}

export interface WalletCommand {
  readonly type: 'SEND';
  readonly id: number;
  readonly walletId: string;
  readonly transaction: WalletTransaction;
}

/**
 * The answer of a wallet to the `SEND` of that id, in any order: the hash of what it sent, or a `Fault` whose code says why it did not; `unclear`
 * where nobody can say whether it did.
 */
export type WalletReport =
  | { readonly type: 'SENT'; readonly id: number; readonly hash: string }
  | { readonly type: 'REFUSED'; readonly id: number; readonly error: unknown };

/** The machine's ways out. */
export interface PaymentActors<Payment extends PaymentFacts> {
  readonly load: PromiseActorLogic<Payment>;
  /** The payment's realtime channel. */
  readonly watch: CallbackActorLogic<EventObject>;
  /** Sends `TIME_UP` when the server's clock reaches `until` (ISO 8601). */
  readonly clock: CallbackActorLogic<EventObject, { readonly until: string }>;
  /** Finds at least one wallet, or rejects with a `Fault` whose code is `missing`. */
  readonly findWallets: PromiseActorLogic<readonly WalletOption[]>;
  /** Has a wallet ready to send what is missing: its account, the network, enough coins. Rejects with a `Fault` whose code says why. */
  readonly prepare: PromiseActorLogic<WalletTransaction, WalletRequest<Payment>>;
  /** Asks a wallet to send at each `SEND`, and reports each answer once, however late. */
  readonly wallet: CallbackActorLogic<WalletCommand>;
  /** Asks a wallet to sign that its address is to get the money back, and tells the server. */
  readonly claimRefund: PromiseActorLogic<Payment, WalletRequest<Payment>>;
  readonly claimPeriod: PromiseActorLogic<Payment>;
  /** Ends a payment before it is paid; answers with it as it is then. */
  readonly drop: PromiseActorLogic<Payment>;
}

/** What the payer does: pays, has money sent back, takes a period for it, drops the payment. */
export type PaymentIntent = 'pay' | 'refund' | 'period' | 'drop';

export interface PaymentTimes {
  /** SPEC 9: how often a pending payment is asked for without realtime, ms: 10 s on its own page, 5 s on the query-driven one. */
  readonly pollMs: number;
  /** SPEC 9: how long the confirmation shows before it leads on, ms: 5 s on its own page, 3 s on the query-driven one. */
  readonly leaveAfterMs: number;
}

export interface PaymentInput extends PaymentTimes {
  /** A wallet was asked for a transfer before the page was loaded, and nobody knows yet what became of it (PA14). */
  readonly wasInDoubt: boolean;
}

export interface PaymentContext<Payment> extends PaymentInput {
  /** Null until it was loaded. */
  readonly payment: Payment | null;
  /** The server's clock has reached the end of the window. */
  readonly isTimeUp: boolean;
  /** Realtime is live. */
  readonly isConnected: boolean;
  /** It was confirmed while the person looked on. */
  readonly isLive: boolean;
  /** What is shown may be outdated: it is to be asked for at once. */
  readonly isStale: boolean;
  /** Why it could not be loaded, or why the last action failed. */
  readonly fault: Fault | null;
  /** The payer's last action. */
  readonly intent: PaymentIntent;
  /** What the payment asked for when the action began, or failed. */
  readonly begunFor: string | null;
  readonly wallets: readonly WalletOption[];
  readonly walletId: string | null;
  /** How many transfers wallets were asked for: the id of the last one. */
  readonly asked: number;
  /** The transfer that may be on its way: nobody knows yet what became of it (PA14). 0 for one of an earlier load of the page, or of another tab. */
  readonly doubt: number | null;
  /** What a wallet sent last. */
  readonly sent: { readonly id: number; readonly hash: string } | null;
}

export type PaymentEvent =
  | PaymentReport
  | WalletReport
  | { readonly type: 'TIME_UP' }
  /** Load again what could not be loaded. */
  | { readonly type: 'RETRY' }
  /** "Check now". */
  | { readonly type: 'CHECK' }
  /** Pay by a wallet of this browser. */
  | { readonly type: 'PAY' }
  | { readonly type: 'CHOOSE'; readonly walletId: string }
  /** Don't wait for the wallet any longer, or choose none. */
  | { readonly type: 'CANCEL' }
  /** The payer looked into the wallet: the transfer in doubt did not leave it. */
  | { readonly type: 'NOT_SENT' }
  /** A period for what arrived, or its return. */
  | { readonly type: 'CLAIM_PERIOD' }
  | { readonly type: 'CLAIM_REFUND' }
  /** End it before it is paid. */
  | { readonly type: 'DROP' }
  /** Don't lead on. */
  | { readonly type: 'STAY' };

/** What the machine tells its owner (`actor.on`). */
export type PaymentEmitted =
  /** Another phase while the person looks on. */
  | { readonly type: 'PHASE_CHANGED'; readonly phase: PaymentPhase }
  /** It was dropped, and another one can be begun. */
  | { readonly type: 'DROPPED' }
  /** The confirmation was seen: on to the plan. */
  | { readonly type: 'LEAVE' };
