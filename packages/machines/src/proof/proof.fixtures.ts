import { createActor, type EventObject } from 'xstate';
import { controlledCallback, controlledPromise } from '../shared/controlled-actors.ts';
import type { Fault } from '../shared/fault.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createProofMachine, type ProofSnapshot } from './proof.machine.ts';
import type {
  ChallengeFacts,
  ProofAnswer,
  ProofClaim,
  ProofEmitted,
  ProofInput,
  ProofOutcome,
  ProofWallet,
  ProofWay,
} from './proof.types.ts';

/** The dotted name of a leaf state. */
export type ProofLeaf = LeafOf<ProofSnapshot<ChallengeFacts>['value']>;

export const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const faults = {
  conflict: { code: 'proof_conflict', message: '', isFinal: true },
  expired: { code: 'challenge_over', message: '', isFinal: true },
  down: { code: 'proof_unavailable', message: '' },
  failed: { code: 'offline', message: '' },
  refused: { code: 'proof_not_yours', message: '', isFinal: true },
  notMet: { code: 'challenge_not_met', message: '' },
  rejected: { code: 'rejected', message: '' },
  missing: { code: 'missing', message: '' },
} as const satisfies Record<string, Fault>;

export const wallets: readonly ProofWallet[] = [
  { id: 'fox', name: 'Fox', icon: null },
  { id: 'rabby', name: 'Rabby', icon: null },
];

/** A challenge of each way. */
export const challengeOf = (way: ProofWay): ChallengeFacts => ({
  proofId: 'p1',
  way,
  expiresAt: '2026-11-25T09:10:00.000Z',
});

const kinds = { kindsByWallet: ['wallet'] } as const;

/** Proving where the test plays the server, the wallets and the clock; `actor` is running. */
export function playProof<Challenge extends ChallengeFacts = ChallengeFacts>(input: Partial<ProofInput> = {}) {
  const found = controlledPromise<readonly ProofWallet[], unknown>();
  const connection = controlledPromise<string, { readonly walletId: string }>();
  const asking = controlledPromise<Challenge, ProofClaim>();
  const signing = controlledPromise<ProofAnswer, { readonly walletId: string; readonly challenge: Challenge }>();
  const check = controlledPromise<ProofOutcome, { readonly proofId: string; readonly answer: ProofAnswer }>();
  const clock = controlledCallback<EventObject, EventObject, { readonly until: string | null }>();
  const machine = createProofMachine<Challenge>({
    findWallets: found.logic,
    connect: connection.logic,
    ask: asking.logic,
    sign: signing.logic,
    check: check.logic,
    clock: clock.logic,
  });
  const actor = createActor(machine, { input: { ...kinds, returned: null, ...input } });
  const emitted: ProofEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, found, connection, asking, signing, check, clock, emitted };
}

/** A real snapshot in the leaf state, reached by playing events; `challenges` are what a story's server answers. */
export function snapshotIn<Challenge extends ChallengeFacts>(
  leaf: ProofLeaf,
  challenges: { readonly [Way in ProofWay]: Challenge },
  { kind = 'domain', subject = 'ada.example', fault }: { kind?: string; subject?: string; fault?: Fault } = {},
): ProofSnapshot<Challenge> {
  const { actor, found, connection, asking, signing, check, clock } = playProof<Challenge>();
  const name = () => {
    actor.send({ type: 'CHOOSE', kind });
    if (kind === 'wallet') {
      found.answer(wallets);
      actor.send({ type: 'CHOOSE_WALLET', walletId: 'fox' });
      connection.answer(ADDRESS);
    } else actor.send({ type: 'TYPED', text: subject });
  };
  const ask = () => {
    name();
    actor.send({ type: 'ASK' });
  };
  const open = (way: ProofWay) => {
    ask();
    asking.answer(challenges[way]);
  };
  const refuseAsking = (by: Fault) => {
    ask();
    asking.refuse(fault ?? by);
  };
  const look = () => {
    open('place');
    actor.send({ type: 'CHECK' });
  };
  const refuseCheck = (by: Fault) => {
    look();
    check.refuse(fault ?? by);
  };
  const find = () => {
    actor.send({ type: 'CHOOSE', kind: 'wallet' });
  };
  const pick = () => {
    find();
    found.answer(wallets);
  };
  const sign = () => {
    open('sign');
    actor.send({ type: 'SIGN' });
    if (kind !== 'wallet') {
      found.answer(wallets);
      actor.send({ type: 'CHOOSE_WALLET', walletId: 'fox' });
    }
  };
  const scripts: Readonly<Record<ProofLeaf, () => void>> = {
    choosing: () => {},
    'wallet.finding': find,
    'wallet.picking': pick,
    'wallet.connecting': () => {
      pick();
      actor.send({ type: 'CHOOSE_WALLET', walletId: 'fox' });
    },
    'wallet.unavailable': () => {
      find();
      found.refuse(fault ?? faults.missing);
    },
    naming: name,
    asking: ask,
    'notAsked.refused': () => refuseAsking(faults.refused),
    'notAsked.down': () => refuseAsking(faults.down),
    'notAsked.failed': () => refuseAsking(faults.failed),
    'open.toSign': () => open('sign'),
    'open.toPlace': () => open('place'),
    'open.toOpen': () => open('open'),
    'open.signing': sign,
    'open.unsigned': () => {
      sign();
      signing.refuse(fault ?? faults.rejected);
    },
    'open.refused': () => refuseCheck(faults.refused),
    'open.down': () => refuseCheck(faults.down),
    'open.failed': () => refuseCheck(faults.failed),
    checking: look,
    expired: () => {
      open('place');
      clock.emit({ type: 'TIME_UP' });
    },
    conflict: () => {
      look();
      check.answer({ state: 'conflict' });
    },
    waiting: () => open('wait'),
    proven: () => {
      look();
      check.answer({ state: 'proven' });
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly ProofLeaf[] = [
  'choosing',
  'wallet.finding',
  'wallet.picking',
  'wallet.connecting',
  'wallet.unavailable',
  'naming',
  'asking',
  'notAsked.refused',
  'notAsked.down',
  'notAsked.failed',
  'open.toSign',
  'open.toPlace',
  'open.toOpen',
  'open.signing',
  'open.unsigned',
  'open.refused',
  'open.down',
  'open.failed',
  'checking',
  'expired',
  'conflict',
  'waiting',
  'proven',
];

/** Every leaf state in which a proof can be found. */
export const leafStates: readonly ProofLeaf[] = leafStatesOf(playProof().machine, (name): name is ProofLeaf =>
  leaves.some((leaf) => leaf === name),
);
