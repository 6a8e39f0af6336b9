import type { components } from '@mutuals/api-client/schema';
import { encodeQR } from 'qr';
import type { BoughtPeriod, ClaimRow, PaymentRow, TransferWithOutcome } from './payments.repository.ts';
import { byAsset, claimMessage, symbolOf, unsettledOf } from './unsettled.rules.ts';
import { worthOf } from './worth.rules.ts';
import { fromWei } from '../../lib/wei.ts';

type Schemas = components['schemas'];
export type Payment = Schemas['Payment'];

/** A payment with its transfers, periods and claim. */
export interface PaymentStory {
  payment: PaymentRow;
  transfers: readonly TransferWithOutcome[];
  periods: readonly BoughtPeriod[];
  claim: ClaimRow | undefined;
  /** Whether a transfer now would be booked late. */
  isDelayed: boolean;
}

const inCoins = (wei: string): string => fromWei(BigInt(wei));
/** The plain address, which all wallets and exchanges read, one pixel a module; clients scale it without smoothing. */
const qrCodeOf = (address: string): string => encodeQR(address, 'data-url');

/** The amount still to be sent, in wei; 0 once the payment has ended. */
function remainingOf({ status, expected_wei, received_wei }: PaymentRow): bigint {
  const rest = BigInt(expected_wei) - BigInt(received_wei);
  return status === 'pending' && rest > 0n ? rest : 0n;
}

function basicsOf(row: PaymentRow) {
  return {
    subscriptionTier: row.tier,
    paymentMethod: row.method,
    expectedAmount: inCoins(row.expected_wei),
    usdPrice: row.usd_price,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function placeOf(row: PaymentRow, now: Date) {
  return {
    chainId: row.chain_id,
    tokenAddress: row.token_address,
    paymentAddress: row.address,
    qrCodeDataUrl: qrCodeOf(row.address),
    serverTime: now.toISOString(),
    windowMs: Math.max(row.expires_at.getTime() - row.created_at.getTime(), 1),
  };
}

/** How much to pay, where and until when. */
export function toPaymentRequest(row: PaymentRow, now: Date): Schemas['PaymentRequest'] {
  return { transactionId: row.id, ...basicsOf(row), ...placeOf(row, now) };
}

/** The pending payment that blocks a new one. */
export function toPendingPayment(row: PaymentRow): Schemas['PendingPayment'] {
  const { createdAt: _, ...basics } = basicsOf(row);
  return basics;
}

/** A payment with its transfers, periods and claim. */
export function toPayment({ payment: row, transfers, periods, claim, isDelayed }: PaymentStory, now: Date): Payment {
  const unsettled = unsettledOf(row, transfers);
  const wrong = transfers.find(({ counted_as }) => counted_as === 'wrong_asset');
  return {
    _id: row.id,
    ...basicsOf(row),
    ...placeOf(row, now),
    status: row.status,
    detail: row.detail,
    receivedAmount: inCoins(row.received_wei),
    remainingAmount: fromWei(remainingOf(row)),
    seenAmount: inCoins(row.seen_wei),
    seenTransaction: row.seen_tx,
    receivedSymbol: row.detail === 'wrong_asset' && wrong !== undefined ? symbolOf(wrong.asset) : null,
    rate: { bnbUsd: row.bnb_usd, round: row.rate_round, at: row.rate_at?.toISOString() ?? null },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    droppedAt: row.dropped_at?.toISOString() ?? null,
    transactionSignature: row.tx_hash,
    transfers: transfers.map(toTransfer),
    periods: periods.map(({ tier, starts_at, ends_at }) => ({
      tier,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
    unsettled: byAsset(unsettled).map(({ asset, amount }) => ({
      asset,
      symbol: symbolOf(asset),
      amount: fromWei(amount),
    })),
    unsettledWorth: worthOf(row, unsettled),
    isDelayed,
    claim: claim === undefined ? null : toClaim(claim),
    claimMessage: claimMessage(row, unsettled),
  };
}

function toTransfer(row: TransferWithOutcome): Schemas['PaymentTransfer'] {
  return {
    _id: row.id,
    asset: row.asset,
    symbol: symbolOf(row.asset),
    amount: inCoins(row.amount_wei),
    txHash: row.tx_hash,
    fromAddress: row.from_address,
    blockNumber: row.block_number,
    blockTime: row.block_time.toISOString(),
    countedAs: row.counted_as,
    settledAs: row.settled_as,
  };
}

function toClaim({ wish, refund_address, created_at }: ClaimRow): Schemas['PaymentClaim'] {
  return { wish, refundAddress: refund_address, claimedAt: created_at.toISOString() };
}

/** The progress of a payment. */
export function toProgress(row: PaymentRow, isDelayed: boolean, now: Date): Schemas['PaymentProgress'] {
  return {
    transactionId: row.id,
    status: row.status,
    detail: row.detail,
    received: inCoins(row.received_wei),
    remaining: fromWei(remainingOf(row)),
    seen: inCoins(row.seen_wei),
    seenTransaction: row.seen_tx,
    txHash: row.tx_hash,
    tier: row.tier,
    isDelayed,
    expiresAt: row.expires_at.toISOString(),
    serverTime: now.toISOString(),
  };
}

export function toSummary(row: PaymentRow): Schemas['PaymentSummary'] {
  return {
    _id: row.id,
    ...basicsOf(row),
    receivedAmount: inCoins(row.received_wei),
    status: row.status,
    detail: row.detail,
    transactionSignature: row.tx_hash,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    hasUnsettled: row.has_unsettled,
  };
}

/** The texts of SPEC 8; other changes have none. */
const MESSAGES = new Map<PaymentRow['status'], string>([
  ['confirmed', 'Payment confirmed!'],
  ['expired', 'Payment expired'],
]);

/** The realtime event of a payment. */
export function toStatusEvent(row: PaymentRow): Schemas['PaymentStatusEvent'] {
  return {
    paymentId: row.id,
    status: row.status,
    detail: row.detail,
    txHash: row.tx_hash ?? row.seen_tx,
    amount: inCoins(row.received_wei),
    tier: row.tier,
    message: row.dropped_at === null ? (MESSAGES.get(row.status) ?? null) : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
