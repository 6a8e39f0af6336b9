import type { Operations } from '../../http/operation.ts';
import { teamPaging } from '../../http/paging.ts';
import type { ProofConflictsService } from './conflicts.service.ts';
import type { ProofsService } from './proofs.service.ts';
import type { SeatsService } from './seats.service.ts';

type ProofOperations = Pick<
  Operations,
  | 'listProofs'
  | 'createProof'
  | 'checkProof'
  | 'updateProof'
  | 'deleteProof'
  | 'listSeats'
  | 'answerSeat'
  | 'listProofConflicts'
  | 'decideProofConflict'
>;

interface Services {
  proofs: ProofsService;
  seats: SeatsService;
  proofConflicts: ProofConflictsService;
}

export function proofOperations({ proofs, seats, proofConflicts }: Services): ProofOperations {
  return {
    listProofs: async ({ caller, path }) => ({
      data: await proofs.listProofs(caller, path.id),
      offered: [...proofs.offered],
    }),
    createProof: {
      async prepare({ caller, path, body }) {
        const store = await proofs.beginProof(caller, path.id, body);
        return ({ trx }) => store(trx);
      },
    },
    checkProof: ({ caller, path, body }) => proofs.checkProof(caller, path.id, path.proofId, body),
    updateProof: ({ caller, path, body }) => proofs.updateProof(caller, path.id, path.proofId, body.isShown),
    async deleteProof({ caller, path }) {
      await proofs.deleteProof(caller, path.id, path.proofId);
      return undefined;
    },
    listSeats: async ({ caller, path }) => ({ data: await seats.listSeats(caller, path.id) }),
    answerSeat: async ({ caller, path, body }) => ({
      data: await seats.answerSeat(caller, path.id, path.proofId, body.isAccepted),
    }),
    async listProofConflicts({ caller, query }) {
      const { state = 'open' } = query;
      const list = ['listProofConflicts', caller.userId, state];
      const paging = teamPaging(list, query, { isSearch: false });
      const { data, ...read } = await proofConflicts.listProofConflicts(state, paging.part);
      return { data, meta: paging.metaOf(read) };
    },
    decideProofConflict: ({ caller, path, body }) => proofConflicts.decideProofConflict(caller, path.id, body),
  };
}
