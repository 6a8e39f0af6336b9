import { array, assert, bigInt, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountedAs, PaymentDetail } from '../../database/schema.ts';
import { type Arrival, type Booked, countAs, evaluate, type JudgedPayment } from './evaluate.rules.ts';

const END = new Date('2026-11-20T09:15:00Z');
const USDT = '0x55d398326f99059ff775485246999027b3197955';
const payment: JudgedPayment = { coin: 'bnb', expected: 100n, expiresAt: END, status: 'pending', detail: null };
const arrival = (amount: bigint, secondsAfterEnd = -1, coin: Arrival['coin'] = 'bnb'): Arrival => ({
  coin,
  amount,
  at: new Date(END.getTime() + secondsAfterEnd * 1000),
  txHash: `0x${amount}`,
});

/** Books arrivals one after another, as the ledger does. */
function book(of: JudgedPayment, arrivals: readonly Arrival[]): Booked[] {
  const booked: Booked[] = [];
  for (const each of arrivals) booked.push({ ...each, countedAs: countAs(of, booked, each), isSettled: false });
  return booked;
}
const stands = (arrivals: readonly Arrival[], over: { isOver?: boolean; seen?: bigint } = {}, of = payment) => {
  const { status, detail } = evaluate(of, book(of, arrivals), { isOver: false, seen: 0n, ...over });
  return [status, detail];
};

describe('a payment', () => {
  const over = { isOver: true };
  it.each<[string, readonly Arrival[], { isOver?: boolean; seen?: bigint }, [string, PaymentDetail | null]]>([
    ['without anything is pending', [], {}, ['pending', null]],
    ['that the head shows is confirming', [], { seen: 1n }, ['pending', 'confirming']],
    ['of the exact amount is confirmed', [arrival(100n)], {}, ['confirmed', null]],
    ['one wei short is underpaid', [arrival(99n)], {}, ['pending', 'underpaid']],
    ['short, with the rest on its way, is confirming', [arrival(99n)], { seen: 1n }, ['pending', 'confirming']],
    ['one wei over is overpaid', [arrival(101n)], {}, ['confirmed', 'overpaid']],
    ['in three parts is confirmed', [arrival(30n), arrival(30n), arrival(40n)], {}, ['confirmed', null]],
    ['paid twice is overpaid', [arrival(100n), arrival(100n)], {}, ['confirmed', 'overpaid']],
    ['paid again after its end is overpaid', [arrival(100n), arrival(100n, 9)], over, ['confirmed', 'overpaid']],
    ['in the second of its end is in time', [arrival(100n, 0)], over, ['confirmed', null]],
    ['a second after its end is late', [arrival(100n, 1)], over, ['expired', 'late']],
    ['with the last part late is late', [arrival(60n), arrival(40n, 1)], over, ['expired', 'late']],
    ['that is over is expired', [], over, ['expired', null]],
    ['that is over and short is underpaid', [arrival(1n)], over, ['expired', 'underpaid']],
    ['on another coin is wrong', [arrival(100n, -1, USDT)], {}, ['pending', 'wrong_asset']],
    ['on another coin, too, is confirmed', [arrival(5n, -1, USDT), arrival(100n)], {}, ['confirmed', 'wrong_asset']],
    ['noticed after its end, but paid in time, is confirmed', [arrival(100n)], over, ['confirmed', null]],
  ])('%s', (_name, arrivals, at, expected) => {
    expect(stands(arrivals, at)).toEqual(expected);
  });

  it('that was called expired too soon is confirmed by what came in time, and by nothing else', () => {
    const expired: JudgedPayment = { ...payment, status: 'expired' };
    expect(stands([arrival(100n)], { isOver: true }, expired)).toEqual(['confirmed', null]);
    expect(stands([arrival(100n, 1)], { isOver: true }, expired)).toEqual(['expired', 'late']);
  });

  it('that the team completed takes what comes as extra', () => {
    const completed: JudgedPayment = { ...payment, status: 'confirmed' };
    expect(book(completed, [arrival(100n)]).map(({ countedAs }) => countedAs)).toEqual(['extra']);
    expect(stands([arrival(100n)], {}, completed)).toEqual(['confirmed', 'overpaid']);
  });

  it('is not completed by what was settled, and is by what came beside it', () => {
    const expired: JudgedPayment = { ...payment, status: 'expired' };
    const booked = book(payment, [arrival(60n)]).map((each) => ({ ...each, isSettled: true }));
    const rest = arrival(99n);
    expect(countAs(expired, booked, rest)).toBe('payment');
    const both: Booked[] = [...booked, { ...rest, countedAs: 'payment', isSettled: false }];
    expect(evaluate(expired, both, { isOver: true, seen: 0n })).toMatchObject({ status: 'expired', received: 99n });
    const last = arrival(1n);
    expect(countAs(expired, both, last)).toBe('payment');
    const all: Booked[] = [...both, { ...last, countedAs: 'payment', isSettled: false }];
    expect(evaluate(expired, all, { isOver: true, seen: 0n })).toMatchObject({
      status: 'confirmed',
      received: 100n,
      txHash: last.txHash,
    });
  });

  it('that a reorganisation touched says so until the team has looked', () => {
    expect(stands([arrival(200n)], {}, { ...payment, status: 'confirmed', detail: 'reorged' })).toEqual([
      'confirmed',
      'reorged',
    ]);
  });

  it('takes what comes after the exact amount as extra', () => {
    const booked = book(payment, [arrival(60n), arrival(40n), arrival(1n)]);
    expect(booked.map(({ countedAs }) => countedAs)).toEqual(['payment', 'payment', 'extra']);
  });

  it('is completed by the arrival that made it enough', () => {
    const arrivals = [arrival(50n, -1, USDT), arrival(60n), arrival(40n), arrival(7n)];
    expect(evaluate(payment, book(payment, arrivals), { isOver: false, seen: 0n }).txHash).toBe('0x40');
  });
});

