import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  cat,
  confirmation,
  dog,
  facts,
  missing,
  offline,
  playPayment,
  sentHash,
  transaction,
} from './payment.fixtures.ts';
import { RECHECK_MS, SAFETY_POLL_MS, SENT_MS } from './payment.rules.ts';
import type { PaymentFacts, PaymentInput } from './payment.types.ts';
import { isBusy, paymentView } from './payment.view.ts';

const sent = (id = 1) => ({ type: 'SENT', id, hash: sentHash }) as const;
const refused = (code: string, id = 1) => ({ type: 'REFUSED', id, error: { code, message: '' } }) as const;

function open(first: PaymentFacts | null = facts(), input: Partial<PaymentInput> = {}) {
  const time = new SimulatedClock();
  const play = playPayment(input, time);
  if (first) play.load.answer(first);
  const view = () => paymentView(play.actor.getSnapshot());
  return {
    ...play,
    time,
    send: play.actor.send,
    view,
    ready() {
      const shown = view();
      if (shown.status !== 'ready') throw new Error(`It is ${shown.status}.`);
      return shown;
    },
    isBusy: () => isBusy(play.actor.getSnapshot()),
    /** How often it was asked for after the loading. */
    refreshes: () => play.load.asked.length - 1,
  };
}

describe('a payment', () => {
  it('[PA5] that is not there is not found; any other failure can be tried again', () => {
    const missing = open(null);
    missing.load.refuse({ code: 'payment_not_found', message: '' });
    expect(missing.view()).toEqual({ status: 'notFound' });

    const payment = open(null);
    payment.load.refuse(offline);
    expect(payment.view()).toEqual({ status: 'unavailable', fault: offline });
    payment.send({ type: 'RETRY' });
    expect(payment.view()).toEqual({ status: 'loading' });
    payment.load.answer(facts());
    expect(payment.ready().phase).toBe('awaiting');
  });

  it('[PA3] is over when the server’s clock says so, and the server is asked at once', () => {
    const payment = open();
    expect(payment.clock.opened).toEqual([{ until: facts().expiresAt }]);
    payment.clock.emit({ type: 'TIME_UP' });
    expect(payment.ready().phase).toBe('expired');
    expect(payment.load.waiting()).toBe(1);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'expired' }]);
    // An answer that the server gave a moment before the end opens nothing again.
    payment.load.answer(facts({ serverTime: '2026-11-23T10:14:59.000Z' }));
    expect(payment.ready().phase).toBe('expired');
  });

  it('[PA3] goes on where a later answer says that the clock here was wrong', () => {
    const payment = open();
    payment.clock.emit({ type: 'TIME_UP' });
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: null });
    payment.load.answer(facts());
    expect(payment.ready().phase).toBe('awaiting');
    expect(payment.clock.opened).toHaveLength(2);
    payment.clock.emit({ type: 'TIME_UP' });
    expect(payment.ready().phase).toBe('expired');
  });

  it('[PA3] does not go on by what was known before, nor for the moment by which clocks differ', () => {
    const payment = open();
    payment.clock.emit({ type: 'TIME_UP' });
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: null });
    expect(payment.ready().phase).toBe('expired');
    payment.load.answer(facts({ serverTime: '2026-11-23T10:14:55.000Z' }));
    expect(payment.ready().phase).toBe('expired');
  });

  it('[PA3] is over from the start where the window had passed by the server’s clock', () => {
    expect(open(facts({ serverTime: '2026-11-23T10:15:00.000Z' })).ready().phase).toBe('expired');
  });

  it('[PA2] [PA3] is not over while the network has it', () => {
    const payment = open();
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready().phase).toBe('seen');
    // Nothing watches the clock any more.
    expect(payment.clock.open()).toBe(0);
    expect(open(facts({ seenAmount: '0.05', serverTime: '2026-11-23T10:20:00.000Z' })).ready().phase).toBe('seen');
  });

  it('[PA4] that came late or short shows what arrived', () => {
    const payment = open(facts({ detail: 'underpaid' }));
    payment.clock.emit({ type: 'TIME_UP' });
    expect(payment.ready().phase).toBe('unsettled');
    expect(open(facts({ status: 'expired', detail: 'late' })).ready().phase).toBe('unsettled');
  });

  it('[PA6] stays confirmed, whatever an older answer says', () => {
    const payment = open(facts({ status: 'confirmed' }));
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: null });
    payment.load.answer(facts());
    expect(payment.ready()).toMatchObject({ phase: 'confirmed', payment: { status: 'confirmed' } });
  });

  it('[PA6] asks anew where news come while an answer is on its way', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: null });
    expect(payment.load.asked).toHaveLength(2);
    expect(payment.load.waiting()).toBe(1);
    payment.load.answer(facts({ status: 'confirmed' }));
    payment.watch.emit({ type: 'GAP' });
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: 'overpaid' });
    expect(payment.load.asked).toHaveLength(4);
    expect(payment.load.waiting()).toBe(1);
  });

  it('[PA6] asks anew where the channel opens, or had a gap, while the first answer is on its way', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'GAP' });
    expect(payment.load.asked).toHaveLength(2);
    expect(payment.load.waiting()).toBe(1);
  });

  it('[PA10] asks at once when there are news, which do not show without their amounts', () => {
    const payment = open();
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: 'underpaid' });
    expect(payment.ready().phase).toBe('awaiting');
    payment.load.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready().phase).toBe('underpaid');
  });

  it('[PA10] shows a confirmation at once and asks for the rest', () => {
    const payment = open();
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: null });
    expect(payment.ready()).toMatchObject({ phase: 'confirmed', isLive: true });
    expect(payment.load.waiting()).toBe(1);
    payment.load.answer(facts({ status: 'confirmed', serverTime: '2026-11-23T10:03:00.000Z' }));
    expect(payment.ready().payment.serverTime).toBe('2026-11-23T10:03:00.000Z');
  });

  it('[PA8] says what "check now" came to, and nothing of its own asking', () => {
    const payment = open();
    payment.send({ type: 'CHECK' });
    expect(payment.ready().check).toBe('checking');
    payment.load.answer(facts({ serverTime: '2026-11-23T10:03:00.000Z' }));
    expect(payment.ready().check).toBe('nothing');
    payment.send({ type: 'CHECK' });
    payment.load.refuse(offline);
    expect(payment.ready()).toMatchObject({ check: 'failed', phase: 'awaiting' });
    payment.send({ type: 'CHECK' });
    payment.load.answer(facts({ seenAmount: '0.05', serverTime: '2026-11-23T10:04:00.000Z' }));
    expect(payment.ready()).toMatchObject({ check: 'idle', phase: 'seen' });

    payment.time.increment(payment.input.pollMs);
    expect(payment.ready().check).toBe('idle');
    payment.load.refuse(offline);
    expect(payment.ready().check).toBe('idle');
  });

  it('[PA6] [PA8] checks anew where news come meanwhile, and still says the outcome', () => {
    const payment = open();
    payment.send({ type: 'CHECK' });
    payment.watch.emit({ type: 'GAP' });
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: null });
    payment.watch.emit({ type: 'CONNECTED' });
    expect([payment.refreshes(), payment.load.waiting(), payment.ready().check]).toEqual([4, 1, 'checking']);
    payment.load.answer(facts());
    expect(payment.ready().check).toBe('nothing');
  });

  it('[PA6] shows no older answer, whichever request it is of', () => {
    const late = facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] });
    const payment = open(late);
    payment.watch.emit({ type: 'GAP' });
    payment.send({ type: 'CLAIM_PERIOD' });
    payment.claimPeriod.answer({ ...late, unsettled: [], serverTime: '2026-11-23T10:03:00.000Z' });
    payment.load.answer(late);
    expect(payment.ready().payment.unsettled).toEqual([]);
  });

  it('[PA5] [PA10] is loaded again by news where it could not be loaded', () => {
    for (const report of [{ type: 'UPDATED', status: 'confirmed', detail: null }, { type: 'GAP' }] as const) {
      const payment = open(null);
      payment.load.refuse(offline);
      payment.watch.emit(report);
      expect(payment.view()).toEqual({ status: 'loading' });
    }
  });

  it('[PA9] is asked for every 10 s, once a minute while realtime is live', () => {
    const payment = open();
    payment.time.increment(9_999);
    expect(payment.refreshes()).toBe(0);
    payment.time.increment(1);
    expect(payment.refreshes()).toBe(1);
    payment.load.answer(facts());
    payment.time.increment(10_000);
    expect(payment.refreshes()).toBe(2);
    payment.load.answer(facts());

    payment.watch.emit({ type: 'CONNECTED' });
    expect(payment.refreshes()).toBe(3);
    payment.load.answer(facts());
    payment.time.increment(SAFETY_POLL_MS - 1);
    expect(payment.refreshes()).toBe(3);
    payment.time.increment(1);
    expect(payment.refreshes()).toBe(4);
    payment.load.answer(facts());

    payment.watch.emit({ type: 'INTERRUPTED' });
    payment.time.increment(10_000);
    expect(payment.refreshes()).toBe(5);
  });

  it('[PA9] knows that realtime is live also where it was so before the payment was loaded', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'CONNECTED' });
    payment.load.answer(facts());
    payment.time.increment(SAFETY_POLL_MS - 1);
    expect(payment.refreshes()).toBe(0);
  });

  it('[PA9] is asked for every 5 s on the query-driven page, once a minute when it is over, and not when it is paid', () => {
    const quick = open(facts(), { pollMs: 5_000 });
    quick.time.increment(5_000);
    expect(quick.refreshes()).toBe(1);

    const over = open(facts({ status: 'expired' }));
    over.time.increment(SAFETY_POLL_MS - 1);
    expect(over.refreshes()).toBe(0);
    over.time.increment(1);
    expect(over.refreshes()).toBe(1);

    const closing = open();
    closing.clock.emit({ type: 'TIME_UP' });
    closing.load.answer(facts({ serverTime: '2026-11-23T10:14:59.000Z' }));
    expect(closing.ready().phase).toBe('expired');
    closing.time.increment(10_000);
    expect(closing.refreshes()).toBe(2);

    const paid = open(facts({ status: 'confirmed' }));
    paid.time.increment(10 * SAFETY_POLL_MS);
    expect(paid.refreshes()).toBe(0);
  });
});

