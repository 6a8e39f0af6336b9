import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { holdUsers } from '../users/users.public.ts';
import { follow, type Notify, tell } from './holding.service.ts';
import * as proofs from './proofs.repository.ts';
import type { Holder } from './proofs.repository.ts';
import { heldFrom, withdrawnFor } from './proofs.rules.ts';
import { type ProofConflict, toConflict } from './proofs.view.ts';

export type Keeper = NonNullable<ProofConflict['keeps']>;

export interface ProofDecision {
  keeps: Keeper;
  /** The profile that holds it, as the caller saw it. */
  holder: string;
  reason: string;
}

/** What two people have proven, and what the team decides (D85). */
export interface ProofConflictsService {
  listProofConflicts(state: 'open' | 'decided', request: PartRequest): Promise<Listed<ProofConflict>>;
  /**
   * Decides who holds it; the other's proof is withdrawn, and both are told. Throws `proof_conflict_not_found`,
   * `not_by_you` to one of the two, `already_decided`, and `proof_holder_changed` if another profile holds it than the
   * caller saw.
   */
  decideProofConflict(caller: Caller, id: string, decision: ProofDecision): Promise<ProofConflict>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  addresses: PictureAddresses;
  notify: Notify;
}

export function createProofConflictsService({ db, clock, addresses, notify }: Dependencies): ProofConflictsService {
  return {
    async listProofConflicts(state, request) {
      const { rows, ...part } = await proofs.findConflicts(db, state, request);
      return { data: rows.map((row) => toConflict(row, addresses)), ...part };
    },

    async decideProofConflict(caller, id, { keeps, holder: seen, reason }) {
      await inTransaction(db, async (trx) => {
        const found = await proofs.findConflict(trx, id);
        if (found === undefined) throw new Problem('proof_conflict_not_found');
        await holdUsers(trx, [caller.userId]);
        const { kind, subject_key } = await sideOf(trx, found.claimant_proof_id);
        await proofs.lockSubject(trx, kind, subject_key ?? '');
        const conflict = await proofs.findConflict(trx, id);
        if (conflict === undefined) throw new Problem('proof_conflict_not_found');
        const [holder, claimant] = [
          await sideOf(trx, conflict.holder_proof_id),
          await sideOf(trx, conflict.claimant_proof_id),
        ];
        if ([holder.user_id, claimant.user_id].includes(caller.userId)) throw new Problem('not_by_you');
        if (conflict.decided_at !== null) throw new Problem('already_decided');
        if (holder.profile_id !== seen) throw new Problem('proof_holder_changed');
        const now = clock.now();
        const decided = { decided_at: now, keeps, reason, decided_by: caller.userId };
        await proofs.updateConflict(trx, id, decided);
        const others = await proofs.findOpenConflicts(trx, holder.id);
        // The holder first: a subject has one holder at any time.
        if (keeps !== 'holder') await proofs.updateProof(trx, holder.id, withdrawnFor('team', now));
        if (keeps === 'claimant') {
          await proofs.updateProof(trx, claimant.id, heldFrom(now));
          await follow(trx, others, claimant.id);
        } else {
          await proofs.updateProof(trx, claimant.id, withdrawnFor('team', now));
        }
        // Nobody has it: neither do those who claimed it besides.
        for (const other of keeps === 'nobody' ? others : []) {
          await proofs.updateConflict(trx, other.id, decided);
          await proofs.updateProof(trx, other.claimant_proof_id, withdrawnFor('team', now));
          await tell(notify, trx, await sideOf(trx, other.claimant_proof_id), 'withdrawn');
        }
        await tell(notify, trx, holder, keeps === 'holder' ? 'kept' : 'withdrawn');
        await tell(notify, trx, claimant, keeps === 'claimant' ? 'kept' : 'withdrawn');
        await audited(trx, clock, {
          actor: caller,
          action: 'decideProofConflict',
          subject: id,
          before: { holder: holder.profile_id, claimant: claimant.profile_id, kind },
          after: { keeps },
          reason,
        });
      });
      return toConflict(await proofs.findListedConflict(db, id), addresses);
    },
  };
}

async function sideOf(trx: Trx, id: string): Promise<Holder> {
  const side = await proofs.findWithOwner(trx, id);
  if (side === undefined) throw new Error(`Proof ${id} is in conflict and is gone`);
  return side;
}
