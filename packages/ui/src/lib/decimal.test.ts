import { assert, bigInt, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padded, toUnits } from './decimal.ts';

const amounts = bigInt({ min: 0n, max: 10n ** 24n });
const text = (wei: bigint): string => `${wei / 10n ** 18n}.${String(wei % 10n ** 18n).padStart(18, '0')}`;

describe('amounts (D18)', () => {
  it('are wei to the last digit, where floats are wrong', () => {
    expect(['0.05', '0.030000000000000001', '0', '123456789'].map((amount) => toUnits(amount, 18))).toEqual([
      50_000_000_000_000_000n,
      30_000_000_000_000_001n,
      0n,
      123_456_789_000_000_000_000_000_000n,
    ]);
  });

  it('are the wei that they were written from', () => {
    assert(property(amounts, (wei) => toUnits(text(wei), 18) === wei));
  });

  it('show at least the decimals wanted and never lose one', () => {
    expect([padded('0.05', 6), padded('30', 2), padded('0.1234567', 6), padded('0.050000000', 6)]).toEqual([
      '0.050000',
      '30.00',
      '0.1234567',
      '0.050000',
    ]);
  });

  it('have the decimals of their coin, and zeros beyond them are none', () => {
    expect([toUnits('0.5', 8), toUnits('0.5000000000', 8), toUnits('7', 0), toUnits('0.5', 0)]).toEqual([
      50_000_000n,
      50_000_000n,
      7n,
      undefined,
    ]);
  });

  it('refuse what is none', () => {
    const none = ['1e-3', '', '-1', '1.', '0.0000000000000000001'];
    expect(none.map((amount) => toUnits(amount, 18))).toEqual(none.map(() => undefined));
  });
});
