import type { components } from '@mutuals/api-client/schema';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx, WithdrawnBecause } from '../../database/schema.ts';
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
  const claims = await proofs.findOpenConflicts(trx, held.id);
  for (const [index, claim] of claims.entries()) {
    const heir = await proofs.findWithOwner(trx, claim.claimant_proof_id);
    if (heir === undefined || heir.is_gone) {
      await close(trx, claim, 'holder', now);
      await proofs.updateProof(trx, claim.claimant_proof_id, withdrawnFor('owner', now));
      continue;
    }
    await close(trx, claim, 'claimant', now);
    await proofs.updateProof(trx, heir.id, heldFrom(now));
    await follow(trx, claims.slice(index + 1), heir.id);
    return tell(notify, trx, heir, 'kept');
  }
}

/** Withdraws all that a person holds, before their profiles are erased: others who have proven it hold it (D68, D85). */
export async function releaseAllOf(db: Db, notify: Notify, userId: string, now: Date): Promise<void> {
  for (const { id, kind, subject_key: key } of await proofs.findHeldOf(db, userId))
    await inTransaction(db, async (trx) => {
      await proofs.lockSubject(trx, kind, key ?? '');
      const locked = await proofs.lockProof(trx, id);
      if (locked?.state === 'proven' || locked?.state === 'unconfirmed')
        await release(notify, trx, locked, 'owner', now);
    });
}

/**
 * Ends the seats of two people in each other's projects, once one of them blocks the other. Nobody is told, and each
 * reads what is true of the one who blocked: a block is never told (D64).
 */
export async function endSeatsBetween(trx: Trx, blockerId: string, blockedId: string, now: Date): Promise<void> {
  for (const id of await proofs.findSeatsIn(trx, blockerId, blockedId))
    await proofs.updateProof(trx, id, withdrawnFor('owner', now));
  for (const id of await proofs.findSeatsIn(trx, blockedId, blockerId))
    await proofs.updateProof(trx, id, withdrawnFor('project', now));
}

/**
 * What is written of a proof, with the name that its subject has by now. A proof of that name that the profile only began
 * gives way; where it has another one, the old name stays.
 */
export async function withFreeName<Changes extends { subject?: string | undefined }>(
  trx: Trx,
  { id, profile_id, kind }: Pick<Holder, 'id' | 'profile_id' | 'kind'>,
  changes: Changes,
): Promise<Changes | Omit<Changes, 'subject'>> {
  const { subject, ...others } = changes;
  const there = subject === undefined ? undefined : await proofs.findSame(trx, profile_id, kind, subject);
  if (there === undefined || there.id === id) return changes;
  return (await proofs.deletePending(trx, profile_id, there.id)) ? changes : others;
}

/** Further claims are against the new holder. */
export async function follow(trx: Trx, others: readonly ConflictRow[], holderProofId: string): Promise<void> {
  for (const { id } of others) await proofs.updateConflict(trx, id, { holder_proof_id: holderProofId });
}

/** Closes a conflict that nobody decided: one of the two gave way. */
export const close = (trx: Trx, { id }: ConflictRow, keeps: 'holder' | 'claimant', now: Date): Promise<void> =>
  proofs.updateConflict(trx, id, { decided_at: now, keeps });
