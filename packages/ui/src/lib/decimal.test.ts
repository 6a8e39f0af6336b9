import { assert, bigInt, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minus, padded } from './decimal.ts';

const amounts = bigInt({ min: 0n, max: 10n ** 24n });
const text = (wei: bigint): string => `${wei / 10n ** 18n}.${String(wei % 10n ** 18n).padStart(18, '0')}`;

describe('amounts (D18)', () => {
  it('are subtracted exactly, where floats are wrong', () => {
    expect([
      minus('0.3', '0.1'),
      minus('0.05', '0.030000000000000001'),
      minus('1', '1'),
      minus('0.05', '0.06'),
    ]).toEqual(['0.2', '0.019999999999999999', '0', '-0.01']);
  });

  it('give back what was taken, for any two amounts', () => {
    assert(property(amounts, amounts, (one, other) => minus(minus(text(one + other), text(other)), text(one)) === '0'));
  });

  it('show at least the decimals wanted and never lose one', () => {
    expect([padded('0.05', 6), padded('30', 2), padded('0.1234567', 6), padded('0.050000000', 6)]).toEqual([
      '0.050000',
      '30.00',
      '0.1234567',
      '0.050000',
    ]);
  });

  it('refuse what is none', () => {
    expect(() => minus('1e-3', '0')).toThrow(RangeError);
    expect(() => minus('', '0')).toThrow(RangeError);
  });
});
