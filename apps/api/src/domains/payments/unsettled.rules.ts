import type { CountedAs, PaymentStatus } from '../../database/schema.ts';
import { fromWei } from '../../lib/wei.ts';

/** The fields of a transfer that a decision needs. */
interface BookedTransfer {
  id: string;
  asset: string;
  amount_wei: string;
  counted_as: CountedAs;
  settled_as: 'credited' | 'refunded' | null;
  settled_at: Date | null;
}

interface SettledPayment {
  status: PaymentStatus;
  expected_wei: string;
  confirmed_at: Date | null;
}

/** A transfer with the part of it that bought nothing. */
export interface Unsettled {
  transferId: string;
  asset: string;
  /** Wei. */
  amount: bigint;
}

/**
 * The transfers of a payment that bought nothing and wait for a decision (D15): those that did not count, all of a
 * payment that failed, and the surplus of an overpaid one's last transfer. Only coins that are taken matter, since any
 * contract can emit a `Transfer`. A transfer that was settled before the payment was confirmed did not count towards
 * it. The database has the same rule for a whole payment (`payment_has_unsettled`).
 * @param transfers in the order of the chain
 */
export function unsettledOf(payment: SettledPayment, transfers: readonly BookedTransfer[]): Unsettled[] {
  const cameToNothing = payment.status === 'expired' || payment.status === 'failed';
  const waiting = transfers
    .filter(({ asset, settled_as }) => settled_as === null && !asset.startsWith('0x'))
    .filter(({ counted_as }) => cameToNothing || counted_as !== 'payment')
    .map(({ id, asset, amount_wei }) => ({ transferId: id, asset, amount: BigInt(amount_wei) }));
  const counted = transfers.filter(
    ({ counted_as, settled_at }) =>
      counted_as === 'payment' &&
      (settled_at === null || (payment.confirmed_at !== null && settled_at >= payment.confirmed_at)),
  );
  const last = counted.at(-1);
  if (payment.status !== 'confirmed' || last === undefined || counted.some(({ settled_as }) => settled_as !== null))
    return waiting;
  const tooMuch = counted.reduce((sum, { amount_wei }) => sum + BigInt(amount_wei), 0n) - BigInt(payment.expected_wei);
  return tooMuch > 0n ? [{ transferId: last.id, asset: last.asset, amount: tooMuch }, ...waiting] : waiting;
}

/** The sum of each coin, in order of arrival. */
export function byAsset(unsettled: readonly Unsettled[]): { asset: string; amount: bigint }[] {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of unsettled) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  return [...sums].map(([asset, amount]) => ({ asset, amount }));
}

/** The symbol of a coin; the contract of any other token. */
export const symbolOf = (asset: string): string => (asset.startsWith('0x') ? asset : asset.toUpperCase());

/** The text that the refund address signs: it names the payment, the amount and the deposit address. */
export function claimMessage(payment: { id: string; address: string }, unsettled: readonly Unsettled[]): string | null {
  if (unsettled.length === 0) return null;
  const amounts = byAsset(unsettled).map(({ asset, amount }) => `${fromWei(amount)} ${symbolOf(asset)}`);
  return `Mutuals payment ${payment.id}: return ${amounts.join(' and ')}, received at ${payment.address}, to the address that signs this text.`;
}
