import { expect, it } from 'vitest';
import { inDollars } from './money.ts';

it.each([
  ['1', '600', '600.00'],
  ['0.0325', '612.4', '19.90'],
  // Half a cent is rounded up, less is not.
  ['0.001', '5', '0.01'],
  ['0.001', '4.999999999999999999', '0.00'],
  ['2', '0.05', '0.10'],
  ['123456789.123456789', '1000.5', '123518517518.02'],
  ['0.000000000000000001', '10000000000000000', '0.01'],
])('%s at %s dollars is %s, exact to the cent (D18)', (amount, price, dollars) => {
  expect(inDollars(amount, price)).toBe(dollars);
});