describe('a wallet', () => {
  /** Nothing is paid or dropped: a transfer may be on its way. */
  function isInDoubt(payment: ReturnType<typeof open>): void {
    const before = [payment.findWallets.asked.length, payment.drop.asked.length];
    payment.send({ type: 'PAY' });
    payment.send({ type: 'DROP' });
    expect(payment.ready()).toMatchObject({ wallet: { status: 'left' }, drop: { status: 'notOffered' } });
    expect([payment.findWallets.asked.length, payment.drop.asked.length]).toEqual(before);
    expect(payment.isBusy()).toBe(true);
  }

  it('[PA11] is opened at once where there is one, chosen among several, and missing where there is none', () => {
    const one = open();
    one.ask();
    expect(one.ready().wallet).toEqual({ status: 'opening' });
    expect(one.prepare.asked).toEqual([{ walletId: 'cat', payment: facts() }]);
    expect(one.wallet.received).toEqual([{ type: 'SEND', id: 1, walletId: 'cat', transaction }]);

    const several = open();
    several.send({ type: 'PAY' });
    several.findWallets.answer([cat, dog]);
    expect(several.ready().wallet).toEqual({ status: 'choosing', wallets: [cat, dog] });
    several.send({ type: 'CHOOSE', walletId: 'fox' });
    expect(several.prepare.asked).toEqual([]);
    several.send({ type: 'CHOOSE', walletId: 'dog' });
    expect(several.prepare.next().walletId).toBe('dog');

    const none = open();
    none.send({ type: 'PAY' });
    none.findWallets.refuse(missing);
    expect(none.ready().wallet).toMatchObject({ status: 'refused', fault: { code: 'missing' } });
  });

  it('[PA11] is opened only while there is something to send', () => {
    for (const given of [{ seenAmount: '0.05' }, { status: 'expired' }, { status: 'confirmed' }]) {
      const payment = open(facts(given));
      payment.send({ type: 'PAY' });
      expect(payment.findWallets.asked).toEqual([]);
    }
  });

  it('[PA12] that refuses says why, and can be tried again', () => {
    const payment = open();
    payment.ask();
    payment.wallet.emit(refused('rejected'));
    expect(payment.ready()).toMatchObject({
      phase: 'awaiting',
      wallet: { status: 'refused', intent: 'pay', fault: { code: 'rejected' } },
    });
    payment.ask();
    payment.wallet.emit(sent());
    expect(payment.ready().wallet).toEqual({ status: 'sent', hash: sentHash });
  });

  it('[PA12] that is left before it was asked to send is not asked any more', () => {
    const payment = open();
    payment.send({ type: 'PAY' });
    payment.findWallets.answer([cat]);
    payment.send({ type: 'CANCEL' });
    expect(payment.ready().wallet).toEqual({ status: 'idle' });
    expect(payment.prepare.waiting()).toBe(0);
    expect(payment.wallet.received).toEqual([]);
  });

  it('[PA12] [PA14] that is left while it may send is asked again only once its payer has looked into it', () => {
    const payment = open();
    payment.ask();
    payment.send({ type: 'CANCEL' });
    payment.send({ type: 'CANCEL' });
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    expect(payment.ready()).toMatchObject({ wallet: { status: 'idle' }, drop: { status: 'offered' } });
    payment.ask();
    expect(payment.wallet.received.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('[PA14] that nobody can say of whether it sent is asked again only once its payer has looked into it', () => {
    const payment = open();
    payment.ask();
    payment.wallet.emit(refused('unclear'));
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    payment.ask();
    payment.wallet.emit(refused('unclear', 2));
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    payment.send({ type: 'DROP' });
    expect([payment.wallet.received.length, payment.drop.asked.length]).toEqual([2, 1]);
  });

  it('[PA14] that was in doubt before the page was loaded stays so until its payer has looked into it, or it shows', () => {
    const payment = open(facts(), { wasInDoubt: true });
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    payment.ask();
    expect(payment.wallet.received.map(({ id }) => id)).toEqual([1]);
    const shown = open(facts({ seenAmount: '0.05' }), { wasInDoubt: true });
    expect(shown.ready()).toMatchObject({ phase: 'seen', wallet: { status: 'idle' } });
  });

  it('[PA14] that another tab asks is in doubt here too: one that is open here is not asked any more', () => {
    const payment = open();
    payment.open();
    payment.watch.emit({ type: 'ASKED_ELSEWHERE' });
    isInDoubt(payment);
    expect([payment.prepare.waiting(), payment.wallet.received.length]).toEqual([0, 0]);
    payment.send({ type: 'NOT_SENT' });
    payment.ask();
    payment.watch.emit({ type: 'ASKED_ELSEWHERE' });
    payment.watch.emit({ type: 'ANSWERED_ELSEWHERE' });
    expect(payment.ready().wallet).toEqual({ status: 'opening' });
  });

  it('[PA14] that answered another tab is in doubt until the payment was read again: what it sent may have shown', () => {
    const payment = open(facts(), { wasInDoubt: true });
    payment.watch.emit({ type: 'ANSWERED_ELSEWHERE' });
    expect(payment.view().status).toBe('loading');
    payment.watch.emit({ type: 'ASKED_ELSEWHERE' });
    payment.load.answer(facts());
    isInDoubt(payment);
    payment.watch.emit({ type: 'ANSWERED_ELSEWHERE' });
    payment.load.answer(facts());
    expect(payment.ready()).toMatchObject({ wallet: { status: 'idle' }, drop: { status: 'offered' } });
  });

  it('[PA14] that another tab asks leaves a refund alone that is signed here', () => {
    const payment = open(facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] }));
    payment.send({ type: 'CLAIM_REFUND' });
    payment.findWallets.answer([cat]);
    payment.watch.emit({ type: 'ASKED_ELSEWHERE' });
    expect(payment.claimRefund.waiting()).toBe(1);
    expect(payment.ready().wallet).toEqual({ status: 'signing' });
  });

  it('[PA14] that answers late is not taken for the one that was asked after it', () => {
    const payment = open();
    payment.ask();
    payment.send({ type: 'CANCEL' });
    payment.send({ type: 'NOT_SENT' });
    payment.ask();
    payment.wallet.emit(refused('rejected', 1));
    expect(payment.ready().wallet).toEqual({ status: 'opening' });
    payment.send({ type: 'CANCEL' });
    payment.wallet.emit(refused('rejected', 1));
    isInDoubt(payment);
    // The first one sends after all, and what it sent shows; the second one may still send.
    payment.wallet.emit(sent(1));
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts({ detail: 'underpaid' }));
    isInDoubt(payment);
  });

  it('[PA14] that sends after its payer said that it had not is believed', () => {
    const payment = open();
    payment.ask();
    payment.send({ type: 'CANCEL' });
    payment.send({ type: 'NOT_SENT' });
    payment.wallet.emit(sent());
    expect(payment.ready().wallet).toEqual({ status: 'sent', hash: sentHash });
    payment.time.increment(SENT_MS);
    isInDoubt(payment);
  });

  it('[PA14] that may send is waited for after the time is up, until it answers', () => {
    const payment = open();
    expect(payment.isBusy()).toBe(false);
    payment.ask();
    payment.clock.emit({ type: 'TIME_UP' });
    payment.load.answer(facts({ status: 'expired' }));
    expect([payment.ready().phase, payment.isBusy()]).toEqual(['expired', true]);
    payment.wallet.emit(refused('rejected'));
    expect(payment.isBusy()).toBe(false);
    const paid = open();
    paid.ask();
    paid.watch.emit(confirmation);
    expect(paid.isBusy()).toBe(false);
  });

  it('[PA14] that was left and refuses says so, and paying needs no second yes', () => {
    const payment = open();
    payment.ask();
    payment.send({ type: 'CANCEL' });
    payment.wallet.emit(refused('rejected'));
    expect(payment.ready()).toMatchObject({
      wallet: { status: 'refused', intent: 'pay', fault: { code: 'rejected' } },
      drop: { status: 'offered' },
    });
  });

  it('[PA13] [PA14] that sends after the time is up has the payment refreshed: money is on its way', () => {
    const payment = open();
    payment.ask();
    payment.clock.emit({ type: 'TIME_UP' });
    payment.load.answer(facts({ status: 'expired' }));
    const before = payment.load.asked.length;
    payment.wallet.emit(sent());
    expect(payment.load.asked).toHaveLength(before + 1);
  });

  it.each([
    ['sent before the time was up', ['SENT', 'TIME_UP']],
    ['sends after it', ['TIME_UP', 'SENT']],
  ] as const)('[PA3] [PA14] that %s stays in doubt where a later answer says that there is time left', (_, events) => {
    const payment = open();
    payment.ask();
    for (const event of events) {
      if (event === 'SENT') payment.wallet.emit(sent());
      else payment.clock.emit({ type: 'TIME_UP' });
    }
    expect(payment.ready().phase).toBe('expired');
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: null });
    payment.load.answer(facts());
    expect(payment.ready().phase).toBe('awaiting');
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    payment.ask();
    expect(payment.wallet.received).toHaveLength(2);
  });

  it('[PA14] that sends once the network has the payment leaves it at that', () => {
    const payment = open();
    payment.ask();
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready()).toMatchObject({ phase: 'seen', wallet: { status: 'idle' } });
    payment.wallet.emit(sent());
    expect(payment.ready()).toMatchObject({ phase: 'seen', wallet: { status: 'idle' } });
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts());
    expect(payment.ready()).toMatchObject({ phase: 'awaiting', wallet: { status: 'idle' } });
  });

  it('[PA12] [PA14] is asked for no sum that is no longer missing', () => {
    const payment = open(facts({ detail: 'underpaid', remainingAmount: '0.03' }));
    payment.open();
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts({ detail: 'underpaid', remainingAmount: '0.01' }));
    expect([payment.prepare.waiting(), payment.ready().wallet]).toEqual([0, { status: 'idle' }]);
    payment.ask();
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts({ detail: 'underpaid', remainingAmount: '0.005' }));
    expect(payment.ready().wallet).toEqual({ status: 'left' });
  });

  it('[PA14] that was left and sends after all is believed', () => {
    const payment = open();
    payment.ask();
    payment.send({ type: 'CANCEL' });
    payment.wallet.emit(sent());
    expect(payment.ready().wallet).toEqual({ status: 'sent', hash: sentHash });
  });

  it('[PA14] that may still send is not asked for the rest without a second wish when a part arrives', () => {
    const payment = open();
    payment.ask();
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: 'underpaid' });
    payment.load.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready()).toMatchObject({ phase: 'underpaid', wallet: { status: 'left' } });
    expect(payment.wallet.received).toHaveLength(1);
  });

  it('[PA12] that is still being prepared when the payment turns is not asked to send', () => {
    const payment = open();
    payment.send({ type: 'PAY' });
    payment.findWallets.answer([cat]);
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: 'underpaid' });
    payment.load.answer(facts({ detail: 'underpaid' }));
    expect(payment.prepare.waiting()).toBe(0);
    expect(payment.ready().wallet).toEqual({ status: 'idle' });
  });

  it('[PA13] [PA14] that has sent makes it ask after 3 s, and is not opened again meanwhile', () => {
    const payment = open();
    payment.ask();
    payment.wallet.emit(sent());
    payment.time.increment(RECHECK_MS - 1);
    expect(payment.refreshes()).toBe(0);
    payment.time.increment(1);
    expect(payment.refreshes()).toBe(1);
    payment.load.answer(facts());
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toHaveLength(1);
    payment.time.increment(SENT_MS);
    isInDoubt(payment);
    payment.send({ type: 'NOT_SENT' });
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toHaveLength(2);
  });

  it('[PA14] may pay the rest as soon as the payment says that a part has arrived', () => {
    const payment = open();
    payment.ask();
    payment.wallet.emit(sent());
    payment.watch.emit({ type: 'UPDATED', status: 'pending', detail: 'underpaid' });
    payment.load.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready()).toMatchObject({ phase: 'underpaid', wallet: { status: 'idle' } });
    payment.ask();
    expect(payment.wallet.received).toHaveLength(2);
  });
});

