import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { cat, dog, facts, offline, playPayment, sentHash, transaction } from './payment.fixtures.ts';
import { RECHECK_MS, SAFETY_POLL_MS, SENT_MS } from './payment.rules.ts';
import type { PaymentFacts, PaymentInput } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

function open(first: PaymentFacts | null = facts(), input: Partial<PaymentInput> = {}) {
  const clock = new SimulatedClock();
  const play = playPayment(input, clock);
  if (first) play.load.answer(first);
  const view = () => paymentView(play.actor.getSnapshot());
  return {
    ...play,
    clock,
    send: play.actor.send,
    view,
    ready() {
      const shown = view();
      if (shown.status !== 'ready') throw new Error(`It is ${shown.status}.`);
      return shown;
    },
    /** Up to the wallet that is asked to send. */
    payBy() {
      play.actor.send({ type: 'PAY' });
      play.findWallets.answer([cat]);
      play.prepare.answer(transaction);
    },
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
    expect(payment.now.opened).toEqual([{ until: facts().expiresAt }]);
    payment.now.emit({ type: 'TIME_UP' });
    expect(payment.ready().phase).toBe('expired');
    expect(payment.check.waiting()).toBe(1);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'expired' }]);
    // An answer that the server gave a moment before the end opens nothing again.
    payment.check.answer(facts({ serverTime: '2026-11-23T10:14:59.000Z' }));
    expect(payment.ready().phase).toBe('expired');
  });

  it('[PA3] is over from the start where the window had passed by the server’s clock', () => {
    expect(open(facts({ serverTime: '2026-11-23T10:15:00.000Z' })).ready().phase).toBe('expired');
  });

  it('[PA2] [PA3] is not over while the network has it', () => {
    const payment = open();
    payment.watch.emit({ type: 'GAP' });
    payment.check.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready().phase).toBe('seen');
    // Nothing watches the clock any more.
    expect(payment.now.open()).toBe(0);
    expect(open(facts({ seenAmount: '0.05', serverTime: '2026-11-23T10:20:00.000Z' })).ready().phase).toBe('seen');
  });

  it('[PA4] that came late or short shows what arrived', () => {
    const payment = open(facts({ detail: 'underpaid' }));
    payment.now.emit({ type: 'TIME_UP' });
    expect(payment.ready().phase).toBe('unsettled');
    expect(open(facts({ status: 'expired', detail: 'late' })).ready().phase).toBe('unsettled');
  });

  it('[PA6] stays confirmed, whatever an older answer says', () => {
    const payment = open(facts({ status: 'confirmed' }));
    payment.watch.emit({ type: 'HEARD', status: 'pending', detail: null });
    payment.check.answer(facts());
    expect(payment.ready()).toMatchObject({ phase: 'confirmed', payment: { status: 'confirmed' } });
  });

  it('[PA6] asks anew where news come while an answer is on its way', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: null });
    expect(payment.load.asked).toHaveLength(2);
    expect(payment.load.waiting()).toBe(1);
    payment.load.answer(facts({ status: 'confirmed' }));
    payment.watch.emit({ type: 'GAP' });
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: 'overpaid' });
    expect(payment.check.asked).toHaveLength(2);
    expect(payment.check.waiting()).toBe(1);
  });

  it('[PA6] asks anew where the channel opens, or had a gap, while the first answer is on its way', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'GAP' });
    expect(payment.load.asked).toHaveLength(2);
    expect(payment.load.waiting()).toBe(1);
  });

  it('[PA10] asks at once when there are news, which do not show without their amounts', () => {
    const payment = open();
    payment.watch.emit({ type: 'HEARD', status: 'pending', detail: 'underpaid' });
    expect(payment.ready().phase).toBe('awaiting');
    payment.check.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready().phase).toBe('underpaid');
  });

  it('[PA10] shows a confirmation at once and asks for the rest', () => {
    const payment = open();
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: null });
    expect(payment.ready()).toMatchObject({ phase: 'confirmed', isLive: true });
    expect(payment.check.waiting()).toBe(1);
    payment.check.answer(facts({ status: 'confirmed', serverTime: '2026-11-23T10:03:00.000Z' }));
    expect(payment.ready().payment.serverTime).toBe('2026-11-23T10:03:00.000Z');
  });

  it('[PA8] says what "check now" came to, and nothing of its own asking', () => {
    const payment = open();
    payment.send({ type: 'CHECK' });
    expect(payment.ready().check).toBe('checking');
    payment.check.answer(facts({ serverTime: '2026-11-23T10:03:00.000Z' }));
    expect(payment.ready().check).toBe('nothing');
    payment.send({ type: 'CHECK' });
    payment.check.refuse(offline);
    expect(payment.ready()).toMatchObject({ check: 'failed', phase: 'awaiting' });
    payment.send({ type: 'CHECK' });
    payment.check.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready()).toMatchObject({ check: 'idle', phase: 'seen' });

    payment.clock.increment(payment.input.pollMs);
    expect(payment.ready().check).toBe('idle');
    payment.check.refuse(offline);
    expect(payment.ready().check).toBe('idle');
  });

  it('[PA9] is asked for every 10 s, once a minute while realtime is live', () => {
    const payment = open();
    payment.clock.increment(9_999);
    expect(payment.check.asked).toHaveLength(0);
    payment.clock.increment(1);
    expect(payment.check.asked).toHaveLength(1);
    payment.check.answer(facts());
    payment.clock.increment(10_000);
    expect(payment.check.asked).toHaveLength(2);
    payment.check.answer(facts());

    payment.watch.emit({ type: 'CONNECTED' });
    expect(payment.check.asked).toHaveLength(3);
    payment.check.answer(facts());
    payment.clock.increment(SAFETY_POLL_MS - 1);
    expect(payment.check.asked).toHaveLength(3);
    payment.clock.increment(1);
    expect(payment.check.asked).toHaveLength(4);
    payment.check.answer(facts());

    payment.watch.emit({ type: 'INTERRUPTED' });
    payment.clock.increment(10_000);
    expect(payment.check.asked).toHaveLength(5);
  });

  it('[PA9] knows that realtime is live also where it was so before the payment was loaded', () => {
    const payment = open(null);
    payment.watch.emit({ type: 'CONNECTED' });
    payment.load.answer(facts());
    payment.clock.increment(SAFETY_POLL_MS - 1);
    expect(payment.check.asked).toHaveLength(0);
  });

  it('[PA9] is asked for every 5 s on the query-driven page, once a minute when it is over, and not when it is paid', () => {
    const quick = open(facts(), { pollMs: 5_000 });
    quick.clock.increment(5_000);
    expect(quick.check.asked).toHaveLength(1);

    const over = open(facts({ status: 'expired' }));
    over.clock.increment(SAFETY_POLL_MS - 1);
    expect(over.check.asked).toHaveLength(0);
    over.clock.increment(1);
    expect(over.check.asked).toHaveLength(1);

    const closing = open();
    closing.now.emit({ type: 'TIME_UP' });
    closing.check.answer(facts());
    expect(closing.ready().phase).toBe('expired');
    closing.clock.increment(10_000);
    expect(closing.check.asked).toHaveLength(2);

    const paid = open(facts({ status: 'confirmed' }));
    paid.clock.increment(10 * SAFETY_POLL_MS);
    expect(paid.check.asked).toHaveLength(0);
  });
});

