import { describe, expect, it } from 'vitest';
import { seen, underpaid } from './payment.examples.ts';
import { amountText, isPartSeen, shortHash, transferHref } from './payment.words.ts';

describe('a payment in words', () => {
  it('has BNB with 6 decimals and stable coins with 2, and never loses a digit (SPEC 9)', () => {
    expect([amountText('0.05', 'bnb'), amountText('0.019999999999999999', 'bnb'), amountText('30', 'usdt')]).toEqual([
      '0.050000',
      '0.019999999999999999',
      '30.00',
    ]);
  });

  it('leads to the explorer over https alone (D5)', () => {
    expect(transferHref({ blockExplorerUrl: 'https://bscscan.com/' }, '0xabc')).toBe('https://bscscan.com/tx/0xabc');
    expect(transferHref({ blockExplorerUrl: 'http://bscscan.com' }, '0xabc')).toBeNull();
    expect(transferHref({ blockExplorerUrl: null }, '0xabc')).toBeNull();
    expect(transferHref({ blockExplorerUrl: 'https://bscscan.com' }, null)).toBeNull();
  });

  it('says nothing more is to be sent only where the network shows all of the rest', () => {
    expect(isPartSeen(seen)).toBe(false);
    expect(isPartSeen({ ...seen, seenAmount: '0.049999999999999999' })).toBe(true);
    expect(isPartSeen({ ...underpaid, seenAmount: '0.02' })).toBe(false);
    expect(isPartSeen({ ...seen, seenAmount: '0.1' })).toBe(false);
  });

  it('shortens a hash by its middle', () => {
    expect(shortHash('0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060')).toBe('0x5c50…2060');
  });
});
