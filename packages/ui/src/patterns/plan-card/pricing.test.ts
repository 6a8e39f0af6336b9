import { describe, expect, it } from 'vitest';
import { offersOf, planAction, priceOf, TIERS } from './pricing.ts';

const pricing = {
  bnbPriceUsd: '600.00',
  tiers: {
    FREE: { bnb: '0', usd: '0' },
    PREMIUM: { bnb: '0.05', usd: '30.00' },
    PREMIUM_PLUS: { bnb: '0.1', usd: '60.00' },
  },
};

describe('prices (D9, D10)', () => {
  it('are the server’s', () => {
    expect(priceOf('premium', pricing)).toEqual({ bnb: 0.05, usd: 30, isEstimate: false });
    expect(priceOf('premium_plus', pricing)).toEqual({ bnb: 0.1, usd: 60, isEstimate: false });
  });

  it('are in BNB alone where its rate is not known', () => {
    const tiers = { ...pricing.tiers, PREMIUM: { bnb: '0.05', usd: null } };
    expect(priceOf('premium', { bnbPriceUsd: null, tiers })).toEqual({ bnb: 0.05, usd: null, isEstimate: false });
  });

  it('fall back to the estimates of the specification when there is no price list', () => {
    expect(TIERS.map((tier) => priceOf(tier, null))).toEqual([
      { bnb: 0, usd: 0, isEstimate: false },
      { bnb: 0.017, usd: 10, isEstimate: true },
      { bnb: 0.05, usd: 30, isEstimate: true },
    ]);
  });
});

const coin = (method: 'bnb' | 'usdt') => ({ method, symbol: method.toUpperCase(), isAvailable: true, reason: null });

it('a plan costs its BNB in BNB, and its dollars in a dollar coin (D9)', () => {
  const amounts = offersOf('premium', pricing, [coin('bnb'), coin('usdt')]).map(({ amount }) => amount);
  expect(amounts).toEqual(['0.05', '30.00']);
});

describe('what a plan’s button does (SPEC 2)', () => {
  it.each([
    ['free', ['free', 'choose', 'choose']],
    ['premium', ['free', 'current', 'choose']],
    ['premium_plus', ['free', 'contact', 'current']],
  ] as const)('for someone on %s', (current, actions) => {
    expect(TIERS.map((tier) => planAction(tier, current, false))).toEqual(actions);
  });

  it.each([
    ['premium', ['free', 'renew', 'choose']],
    ['premium_plus', ['free', 'contact', 'renew']],
  ] as const)('for someone on %s, in its last 7 days (D14)', (current, actions) => {
    expect(TIERS.map((tier) => planAction(tier, current, true))).toEqual(actions);
  });
});
