import type { components } from '@mutuals/api-client/schema';
import type { Trx, WithdrawnBecause } from '../../database/schema.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import * as proofs from './proofs.repository.ts';
import type { ConflictRow, Holder } from './proofs.repository.ts';
import { heldFrom, withdrawnFor } from './proofs.rules.ts';

type ProofChange = components['schemas']['ProofChange'];
export type Notify = NotificationsService['notify'];

/** Tells the person of a proof what became of it. */
export async function tell(
  notify: Notify,
  trx: Trx,
  { id, profile_id, kind, subject, user_id }: Holder,
  proofChange: ProofChange,
): Promise<void> {
  const event = { type: 'proof_changed', receiverProfileId: profile_id, proofId: id, proofKind: kind } as const;
  await notify(trx, [{ userId: user_id, event: { ...event, proofSubject: subject, proofChange } }]);
}

/**
 * Withdraws a held proof. Whoever has proven the same and waits for the team holds it from now on, the first one first
 * (D85).
 */
export async function release(
  notify: Notify,
  trx: Trx,
  held: { id: string },
  because: WithdrawnBecause,
  now: Date,
): Promise<void> {
  await proofs.updateProof(trx, held.id, withdrawnFor(because, now));
  const [first, ...others] = await proofs.findOpenConflicts(trx, held.id);
  if (first === undefined) return;
  await close(trx, first, 'claimant', now);
  await proofs.updateProof(trx, first.claimant_proof_id, heldFrom(now));
  await follow(trx, others, first.claimant_proof_id);
  const heir = await proofs.findWithOwner(trx, first.claimant_proof_id);
  if (heir !== undefined) await tell(notify, trx, heir, 'kept');
}

/** Further claims are against the new holder. */
export async function follow(trx: Trx, others: readonly ConflictRow[], holderProofId: string): Promise<void> {
  for (const { id } of others) await proofs.updateConflict(trx, id, { holder_proof_id: holderProofId });
}

/** Closes a conflict that nobody decided: one of the two gave way. */
export const close = (trx: Trx, { id }: ConflictRow, keeps: 'holder' | 'claimant', now: Date): Promise<void> =>
  proofs.updateConflict(trx, id, { decided_at: now, keeps });
