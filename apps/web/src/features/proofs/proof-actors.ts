import type { ApiClient, ProofKind } from '@mutuals/api-client';
import type { ProofActors, ProofAnswer, ProofOutcome, ProofWallet } from '@mutuals/machines/proof';
import { PROOF_KINDS } from '@mutuals/ui/patterns/proofs';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import type { ServerClock } from '../../lib/server-clock.ts';
import { type FoundWallet, loadWallets } from '../payments/index.ts';
import { type Challenge, challengeOf } from './challenge.ts';

interface ProofOutside {
  readonly api: ApiClient;
  readonly clock: ServerClock;
  readonly profileId: string;
}

const TICK_MS = 1_000;

/** Connects a proof to the server and to the wallets of this browser. */
export function proofActors({ api, clock, profileId }: ProofOutside): ProofActors<Challenge> {
  let found: readonly FoundWallet[] = [];
  const walletOf = (id: string) => {
    const wallet = found.find((of) => of.id === id);
    if (!wallet) throw new Error('This wallet was not found.');
    return wallet.provider;
  };
  return {
    findWallets: fromPromise<readonly ProofWallet[]>(async () => {
      const { discoverWallets } = await loadWallets();
      found = await discoverWallets();
      return found.map(({ id, name, icon }) => ({ id, name, icon }));
    }),
    connect: fromPromise<string, { readonly walletId: string }>(async ({ input: { walletId } }) => {
      const { accountOf } = await loadWallets();
      return accountOf(walletOf(walletId));
    }),
    ask: fromPromise(async ({ input: { kind, subject }, signal }) => {
      const body = { kind: kindOf(kind), subject: kind === 'seat' ? projectIn(subject) : subject };
      return challengeOf(await api.createProof({ path: { id: profileId }, body, signal }).catch(asFault));
    }),
    sign: fromPromise<ProofAnswer, { readonly walletId: string; readonly challenge: Challenge }>(
      async ({ input: { walletId, challenge }, signal }) => {
        const { signAs } = await loadWallets();
        signal.throwIfAborted();
        const { signer, message } = challenge;
        if (signer === null || message === null) throw new Error('There is nothing to sign.');
        return { signature: await signAs(walletOf(walletId), signer, message, signal) };
      },
    ),
    check: fromPromise<ProofOutcome, { readonly proofId: string; readonly answer: ProofAnswer }>(
      async ({ input: { proofId, answer }, signal }) => {
        const path = { id: profileId, proofId };
        const { state } = await api.checkProof({ path, body: { ...answer }, signal }).catch(asFault);
        return { state: state === 'conflicting' ? 'conflict' : state === 'pending' ? 'waiting' : 'proven' };
      },
    ),
    clock: fromCallback<EventObject, { readonly until: string | null }>(({ input: { until }, sendBack }) => {
      if (until === null) return;
      // Checked each second: one timer for all of it would sleep with the device.
      const timer = setInterval(() => {
        if (clock.now() >= Date.parse(until)) sendBack({ type: 'TIME_UP' });
      }, TICK_MS);
      return () => clearInterval(timer);
    }),
  };
}

/** The id of the project in the address of its profile. */
const projectIn = (subject: string): string =>
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(subject)?.[0] ?? subject;

function kindOf(kind: string): ProofKind {
  const known = PROOF_KINDS.find((each) => each === kind);
  if (!known) throw new Error(`Nothing is proven by ${kind}.`);
  return known;
}
