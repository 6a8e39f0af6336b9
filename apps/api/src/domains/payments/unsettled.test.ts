import { describe, expect, it } from 'vitest';
import { byAsset, claimMessage, symbolOf, unsettledOf } from './unsettled.rules.ts';

type Payment = Parameters<typeof unsettledOf>[0];
type Transfer = Parameters<typeof unsettledOf>[1][number];

const CONFIRMED_AT = new Date('2026-11-24T12:00:00Z');
const BEFORE = new Date('2026-11-24T11:59:59Z');
const TOKEN = `0x${'1'.repeat(40)}`;

const payment = (overrides: Partial<Payment> = {}): Payment => ({
  status: 'confirmed',
  expected_wei: '100',
  confirmed_at: CONFIRMED_AT,
  ...overrides,
});
const transfer = (id: string, amount: number, overrides: Partial<Transfer> = {}): Transfer => ({
  id,
  asset: 'bnb',
  amount_wei: String(amount),
  counted_as: 'payment',
  settled_as: null,
  settled_at: null,
  ...overrides,
});
const late = { counted_as: 'late' } as const;
const wrongAsset = { counted_as: 'wrong_asset', asset: 'usdt' } as const;
const settledBefore = { settled_as: 'refunded', settled_at: BEFORE } as const;
const settledAfter = { settled_as: 'credited', settled_at: CONFIRMED_AT } as const;

const ofConfirmed = (...transfers: Transfer[]) => unsettledOf(payment(), transfers);

describe('what waits for a decision (D15)', () => {
  it('is nothing of a payment that was paid exactly', () => {
    expect(ofConfirmed(transfer('a', 60), transfer('b', 40))).toEqual([]);
  });

  it('is the surplus of an overpaid payment, in its last transfer', () => {
    expect(ofConfirmed(transfer('a', 60), transfer('b', 41))).toEqual([{ transferId: 'b', asset: 'bnb', amount: 1n }]);
  });

  it('is what did not count, after the surplus', () => {
    expect(ofConfirmed(transfer('a', 130), transfer('b', 7, late), transfer('c', 9, wrongAsset))).toEqual([
      { transferId: 'a', asset: 'bnb', amount: 30n },
      { transferId: 'b', asset: 'bnb', amount: 7n },
      { transferId: 'c', asset: 'usdt', amount: 9n },
    ]);
  });

  it('is never what was settled already', () => {
    expect(ofConfirmed(transfer('a', 100), transfer('b', 7, { ...late, ...settledAfter }))).toEqual([]);
  });

  it('is never a token that is not taken: anybody can create one', () => {
    expect(ofConfirmed(transfer('a', 100), transfer('b', 7, { counted_as: 'wrong_asset', asset: TOKEN }))).toEqual([]);
  });

  it('is no part of a pending payment, which may still be completed', () => {
    expect(unsettledOf(payment({ status: 'pending', confirmed_at: null }), [transfer('a', 130)])).toEqual([]);
    expect(
      unsettledOf(payment({ status: 'pending', confirmed_at: null }), [transfer('a', 30), transfer('b', 7, late)]),
    ).toEqual([{ transferId: 'b', asset: 'bnb', amount: 7n }]);
  });

  it.each(['expired', 'failed'] as const)('is all of a payment that is %s, and no surplus on top', (status) => {
    expect(unsettledOf(payment({ status, confirmed_at: null }), [transfer('a', 130), transfer('b', 7, late)])).toEqual([
      { transferId: 'a', asset: 'bnb', amount: 130n },
      { transferId: 'b', asset: 'bnb', amount: 7n },
    ]);
  });

  it('leaves out of the sum a part that was refunded before the payment was confirmed', () => {
    expect(ofConfirmed(transfer('a', 50, settledBefore), transfer('b', 100))).toEqual([]);
    expect(ofConfirmed(transfer('a', 50, settledBefore), transfer('b', 110))).toEqual([
      { transferId: 'b', asset: 'bnb', amount: 10n },
    ]);
  });

  it('offers a surplus once: not after a counted part was settled', () => {
    expect(ofConfirmed(transfer('a', 60), transfer('b', 90, settledAfter))).toEqual([]);
    expect(ofConfirmed(transfer('a', 130), transfer('b', 20, settledAfter))).toEqual([]);
  });

  it('counts nothing that was settled where the payment was never confirmed', () => {
    expect(unsettledOf(payment({ confirmed_at: null }), [transfer('a', 130, settledAfter)])).toEqual([]);
  });
});

describe('the text that the refund address signs', () => {
  const to = { id: 'p1', address: '0xabc' };

  it('names the sum of each coin in order of arrival, the payment and the deposit address', () => {
    const unsettled = [
      { transferId: 'a', asset: 'usdt', amount: 2n * 10n ** 18n },
      { transferId: 'b', asset: 'bnb', amount: 5n * 10n ** 17n },
      { transferId: 'c', asset: 'usdt', amount: 10n ** 18n },
    ];
    expect(byAsset(unsettled)).toEqual([
      { asset: 'usdt', amount: 3n * 10n ** 18n },
      { asset: 'bnb', amount: 5n * 10n ** 17n },
    ]);
    expect(claimMessage(to, unsettled)).toBe(
      'Mutuals payment p1: return 3 USDT and 0.5 BNB, received at 0xabc, to the address that signs this text.',
    );
  });

  it('does not exist where nothing is due', () => {
    expect(claimMessage(to, [])).toBeNull();
  });

  it('names a coin by its symbol, any other token by its contract', () => {
    expect([symbolOf('bnb'), symbolOf(TOKEN)]).toEqual(['BNB', TOKEN]);
  });
});
