import type { components } from '@mutuals/api-client/schema';
import { type PaymentStory, toPayment, toSummary, unsettledOf } from '../payments/payments.public.ts';
import type { ForeignRow, SettlementRow, TeamListedPayment } from './settlements.repository.ts';

type Schemas = components['schemas'];

export function toTeamSummary(row: TeamListedPayment): Schemas['TeamPaymentSummary'] {
  return { ...toSummary(row), userId: row.user_id, userName: row.user_name, wish: row.wish };
}

/** What the team sees of a payment and its payer does not. */
interface TeamView {
  user: { id: string; display_name: string; privy_id: string };
  settlements: readonly SettlementRow[];
  foreign: readonly ForeignRow[];
}

export function toTeamPayment(
  story: PaymentStory,
  { user, settlements, foreign }: TeamView,
  now: Date,
): Schemas['TeamPayment'] {
  return {
    payment: toPayment(story, now),
    userId: user.id,
    userName: user.display_name,
    privyId: user.privy_id,
    addressIndex: story.payment.address_index,
    claimSignature: story.claim?.signature ?? null,
    unsettledTransferIds: unsettledOf(story.payment, story.transfers).map(({ transferId }) => transferId),
    settlements: settlements.map((row) => ({
      outcome: row.outcome,
      transferIds: row.transfer_ids,
      txHash: row.tx_hash,
      warnings: row.warnings,
      note: row.note,
      settledBy: row.settled_by_name,
      settledAt: row.created_at.toISOString(),
    })),
    foreignTransfers: foreign.map((row) => ({
      tokenAddress: row.token_address,
      transfers: row.transfers,
      amount: row.amount_wei,
      txHash: row.tx_hash,
      blockNumber: row.block_number,
      blockTime: row.block_time.toISOString(),
    })),
  };
}
