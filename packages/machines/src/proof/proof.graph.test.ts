import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { ADDRESS, challengeOf, faults, leafStates, playProof, snapshotIn, wallets } from './proof.fixtures.ts';
import type { ProofEvent } from './proof.types.ts';

const ways = ['sign', 'place', 'open', 'wait'] as const;
const challenges = {
  sign: challengeOf('sign'),
  place: challengeOf('place'),
  open: challengeOf('open'),
  wait: challengeOf('wait'),
};

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in ProofEvent['type']]: Extract<ProofEvent, { type: Type }> } = {
  CHOOSE: { type: 'CHOOSE', kind: 'wallet' },
  PROVE: { type: 'PROVE', claim: { kind: 'domain', subject: 'ada.example' } },
  TYPED: { type: 'TYPED', text: 'ada.example' },
  ASK: { type: 'ASK' },
  SIGN: { type: 'SIGN' },
  CHOOSE_WALLET: { type: 'CHOOSE_WALLET', walletId: 'fox' },
  CHECK: { type: 'CHECK' },
  TIME_UP: { type: 'TIME_UP' },
  BACK: { type: 'BACK' },
  CANCEL: { type: 'CANCEL' },
};

it('the graph of proving reaches every leaf state', () => {
  const reached = reachableLeaves(playProof().machine, {
    input: { kindsByWallet: ['wallet'], returned: null },
    tell: ({ kind, challenge, walletId }) => JSON.stringify([kind, challenge?.way, walletId]),
    events: [
      ...Object.values(samples),
      { type: 'CHOOSE', kind: 'domain' },
      { type: 'xstate.done.actor.findWallets', output: wallets },
      { type: 'xstate.done.actor.connect', output: ADDRESS },
      { type: 'xstate.done.actor.sign', output: { signature: '0x1' } },
      ...ways.map((way) => ({ type: 'xstate.done.actor.ask', output: challengeOf(way) })),
      ...['proven', 'conflict', 'waiting'].map((state) => ({ type: 'xstate.done.actor.check', output: { state } })),
      ...Object.values(faults).flatMap((error) =>
        ['findWallets', 'connect', 'ask', 'sign', 'check'].map((actor) => ({
          type: `xstate.error.actor.${actor}`,
          error,
        })),
      ),
    ],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  expect(activeLeaves(snapshotIn(leaf, challenges).value)).toContain(leaf);
});