describe('a wallet', () => {
  it('[PA11] is opened at once where there is one, chosen among several, and missing where there is none', () => {
    const one = open();
    one.payBy();
    expect(one.ready().wallet).toEqual({ status: 'opening' });
    expect(one.prepare.asked).toEqual([{ walletId: 'cat', payment: facts() }]);
    expect(one.pay.asked).toEqual([{ walletId: 'cat', transaction }]);

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
    none.findWallets.answer([]);
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
    payment.payBy();
    payment.pay.refuse({ code: 'rejected', message: '' });
    expect(payment.ready()).toMatchObject({
      phase: 'awaiting',
      wallet: { status: 'refused', intent: 'pay', fault: { code: 'rejected' } },
    });
    payment.payBy();
    payment.pay.answer(sentHash);
    expect(payment.ready().wallet).toEqual({ status: 'sent', hash: sentHash });
  });

  it('[PA12] that is left before it was asked to send is not asked any more', () => {
    const payment = open();
    payment.send({ type: 'PAY' });
    payment.findWallets.answer([cat]);
    payment.send({ type: 'CANCEL' });
    expect(payment.ready().wallet).toEqual({ status: 'idle' });
    expect(payment.prepare.waiting()).toBe(0);
    expect(payment.pay.asked).toEqual([]);
  });

  it('[PA12] [PA14] that is left while it may send is asked again only for a second wish', () => {
    const payment = open();
    payment.payBy();
    payment.send({ type: 'CANCEL' });
    payment.send({ type: 'CANCEL' });
    expect(payment.ready().wallet).toEqual({ status: 'left' });
    expect([payment.pay.waiting(), payment.findWallets.asked.length]).toEqual([1, 1]);
    payment.send({ type: 'PAY' });
    expect(payment.ready().wallet).toEqual({ status: 'opening' });
    expect(payment.findWallets.asked).toHaveLength(2);
  });

  it('[PA14] that was left and sends after all is believed', () => {
    const payment = open();
    payment.payBy();
    payment.send({ type: 'CANCEL' });
    payment.pay.answer(sentHash);
    expect(payment.ready().wallet).toEqual({ status: 'sent', hash: sentHash });
  });

  it('[PA14] that may still send is not asked for the rest without a second wish when a part arrives', () => {
    const payment = open();
    payment.payBy();
    payment.watch.emit({ type: 'HEARD', status: 'pending', detail: 'underpaid' });
    payment.check.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready()).toMatchObject({ phase: 'underpaid', wallet: { status: 'left' } });
    expect(payment.pay.waiting()).toBe(1);
  });

  it('[PA12] that is still being prepared when the payment turns is not asked to send', () => {
    const payment = open();
    payment.send({ type: 'PAY' });
    payment.findWallets.answer([cat]);
    payment.watch.emit({ type: 'HEARD', status: 'pending', detail: 'underpaid' });
    payment.check.answer(facts({ detail: 'underpaid' }));
    expect(payment.prepare.waiting()).toBe(0);
    expect(payment.ready().wallet).toEqual({ status: 'idle' });
  });

  it('[PA13] [PA14] that has sent makes it ask after 3 s, and is not opened again meanwhile', () => {
    const payment = open();
    payment.payBy();
    payment.pay.answer(sentHash);
    payment.clock.increment(RECHECK_MS - 1);
    expect(payment.check.asked).toHaveLength(0);
    payment.clock.increment(1);
    expect(payment.check.asked).toHaveLength(1);
    payment.check.answer(facts());
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toHaveLength(1);
    payment.clock.increment(SENT_MS);
    payment.send({ type: 'PAY' });
    expect(payment.findWallets.asked).toHaveLength(2);
  });

  it('[PA14] may pay the rest as soon as the payment says that a part has arrived', () => {
    const payment = open();
    payment.payBy();
    payment.pay.answer(sentHash);
    payment.watch.emit({ type: 'HEARD', status: 'pending', detail: 'underpaid' });
    payment.check.answer(facts({ detail: 'underpaid' }));
    expect(payment.ready()).toMatchObject({ phase: 'underpaid', wallet: { status: 'idle' } });
    payment.payBy();
    expect(payment.pay.waiting()).toBe(1);
  });
});

