import { describe, expect, it } from 'vitest';
import { phaseOf } from './payment.rules.ts';

const phases = (status: string, details: readonly (string | null)[], leftMs = 60_000) =>
  details.map((detail) => phaseOf({ status, detail }, leftMs));

describe('what the panel shows (SPEC 4, D15)', () => {
  it('a pending payment: to send, to wait, or to mend', () => {
    expect(phases('pending', [null, 'underpaid', 'wrong_asset', 'confirming', 'overpaid', 'reorged', 'late'])).toEqual([
      'awaiting',
      'underpaid',
      'wrongAsset',
      'confirming',
      'confirming',
      'reorged',
      'unsettled',
    ]);
  });

  it('takes an unknown status for pending and an unknown detail for none', () => {
    expect(phases('settling', [null, 'confirming', 'sparkling'])).toEqual(['awaiting', 'confirming', 'awaiting']);
  });

  it('is over when the countdown is, except for what the network already has', () => {
    expect(phases('pending', [null, 'underpaid', 'wrong_asset', 'confirming', 'reorged'], 0)).toEqual([
      'expired',
      'unsettled',
      'unsettled',
      'confirming',
      'reorged',
    ]);
  });

  it('a confirmed payment may be overpaid', () => {
    expect(phases('confirmed', [null, 'overpaid', 'confirming'], -1)).toEqual(['confirmed', 'overpaid', 'confirmed']);
  });

  it('never hides money that arrived: what ended with some of it is to be settled', () => {
    expect(phases('expired', [null, 'late', 'underpaid', 'wrong_asset'])).toEqual([
      'expired',
      'unsettled',
      'unsettled',
      'unsettled',
    ]);
    expect(phases('failed', [null, 'wrong_asset'])).toEqual(['failed', 'unsettled']);
  });
});
