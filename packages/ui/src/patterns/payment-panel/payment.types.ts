import type { Fault } from '../../lib/fault.ts';

/** One final transfer on the chain, and what it counted for. */
export interface PaymentTransfer {
  readonly _id: string;
  /** BNB, USDT, BUSD, or the contract of another token. */
  readonly symbol: string;
  readonly amount: string;
  /** Null for BNB that a contract sent: it is found by the balance. */
  readonly txHash: string | null;
  readonly blockNumber: number;
  /** ISO 8601. */
  readonly blockTime: string;
  readonly countedAs: 'payment' | 'extra' | 'late' | 'wrong_asset';
  /** How the team settled it. */
  readonly settledAs: 'credited' | 'refunded' | null;
}

/** A payment as shown; an answer of the server fits. Amounts are decimal strings (D18), times ISO 8601. */
export interface PaymentView {
  readonly _id: string;
  /** pending, confirmed, failed or expired; any other counts as pending (SPEC 4). */
  readonly status: string;
  /** Its particulars (D15), or null. */
  readonly detail: string | null;
  readonly subscriptionTier: 'premium' | 'premium_plus';
  readonly paymentMethod: 'bnb' | 'usdt' | 'busd';
  readonly chainId: number;
  /** The token's contract; null for BNB. */
  readonly tokenAddress: string | null;
  readonly expectedAmount: string;
  /** What arrived finally, in time, in the requested coin; "0" for nothing. */
  readonly receivedAmount: string;
  /** What is still due. */
  readonly remainingAmount: string;
  /** What the network shows and is not final yet (D17). */
  readonly seenAmount: string;
  readonly seenTransaction: string | null;
  readonly usdPrice: string;
  /** The rate frozen with it (D45). */
  readonly rate: { readonly bnbUsd: string; readonly at: string | null };
  readonly paymentAddress: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly confirmedAt: string | null;
  /** When its payer dropped it before it was paid. */
  readonly droppedAt: string | null;
  /** The transaction that completed it. */
  readonly transactionSignature: string | null;
  /** In the order of the chain. */
  readonly transfers: readonly PaymentTransfer[];
  /** The period it bought, or was credited with. */
  readonly periods: readonly { readonly startsAt: string; readonly endsAt: string }[];
  /** Money that bought nothing and awaits a decision, by coin. */
  readonly unsettled: readonly { readonly symbol: string; readonly amount: string }[];
  /** The worth of `unsettled` in dollars; a period is available only if it is about the price. */
  readonly unsettledWorth: { readonly usd: string; readonly isAboutPrice: boolean };
  /** New transfers are noticed later than usual. */
  readonly isDelayed: boolean;
  /** The payer's request for it; null if there is none. */
  readonly claim: { readonly wish: 'period' | 'refund'; readonly refundAddress: string | null } | null;
}

/** The same plan's price in another coin, and the link to choose it. */
export interface OtherCoin {
  readonly method: PaymentView['paymentMethod'];
  /** A decimal string. */
  readonly amount: string;
  readonly href: string;
}

/** The payment's network (SPEC 3, chain config). */
export interface PaymentNetwork {
  readonly networkName: string;
  readonly isTestnet: boolean;
  /** Null if the network has no explorer. */
  readonly blockExplorerUrl: string | null;
}

/** A wallet of this browser. */
export interface PaymentWallet {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture, or null. */
  readonly icon: string | null;
}

/** The wallet's state; the payment machine's view fits. */
export type WalletState =
  /** `left`: nobody waits for it, and it may have sent, or may still. */
  | { readonly status: 'idle' | 'opening' | 'signing' | 'left' }
  | { readonly status: 'choosing'; readonly wallets: readonly PaymentWallet[] }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'refused'; readonly intent: 'pay' | 'refund'; readonly fault: Fault };

/** The state of the request for a period; the payment machine's view fits. */
export type ClaimState = { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly fault: Fault };

/** Whether the payment can be dropped, and the result; the payment machine's view fits. */
export type DropState =
  | { readonly status: 'notOffered' | 'offered' | 'sending' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The panel's phase of a payment: its status and detail (D15) in one word. Its owner provides it, including when the time is up. */
export type PaymentPhase =
  /** The person must send: all of it, the rest, or the right coin. */
  | 'awaiting'
  | 'underpaid'
  | 'wrongAsset'
  /** The network is working. `seen`: it shows the transfer, which becomes final within seconds. */
  | 'seen'
  | 'confirming'
  | 'reorged'
  /** It is over; `unsettled` ended with money that the team settles. */
  | 'confirmed'
  | 'overpaid'
  | 'failed'
  | 'expired'
  | 'unsettled';