describe('the end', () => {
  it.each([
    ['its own page', 5_000],
    ['the query-driven page', 3_000],
  ])('[PA15] leads on once from %s', (_page, leaveAfterMs) => {
    const payment = open(facts(), { leaveAfterMs });
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: null });
    expect(payment.ready().isLeaving).toBe(true);
    payment.clock.increment(leaveAfterMs - 1);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'confirmed' }]);
    payment.clock.increment(1);
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: 'overpaid' });
    payment.clock.increment(60_000);
    expect(payment.emitted.filter(({ type }) => type === 'LEAVE')).toHaveLength(1);
  });

  it('[PA15] leads nowhere for who wants to stay', () => {
    const payment = open();
    payment.watch.emit({ type: 'HEARD', status: 'confirmed', detail: null });
    payment.send({ type: 'STAY' });
    payment.clock.increment(60_000);
    expect(payment.emitted).toEqual([{ type: 'PHASE_CHANGED', phase: 'confirmed' }]);
    expect(payment.ready()).toMatchObject({ isLeaving: false, isLive: true });
  });

  it('[PA7] [PA15] celebrates nothing that was confirmed before', () => {
    const payment = open(facts({ status: 'confirmed' }));
    payment.clock.increment(60_000);
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
    expect(payment.pay.asked).toEqual([]);
  });
});

describe('dropping a payment', () => {
  const dropped = facts({ status: 'expired' });

  it('[PA17] ends it, and tells the page once the server has', () => {
    const payment = open();
    expect(payment.ready().drop).toEqual({ status: 'offered' });
    payment.send({ type: 'DROP' });
    expect(payment.ready()).toMatchObject({ phase: 'awaiting', drop: { status: 'sending' } });
    expect([payment.drop.asked, payment.emitted]).toEqual([[{ paymentId: 'payment-1' }], []]);
    payment.drop.answer(dropped);
    expect(payment.ready()).toMatchObject({ phase: 'expired', drop: { status: 'notOffered' } });
    expect(payment.emitted.map(({ type }) => type).toSorted()).toEqual(['DROPPED', 'PHASE_CHANGED']);
  });

  it('[PA17] keeps waiting for the answer where the news are faster', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.watch.emit({ type: 'HEARD', status: 'expired', detail: null });
    payment.check.answer(dropped);
    expect(payment.ready()).toMatchObject({ phase: 'expired', drop: { status: 'sending' } });
    payment.drop.answer(dropped);
    expect(payment.emitted.filter(({ type }) => type === 'DROPPED')).toHaveLength(1);
  });

  it('[PA17] says why it failed, asks how the payment stands, and can be tried again', () => {
    const payment = open();
    payment.send({ type: 'DROP' });
    payment.drop.refuse(offline);
    expect(payment.ready().drop).toEqual({ status: 'failed', fault: offline });
    expect(payment.check.waiting()).toBe(1);
    payment.check.answer(facts());
    payment.send({ type: 'DROP' });
    expect(payment.ready().drop).toEqual({ status: 'sending' });
    payment.drop.refuse({ code: 'payment_paid', message: '' });
    payment.check.answer(facts({ seenAmount: '0.05' }));
    expect(payment.ready()).toMatchObject({ phase: 'seen', drop: { status: 'notOffered' } });
    // The failure belongs to what was shown then.
    payment.watch.emit({ type: 'GAP' });
    payment.check.answer(facts());
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
    payment.pay.answer(sentHash);
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