it('[PA14] the rest may be paid as soon as a second part has arrived', () => {
  const payment = open(facts({ detail: 'underpaid', remainingAmount: '0.03' }));
  payment.ask();
  payment.wallet.emit(sent());
  payment.watch.emit({ type: 'GAP' });
  payment.load.answer(facts({ detail: 'underpaid', remainingAmount: '0.01' }));
  expect(payment.ready().wallet).toEqual({ status: 'idle' });
});

describe('the end', () => {
  it.each([
    ['its own page', 5_000],
    ['the query-driven page', 3_000],
  ])('[PA15] leads on once from %s', (_page, leaveAfterMs) => {
    const payment = open(facts(), { leaveAfterMs });
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: null });
    expect(payment.ready().isLeaving).toBe(true);
    payment.time.increment(leaveAfterMs - 1);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'confirmed' }]);
    payment.time.increment(1);
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: 'overpaid' });
    payment.time.increment(60_000);
    expect(payment.emitted.filter(({ type }) => type === 'LEAVE')).toHaveLength(1);
  });

  it('[PA15] leads nowhere for who wants to stay', () => {
    const payment = open();
    payment.watch.emit({ type: 'UPDATED', status: 'confirmed', detail: null });
    payment.send({ type: 'STAY' });
    payment.time.increment(60_000);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'confirmed' }]);
    expect(payment.ready()).toMatchObject({ isLeaving: false, isLive: true });
  });

  it('[PA7] [PA15] celebrates nothing that was confirmed before', () => {
    const payment = open(facts({ status: 'confirmed' }));
    payment.time.increment(60_000);
    expect(payment.ready()).toMatchObject({ isLive: false, isLeaving: false });
    expect(payment.emitted).toEqual([]);
  });

  it('[PA16] takes a wish for what bought nothing until it is settled, and again where it was not taken', () => {
    const late = facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] });
    const payment = open(late);
    payment.send({ type: 'CLAIM_PERIOD' });
    payment.claimPeriod.refuse(offline);
    expect(payment.ready().claim).toEqual({ status: 'failed', fault: offline });
    payment.send({ type: 'CLAIM_PERIOD' });
    expect(payment.ready().claim).toEqual({ status: 'sending' });
    payment.claimPeriod.answer({ ...late, unsettled: [] });
    payment.send({ type: 'CLAIM_PERIOD' });
    payment.send({ type: 'CLAIM_REFUND' });
    expect(payment.ready().claim).toEqual({ status: 'idle' });
    expect([payment.claimPeriod.asked.length, payment.findWallets.asked.length]).toEqual([2, 0]);
  });

  it('[PA12] [PA16] has a refund signed by a wallet', () => {
    const late = facts({ status: 'expired', detail: 'late', unsettled: ['0.05 BNB'] });
    const payment = open(late);
    payment.send({ type: 'CLAIM_REFUND' });
    payment.findWallets.answer([cat, dog]);
    payment.send({ type: 'CHOOSE', walletId: 'cat' });
    expect(payment.ready().wallet).toEqual({ status: 'signing' });
    payment.claimRefund.refuse({ code: 'rejected', message: '' });
    expect(payment.ready().wallet).toMatchObject({ status: 'refused', intent: 'refund' });
    payment.send({ type: 'CLAIM_REFUND' });
    payment.findWallets.answer([cat]);
    payment.claimRefund.answer({ ...late, unsettled: [] });
    expect(payment.ready()).toMatchObject({ wallet: { status: 'idle' }, payment: { unsettled: [] } });
    expect(payment.wallet.received).toEqual([]);
  });
});

