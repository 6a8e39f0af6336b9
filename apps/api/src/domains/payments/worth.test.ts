import { expect, it } from 'vitest';
import { coins } from '../../testing/payment-fixtures.ts';
import { worthOf } from './worth.rules.ts';

const payment = { bnb_usd: '600.00000000', usd_price: '30.00' };
const of = (...amounts: [asset: string, amount: string][]) =>
  worthOf(
    payment,
    amounts.map(([asset, amount]) => ({ asset, amount: BigInt(coins(amount)) })),
  );

it.each<[string, [string, string][], string, boolean]>([
  ['nothing', [], '0.00', false],
  ['the price in BNB', [['bnb', '0.05']], '30.00', true],
  ['ten percent less', [['bnb', '0.045']], '27.00', true],
  ['a cent below that', [['usdt', '26.99']], '26.99', false],
  ['a stablecoin', [['usdt', '30']], '30.00', true],
  [
    'some of each coin',
    [
      ['bnb', '0.02'],
      ['usdt', '10'],
      ['busd', '5'],
    ],
    '27.00',
    true,
  ],
  ['what was paid too much', [['bnb', '0.01']], '6.00', false],
  ['a token that anybody made', [['0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9', '1000000']], '0.00', false],
])('%s is worth that beside a price of 30 dollars', (_, amounts, usd, isAboutPrice) => {
  expect(of(...amounts)).toEqual({ usd, isAboutPrice });
});
