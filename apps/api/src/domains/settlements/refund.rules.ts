import type { RefundWarning } from '../../database/schema.ts';
import type { ChainTransaction } from '../../integrations/chain/chain.ts';

/** The transaction that is said to have returned money: null where no block has it, undefined where the chain could not be asked. */
export type RefundTransaction = ChainTransaction | null | undefined;

/** What has to be returned: of each coin (bnb, or the contract of a token) the wei, and where to; null where the payer named no address. */
export interface Owed {
  coins: ReadonlyMap<string, bigint>;
  to: string | null;
}

/** What is odd about a refund. It is settled all the same: the team may know better. */
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