describe('dropping a payment', () => {
  const dropped = facts({ status: 'expired', droppedAt: '2026-11-23T10:02:00.000Z' });

  it('[PA17] ends it, and tells the page once the server has', () => {
    const payment = open();
    expect(payment.ready().drop).toEqual({ status: 'offered' });
    payment.send({ type: 'DROP' });
    expect(payment.ready()).toMatchObject({ phase: 'awaiting', drop: { status: 'sending' } });
    expect([payment.drop.asked.length, payment.emitted]).toEqual([1, []]);
    payment.drop.answer(dropped);
    expect(payment.ready()).toMatchObject({ phase: 'expired', drop: { status: 'notOffered' } });
    expect(payment.emitted.map(({ type }) => type).toSorted()).toEqual(['DROPPED', 'PHASE_CHANGED']);
  });

  it('[PA17] keeps waiting for the answer where the news are faster', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.watch.emit({ type: 'UPDATED', status: 'expired', detail: null });
    payment.load.answer(dropped);
    expect(payment.ready()).toMatchObject({ phase: 'expired', drop: { status: 'sending' } });
    payment.drop.answer(dropped);
    expect(payment.emitted.filter(({ type }) => type === 'DROPPED')).toHaveLength(1);
  });

  it('[PA17] is told to the page also where the server’s answer was lost', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.drop.refuse(offline);
    payment.load.answer(dropped);
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(dropped);
    expect(payment.emitted.filter(({ type }) => type === 'DROPPED')).toHaveLength(1);
  });

  it('[PA17] is told to the page only where it was asked for here', () => {
    const payment = open();
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(dropped);
    expect(payment.emitted.map(({ type }) => type)).toEqual(['PHASE_CHANGED']);
  });

  it('[PA17] says why it failed, asks how the payment stands, and can be tried again', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.drop.refuse(offline);
    expect(payment.ready().drop).toEqual({ status: 'failed', fault: offline });
    expect(payment.load.waiting()).toBe(1);
    payment.load.answer(facts());
    payment.send({ type: 'DROP' });
    expect(payment.ready().drop).toEqual({ status: 'sending' });
    payment.drop.refuse({ code: 'payment_paid', message: '' });
    payment.load.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready()).toMatchObject({ phase: 'seen', drop: { status: 'notOffered' } });
    // The failure belongs to what was shown then.
    payment.watch.emit({ type: 'GAP' });
    payment.load.answer(facts());
    expect(payment.ready().drop).toEqual({ status: 'offered' });
  });

  it.each([
    ['a part of it has arrived', facts({ detail: 'underpaid' })],
    ['another coin has arrived', facts({ detail: 'wrong_asset' })],
    ['the network shows it', facts({ seenAmount: '0.05' })],
    ['it is paid', facts({ status: 'confirmed' })],
    ['it is over', facts({ status: 'expired' })],
  ])('[PA17] is not possible once %s', (_what, first) => {
    const payment = open(first);
    payment.send({ type: 'DROP' });
    expect(payment.ready().drop).toEqual({ status: 'notOffered' });
    expect(payment.drop.asked).toEqual([]);
  });

  it('[PA17] is not possible while a wallet is open, may still send, or has sent', () => {
    const payment = open();
    const refuses = () => {
      payment.send({ type: 'DROP' });
      expect(payment.ready().drop).toEqual({ status: 'notOffered' });
      expect(payment.drop.asked).toEqual([]);
    };
    payment.send({ type: 'PAY' });
    refuses();
    payment.findWallets.answer([cat]);
    refuses();
    payment.prepare.answer(transaction);
    refuses();
    payment.send({ type: 'CANCEL' });
    expect(payment.ready().wallet).toEqual({ status: 'left' });
    refuses();
    payment.wallet.emit(sent());
    refuses();
    payment.time.increment(SENT_MS);
    payment.send({ type: 'NOT_SENT' });
    expect(payment.ready().wallet).toEqual({ status: 'idle' });
    refuses();
  });

  it('[PA17] opens no wallet meanwhile', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toEqual([]);
    payment.drop.refuse(offline);
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toHaveLength(1);
  });
});
