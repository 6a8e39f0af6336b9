import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { cat, dog, facts, leafStates, playPayment, snapshotIn, transaction } from './payment.fixtures.ts';
import type { PaymentEvent } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in PaymentEvent['type']]: Extract<PaymentEvent, { type: Type }> } = {
  HEARD: { type: 'HEARD', status: 'confirmed', detail: null },
  CONNECTED: { type: 'CONNECTED' },
  INTERRUPTED: { type: 'INTERRUPTED' },
  GAP: { type: 'GAP' },
  TIME_UP: { type: 'TIME_UP' },
  RETRY: { type: 'RETRY' },
  CHECK: { type: 'CHECK' },
  PAY: { type: 'PAY' },
  CHOOSE: { type: 'CHOOSE', walletId: cat.id },
  CANCEL: { type: 'CANCEL' },
  CLAIM_PERIOD: { type: 'CLAIM_PERIOD' },
  CLAIM_REFUND: { type: 'CLAIM_REFUND' },
  DROP: { type: 'DROP' },
  STAY: { type: 'STAY' },
  LEARNED: { type: 'LEARNED' },
  ASK: { type: 'ASK' },
  TURNED: { type: 'TURNED' },
  CELEBRATE: { type: 'CELEBRATE' },
};

const answers = [
  facts(),
  facts({ detail: 'underpaid' }),
  facts({ detail: 'wrong_asset' }),
  facts({ seenAmount: '0.01' }),
  facts({ detail: 'confirming' }),
  facts({ detail: 'reorged' }),
  facts({ status: 'confirmed' }),
  facts({ status: 'confirmed', detail: 'overpaid' }),
  facts({ status: 'failed' }),
  facts({ status: 'expired' }),
  facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] }),
];

it('the graph of a payment reaches every leaf state in which it can rest', () => {
  const { machine, input } = playPayment();
  const reached = reachableLeaves(machine, {
    input,
    tell: ({ phase, payment, intent, wallets }) =>
      JSON.stringify([phase, payment?.unsettled.length, intent, wallets.length]),
    events: [
      samples.RETRY,
      samples.CHECK,
      samples.PAY,
      samples.CHOOSE,
      samples.CLAIM_PERIOD,
      samples.CLAIM_REFUND,
      samples.DROP,
      samples.CELEBRATE,
      { type: 'xstate.after.leave.payment.stay.celebrating' },
      ...answers.map((output) => ({ type: 'xstate.done.actor.load', output })),
      { type: 'xstate.error.actor.load', error: { code: 'payment_not_found', message: '' } },
      { type: 'xstate.error.actor.load', error: { code: 'offline', message: '' } },
      { type: 'xstate.done.actor.check', output: facts() },
      { type: 'xstate.error.actor.check', error: { code: 'offline', message: '' } },
      { type: 'xstate.done.actor.findWallets', output: [] },
      { type: 'xstate.done.actor.findWallets', output: [cat] },
      { type: 'xstate.done.actor.findWallets', output: [cat, dog] },
      { type: 'xstate.done.actor.prepare', output: transaction },
      { type: 'xstate.done.actor.pay', output: '0x' },
      samples.CANCEL,
      { type: 'xstate.error.actor.claimPeriod', error: { code: 'offline', message: '' } },
      { type: 'xstate.error.actor.dropPayment', error: { code: 'offline', message: '' } },
      samples.GAP,
    ],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  const snapshot = snapshotIn(leaf, { payment: facts() });
  expect(activeLeaves(snapshot.value)).toContain(leaf);
  expect(JSON.parse(JSON.stringify(paymentView(snapshot)))).toEqual(paymentView(snapshot));
});
