import { verifyMessage } from 'viem/utils';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import {
  claimMessage,
  lockPayment,
  type Payment,
  readStory,
  requireOwnPayment,
  toPayment,
  unsettledOf,
  worthOf,
} from '../payments/payments.public.ts';
import type { Caller } from '../../caller.ts';
import { putClaim } from './settlements.repository.ts';

/** A payer's wish for unsettled money: a period, or a refund to an address that they own. */
export type PaymentWish = { wish: 'period' } | { wish: 'refund'; refundAddress: string; signature: string };

export interface ClaimsService {
  /**
   * Records the payer's wish; a later one replaces it until the team has settled everything (D15). Throws
   * `payment_not_found`, `nothing_to_claim` if nothing is unsettled, `worth_too_little` if they wish for a period worth
   * much more than the money, and `signature_invalid` if the address did not sign the payment's `claimMessage`.
   */
  claimPayment(caller: Caller, id: string, wish: PaymentWish): Promise<Payment>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

export function createClaimsService({ db, clock }: Dependencies): ClaimsService {
  return {
    claimPayment: (caller, id, claim) =>
      inTransaction(db, async (trx) => {
        await requireOwnPayment(trx, caller.userId, id);
        const payment = await lockPayment(trx, id);
        if (payment === undefined) throw new Problem('payment_not_found');
        const now = clock.now();
        const { transfers } = await readStory(trx, payment, now);
        const unsettled = unsettledOf(payment, transfers);
        const message = claimMessage(payment, unsettled);
        if (message === null) throw new Problem('nothing_to_claim');
        if (claim.wish === 'period' && !worthOf(payment, unsettled).isAboutPrice) throw new Problem('worth_too_little');
        if (claim.wish === 'refund' && !(await isSignedBy(claim, message))) throw new Problem('signature_invalid');
        await putClaim(trx, {
          payment_id: payment.id,
          wish: claim.wish,
          refund_address: claim.wish === 'refund' ? claim.refundAddress.toLowerCase() : null,
          signature: claim.wish === 'refund' ? claim.signature.toLowerCase() : null,
          created_at: now,
        });
        return toPayment(await readStory(trx, payment, now), now);
      }),
  };
}

/** Verifies the signature of an externally owned account (EIP-191). */
async function isSignedBy(claim: { refundAddress: string; signature: string }, message: string): Promise<boolean> {
  try {
    return await verifyMessage({ address: hex(claim.refundAddress), message, signature: hex(claim.signature) });
  } catch {
    // The signature is not a point on the curve.
    return false;
  }
}

/** In lower case, because viem would check the checksum of a mixed-case address. */
const hex = (text: string): `0x${string}` => `0x${text.slice(2).toLowerCase()}`;
