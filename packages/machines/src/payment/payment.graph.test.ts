import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import {
  cat,
  confirmation,
  dog,
  facts,
  leafStates,
  missing,
  offline,
  playPayment,
  sentHash,
  snapshotIn,
  transaction,
} from './payment.fixtures.ts';
import { phaseIn } from './payment.rules.ts';
import type { PaymentEvent } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in PaymentEvent['type']]: Extract<PaymentEvent, { type: Type }> } = {
  UPDATED: confirmation,
  CONNECTED: { type: 'CONNECTED' },
  INTERRUPTED: { type: 'INTERRUPTED' },
  GAP: { type: 'GAP' },
  ASKED_ELSEWHERE: { type: 'ASKED_ELSEWHERE' },
  ANSWERED_ELSEWHERE: { type: 'ANSWERED_ELSEWHERE' },
  SENT: { type: 'SENT', id: 1, hash: sentHash },
  REFUSED: { type: 'REFUSED', id: 1, error: offline },
  TIME_UP: { type: 'TIME_UP' },
  RETRY: { type: 'RETRY' },
  CHECK: { type: 'CHECK' },
  PAY: { type: 'PAY' },
  CHOOSE: { type: 'CHOOSE', walletId: cat.id },
  CANCEL: { type: 'CANCEL' },
  NOT_SENT: { type: 'NOT_SENT' },
  CLAIM_PERIOD: { type: 'CLAIM_PERIOD' },
  CLAIM_REFUND: { type: 'CLAIM_REFUND' },
  DROP: { type: 'DROP' },
  STAY: { type: 'STAY' },
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
    tell: ({ payment, isTimeUp, isLive, intent, wallets, doubt }) =>
      JSON.stringify([
        phaseIn({ payment, isTimeUp }),
        payment?.unsettled.length,
        isLive,
        intent,
        wallets.length,
        doubt !== null,
      ]),
    events: [
      samples.RETRY,
      samples.CHECK,
      samples.PAY,
      samples.CHOOSE,
      samples.CLAIM_PERIOD,
      samples.CLAIM_REFUND,
      samples.DROP,
      confirmation,
      samples.SENT,
      samples.REFUSED,
      { type: 'xstate.after.leave.payment.ready.progress.celebrating' },
      ...answers.map((output) => ({ type: 'xstate.done.actor.load', output })),
      { type: 'xstate.error.actor.load', error: { code: 'payment_not_found', message: '' } },
      { type: 'xstate.error.actor.load', error: offline },
      { type: 'xstate.done.actor.check', output: facts() },
      { type: 'xstate.error.actor.check', error: offline },
      { type: 'xstate.error.actor.findWallets', error: missing },
      { type: 'xstate.done.actor.findWallets', output: [cat] },
      { type: 'xstate.done.actor.findWallets', output: [cat, dog] },
      { type: 'xstate.done.actor.prepare', output: transaction },
      samples.CANCEL,
      samples.NOT_SENT,
      { type: 'xstate.error.actor.claimPeriod', error: offline },
      { type: 'xstate.error.actor.drop', error: offline },
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
