import { createProofMachine, type ProofReturn, type ProofView, proofView } from '@mutuals/machines/proof';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import type { Challenge } from './challenge.ts';
import { proofActors } from './proof-actors.ts';
import { useRefreshProofs } from './use-refresh-proofs.ts';

/** Kinds whose subject is the address of a wallet. */
const KINDS_BY_WALLET = ['wallet'];

/** One proof of an own profile on its way; `returned` is what the person came back with when the page opened. */
export function useProof(profileId: string, returned: ProofReturn | null) {
  const { api, clock } = useServices();
  const refresh = useRefreshProofs();
  const [machine] = useState(() => createProofMachine(proofActors({ api, clock, profileId })));
  const actor = useActorRef(machine, { input: { kindsByWallet: KINDS_BY_WALLET, returned } });
  const view: ProofView<Challenge> = useSelector(actor, proofView, isSameView);

  useEffect(() => {
    const changed = actor.on('CHANGED', () => void refresh());
    return () => changed.unsubscribe();
  }, [actor, refresh]);

  return { view, send: actor.send };
}

const isSameView = (one: ProofView<Challenge>, other: ProofView<Challenge>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
