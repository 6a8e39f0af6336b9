import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import { findProfile, lockProfile } from '../profiles/profiles.public.ts';
import { type Notify, tell } from './holding.service.ts';
import * as proofs from './proofs.repository.ts';
import { heldFrom, provenBy, withdrawnFor } from './proofs.rules.ts';
import type { Verifiers } from './proofs.service.ts';
import { type Seat, toSeat } from './proofs.view.ts';

/** Who says to belong to a project, and what the project says to it (D84). */
export interface SeatsService {
  /** Who asks for a seat or has one. Throws `profile_not_found` and `not_your_profile`. */
  listSeats(caller: Caller, projectId: string): Promise<Seat[]>;
  /** Gives a seat, refuses it, or takes it back. Throws as `listSeats`, and `proof_not_found`. */
  answerSeat(caller: Caller, projectId: string, proofId: string, isAccepted: boolean): Promise<Seat[]>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  addresses: PictureAddresses;
  verifiers: Pick<Verifiers, 'seat'>;
  notify: Notify;
}

export function createSeatsService({ db, clock, addresses, verifiers, notify }: Dependencies): SeatsService {
  async function read({ userId }: Caller, projectId: string): Promise<Seat[]> {
    const now = clock.now();
    const asked = await proofs.findSeats(db, { projectId, userId, are: 'asked' }, now);
    const given = await proofs.findSeats(db, { projectId, userId, are: 'given' }, now);
    return [...asked, ...given].map((row) => toSeat(row, addresses));
  }

  return {
    async listSeats(caller, projectId) {
      const project = await findProfile(db, projectId);
      if (project === undefined) throw new Problem('profile_not_found');
      if (project.user_id !== caller.userId) throw new Problem('not_your_profile');
      return read(caller, projectId);
    },

    async answerSeat(caller, projectId, proofId, isAccepted) {
      const { seat: verifier } = verifiers;
      if (verifier === null) throw new Problem('proof_not_found');
      await inTransaction(db, async (trx) => {
        const project = await lockProfile(trx, projectId);
        if (project === undefined) throw new Problem('profile_not_found');
        if (project.user_id !== caller.userId) throw new Problem('not_your_profile');
        const now = clock.now();
        const seat = await proofs.lockProof(trx, proofId);
        if (seat?.project_id !== projectId || seat.state === 'withdrawn') throw new Problem('proof_not_found');
        const isGiven = seat.state !== 'pending';
        if (!isGiven && (seat.challenge_ends_at ?? now) <= now) throw new Problem('proof_not_found');
        if (isAccepted && isGiven) return;
        // Who is not seen any more gets none, and what they have can still be taken back.
        const asking = { projectId, userId: caller.userId, are: 'asked', id: proofId } as const;
        if (isAccepted && (await proofs.findSeats(trx, asking, now)).length === 0) throw new Problem('proof_not_found');
        const evidence = { project: projectId, name: project.name };
        const found = { method: 'project', key: `${projectId} ${seat.profile_id}`, evidence } as const;
        await proofs.updateProof(
          trx,
          proofId,
          isAccepted ? { ...provenBy(found, verifier, now), ...heldFrom(now) } : withdrawnFor('project', now),
        );
        const told = await proofs.findWithOwner(trx, proofId);
        if (told !== undefined) await tell(notify, trx, told, isAccepted ? 'given' : 'withdrawn');
      });
      return read(caller, projectId);
    },
  };
}