describe('whatever arrives', () => {
  const anyArrival = record({
    amount: bigInt({ min: 1n, max: 150n }),
    after: integer({ min: -3, max: 3 }),
    coin: constantFrom('bnb' as const, 'bnb' as const, USDT as Arrival['coin']),
  }).map(({ amount, after, coin }) => arrival(amount, after, coin));
  // Blocks come in order of their times.
  const arrivals = array(anyArrival, { maxLength: 8 }).map((some) => some.sort((a, b) => +a.at - +b.at));
  const sumOf = (booked: readonly Booked[], ...kinds: CountedAs[]): bigint =>
    booked.reduce((sum, { amount, countedAs }) => (kinds.includes(countedAs) ? sum + amount : sum), 0n);

  it('is counted, each wei once', () => {
    assert(
      property(arrivals, (some) => {
        const booked = book(payment, some);
        const all = some.reduce((sum, { amount }) => sum + amount, 0n);
        expect(sumOf(booked, 'payment', 'extra', 'late', 'wrong_asset')).toBe(all);
        const verdict = evaluate(payment, booked, { isOver: true, seen: 0n });
        expect(verdict.received).toBe(sumOf(booked, 'payment'));
      }),
    );
  });

  it('confirms when, and only when, enough of the coin came in time', () => {
    assert(
      property(arrivals, boolean(), (some, isOver) => {
        const inTime = some.filter(({ coin, at }) => coin === 'bnb' && at <= END);
        const enough = inTime.reduce((sum, { amount }) => sum + amount, 0n) >= payment.expected;
        expect(evaluate(payment, book(payment, some), { isOver, seen: 0n }).status === 'confirmed').toBe(enough);
      }),
    );
  });

  it('never withdraws a confirmation, and never ignores money', () => {
    assert(
      property(arrivals, nat({ max: 8 }), (some, cut) => {
        const booked = book(payment, some);
        const before = evaluate(payment, booked.slice(0, cut), { isOver: false, seen: 0n });
        const after = evaluate({ ...payment, ...before }, booked, { isOver: true, seen: 0n });
        if (before.status === 'confirmed') expect(after.status).toBe('confirmed');
        expect(after.status).not.toBe('pending');
        if (after.status === 'expired') expect(after.detail === null).toBe(booked.length === 0);
        expect(evaluate({ ...payment, ...after }, booked, { isOver: true, seen: 0n })).toEqual(after);
      }),
    );
  });
});
