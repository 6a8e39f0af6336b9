import { assert, bigInt, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padded, toWei } from './decimal.ts';

const amounts = bigInt({ min: 0n, max: 10n ** 24n });
const text = (wei: bigint): string => `${wei / 10n ** 18n}.${String(wei % 10n ** 18n).padStart(18, '0')}`;

describe('amounts (D18)', () => {
  it('are wei to the last digit, where floats are wrong', () => {
    expect([toWei('0.05'), toWei('0.030000000000000001'), toWei('0'), toWei('123456789')]).toEqual([
      '50000000000000000',
      '30000000000000001',
      '0',
      '123456789000000000000000000',
    ]);
  });

  it('are the wei that they were written from', () => {
    assert(property(amounts, (wei) => toWei(text(wei)) === String(wei)));
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
    expect(() => toWei('1e-3')).toThrow(RangeError);
    expect(() => toWei('')).toThrow(RangeError);
    expect(() => toWei('-1')).toThrow(RangeError);
    expect(() => toWei('0.0000000000000000001')).toThrow(RangeError);
  });
});
