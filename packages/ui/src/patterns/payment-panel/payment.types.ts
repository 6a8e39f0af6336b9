/** A payment as it is shown; an answer of the server fits. Amounts are decimal strings (D18). */
export interface PaymentView {
  readonly _id: string;
  /** pending, confirmed, failed or expired; any other is taken for pending (SPEC 4). */
  readonly status: string;
  /** What is particular about it (D15), or null. */
  readonly detail: string | null;
  readonly subscriptionTier: 'premium' | 'premium_plus';
  readonly paymentMethod: 'bnb' | 'usdt' | 'busd';
  readonly expectedAmount: string;
  /** "0" while nothing has arrived. */
  readonly receivedAmount: string;
  /** The symbol of what arrived in place of the coin asked for (wrong_asset); else null. */
  readonly receivedSymbol: string | null;
  readonly usdPrice: string;
  readonly paymentAddress: string;
  /** How far the transfer is; null before it is seen, or where the network does not count. */
  readonly confirmations: { readonly done: number; readonly needed: number } | null;
  /** The transaction on the chain. */
  readonly transactionSignature: string | null;
}

/** Where it is paid (SPEC 3, chain config). */
export interface PaymentNetwork {
  readonly networkName: string;
  readonly isTestnet: boolean;
  /** Null where the network has no explorer. */
  readonly blockExplorerUrl: string | null;
}

/** Why a wallet did not send (SPEC 8). */
export type WalletProblem = 'missing' | 'failed' | 'wrongNetwork' | 'rejected' | 'insufficientFunds';

/** What the panel shows of a payment: its status and detail (D15) in one word. Its owner tells, also when the time is up. */
export type PaymentPhase =
  /** The person is to send: all of it, the rest, or the right coin. */
  | 'awaiting'
  | 'underpaid'
  | 'wrongAsset'
  /** The network works. */
  | 'confirming'
  | 'reorged'
  /** It is over; `unsettled` came to its end with money received that the team settles. */
  | 'confirmed'
  | 'overpaid'
  | 'failed'
  | 'expired'
  | 'unsettled';
