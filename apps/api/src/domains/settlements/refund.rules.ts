import type { RefundWarning } from '../../database/schema.ts';
import type { ChainTransaction } from '../../integrations/chain/chain.ts';

/** The alleged refund transaction: null if no block has it, undefined if the chain could not be read. */
export type RefundTransaction = ChainTransaction | null | undefined;

/**
 * The refund that is due: wei of each coin (bnb, or a token's contract), and the receiver; null if the payer named no
 * address.
 */
export interface Owed {
  coins: ReadonlyMap<string, bigint>;
  to: string | null;
}

/** Warnings about a refund. They do not block the settlement: the team may know better. */
export function refundWarnings(transaction: RefundTransaction, { coins, to }: Owed): RefundWarning[] {
  if (transaction === undefined) return ['chain_unavailable'];
  if (transaction === null) return ['transaction_not_found'];
  if (!transaction.succeeded) return ['transaction_failed'];
  const received = to === null ? transaction.moved : transaction.moved.filter((moved) => moved.to === to);
  if (received.length === 0) return ['receiver_differs'];
  const isAll = [...coins].every(
    ([coin, owed]) => received.reduce((sum, moved) => (moved.coin === coin ? sum + moved.amount : sum), 0n) === owed,
  );
  return isAll ? [] : ['amount_differs'];
}
