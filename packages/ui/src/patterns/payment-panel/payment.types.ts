import type { Fault } from '../../lib/fault.ts';

/** One transfer that the chain holds for good, and what it counted for. */
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
  /** What the team made of it. */
  readonly settledAs: 'credited' | 'refunded' | null;
}

/** A payment as it is shown; an answer of the server fits. Amounts are decimal strings (D18), times ISO 8601. */
export interface PaymentView {
  readonly _id: string;
  /** pending, confirmed, failed or expired; any other is taken for pending (SPEC 4). */
  readonly status: string;
  /** What is particular about it (D15), or null. */
  readonly detail: string | null;
  readonly subscriptionTier: 'premium' | 'premium_plus';
  readonly paymentMethod: 'bnb' | 'usdt' | 'busd';
  readonly chainId: number;
  /** The contract of the token; null for BNB. */
  readonly tokenAddress: string | null;
  readonly expectedAmount: string;
  /** What arrived for good, in time, of the coin asked for; "0" while nothing has. */
  readonly receivedAmount: string;
  /** What is still to be sent. */
  readonly remainingAmount: string;
  /** What the network shows and is not final yet (D17). */
  readonly seenAmount: string;
  readonly seenTransaction: string | null;
  readonly usdPrice: string;
  /** The rate that was frozen with it (D45). */
  readonly rate: { readonly bnbUsd: string; readonly at: string | null };
  readonly paymentAddress: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly confirmedAt: string | null;
  /** When its payer ended it before it was paid. */
  readonly droppedAt: string | null;
  /** The transaction that completed it. */
  readonly transactionSignature: string | null;
  /** In the order of the chain. */
  readonly transfers: readonly PaymentTransfer[];
  /** What it bought, or was credited with. */
  readonly periods: readonly { readonly startsAt: string; readonly endsAt: string }[];
  /** Money that bought nothing and waits for a decision, by coin. */
  readonly unsettled: readonly { readonly symbol: string; readonly amount: string }[];
  /** What `unsettled` is worth in dollars; a period can be had for it only where that is about the price. */
  readonly unsettledWorth: { readonly usd: string; readonly isAboutPrice: boolean };
  /** What is sent now is noticed later than usual. */
  readonly isDelayed: boolean;
  /** What the payer wants for it; null while nothing was said. */
  readonly claim: { readonly wish: 'period' | 'refund'; readonly refundAddress: string | null } | null;
}

/** What the same plan costs in another coin, and where it is chosen. */
export interface OtherCoin {
  readonly method: PaymentView['paymentMethod'];
  /** A decimal string. */
  readonly amount: string;
  readonly href: string;
}

/** Where it is paid (SPEC 3, chain config). */
export interface PaymentNetwork {
  readonly networkName: string;
  readonly isTestnet: boolean;
  /** Null where the network has no explorer. */
  readonly blockExplorerUrl: string | null;
}

/** A wallet of this browser. */
export interface PaymentWallet {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture, or null. */
  readonly icon: string | null;
}

/** What the wallet is at; the payment machine's view fits. */
export type WalletState =
  /** `left`: nobody waits for it, and it may still send. */
  | { readonly status: 'idle' | 'opening' | 'signing' | 'left' }
  | { readonly status: 'choosing'; readonly wallets: readonly PaymentWallet[] }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'refused'; readonly intent: 'pay' | 'refund'; readonly fault: Fault };

/** What became of the wish for a period; the payment machine's view fits. */
export type ClaimState = { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly fault: Fault };

/** Whether the payment can be dropped, and what came of it; the payment machine's view fits. */
export type DropState =
  | { readonly status: 'notOffered' | 'offered' | 'sending' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** What the panel shows of a payment: its status and detail (D15) in one word. Its owner tells, also when the time is up. */
export type PaymentPhase =
  /** The person is to send: all of it, the rest, or the right coin. */
  | 'awaiting'
  | 'underpaid'
  | 'wrongAsset'
  /** The network works. `seen`: it shows the transfer, which becomes final within seconds. */
  | 'seen'
  | 'confirming'
  | 'reorged'
  /** It is over; `unsettled` came to its end with money received that the team settles. */
  | 'confirmed'
  | 'overpaid'
  | 'failed'
  | 'expired'
  | 'unsettled';
