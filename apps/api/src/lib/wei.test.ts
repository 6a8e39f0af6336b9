import { expect, it } from 'vitest';
import { fromWei, roundedUp, toWei } from './wei.ts';

it.each([
  ['0', 0n],
  ['1', 10n ** 18n],
  ['12.5', 125n * 10n ** 17n],
  ['0.000000000000000001', 1n],
  ['10.000000000000000001', 10n ** 19n + 1n],
])('%s of a coin is exact in wei, and back (D18)', (decimal, wei) => {
  expect(toWei(decimal)).toBe(wei);
  expect(fromWei(wei)).toBe(decimal);
});

it('zeros at the end of an amount say nothing', () => {
  expect(fromWei(toWei('1.500'))).toBe('1.5');
  expect(fromWei(toWei('20.000'))).toBe('20');
});

it.each(['', '.5', '1.', '-1', '1e3', '1,5', ' 1', '0x1', '0.0000000000000000001'])('%j is no amount', (decimal) => {
  expect(() => toWei(decimal)).toThrow(RangeError);
});

it('an amount to pay has at most six decimals and is never too little (D9)', () => {
  expect(fromWei(roundedUp(toWei('0.123456')))).toBe('0.123456');
  expect(fromWei(roundedUp(toWei('0.123456') + 1n))).toBe('0.123457');
  expect(fromWei(roundedUp(toWei('0.999999999999999999')))).toBe('1');
  expect(roundedUp(0n)).toBe(0n);
});
